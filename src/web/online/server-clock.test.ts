import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnTime, serverNow } from './server-clock.ts';

const HERE = Date.UTC(2026, 0, 5, 12);
const HOUR = 60 * 60_000;
beforeEach(() => {
  vi.useFakeTimers({ now: HERE });
});
afterEach(() => {
  vi.useRealTimers();
});

const said = (at: number) => learnTime(new Date(at).toUTCString());

test('a device with a wrong clock counts by the server’s, and one with a right clock by its own', () => {
  said(HERE + 3 * HOUR);
  expect(serverNow()).toBe(HERE + 3 * HOUR);
  // An answer that took a second changes nothing.
  said(HERE + 3 * HOUR - 1000);
  expect(serverNow()).toBe(HERE + 3 * HOUR);
  said(HERE - 2 * HOUR);
  expect(serverNow()).toBe(HERE - 2 * HOUR);
  said(HERE - 1000);
  expect(serverNow()).toBe(HERE);
});

test('something that is not a time changes nothing', () => {
  said(HERE + HOUR);
  learnTime(null);
  learnTime('soon');
  expect(serverNow()).toBe(HERE + HOUR);
});

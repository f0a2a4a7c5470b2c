import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptFor } from './kept.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('however many ask, there is one question at a time, and a new one once the answer has expired', async () => {
  let asked = 0;
  const kept = keptFor(1000, async () => ++asked);
  expect(await Promise.all([kept(), kept()])).toEqual([1, 1]);
  expect(await kept()).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await kept()).toBe(2);
});

test('a question that failed is asked again', async () => {
  let asked = 0;
  const kept = keptFor(1000, async () => {
    if (++asked === 1) throw new Error('away');
    return asked;
  });
  await expect(kept()).rejects.toThrow('away');
  expect(await kept()).toBe(2);
});

import { expect, test } from 'vitest';
import { budgetOf, DAY, deadlineOf, isSlow, paceOf, warningOf } from './pace.ts';

const NOTHING = { ms: 0, plays: 0 };
const DAYS = { kind: 'move', seconds: (2 * DAY) / 1000, late: 'bot' } as const;

test('a clock runs down with thinking and gains with every move; without a clock every move has the same time', () => {
  const clock = { kind: 'clock', seconds: 60, increment: 5, late: 'lose' } as const;
  expect(budgetOf(clock, NOTHING)).toBe(60_000);
  expect(budgetOf(clock, { ms: 20_000, plays: 3 })).toBe(55_000);
  expect(budgetOf(clock, { ms: 90_000, plays: 0 })).toBe(0);
  expect(budgetOf({ ...clock, late: 'ask' }, { ms: 90_000, plays: 0 })).toBe(30_000);
  expect(budgetOf(DAYS, { ms: 90_000, plays: 7 })).toBe(2 * DAY);
  expect(budgetOf({ kind: 'none' }, NOTHING)).toBeNull();
});

test('a warning comes in the last quarter, and never earlier than half a day before the end', () => {
  expect(warningOf(60_000)).toBe(15_000);
  expect(warningOf(7 * DAY)).toBe(DAY / 2);
});

test.each([
  ['before it began', { since: 0, until: 900 }, 1000 + 2 * DAY],
  ['all along', { since: 0, until: 1000 + DAY }, 1000 + 3 * DAY],
  ['in the middle of it', { since: 1000 + DAY, until: 1000 + 4 * DAY }, 1000 + 5 * DAY],
  ['after it was up', { since: 1000 + 2 * DAY, until: 9 * DAY }, 1000 + 2 * DAY],
])('somebody away %s has that much more time', (_, leave, end) => {
  expect(deadlineOf(DAYS, 1000, 2 * DAY, leave)).toBe(end);
});

test('nobody is on leave from a match that is played in one evening', () => {
  const evening = { kind: 'move', seconds: 60, late: 'ask' } as const;
  expect([isSlow(evening), isSlow(DAYS)]).toEqual([false, true]);
  expect(deadlineOf(evening, 0, 60_000, { since: 0, until: DAY })).toBe(60_000);
});

test('tables of earlier versions keep the time they had', () => {
  expect(paceOf({ kind: 'live', absentMinutes: 3 })).toEqual({ kind: 'move', seconds: 180, late: 'ask' });
  expect(paceOf({ kind: 'slow', days: 14 })).toEqual({ kind: 'move', seconds: 14 * 86_400, late: 'bot' });
  expect(paceOf(DAYS)).toBe(DAYS);
});

import { expect, test } from 'vitest';
import { commitmentTo } from '../../engine/fair.ts';
import { Days } from './days.ts';

const NOON = Date.parse('2026-11-17T12:00:00Z');
const HOUR = 60 * 60_000;

test('nobody can know the chance of a day before it begins, and then it is what was committed to', async () => {
  let now = NOON;
  const days = await Days.open(store(), () => now);
  const told = days.around(null);
  expect(told.map(({ day }) => day)).toEqual(told.map(({ day }) => day).toSorted());
  expect(told.find(({ day }) => day === '2026-11-18')).toMatchObject({ seed: null });
  expect(told.filter(({ day, seed }) => day > '2026-11-17' && seed !== null)).toEqual([]);
  expect(told.filter(({ day }) => day > '2026-11-17')).toHaveLength(7);
  expect(days.seedOf('2026-11-18', null)).toBeNull();
  now = Date.parse('2026-11-17T23:59:59.999Z');
  expect(days.seedOf('2026-11-18', null)).toBeNull();
  now++;
  const seed = days.seedOf('2026-11-18', null) ?? '';
  expect(commitmentTo(seed)).toBe(told.find(({ day }) => day === '2026-11-18')?.commitment);
});

test('everything published so far says nothing about tomorrow: seeds differ as if they were drawn at random', async () => {
  const days = await Days.open(store(), () => NOON);
  const other = await Days.open(store('cd'.repeat(32)), () => NOON);
  const seeds = [...days.around(null), ...days.around('club'), ...other.around(null)].flatMap(
    ({ seed }) => seed ?? [],
  );
  expect(seeds).toHaveLength(3 * 8);
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('processes that share a store have the same days, and keep them', async () => {
  const shared = store();
  const [one, other] = await Promise.all([Days.open(shared, () => NOON), Days.open(shared, () => NOON)]);
  expect(other.around(null)).toEqual(one.around(null));
});

test('a deal is accepted until the end of the next day', async () => {
  let now = NOON;
  const days = await Days.open(store(), () => now);
  expect(days.isTaken('2026-11-17')).toBe(true);
  expect(days.isTaken('2026-11-16')).toBe(true);
  expect(days.isTaken('2026-11-15')).toBe(false);
  expect(days.isTaken('2026-11-18')).toBe(false);
  now += 36 * HOUR;
  expect([days.isTaken('2026-11-17'), days.isOver('2026-11-17')]).toEqual([false, true]);
});

test.each(['', 'today', '2026-13-01', '2026-02-30', '0000', '2026-11-17x'])('%j is not a day', async text => {
  const days = await Days.open(store(), () => NOON);
  expect(days.seedOf(text, null)).toBeNull();
  expect([days.isTaken(text), days.isOver(text)]).toEqual([false, false]);
});

/** A store that draws the secret once, or already has it. */
function store(secret?: string) {
  let kept = secret;
  return { keepOnce: async (_name: string, value: string) => (kept ??= value) };
}

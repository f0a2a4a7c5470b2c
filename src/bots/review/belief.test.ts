import { expect, test } from 'vitest';
import { Belief, counted, NOTHING_PLAYED } from './belief.ts';

/** As if the search's losses were real as often as not. */
const OPEN_MIND = { share: 0, spread: 1, players: 0.03 };

function after(suspected: number, differences: readonly number[], times: number, trust = OPEN_MIND): Belief {
  let tally = NOTHING_PLAYED;
  for (let i = 0; i < times; i++) for (const difference of differences) tally = counted(tally, difference);
  return new Belief(suspected, trust, tally);
}

test('before anything is played, it is what the losses of this search have been worth', () => {
  const belief = after(0.2, [], 0, { share: 0.5, spread: 0.5, players: 0.03 });
  expect(belief.loss).toBeCloseTo(0.1, 9);
  expect(belief.error).toBeCloseTo(0.1, 9);
  expect(belief.sure).toBeCloseTo(0.8413, 4);
  expect(after(0.2, [], 0).sure).toBeCloseTo(0.5, 6);
});

test('before much is played, nothing is sure, whatever was suspected', () => {
  expect(after(0.4, [1, 0], 1).sure).toBeLessThan(0.95);
});

test('matches that the better move keeps winning make a loss sure, as far as anything is', () => {
  expect(after(0.2, [1, 0, 0, 1], 15).sure).toBe(0.99);
});

test('a good start makes a loss sure before it is clear enough to stop', () => {
  const start = after(0.2, [1, 0, 0], 6, { share: 0.5, spread: 0.7, players: 0.03 });
  expect(start.sure).toBeGreaterThan(0.95);
  expect(start.isClear).toBe(false);
  expect(after(0.2, [1, 0, 0], 20, { share: 0.5, spread: 0.7, players: 0.03 }).isClear).toBe(true);
});

test('wins and losses that balance leave it open, and more of them leave little hope', () => {
  const belief = after(0.2, [1, -1, 0, 0], 10);
  expect(belief.sure).toBeCloseTo(0.5, 5);
  expect(belief.hopeAfter(60)).toBeGreaterThan(belief.sure);
  expect(after(0.2, [1, -1, 0, 0], 100).hopeAfter(500)).toBeLessThan(0.95);
});

test('the loss is believed only as far as the matches speak for it', () => {
  const few = after(0.1, [1, 0, 0, 0], 4);
  const many = after(0.1, [1, 0, 0, 0], 100);
  expect(few.loss).toBeGreaterThan(0);
  expect(few.loss).toBeLessThan(many.loss);
  expect(many.loss).toBeLessThan(0.25);
  expect(many.error).toBeLessThan(few.error);
});

test('a thousand matches cannot make a loss of two points sure: other players might find none', () => {
  expect(after(0.05, [0.02], 1000).sure).toBeLessThan(0.95);
});

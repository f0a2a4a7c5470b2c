import { expect, test } from 'vitest';
import { gameCalled } from '../games/loaded.ts';
import { type BoutResult, playBout } from './arena.ts';
import { boutOf, labFindings, type Trial, trialsOf } from './lab.ts';

const trial: Trial = { seats: 2, options: { copies: 4, pass: false }, matches: 8, seed: 7 };

/** A match that this seat won. */
function wonBy(seat: number, plays = 50): BoutResult {
  return { plays, scores: seat === 0 ? [9, 4] : [4, 9], shares: seat === 0 ? [1, 0] : [0, 1] };
}

test('half of the matches are between equals; in the others the better bot sits in every seat equally often', () => {
  const levels = Array.from({ length: 8 }, (_, number) => boutOf(trial, number).contestants.join(' '));
  expect(levels.filter(text => text === 'journeyman journeyman')).toHaveLength(4);
  expect(levels.filter(text => text === 'journeyman apprentice')).toHaveLength(2);
  expect(levels.filter(text => text === 'apprentice journeyman')).toHaveLength(2);
});

test('the same seed plays the same matches, another seed others', async () => {
  const game = gameCalled('muro-contro-muro');
  if (!game) throw new Error('the game is missing');
  const [one, again, other] = await Promise.all([
    playBout(game, boutOf(trial, 1)),
    playBout(game, boutOf(trial, 1)),
    playBout(game, boutOf({ ...trial, seed: 8 }, 1)),
  ]);
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
});

test('seats, length and scores come only from matches between equals', () => {
  const results = [wonBy(0, 40), wonBy(1, 1000), wonBy(0, 60), wonBy(0, 1000)];
  const { matches, seats, length, spread, score } = labFindings(trial, results);
  expect(matches).toBe(4);
  expect(seats.map(({ value }) => value)).toEqual([1, 0]);
  expect(length.value).toBe(50);
  expect(length.low).toBeLessThan(50);
  expect(length.high).toBeGreaterThan(50);
  expect(spread.value).toBe(5);
  expect(score.value).toBe(6.5);
});

test('if the better bot always wins nothing is luck, and if it wins as often as the others everything is', () => {
  // The better bot sits in seat 0 in match 1, in seat 1 in match 3, and so on.
  const matches = (winner: (better: number, n: number) => number) =>
    Array.from({ length: 400 }, (_, n) => wonBy(n % 2 === 0 ? 0 : winner((n >> 1) % 2, n >> 1)));
  const always = labFindings(
    trial,
    matches(better => better),
  ).luck;
  expect(always.value).toBe(0);
  expect(always.high).toBeLessThan(0.1);
  const evenly = labFindings(
    trial,
    matches((better, n) => (n % 4 < 2 ? better : 1 - better)),
  ).luck;
  expect(evenly.value).toBe(1);
  expect(evenly.low).toBeGreaterThan(0.8);
});

test('unplayed matches are left out, and no matches say nothing', () => {
  const found = labFindings(trial, [undefined, undefined, wonBy(1)]);
  expect(found.matches).toBe(1);
  expect(found.seats.map(({ value }) => value)).toEqual([0, 1]);
  expect(found.luck).toMatchObject({ low: 0, high: 1 });
  // A single match does not say how much others differ, and two say little.
  expect(found.length).toMatchObject({ low: -Infinity, high: Infinity });
  const two = labFindings(trial, [wonBy(0, 40), undefined, wonBy(0, 60)]).length;
  expect([two.value, Math.round(two.high)]).toEqual([50, 177]);
});

test('every value of the compared option is tried with the same seed', () => {
  const game = gameCalled('muro-contro-muro');
  const trials = trialsOf(game?.options ?? {}, trial, 'copies');
  expect(trials.map(({ value }) => value)).toEqual([4, 5, 6, 7, 8, 9]);
  for (const { value, trial: each } of trials) {
    expect(each).toEqual({ ...trial, options: { copies: value, pass: false } });
  }
  expect(trialsOf(game?.options ?? {}, trial, null)).toEqual([{ value: null, trial }]);
});

import { expect, test } from 'vitest';
import { Expectimax } from '../../src/bots/expectimax.ts';
import { abilityOf } from '../../src/bots/levels.ts';
import { canBeJudged } from '../../src/bots/which-search.ts';
import { Random } from '../../src/engine/random.ts';
import { GAMES } from '../../src/games/loaded.ts';
import { solvedMoves } from './solver.ts';
import { type Sticks, sticks } from './sticks.ts';

function search(state: Sticks, iterations: number): Expectimax {
  const ability = abilityOf('master', sticks);
  const view = sticks.view(state, state.seat);
  const thought = new Expectimax(sticks, view, state.seat, new Random(1), ability);
  thought.run(iterations);
  return thought;
}

test('searched to the end, every move is worth what the solver says, whatever the evaluation knows', () => {
  for (const seat of [0, 1]) {
    const state = { seats: 2, left: 7, seat, rolled: 2 };
    const solved = new Map(solvedMoves(sticks, state, seat).map(({ move, value }) => [move, value]));
    const found = search(state, 20_000).candidates();
    expect(found.length).toBe(solved.size);
    for (const { move, value } of found) expect(value).toBeCloseTo(solved.get(move) ?? Number.NaN, 9);
    expect(solved.get(search(state, 20_000).choose())).toBe(Math.max(...solved.values()));
  }
});

test('before the first iteration, the move is the one that the evaluation likes best', () => {
  const winsAtOnce = { seats: 2, left: 3, seat: 0, rolled: 2 };
  expect(search(winsAtOnce, 0).choose()).toBe('3');
});

test('a careful level overlooks no immediate win, and a careless one may', () => {
  const winsAtOnce = { seats: 2, left: 3, seat: 0, rolled: 2 };
  const chosen = (careful: boolean) =>
    Array.from({ length: 20 }, (_, seed) => {
      const ability = { ...abilityOf('journeyman', sticks), overlooks: 1, careful };
      return new Expectimax(sticks, sticks.view(winsAtOnce, 0), 0, new Random(seed), ability).choose();
    });
  expect(new Set(chosen(true))).toEqual(new Set(['3']));
  expect(chosen(false).some(move => move !== '3')).toBe(true);
});

test('shares are relative to all the thinking, and the move examined most comes first', () => {
  const found = search({ seats: 2, left: 7, seat: 0, rolled: 2 }, 100).candidates();
  expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(found.map(({ share }) => share)).toEqual(found.map(({ share }) => share).sort((a, b) => b - a));
});

test('only open two-seat games with an evaluation are searched like this', () => {
  expect(GAMES.filter(canBeJudged).map(({ id }) => id)).toEqual(['muro-contro-muro']);
  expect(canBeJudged(sticks)).toBe(true);
});

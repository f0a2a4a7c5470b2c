import { expect, test } from 'vitest';
import { OVER } from '../../../engine/game.ts';
import { Random } from '../../../engine/random.ts';
import { judgeByNet } from '../../../engine/seat-net.ts';
import { game as mauerBauer } from '../game.ts';
import { clone, FINISHED, type State, WALL } from '../rules/state.ts';
import { linesAround, playAll, playAtRandom, position } from '../testing/positions.ts';
import { net } from './evaluation.ts';
import { rollout } from './rollout.ts';

/** What a search makes of the state: the net judges where the rollout stops before the end. */
function rolledOut(state: State, seed: number): number[] {
  const values = new Float64Array(state.seats);
  rollout(state, new Random(seed), values);
  if (state.phase !== FINISHED) judgeByNet(net, state, values);
  return [...values];
}

/** States of random matches, one in seven. */
function* states(): Generator<State> {
  const random = new Random(3);
  for (let match = 0; match < 12; match++) {
    const state = mauerBauer.start(2 + (match % 3), { hastyRoll: match % 2 === 0 });
    for (let plays = 0; mauerBauer.due(state) !== OVER; plays++) {
      if (plays % 7 === 0) yield clone(state);
      playAtRandom(state, random);
    }
  }
}

test('a rollout keeps every piece, ends at the start of a turn or when the match is over, and shares out one win', () => {
  for (const state of states()) {
    const pieces = mauerBauer.pieces(state);
    const values = rolledOut(state, 5);
    expect(mauerBauer.pieces(state)).toEqual(pieces);
    expect([WALL, FINISHED]).toContain(state.phase);
    expect(values.reduce((sum, value) => sum + value)).toBeCloseTo(1);
    expect(values.every(value => value >= 0)).toBe(true);
  }
});

test('a rollout plays the cards that are good for a completed city, and stops before the next turn', () => {
  const [first, second, third] = linesAround('C4').split(' ');
  const state = position({
    walls: `${first} ${second}`,
    hands: ['S1 S1 P P T T', 'S7 S7 S3 S3 S2 S2'],
    left: { walls: 12 },
  });
  playAll(state, third);
  const values = rolledOut(state, 1);
  expect(state.cities).toBe(1);
  expect(state.scores[0]).toBeGreaterThanOrEqual(1 + 6 + 6);
  expect(state.wallsLeft).toBe(11);
  expect(values[0] + values[1]).toBeCloseTo(1);
});

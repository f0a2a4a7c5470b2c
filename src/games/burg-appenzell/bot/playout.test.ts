import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NATURE_DUE, OVER } from '../../../engine/game.ts';
import { buffersFor, playoutByStep } from '../../../engine/playout.ts';
import { Random } from '../../../engine/random.ts';
import { NATURE } from '../../../engine/viewers.ts';
import { game as burgAppenzell, type State } from '../game.ts';
import { deriveFloor } from '../rules/state.ts';
import { playout } from './playout.ts';

const { chances, clone, copy, due, moves, play, start } = burgAppenzell;
const buffers = buffersFor(burgAppenzell);

const matches = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  options: fc.record({
    layout: fc.constantFrom('A', 'B'),
    target: fc.integer({ min: 4, max: 6 }),
    memory: fc.boolean(),
  }),
  steps: fc.integer({ min: 0, max: 400 }),
  seed: fc.integer(),
});

/** One play at random. */
function step(state: State, random: Random): void {
  const isNature = due(state) === NATURE_DUE;
  const count = isNature ? chances(state, buffers.moves) : moves(state, state.active, buffers.moves);
  play(state, isNature ? NATURE : state.active, buffers.moves[random.below(count)], null);
}

test('a playout from anywhere ends as it does step by step, drawing the same numbers', () => {
  fc.assert(
    fc.property(matches, ({ seats, options, steps, seed }) => {
      const byStep = start(seats, options);
      const random = new Random(seed);
      for (let i = 0; i < steps && due(byStep) !== OVER; i++) step(byStep, random);
      const whole = clone(byStep);
      const [first, second] = [new Random(seed), new Random(seed)];
      expect(playout(whole, first)).toBe(playoutByStep(burgAppenzell, byStep, second, buffers));
      expect(whole).toEqual(byStep);
      expect(first.next()).toBe(second.next());
    }),
    { numRuns: 300 },
  );
});

test('a state that has been used can be reused', () => {
  const beginning = start(4, { layout: 'A', target: 4, memory: false });
  const [fresh, used] = [clone(beginning), clone(beginning)];
  playout(used, new Random(5));
  copy(used, beginning);
  expect(used).toEqual(beginning);
  playout(fresh, new Random(6));
  playout(used, new Random(6));
  expect(used).toEqual(fresh);
});

test('at every step the sets of squares agree with roofs and tiles', () => {
  fc.assert(
    fc.property(matches, ({ seats, options, steps, seed }) => {
      const state = start(seats, options);
      const random = new Random(seed);
      for (let i = 0; i < steps && due(state) !== OVER; i++) {
        step(state, random);
        const derived = clone(state);
        deriveFloor(derived);
        expect(derived).toEqual(state);
      }
    }),
    { numRuns: 20 },
  );
});

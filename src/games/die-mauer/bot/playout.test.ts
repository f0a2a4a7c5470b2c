import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowest } from '../../../engine/bits.ts';
import { OVER } from '../../../engine/game.ts';
import { buffersFor, playoutByStep } from '../../../engine/playout.ts';
import { Random } from '../../../engine/random.ts';
import { game as dieMauer } from '../game.ts';
import type { State } from '../rules/state.ts';
import { position } from '../testing/positions.ts';
import { playout } from './playout.ts';

const buffers = buffersFor(dieMauer);

function expectSamePlayout(state: State, seed: number): void {
  const byStep = dieMauer.clone(state);
  const stepRandom = new Random(seed);
  const random = new Random(seed);
  const plays = playoutByStep(dieMauer, byStep, stepRandom, buffers);
  expect(playout(state, random)).toBe(plays);
  expect(state).toEqual(byStep);
  expect(random.next()).toBe(stepRandom.next());
}

test('a playout from any moment of a match agrees with the rules, draw for draw', () => {
  const setting = fc.record({
    seats: fc.integer({ min: 3, max: 6 }),
    rounds: fc.integer({ min: 1, max: 3 }),
    gift: fc.constantFrom('must', 'may'),
    plays: fc.integer({ min: 0, max: 300 }),
    seed: fc.integer(),
  });
  fc.assert(
    fc.property(setting, ({ seats, rounds, gift, plays, seed }) => {
      const random = new Random(seed);
      const state = dieMauer.start(seats, { rounds, gift });
      for (let play = 0; play < plays && dieMauer.due(state) !== OVER; play++) {
        const due = dieMauer.due(state);
        const seat = lowest(due);
        const count = dieMauer.moves(state, seat, buffers.moves);
        dieMauer.play(state, seat, buffers.moves[random.below(count)], null);
      }
      expectSamePlayout(state, seed);
    }),
    { numRuns: 500, seed: 2 },
  );
});

test.each([
  ['a deadlock is near', { wall: '4T', hands: ['TT', 'TG', 'GG', '1T'], rounds: 2 }],
  [
    'everybody has blocks of one kind twice',
    { wall: '4', hands: ['1122', '33TT', '44GG', '66TT'], rounds: 1 },
  ],
  ['stalling is near', { wall: '4', idle: 11, seats: 4, rounds: 2 }],
  [
    'the last seats of six have doubles',
    { wall: 'G', hands: ['1', '2', '3', '4', 'TT66', 'GG11'], rounds: 2 },
  ],
])('the same if %s', (_, given) => {
  for (let seed = 0; seed < 100; seed++) expectSamePlayout(position(given), seed);
});

test('a playout of a match that is over makes no play', () => {
  const state = dieMauer.start(3, { rounds: 1, gift: 'must' });
  playout(state, new Random(1));
  expect(playout(state, new Random(2))).toBe(0);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OVER } from '../../../engine/game.ts';
import { buffersFor, playoutByStep } from '../../../engine/playout.ts';
import { Random } from '../../../engine/random.ts';
import { NATURE } from '../../../engine/viewers.ts';
import { game as mauerBauer } from '../game.ts';
import { PHASES, type State } from '../rules/state.ts';
import { linesAround, position } from '../testing/positions.ts';

const buffers = buffersFor(mauerBauer);

function expectSamePlayout(state: State, seed: number): void {
  const byStep = mauerBauer.clone(state);
  const atOnce = mauerBauer.clone(state);
  const [a, b] = [new Random(seed), new Random(seed)];
  const plays = playoutByStep(mauerBauer, byStep, a, buffers);
  expect(mauerBauer.playout?.(atOnce, b)).toBe(plays);
  expect(atOnce).toEqual(byStep);
  expect(b.next()).toBe(a.next());
}

/** Random plays from the start, until a number of them is made or the match is over. */
function after(plays: number, seats: number, hastyRoll: boolean, seed: number): State {
  const state = mauerBauer.start(seats, { hastyRoll });
  const random = new Random(seed);
  const { moves } = buffers;
  for (let i = 0; i < plays && mauerBauer.due(state) !== OVER; i++) {
    const chances = mauerBauer.chances(state, moves);
    const count = chances || mauerBauer.moves(state, state.actor, moves);
    mauerBauer.play(state, chances ? NATURE : state.actor, moves[random.below(count)], null);
  }
  return state;
}

describe('a whole playout agrees with the rules, play by play', () => {
  test('from the start and from the middle, with any number of seats and any options', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 200 }),
        fc.integer({ min: 2, max: 4 }),
        fc.boolean(),
        fc.integer(),
        (plays, seats, hasty, seed) => expectSamePlayout(after(plays, seats, hasty, seed), seed + 1),
      ),
      { numRuns: 400, seed: 1 },
    );
  });

  test('from every kind of step', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      for (let plays = 0; plays < 240; plays += 3) {
        const state = after(plays, 3, seed % 2 === 0, seed);
        met.add(PHASES[state.phase]);
        expectSamePlayout(state, seed);
      }
    }
    expect([...met].sort()).toEqual([...PHASES].sort());
  });

  test('with a deck that runs out again and again', () => {
    for (let seed = 0; seed < 60; seed++) {
      expectSamePlayout(position({ seats: 4, deck: 'ow', hands: ['S1 S2', 'S1', 'T T', 'N'] }), seed);
      expectSamePlayout(position({ seats: 2, deck: '', hands: ['S1 S2', 'S1'] }), seed);
    }
  });

  test('with supplies that run out', () => {
    const twelve = (colour: string) => colour.repeat(12);
    const rows = 'a1-a3 a3-a5 a5-a7 a7-a9 b0-b2 b2-b4 b4-b6 b6-b8 b8-b10 c1-c3 c3-c5 c5-c7 c7-c9 d0-d2 d2-d4';
    for (let seed = 0; seed < 60; seed++) {
      expectSamePlayout(
        position({ houses: `A1${twelve('R')} C5${twelve('G').slice(1)} E9${twelve('B')}` }),
        seed,
      );
      expectSamePlayout(
        position({ walls: rows, towers: 'a1w a3w a5w a7w a9w b0w b2w b4w b6w b8k b10k c1k c3k c5k c7k' }),
        seed,
      );
      const city = 'C3 C4 C5 C6 C7';
      expectSamePlayout(
        position({
          walls: linesAround(city),
          cities: [`${city}: RG/RRRGGBBBYYYPPP`],
          houses: 'D4RRGG C8BBRR',
        }),
        seed,
      );
    }
  });
});

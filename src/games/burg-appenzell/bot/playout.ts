import * as steps from '../../../engine/playout.ts';
import type { Random } from '../../../engine/random.ts';
import { NATURE } from '../../../engine/viewers.ts';
import * as castle from '../rules/castle.ts';
import { MOST_MOVES } from '../rules/codes.ts';
import * as listing from '../rules/moves.ts';
import * as rules from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import * as states from '../rules/state.ts';

// Bound here to be constants to the compiler: see `rules/moves.ts`.
const { drawOutcome } = steps;
const { NOWHERE } = castle;
const { chances, countMoves, nthMove } = listing;
const { play } = rules;
const { ENDED } = states;

const outcomes = new Int32Array(MOST_MOVES);

/** Plays to the end at random, as the contract says: moves are counted and not listed, as all but one are thrown away. */
export function playout(state: State, random: Random): number {
  let plays = 0;
  for (; state.phase !== ENDED; plays++) {
    if (state.turningUp === NOWHERE) {
      const count = countMoves(state);
      play(state, state.active, nthMove(state, count === 1 ? 0 : random.below(count)), null);
    } else {
      play(state, NATURE, drawOutcome(random, outcomes, chances(state, outcomes)), null);
    }
  }
  return plays;
}

import { pickByWeight } from '../../../engine/playout.ts';
import type { Random } from '../../../engine/random.ts';
import { NATURE } from '../../../engine/viewers.ts';
import { NOWHERE } from '../rules/castle.ts';
import { MOST_MOVES } from '../rules/codes.ts';
import { chances, countMoves, nthMove } from '../rules/moves.ts';
import { play } from '../rules/rules.ts';
import { ENDED, type State } from '../rules/state.ts';

const outcomes = new Int32Array(MOST_MOVES);
const weights = new Int32Array(MOST_MOVES);

/** Plays to the end at random, as the contract says: moves are counted and not listed, as all but one are thrown away. */
export function playout(state: State, random: Random): number {
  let plays = 0;
  for (; state.phase !== ENDED; plays++) {
    if (state.turningUp === NOWHERE) {
      const count = countMoves(state);
      play(state, state.active, nthMove(state, count === 1 ? 0 : random.below(count)), null);
    } else {
      const count = chances(state, outcomes, weights);
      play(state, NATURE, outcomes[pickByWeight(random, weights, count)], null);
    }
  }
  return plays;
}

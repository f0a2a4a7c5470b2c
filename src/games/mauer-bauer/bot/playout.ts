import type { Random } from '../../../engine/random.ts';
import { FINISHED, type State } from '../rules/state.ts';
import { playAtRandom } from './drawing.ts';

/** Plays to the end, every legal move equally likely, and returns the number of plays. */
export function playout(state: State, random: Random): number {
  let plays = 0;
  for (; state.phase !== FINISHED; plays++) playAtRandom(state, random);
  return plays;
}

import type { Random } from '../../../engine/random.ts';
import { NATURE } from '../../../engine/viewers.ts';
import * as castle from '../rules/castle.ts';
import * as codes from '../rules/codes.ts';
import * as listing from '../rules/moves.ts';
import * as rules from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import * as states from '../rules/state.ts';
import * as tiles from '../rules/tiles.ts';

// Bound here to be constants to the compiler: see `rules/moves.ts`.
const { NOWHERE } = castle;
const { turnedUp } = codes;
const { countMoves, nthMove } = listing;
const { play } = rules;
const { ENDED } = states;
const { KINDS } = tiles;

/** Plays to the end at random, as the contract says: moves are counted and not listed, as all but one are thrown away. */
export function playout(state: State, random: Random): number {
  let plays = 0;
  for (; state.phase !== ENDED; plays++) {
    if (state.turningUp === NOWHERE) {
      const count = countMoves(state);
      play(state, state.active, nthMove(state, count === 1 ? 0 : random.below(count)), null);
    } else play(state, NATURE, turnedUp(state.turningUp, drawKind(state.unseenOf, random)), null);
  }
  return plays;
}

/** BA-6: a kind of tile, each as likely as there are unseen tiles of it. Draws no number if there is only one. */
function drawKind(unseenOf: Uint8Array, random: Random): number {
  let unseen = 0;
  let kinds = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const number = unseenOf[kind];
    unseen += number;
    kinds += (-number >>> 31) & 1;
  }
  let rest = kinds === 1 ? 0 : random.below(unseen);
  let kind = 0;
  while (rest >= unseenOf[kind]) rest -= unseenOf[kind++];
  return kind;
}

import type { Random } from '../../../engine/random.ts';
import { NATURE } from '../../../engine/viewers.ts';
import * as legal from '../rules/moves.ts';
import { COLOURS, FACES } from '../rules/pieces.ts';
import * as rules from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import * as phases from '../rules/state.ts';

/** What the inner loop needs, as local constants: imports would be looked up each time. */
const { moves, randomMove } = legal;
const { moveBrick, play, roll } = rules;
const { CHOOSE_COLOUR, ENDED, FIRST_ROLL, TO_MOVE } = phases;

/** A whole match by the rules, every legal move equally likely. */
export function playout(state: State, random: Random): number {
  let plays = begin(state, random);
  while (state.phase !== ENDED) {
    if (state.phase !== TO_MOVE) {
      roll(state, random.below(SIDES), null);
      plays++;
    }
    // MM-12: a roll may allow no move.
    if (state.phase === TO_MOVE) {
      moveBrick(state, randomMove(state, random), null);
      plays++;
    }
  }
  return plays;
}

/** MM-6, MM-7: plays until the roll of the first turn is due. */
function begin(state: State, random: Random): number {
  let plays = 0;
  for (; state.phase === CHOOSE_COLOUR; plays++) {
    const count = moves(state, state.seat, colours);
    play(state, state.seat, colours[random.below(count)], null);
  }
  for (; state.phase === FIRST_ROLL; plays++) play(state, NATURE, random.below(SIDES), null);
  return plays;
}

const SIDES = FACES.length;
const colours = new Int32Array(COLOURS.length);

import * as bits from '../../../engine/bits.ts';
import type { Random } from '../../../engine/random.ts';
import * as hand from '../rules/hands.ts';
import * as listing from '../rules/moves.ts';
import * as rules from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import * as states from '../rules/state.ts';
import * as turns from '../rules/turns.ts';

// An imported name is looked up at every use, a constant of the module is not.
const { lowest } = bits;
const { kindsIn } = hand;
const { fistCount, fistNumber, moves } = listing;
const { play, reveal } = rules;
const { allOf, BUILD, MATCH_OVER, PLAN } = states;
const { withFist } = turns;

const buffer = new Int32Array(32);

/** Plays to the end at random: every legal move is equally likely. Draws the numbers that `playoutByStep` would. */
export function playout(state: State, random: Random): number {
  const everybody = allOf(state.seats);
  let plays = 0;
  while (state.phase !== MATCH_OVER) {
    if (state.phase === PLAN && state.due === everybody) {
      reveal(state, randomFists(state, random), null);
      plays += state.seats;
    } else if (state.phase === BUILD) {
      // DM-8: L or R.
      play(state, lowest(state.due), random.below(2), null);
      plays++;
    } else {
      const seat = lowest(state.due);
      const count = moves(state, seat, buffer);
      play(state, seat, buffer[count === 1 ? 0 : random.below(count)], null);
      plays++;
    }
  }
  return plays;
}

/** DM-6 for all seats. */
function randomFists({ seats, hands }: State, random: Random): number {
  let fists = 0;
  for (let seat = 0; seat < seats; seat++) {
    const kinds = kindsIn(hands[seat]);
    fists = withFist(fists, seat, fistNumber(kinds, random.below(fistCount(kinds))));
  }
  return fists;
}

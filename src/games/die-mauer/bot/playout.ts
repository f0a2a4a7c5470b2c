import * as bits from '../../../engine/bits.ts';
import type { Random } from '../../../engine/random.ts';
import * as hand from '../rules/hands.ts';
import * as listing from '../rules/moves.ts';
import * as rules from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import * as states from '../rules/state.ts';

// An imported name is looked up at every use, a constant of the module is not.
const { lowest } = bits;
const { kindsIn } = hand;
const { fistCount, fistNumber, moves } = listing;
const { play, reveal } = rules;
const { allOf, MATCH_OVER, PLAN } = states;

const buffer = new Int32Array(32);

/** Plays to the end at random: every legal move is equally likely. Draws the numbers that `playoutByStep` would. */
export function playout(state: State, random: Random): number {
  const everybody = allOf(state.seats);
  let plays = 0;
  while (state.phase !== MATCH_OVER) {
    if (state.phase === PLAN && state.due === everybody) {
      reveal(state, randomFists(state, random), null);
      plays += state.seats;
    } else {
      const seat = lowest(state.due);
      const count = moves(state, seat, buffer);
      play(state, seat, buffer[count === 1 ? 0 : random.below(count)], null);
      plays++;
    }
  }
  return plays;
}

/** DM-6 for all seats. Not a loop, so that the generator stays in registers from one draw to the next. */
function randomFists({ seats, hands }: State, random: Random): number {
  let fists = randomFist(hands[0], random);
  fists |= randomFist(hands[1], random) << 4;
  fists |= randomFist(hands[2], random) << 8;
  if (seats > 3) fists |= randomFist(hands[3], random) << 12;
  if (seats > 4) fists |= randomFist(hands[4], random) << 16;
  if (seats > 5) fists |= randomFist(hands[5], random) << 20;
  return fists;
}

function randomFist(hand: number, random: Random): number {
  const kinds = kindsIn(hand);
  return fistNumber(kinds, random.below(fistCount(kinds)));
}

/** Which cards to play: what they score now (`worth`, see `prospects.ts`) against what they are worth in hand. */
import * as cards from './cards.ts';
import { CARD_NAMES } from './cards.ts';
import * as board from './playout-board.ts';
import * as prospects from './prospects.ts';
import { handOf, NONE, type State } from './state.ts';

const { bitsIn } = cards;
const { tally, ENDING, WALLS_LEFT } = board;
const { worth } = prospects;

/**
 * What a card in hand is worth early in a match, in tenths of a point: found by playing thousands of matches, policy
 * against policy (`docs/bots/mauer-bauer.md`).
 */
const IN_HAND: Readonly<Record<string, number>> = {
  ...{ S1: 95, S2: 70, S3: 53, S7: 20, C: 87, N: 105, P: 45 },
  ...{ HR: 35, HG: 35, HB: 35, HY: 35, HP: 35 },
  ...{ T: 58, Tw: 50, Tg: 50, Tk: 50 },
  ...{ oR: 46, oG: 46, oB: 46, oY: 46, oP: 46 },
  ...{ rW: 150, rC: 150, rE: 150 },
  ...{ ot: 73, otw: 56, otg: 56, otk: 56, oc: 91, ow: 59 },
};
const inHand = Float64Array.from(CARD_NAMES, name => IN_HAND[name] / 10);

/** What two new cards are worth to a seat that throws one away instead of scoring. */
const TWO_NEW = 17;
/** An exchange gets rid of cards that are worth less than this in hand, and score less than that. */
const LEAST_IN_HAND = 6.2;
const LEAST_WORTH = 4.4;
/** As many walls as this are left for every card that can still be played for its full worth. */
const WALLS_FOR_A_CARD = 1.9;

/** What `chooseCards` has chosen: one card, or two, or one to throw away; `NONE` if there is none. */
export const choice = { first: NONE, second: NONE, isThrown: false, value: 0 };

/** How much of their worth the cards of a hand keep: in a match that ends soon, not all will be played. */
export function priceFor(piles: Int32Array, seat: number): number {
  if (tally[ENDING] !== 0) return 0;
  const hand = bitsIn(piles[handOf(seat)]) + bitsIn(piles[handOf(seat) + 1]);
  return Math.min(1, tally[WALLS_LEFT] / WALLS_FOR_A_CARD / hand);
}

/** What the card is worth in hand, at this price. */
export function keepValue(card: number, price: number): number {
  return inHand[card] * price;
}

/** What throwing the card away instead of scoring is worth. */
export function throwValue(card: number, price: number): number {
  return (TWO_NEW - inHand[card]) * price;
}

export function isWorthless(card: number): boolean {
  return inHand[card] < LEAST_IN_HAND && worth[card] < LEAST_WORTH;
}

/** Writes into `choice` what the seat does best with its hand for what is weighed. */
export function chooseCards(piles: Int32Array, seat: number): void {
  const twice = piles[handOf(seat) + 1];
  const price = priceFor(piles, seat);
  let first = NONE;
  let second = NONE;
  let firstGain = Number.NEGATIVE_INFINITY;
  let secondGain = 0; // a second card is played only if it brings something
  let worst = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (let rest = piles[handOf(seat)]; rest !== 0; rest &= rest - 1) {
    const card = 31 - Math.clz32(rest & -rest);
    const gain = worth[card] - inHand[card] * price;
    if (gain > firstGain) {
      if (firstGain > 0) {
        second = first;
        secondGain = firstGain;
      }
      first = card;
      firstGain = gain;
      if (((twice >> card) & 1) !== 0 && gain > 0) {
        second = card;
        secondGain = gain;
      }
    } else if (gain > secondGain) {
      second = card;
      secondGain = gain;
    }
    if (inHand[card] < least) {
      least = inHand[card];
      worst = card;
    }
  }
  const thrown = worst === NONE || tally[ENDING] !== 0 ? Number.NEGATIVE_INFINITY : throwValue(worst, price);
  choice.isThrown = thrown > firstGain + secondGain;
  choice.first = choice.isThrown ? worst : first;
  choice.second = choice.isThrown ? NONE : second;
  choice.value = first === NONE ? 0 : Math.max(thrown, firstGain + secondGain);
}

/** What the seat gets from what is weighed more than the others do on average. */
export function edgeOf(state: State, seat: number): number {
  let others = 0;
  let own = 0;
  for (let other = 0; other < state.seats; other++) {
    chooseCards(state.piles, other);
    if (other === seat) own = choice.value;
    else others += choice.value;
  }
  return own - others / (state.seats - 1);
}

/** How much of the worth in hand of a card for things outside is what it would score now: the board changes slowly. */
export const tuneHand = { now: 0.4 };

/** What the hand is worth to its seat; `worth` holds what the cards score without a city. */
export function handValue(piles: Int32Array, seat: number): number {
  const price = priceFor(piles, seat);
  const twice = piles[handOf(seat) + 1];
  const now = tuneHand.now;
  let value = 0;
  for (let rest = piles[handOf(seat)]; rest !== 0; rest &= rest - 1) {
    const card = 31 - Math.clz32(rest & -rest);
    const each = isOutside[card] === 0 ? inHand[card] : (1 - now) * inHand[card] + now * worth[card];
    value += each * (1 + ((twice >> card) & 1));
  }
  return value * price;
}

/** 1 for the cards that count what is outside all cities. */
const isOutside = Uint8Array.from(CARD_NAMES, name => (/^[or]/.test(name) ? 1 : 0));

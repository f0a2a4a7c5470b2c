/** Which cards to play: what they score now against what they are worth in hand. */
import * as bits from '../../../engine/bits.ts';
import * as cards from '../rules/cards.ts';
import * as pieces from '../rules/pieces.ts';
import * as scoring from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import * as states from '../rules/state.ts';

// Constants of this module, because imports are looked up at every use: see `docs/speed/mauer-bauer.md`.
const { lowest } = bits;
const { CARD_NAMES, sizeOf } = cards;
const { WALLS } = pieces;
const { pointsFor } = scoring;
const { handOf, NONE } = states;

/**
 * What a card in hand is worth: almost the same for any card, because it can be discarded, and more the more walls are
 * left. Fitted to what cards brought in tens of thousands of matches, and tuned policy against policy
 * (`docs/bots/mauer-bauer.md`).
 */
const MOST_FOR_A_CARD = 10.5;
const FOR_EVERY_WALL = 0.42;
/** A hand with more cards than this per wall left will not all be played. */
const CARDS_FOR_A_WALL = 0.5;
/**
 * How much of what a card for things outside scores above average it will still score later: at the start, and at the
 * end.
 */
const LASTS_AT_THE_START = 0.1;
const LASTS_AT_THE_END = 0.55;
const USUAL_OUTSIDE = 4.5;
/** How much more some cards are worth than others, by the beginnings of their names. */
const BETTER: readonly (readonly [names: RegExp, points: number])[] = [
  [/^C/, 0.5],
  [/^N/, 3],
  [/^r/, 1.7],
  [/^H/, -1],
  [/^T./, -0.5],
];
/** What the cards received for a discarded one are worth, in cards: they come when the seat needs them most. */
const FOR_A_CARD_THROWN = 3.5;
/** In an exchange, a seat keeps cards that are better than others by this much, or score at least that much. */
const BETTER_TO_KEEP = 0.3;
const SCORES_TO_KEEP = 5;

const better = Float64Array.from(CARD_NAMES, name => BETTER.find(([names]) => names.test(name))?.[1] ?? 0);
/** 1 for the cards that count what is outside all cities. */
const isOutside = Uint8Array.from(CARD_NAMES, name => (/^[or]/.test(name) ? 1 : 0));

/** What `chooseCards` has chosen: one card, two, or one to discard; `NONE` if there is none. */
export const choice = { first: NONE, second: NONE, isThrown: false, value: 0 };

/** What a card in this hand is worth, whatever it is; 0 in the last scoring. */
export function priceFor({ ending, piles, wallsLeft }: State, seat: number): number {
  if (ending) return 0;
  return (
    Math.min(MOST_FOR_A_CARD, FOR_EVERY_WALL * wallsLeft) *
    Math.min(1, (CARDS_FOR_A_WALL * (wallsLeft + 1)) / sizeOf(piles, handOf(seat)))
  );
}

/** What this card is worth in hand at that price, if it would score this many points now. */
export function keepValue(state: State, card: number, points: number, price: number): number {
  return price === 0 ? 0 : price + beyond(state, card, points);
}

/** What discarding a card instead of scoring is worth, if it is worth this much in hand at that price. */
export function throwValue(kept: number, price: number): number {
  return FOR_A_CARD_THROWN * price - kept;
}

export function isWorthless(state: State, card: number, city: number): boolean {
  const points = pointsFor(state, card, city);
  return points < SCORES_TO_KEEP && beyond(state, card, points) < BETTER_TO_KEEP;
}

/** How much more than another this card is worth in hand, if it would score this many points now. */
function beyond({ wallsLeft }: State, card: number, points: number): number {
  if (isOutside[card] === 0) return better[card];
  const lasts = LASTS_AT_THE_START + (LASTS_AT_THE_END - LASTS_AT_THE_START) * (1 - wallsLeft / WALLS);
  return better[card] + lasts * (points - USUAL_OUTSIDE);
}

/**
 * Writes into `choice` what the seat does best with its hand for a city of this board, which is the state's or what it
 * would become.
 */
export function chooseCards(state: State, seat: number, board: State, city: number): void {
  const { piles } = state;
  const twice = piles[handOf(seat) + 1];
  const price = priceFor(state, seat);
  let first = NONE;
  let second = NONE;
  let firstGain = Number.NEGATIVE_INFINITY;
  let secondGain = 0; // a second card is played only if it brings something
  let worst = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (let rest = piles[handOf(seat)]; rest !== 0; rest &= rest - 1) {
    const card = lowest(rest);
    const points = pointsFor(board, card, city);
    const kept = keepValue(state, card, points, price);
    const gain = points - kept;
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
    if (kept < least) {
      least = kept;
      worst = card;
    }
  }
  const thrown = worst === NONE || state.ending ? Number.NEGATIVE_INFINITY : throwValue(least, price);
  choice.isThrown = thrown > firstGain + secondGain;
  choice.first = choice.isThrown ? worst : first;
  choice.second = choice.isThrown ? NONE : second;
  choice.value = first === NONE ? 0 : Math.max(thrown, firstGain + secondGain);
}

/** How much more the seat gets for a city of this board than the others do on average. */
export function edgeOf(state: State, seat: number, board: State, city: number): number {
  let others = 0;
  let own = 0;
  for (let other = 0; other < state.seats; other++) {
    chooseCards(state, other, board, city);
    if (other === seat) own = choice.value;
    else others += choice.value;
  }
  return own - others / (state.seats - 1);
}

/** What the hand is worth to its seat when no city is to be scored. */
export function handValue(state: State, seat: number): number {
  const { piles } = state;
  const price = priceFor(state, seat);
  const twice = piles[handOf(seat) + 1];
  let value = 0;
  for (let rest = piles[handOf(seat)]; rest !== 0; rest &= rest - 1) {
    const card = lowest(rest);
    value += keepValue(state, card, pointsFor(state, card, NONE), price) * (1 + ((twice >> card) & 1));
  }
  return value;
}

/** The most points that one or two cards of the hand score for a city of this board. */
export function bestPoints({ piles }: State, seat: number, board: State, city: number): number {
  const twice = piles[handOf(seat) + 1];
  let most = 0;
  let next = 0;
  for (let rest = piles[handOf(seat)]; rest !== 0; rest &= rest - 1) {
    const card = lowest(rest);
    const points = pointsFor(board, card, city);
    for (let copies = 1 + ((twice >> card) & 1); copies > 0; copies--) {
      next = Math.max(next, Math.min(most, points));
      most = Math.max(most, points);
    }
  }
  return most + next;
}

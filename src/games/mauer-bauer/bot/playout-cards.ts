/**
 * The cards of a playout: hands, deck and discard pile at a fixed place in memory, and choosing among them. Choices
 * are counted, not listed; the one that was drawn is found from its number, in the order of `rules.ts`.
 */
import type { Random } from '../../../engine/random.ts';
import * as cards from '../rules/cards.ts';
import type { State } from '../rules/state.ts';
import * as states from '../rules/state.ts';
import * as board from './playout-board.ts';

// See `playout-moves.ts` for why these are constants here.
const { addCard, bitsIn, takeCard } = cards;
const { deckOf, discardOf, handOf } = states;
const { atFixedPlace } = board;

/** As `State.piles`, for four seats, however many there are. */
const MOST_SEATS = 4;
const piles = atFixedPlace(new Int32Array(2 * (MOST_SEATS + 2)));
const DECK = 2 * MOST_SEATS;
const DISCARD = DECK + 2;

export function loadCards(state: State): void {
  for (let at = 0; at < 2 * state.seats; at++) piles[at] = state.piles[at];
  for (let at = 0; at < 2; at++) {
    piles[DECK + at] = state.piles[deckOf(state) + at];
    piles[DISCARD + at] = state.piles[discardOf(state) + at];
  }
}

export function saveCards(state: State): void {
  for (let at = 0; at < 2 * state.seats; at++) state.piles[at] = piles[at];
  for (let at = 0; at < 2; at++) {
    state.piles[deckOf(state) + at] = piles[DECK + at];
    state.piles[discardOf(state) + at] = piles[DISCARD + at];
  }
}

/** MB-8, MB-19, MB-22: deals so many cards to a seat. Returns how many there were to deal (MB-21). */
export function dealTo(seat: number, cards: number, random: Random): number {
  for (let dealt = 0; dealt < cards; dealt++) {
    if (piles[DECK] === 0) reshuffle();
    if (piles[DECK] === 0) return dealt;
    const card = drawnCard(piles[DECK], piles[DECK + 1], random);
    takeCard(piles, DECK, card);
    addCard(piles, handOf(seat), card);
    if (piles[DECK] === 0) reshuffle();
  }
  return cards;
}

export function discard(seat: number, card: number): void {
  takeCard(piles, handOf(seat), card);
  addCard(piles, DISCARD, card);
}

/** How many different cards the seat has, and how many ways to play one or two of them. */
export function kindsOf(seat: number): number {
  return bitsIn(piles[handOf(seat)]);
}

export function waysToPlay(seat: number, kinds: number): number {
  return ((kinds * (kinds + 1)) >> 1) + bitsIn(piles[handOf(seat) + 1]);
}

export function nthCard(seat: number, n: number): number {
  return nthBit(piles[handOf(seat)], n);
}

/** The cards of the n-th way to play, as `first * 32 + second + 1`; `second` is −1 for one card alone. */
export function nthWay(seat: number, kinds: number, n: number): number {
  const once = piles[handOf(seat)];
  if (n < kinds) return nthBit(once, n) * 32;
  const pair = n - kinds;
  const pairs = (kinds * (kinds - 1)) >> 1;
  if (pair >= pairs) return nthBit(piles[handOf(seat) + 1], pair - pairs) * 33 + 1;
  return nthBit(once, firstOfPair[pair]) * 32 + nthBit(once, secondOfPair[pair]) + 1;
}

/** The pairs of different numbers, by the greater: 0 1, 0 2, 1 2, 0 3, … */
const pairsOfKinds = Array.from({ length: cards.CARDS }, (_, second) => second).flatMap(second =>
  Array.from({ length: second }, (_, first) => ({ first, second })),
);
const firstOfPair = atFixedPlace(pairsOfKinds.map(({ first }) => first));
const secondOfPair = atFixedPlace(pairsOfKinds.map(({ second }) => second));

/**
 * The position of bit n of the word, counting only those that are set, from the lowest. As in counting bits, sums over
 * 2, 4 and 8 bits are made side by side in one word; then the place is narrowed down from 32 bits to one, without a
 * branch: which way it would go is as random as n.
 */
export function nthBit(word: number, n: number): number {
  const pairs = (word & 0x55555555) + ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  const bytes = (fours + (fours >>> 4)) & 0x0f0f0f0f;
  const upTo = Math.imul(bytes, 0x01010101);
  let at = passed(upTo, n) << 3;
  let rest = n - (((upTo << 8) >>> at) & 255);
  let here = (fours >>> at) & 15;
  let beyond = ~(rest - here) >>> 31;
  rest -= here & -beyond;
  at += beyond << 2;
  here = (pairs >>> at) & 3;
  beyond = ~(rest - here) >>> 31;
  rest -= here & -beyond;
  at += beyond << 1;
  here = (word >>> at) & 1;
  return at + (~(rest - here) >>> 31);
}

/** A card by weight: as `nthBit`, in two words at once. */
function drawnCard(once: number, twice: number, random: Random): number {
  const pairs = (once & 0x55555555) + ((once >>> 1) & 0x55555555);
  const pairsTwice = (twice & 0x55555555) + ((twice >>> 1) & 0x55555555);
  const fours =
    (pairs & 0x33333333) +
    ((pairs >>> 2) & 0x33333333) +
    (pairsTwice & 0x33333333) +
    ((pairsTwice >>> 2) & 0x33333333);
  const bytes = (fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f);
  const upTo = Math.imul(bytes, 0x01010101);
  const n = (once & (once - 1)) === 0 ? 0 : random.below(upTo >>> 24);
  let at = passed(upTo, n) << 3;
  let rest = n - (((upTo << 8) >>> at) & 255);
  let here = (fours >>> at) & 15;
  let beyond = ~(rest - here) >>> 31;
  rest -= here & -beyond;
  at += beyond << 2;
  here = ((pairs >>> at) & 3) + ((pairsTwice >>> at) & 3);
  beyond = ~(rest - here) >>> 31;
  rest -= here & -beyond;
  at += beyond << 1;
  here = ((once >>> at) & 1) + ((twice >>> at) & 1);
  return at + (~(rest - here) >>> 31);
}

/** How many of the four bytes of a word, all below 128, are not greater than n. */
function passed(bytes: number, n: number): number {
  const notGreater = ((Math.imul(n, 0x01010101) | 0x80808080) - bytes) & 0x80808080;
  return Math.imul(notGreater >>> 7, 0x01010101) >>> 24;
}

/** MB-21 */
function reshuffle(): void {
  piles[DECK] = piles[DISCARD];
  piles[DECK + 1] = piles[DISCARD + 1];
  piles[DISCARD] = 0;
  piles[DISCARD + 1] = 0;
}

/** The guild cards (MB-7), and piles of them. */
import { size } from '../../../engine/bits.ts';
import { CARD_NAMES, type CardName } from './card-names.ts';
import { HOUSE_COLOURS, onlyColour, TOWER_COLOURS } from './pieces.ts';

const { clz32 } = Math;
const [W, G, K] = TOWER_COLOURS.map((_, colour) => onlyColour(colour));
const [RED, GREEN, BLUE, YELLOW, PINK] = HOUSE_COLOURS.map((_, colour) => onlyColour(colour));
const [WEST, CENTRE, EAST] = [0, 1, 2];

/** What a card counts: first what is in the city that it is played for, then what does not depend on a city. */
export const [SIZE, COLOURS, TOWERS_OF_CITY, PALACES, HOUSES_AND_PALACES] = [0, 1, 2, 3, 4];
export const [HOUSES_OUTSIDE, HOUSES_IN_REGION, TOWERS_OUTSIDE, COAST_TOWERS_OUTSIDE] = [5, 6, 7, 8];
export const [WALLS_OUTSIDE, CITIES] = [9, 10];

interface Guild {
  readonly counts: number;
  /** The size or region; of pieces, the bits of the colour in a `Mixed`, or all. */
  readonly which?: number;
  /** Points for the right size, or per thing counted; for colours and houses see `scoring.ts`. */
  readonly points?: number;
}

/** In the order of the rules page. */
const GUILDS: Readonly<Record<string, Guild>> = {
  S1: { counts: SIZE, which: 1, points: 6 },
  S2: { counts: SIZE, which: 2, points: 7 },
  S3: { counts: SIZE, which: 3, points: 8 },
  S7: { counts: SIZE, which: 7, points: 9 },
  C: { counts: COLOURS },
  Tw: { counts: TOWERS_OF_CITY, which: W, points: 2 },
  Tg: { counts: TOWERS_OF_CITY, which: G, points: 2 },
  Tk: { counts: TOWERS_OF_CITY, which: K, points: 2 },
  T: { counts: TOWERS_OF_CITY, points: 1 },
  P: { counts: PALACES, points: 1 },
  HR: { counts: HOUSES_AND_PALACES, which: RED },
  HG: { counts: HOUSES_AND_PALACES, which: GREEN },
  HB: { counts: HOUSES_AND_PALACES, which: BLUE },
  HY: { counts: HOUSES_AND_PALACES, which: YELLOW },
  HP: { counts: HOUSES_AND_PALACES, which: PINK },
  oR: { counts: HOUSES_OUTSIDE, which: RED, points: 1 },
  oG: { counts: HOUSES_OUTSIDE, which: GREEN, points: 1 },
  oB: { counts: HOUSES_OUTSIDE, which: BLUE, points: 1 },
  oY: { counts: HOUSES_OUTSIDE, which: YELLOW, points: 1 },
  oP: { counts: HOUSES_OUTSIDE, which: PINK, points: 1 },
  rW: { counts: HOUSES_IN_REGION, which: WEST, points: 1 },
  rC: { counts: HOUSES_IN_REGION, which: CENTRE, points: 1 },
  rE: { counts: HOUSES_IN_REGION, which: EAST, points: 1 },
  ot: { counts: TOWERS_OUTSIDE, points: 1 },
  otw: { counts: TOWERS_OUTSIDE, which: W, points: 2 },
  otg: { counts: TOWERS_OUTSIDE, which: G, points: 2 },
  otk: { counts: TOWERS_OUTSIDE, which: K, points: 2 },
  oc: { counts: COAST_TOWERS_OUTSIDE, points: 2 },
  ow: { counts: WALLS_OUTSIDE, points: 1 },
  N: { counts: CITIES, points: 1 },
} satisfies Record<CardName, Guild>;

export const CARDS = CARD_NAMES.length;
const inOrder = CARD_NAMES.map(name => GUILDS[name]);
export const COUNTED_BY = Int32Array.from(inOrder, guild => guild.counts);
export const WHICH = Int32Array.from(inOrder, guild => guild.which ?? -1);
export const POINTS = Int32Array.from(inOrder, guild => guild.points ?? 0);

/**
 * A pile (a hand, the deck, the discard pile) is two bit sets: `piles[p]` the cards that it has at least one of,
 * `piles[p + 1]` those that it has both copies of.
 */
const EVERY_CARD = 2 ** CARDS - 1;

export function fillPile(piles: Int32Array, pile: number): void {
  piles[pile] = EVERY_CARD;
  piles[pile + 1] = EVERY_CARD;
}

/** The pile `from` must have the card. */
export function moveCard(piles: Int32Array, from: number, to: number, card: number): void {
  takeCard(piles, from, card);
  addCard(piles, to, card);
}

export function addCard(piles: Int32Array, pile: number, card: number): void {
  const bit = 1 << card;
  piles[pile + 1] |= piles[pile] & bit;
  piles[pile] |= bit;
}

function takeCard(piles: Int32Array, pile: number, card: number): void {
  const bit = 1 << card;
  piles[pile] &= ~bit | piles[pile + 1];
  piles[pile + 1] &= ~bit;
}

export function copiesOf(piles: Int32Array, pile: number, card: number): number {
  return ((piles[pile] >> card) & 1) + ((piles[pile + 1] >> card) & 1);
}

export function sizeOf(piles: Int32Array, pile: number): number {
  return size(piles[pile]) + size(piles[pile + 1]);
}

/** `to` must be empty; afterwards `from` is. */
export function moveAll(piles: Int32Array, from: number, to: number): void {
  piles[to] = piles[from];
  piles[to + 1] = piles[from + 1];
  piles[from] = 0;
  piles[from + 1] = 0;
}

/**
 * The n-th member of two bit sets together, counted from the lowest; a member of both counts twice. As in counting
 * bits, sums over 4 and 8 bits are made side by side in one word; then the place is narrowed down to four bits, without
 * branches, which would be as unpredictable as n, and looked up.
 */
export function nth(set: number, other: number, n: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const otherPairs = other - ((other >>> 1) & 0x55555555);
  const fours =
    (pairs & 0x33333333) +
    ((pairs >>> 2) & 0x33333333) +
    (otherPairs & 0x33333333) +
    ((otherPairs >>> 2) & 0x33333333);
  const bytes = (fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f);
  const upTo = Math.imul(bytes, 0x01010101);
  // A byte keeps its highest bit if it is not greater than n; as they ascend, those that do come first.
  const byte = 32 - clz32((((n * 0x01010101) | 0x80808080) - upTo) & 0x80808080);
  const rest = n - (((upTo << 8) >>> byte) & 255);
  const here = (fours >>> byte) & 15;
  const beyond = ~(rest - here) >>> 31;
  const at = byte + (beyond << 2);
  return (
    at + NTH_OF_FOUR[((rest - (here & -beyond)) << 8) | (((other >>> at) & 15) << 4) | ((set >>> at) & 15)]
  );
}

/** `nth` for two sets of up to four members, by n, the other set and the set. */
const NTH_OF_FOUR = new Uint8Array(8 << 8);
for (let sets = 0; sets < 1 << 8; sets++) {
  for (let i = 0, n = 0; i < 4; i++) {
    for (const set of [sets, sets >> 4]) if ((set >> i) & 1) NTH_OF_FOUR[(n++ << 8) | sets] = i;
  }
}

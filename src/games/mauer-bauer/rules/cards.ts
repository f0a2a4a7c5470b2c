/** The guild cards (MB-7), and piles of them. */
import { HOUSE_COLOURS, TOWER_COLOURS } from './pieces.ts';

/** What a card counts. */
export const COUNTS = {
  size: 0,
  colours: 1,
  towersOfColour: 2,
  towers: 3,
  palaces: 4,
  colour: 5,
  housesOutside: 6,
  housesInRegion: 7,
  towersOutside: 8,
  towersOfColourOutside: 9,
  coastTowersOutside: 10,
  wallsOutside: 11,
  cities: 12,
} as const;

interface Guild {
  readonly name: string;
  readonly counts: keyof typeof COUNTS;
  /** Of which size, colour or region. */
  readonly which?: number;
}

const [W, G, K] = TOWER_COLOURS.keys();
const [RED, GREEN, BLUE, YELLOW, PINK] = HOUSE_COLOURS.keys();
const [WEST, CENTRE, EAST] = [0, 1, 2];

/** In the order of the rules page. */
const GUILDS: readonly Guild[] = [
  { name: 'S1', counts: 'size', which: 1 },
  { name: 'S2', counts: 'size', which: 2 },
  { name: 'S3', counts: 'size', which: 3 },
  { name: 'S7', counts: 'size', which: 7 },
  { name: 'C', counts: 'colours' },
  { name: 'Tw', counts: 'towersOfColour', which: W },
  { name: 'Tg', counts: 'towersOfColour', which: G },
  { name: 'Tk', counts: 'towersOfColour', which: K },
  { name: 'T', counts: 'towers' },
  { name: 'P', counts: 'palaces' },
  { name: 'HR', counts: 'colour', which: RED },
  { name: 'HG', counts: 'colour', which: GREEN },
  { name: 'HB', counts: 'colour', which: BLUE },
  { name: 'HY', counts: 'colour', which: YELLOW },
  { name: 'HP', counts: 'colour', which: PINK },
  { name: 'oR', counts: 'housesOutside', which: RED },
  { name: 'oG', counts: 'housesOutside', which: GREEN },
  { name: 'oB', counts: 'housesOutside', which: BLUE },
  { name: 'oY', counts: 'housesOutside', which: YELLOW },
  { name: 'oP', counts: 'housesOutside', which: PINK },
  { name: 'rW', counts: 'housesInRegion', which: WEST },
  { name: 'rC', counts: 'housesInRegion', which: CENTRE },
  { name: 'rE', counts: 'housesInRegion', which: EAST },
  { name: 'ot', counts: 'towersOutside' },
  { name: 'otw', counts: 'towersOfColourOutside', which: W },
  { name: 'otg', counts: 'towersOfColourOutside', which: G },
  { name: 'otk', counts: 'towersOfColourOutside', which: K },
  { name: 'oc', counts: 'coastTowersOutside' },
  { name: 'ow', counts: 'wallsOutside' },
  { name: 'N', counts: 'cities' },
];

export const COPIES_OF_A_CARD = 2;

/** Cards are numbered in the order of the UTF-16 code units of their names, which is the order they are written in. */
const SORTED = GUILDS.toSorted((a, b) => (a.name < b.name ? -1 : 1));

export const CARD_NAMES: readonly string[] = SORTED.map(guild => guild.name);
export const CARDS = SORTED.length;
export const COUNTED_BY = Uint8Array.from(SORTED.map(guild => COUNTS[guild.counts]));
export const WHICH = Int8Array.from(SORTED.map(guild => guild.which ?? -1));

/**
 * A pile (a hand, the deck, the discard pile) is two bit sets: `piles[p]` the cards that it has at least one of,
 * `piles[p + 1]` those that it has both copies of.
 */
const EVERY_CARD = 2 ** CARDS - 1;

export function fillPile(piles: Int32Array, pile: number): void {
  piles[pile] = EVERY_CARD;
  piles[pile + 1] = EVERY_CARD;
}

export function addCard(piles: Int32Array, pile: number, card: number): void {
  const bit = 1 << card;
  piles[pile + 1] |= piles[pile] & bit;
  piles[pile] |= bit;
}

/** The pile must have the card. */
export function takeCard(piles: Int32Array, pile: number, card: number): void {
  const bit = 1 << card;
  piles[pile] &= ~bit | piles[pile + 1];
  piles[pile + 1] &= ~bit;
}

export function copiesOf(piles: Int32Array, pile: number, card: number): number {
  return ((piles[pile] >> card) & 1) + ((piles[pile + 1] >> card) & 1);
}

export function sizeOf(piles: Int32Array, pile: number): number {
  return bitsIn(piles[pile]) + bitsIn(piles[pile + 1]);
}

/** `to` must be empty; `from` is, afterwards. */
export function moveAll(piles: Int32Array, from: number, to: number): void {
  piles[to] = piles[from];
  piles[to + 1] = piles[from + 1];
  piles[from] = 0;
  piles[from + 1] = 0;
}

export function bitsIn(word: number): number {
  let n = (word - ((word >>> 1) & 0x55555555)) | 0;
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The pieces (MB-6) and how many of each colour a plain, a city or the supply holds. */
import { size } from '../../../engine/bits.ts';

export const WALLS = 33;

export const TOWER_COLOURS = ['w', 'g', 'k'] as const;
export type TowerColour = (typeof TOWER_COLOURS)[number];
export const TOWERS_OF_A_COLOUR = 10;

export const HOUSE_COLOURS = ['R', 'G', 'B', 'Y', 'P'] as const;
export type HouseColour = (typeof HOUSE_COLOURS)[number];
export const HOUSES_OF_A_COLOUR = 12;
export const PALACES_OF_A_COLOUR = 3;

/**
 * Towers, houses or palaces of all colours in one number: four bits per colour, the first colour the lowest. There are
 * never more than 12 of a colour, so adding two such numbers adds every colour without overflowing into the next; and
 * the number is 0 only if there are no pieces at all.
 */
export type Mixed = number;

const BITS = 4;
const OF_ONE_COLOUR = 15;
const ONE_OF_EACH_TOWER: Mixed = 0x111;
const ONE_OF_EACH_HOUSE: Mixed = 0x11111;

/** What there is of each kind. */
export const ALL_TOWERS: Mixed = TOWERS_OF_A_COLOUR * ONE_OF_EACH_TOWER;
export const ALL_HOUSES: Mixed = HOUSES_OF_A_COLOUR * ONE_OF_EACH_HOUSE;
export const ALL_PALACES: Mixed = PALACES_OF_A_COLOUR * ONE_OF_EACH_HOUSE;

/** One piece of this colour. */
export function oneOf(colour: number): Mixed {
  return 1 << (colour * BITS);
}

/** The bits of one colour. */
export function onlyColour(colour: number): number {
  return OF_ONE_COLOUR << (colour * BITS);
}

export function countOf(mixed: Mixed, colour: number): number {
  return (mixed >> (colour * BITS)) & OF_ONE_COLOUR;
}

export function countAll(mixed: Mixed): number {
  const byTwo = (mixed & 0x0f0f0f) + ((mixed >> BITS) & 0x0f0f0f);
  return (byTwo + (byTwo >> 8) + (byTwo >> 16)) & 255;
}

/** The colours that have at least one, as a `Mixed` with one piece of each. */
export function anyIn(mixed: Mixed): Mixed {
  const byTwo = mixed | (mixed >> 1);
  return (byTwo | (byTwo >> 2)) & ONE_OF_EACH_HOUSE;
}

/** How many colours have at least one piece. */
export function coloursIn(mixed: Mixed): number {
  return size(anyIn(mixed));
}

/** The colours that have two or more, as a `Mixed` with one piece of each. */
export function pairsIn(mixed: Mixed): Mixed {
  return ((mixed >> 1) | (mixed >> 2) | (mixed >> 3)) & ONE_OF_EACH_HOUSE;
}

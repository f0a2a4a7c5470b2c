/** The pieces (MB-6) and how many of each colour a plain, a city or the supply holds. */

export const WALLS = 33;

export const TOWER_COLOURS = ['w', 'g', 'k'] as const;
export type TowerColour = (typeof TOWER_COLOURS)[number];
export const TOWERS_OF_A_COLOUR = 10;

export const HOUSE_COLOURS = ['R', 'G', 'B', 'Y', 'P'] as const;
export type HouseColour = (typeof HOUSE_COLOURS)[number];
export const HOUSES_OF_A_COLOUR = 12;
export const PALACES_OF_A_COLOUR = 3;

/**
 * Houses, or palaces, of all five colours in one number: four bits a colour, red the lowest. There are never more
 * than 12 of a colour, so adding two such numbers adds every colour and none runs into the next.
 */
export type Mixed = number;

const BITS = 4;
const OF_ONE_COLOUR = 15;

/** One house, or palace, of this colour. */
export function oneOf(colour: number): Mixed {
  return 1 << (colour * BITS);
}

export function countOf(mixed: Mixed, colour: number): number {
  return (mixed >> (colour * BITS)) & OF_ONE_COLOUR;
}

export function countAll(mixed: Mixed): number {
  let count = 0;
  for (let rest = mixed; rest !== 0; rest >>= BITS) count += rest & OF_ONE_COLOUR;
  return count;
}

/** How many colours there are at least one of. */
export function coloursIn(mixed: Mixed): number {
  let colours = 0;
  for (let rest = mixed; rest !== 0; rest >>= BITS) if ((rest & OF_ONE_COLOUR) !== 0) colours++;
  return colours;
}

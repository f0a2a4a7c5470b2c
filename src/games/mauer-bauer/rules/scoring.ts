/** What the guild cards score (MB-7) for the board as it is now (MB-18, MB-20), and who wins (MB-26). */
import * as bits from '../../../engine/bits.ts';
import { leaders } from '../../../engine/viewers.ts';
import * as cards from './cards.ts';
import { sizeOf } from './cards.ts';
import * as land from './land.ts';
import type { Mixed } from './pieces.ts';
import * as pieces from './pieces.ts';
import * as states from './state.ts';
import { handOf, type State } from './state.ts';

// Constants of this module, because imports are looked up at every use: see `docs/speed/mauer-bauer.md`.
const { size } = bits;
const { COUNTED_BY, POINTS, WHICH } = cards;
const { COLOURS, HOUSES_AND_PALACES, PALACES, SIZE, TOWERS_OF_CITY } = cards;
const { CITIES, COAST_TOWERS_OUTSIDE, HOUSES_IN_REGION, HOUSES_OUTSIDE, TOWERS_OUTSIDE, WALLS_OUTSIDE } =
  cards;
const { COAST_POINTS, PLAINS_OF_REGION } = land;
const { ALL_HOUSES, ALL_TOWERS, coloursIn, countAll } = pieces;
const { NONE } = states;

/** Of a card that scores by the size of the city: "seven" is seven or more. */
const LARGE = 7;
/** By the number of colours. */
const POINTS_FOR_COLOURS = [0, 0, 4, 4, 7, 7];
/** Of the card's colour. A house scores 1. */
const POINTS_FOR_A_PALACE = 3;

/** What the card scores for the city with this first plain; with `NONE`, cards for a city score 0 (MB-25). */
export function pointsFor(state: State, card: number, city: number): number {
  const each = POINTS[card];
  const which = WHICH[card];
  switch (COUNTED_BY[card]) {
    case HOUSES_OUTSIDE:
      return each * countAll(housesOutside(state) & which);
    case HOUSES_IN_REGION:
      return each * housesInRegion(state, which);
    case TOWERS_OUTSIDE:
      return each * countAll(towersOutside(state) & which);
    case COAST_TOWERS_OUTSIDE:
      return each * coastTowersOutside(state);
    case WALLS_OUTSIDE:
      return each * wallsOutside(state);
    case CITIES:
      return each * state.cities;
    default:
      return city === NONE ? 0 : pointsForCity(state, card, city);
  }
}

function pointsForCity(state: State, card: number, city: number): number {
  const each = POINTS[card];
  const which = WHICH[card];
  switch (COUNTED_BY[card]) {
    case SIZE:
      return Math.min(state.sizes[city], LARGE) === which ? each : 0;
    case COLOURS:
      return POINTS_FOR_COLOURS[coloursIn(state.houses[city] | state.palaces[city])];
    case TOWERS_OF_CITY:
      return each * countAll(state.towersOf[city] & which);
    case PALACES:
      return each * countAll(state.palaces[city]);
    case HOUSES_AND_PALACES:
      return (
        POINTS_FOR_A_PALACE * countAll(state.palaces[city] & which) + countAll(state.houses[city] & which)
      );
    default:
      return 0;
  }
}

/** MB-18 */
export function wallsOutside({ walls, cityWalls }: State): number {
  return size(walls[0] & ~cityWalls[0]) + size(walls[1] & ~cityWalls[1]) + size(walls[2] & ~cityWalls[2]);
}

/** MB-18 */
export function towersOutside({ towersLeft, towersAtCities }: State): Mixed {
  return ALL_TOWERS - towersLeft - towersAtCities;
}

export function coastTowersOutside({ towers, atCity }: State): number {
  let count = 0;
  for (let i = 0; i < COAST_POINTS.length; i++) {
    const point = COAST_POINTS[i];
    count += (-towers[point] >>> 31) - atCity[point];
  }
  return count;
}

/** MB-18 */
export function housesOutside({ housesLeft, housesInCities }: State): Mixed {
  return ALL_HOUSES - housesLeft - housesInCities;
}

export function housesInRegion({ cityOf, houses }: State, region: number): number {
  const plains = PLAINS_OF_REGION[region];
  let outside: Mixed = 0;
  // `NONE` is −1, every bit of which is set.
  for (let i = 0; i < plains.length; i++) outside += houses[plains[i]] & (cityOf[plains[i]] >> 31);
  return countAll(outside);
}

/** MB-26: the highest marker; among those, the most cards in hand. */
export function winners(state: State): number {
  return leaders(state.seats, seat => state.scores[seat] * 100 + sizeOf(state.piles, handOf(seat)));
}

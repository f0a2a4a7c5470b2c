/** What cards score on the board of a playout: the same as in `points.ts`. */
import { COUNTED_BY, COUNTS, WHICH } from '../rules/cards.ts';
import { COAST, ENDS, PLAINS, POINTS, REGION_OF, REGIONS, SIDES } from '../rules/land.ts';
import * as pieces from '../rules/pieces.ts';
import { HOUSES_OF_A_COLOUR, TOWER_COLOURS, TOWERS_OF_A_COLOUR, WALLS } from '../rules/pieces.ts';
import { POINTS_FOR_COLOURS, POINTS_FOR_SIZE } from '../rules/points.ts';
import { NONE } from '../rules/state.ts';
import * as board from './playout-board.ts';

// See `playout-moves.ts` for why these are constants here.
const { atFixedPlace, towers, cityOf, houses, palaces, housesLeft, towersLeft, standing, atCity, sizes } =
  board;
const { towersAtCities, housesInCities, tally, WALLS_LEFT, WALLS_AT_CITIES, CITIES } = board;
const ends = atFixedPlace(ENDS);
const sides = atFixedPlace(SIDES);
const countedBy = atFixedPlace(COUNTED_BY);
const which = atFixedPlace(WHICH);
const counts = COUNTS;
const pointsForColours = atFixedPlace(POINTS_FOR_COLOURS);
const { coloursIn, countAll } = pieces;

/** MB-7 */
export function pointsFor(card: number, city: number): number {
  const what = which[card];
  switch (countedBy[card]) {
    case counts.housesOutside:
      return HOUSES_OF_A_COLOUR - housesLeft[what] - housesInCities[what];
    case counts.housesInRegion:
      return housesInRegion(what);
    case counts.towersOutside:
      return towersOutside(W) + towersOutside(G) + towersOutside(K);
    case counts.towersOfColourOutside:
      return 2 * towersOutside(what);
    case counts.coastTowersOutside:
      return 2 * coastTowersOutside();
    case counts.wallsOutside:
      return WALLS - tally[WALLS_LEFT] - tally[WALLS_AT_CITIES];
    case counts.cities:
      return tally[CITIES];
    default:
      return city === NONE ? 0 : pointsForCity(countedBy[card], what, city);
  }
}

const [W, G, K] = TOWER_COLOURS.keys();

function pointsForCity(counted: number, what: number, city: number): number {
  switch (counted) {
    case counts.colour:
      return 3 * ((palaces[city] >> (4 * what)) & 15) + ((houses[city] >> (4 * what)) & 15);
    case counts.size:
      return pointsForSize(what, sizes[city]);
    case counts.towersOfColour:
      return 2 * towersOfCity(city, 1 << (what + 1));
    case counts.towers:
      return towersOfCity(city, ANY_TOWER);
    case counts.colours:
      return pointsForColours[coloursIn(houses[city] | palaces[city])];
    default:
      return countAll(palaces[city]);
  }
}

function towersOutside(colour: number): number {
  return TOWERS_OF_A_COLOUR - towersLeft[colour] - towersAtCities[colour];
}

const coastPoints = atFixedPlace([...COAST.keys()].filter(point => COAST[point] === 1));

function coastTowersOutside(): number {
  let count = 0;
  for (let i = 0; i < coastPoints.length; i++) {
    const point = coastPoints[i];
    if (towers[point] !== 0 && atCity[point] === 0) count++;
  }
  return count;
}

const PLAINS_OF_A_REGION = PLAINS / REGIONS.length;
const plainsOfRegions = atFixedPlace([...REGION_OF.keys()].toSorted((a, b) => REGION_OF[a] - REGION_OF[b]));

function housesInRegion(region: number): number {
  let count = 0;
  const from = region * PLAINS_OF_A_REGION;
  for (let i = from; i < from + PLAINS_OF_A_REGION; i++) {
    const plain = plainsOfRegions[i];
    if (cityOf[plain] === NONE) count += countAll(houses[plain]);
  }
  return count;
}

function pointsForSize(wanted: number, size: number): number {
  return (wanted === 7 ? size >= 7 : size === wanted) ? POINTS_FOR_SIZE[wanted] : 0;
}

/** All colours of tower, as a bit set of 1 + colour. */
const ANY_TOWER = 0b1110;

function towersOfCity(city: number, colours: number): number {
  // A bit for each point; the last has a word of its own.
  let points = 0;
  let lastPoint = 0;
  for (let plain = city; plain < PLAINS; plain++) {
    if (cityOf[plain] !== city) continue;
    for (let side = 3 * plain; side < 3 * plain + 3; side++) {
      const line = sides[side];
      if (standing[line] === 0) continue;
      const second = ends[2 * line + 1];
      points |= 1 << ends[2 * line];
      if (second < 32) points |= 1 << second;
      else lastPoint = 1;
    }
  }
  let count = lastPoint & (colours >> towers[POINTS - 1]);
  for (; points !== 0; points &= points - 1) {
    count += (colours >> towers[31 - Math.clz32(points & -points)]) & 1;
  }
  return count;
}

/**
 * What every guild card would score, on the board of a playout: for a city that stands, and for the one that a wall
 * would complete. All cards at once, because all hands are asked.
 */
import { CARDS, COUNTED_BY, COUNTS, WHICH } from '../rules/cards.ts';
import { ACROSS, BESIDE, COAST, ENDS, PLAINS, POINTS, REGION_OF, REGIONS, SIDES } from '../rules/land.ts';
import {
  HOUSE_COLOURS,
  HOUSES_OF_A_COLOUR,
  TOWER_COLOURS,
  TOWERS_OF_A_COLOUR,
  WALLS,
} from '../rules/pieces.ts';
import { POINTS_FOR_COLOURS, POINTS_FOR_SIZE } from '../rules/points.ts';
import { NONE } from '../rules/state.ts';
import * as board from './playout-board.ts';

// See `playout-moves.ts` for why these are constants here.
const { atFixedPlace, rootOf } = board;
const { towers, cityOf, houses, palaces, housesLeft, towersLeft, palacesLeft, standing, atCity } = board;
const { towersAtCities, housesInCities, tally, WALLS_LEFT, WALLS_AT_CITIES, CITIES } = board;
const across = atFixedPlace(ACROSS);
const beside = atFixedPlace(BESIDE);
const coast = atFixedPlace(COAST);
const ends = atFixedPlace(ENDS);
const sides = atFixedPlace(SIDES);
const regionOf = atFixedPlace(REGION_OF);
const countedBy = atFixedPlace(COUNTED_BY);
const which = atFixedPlace(WHICH);
const counts = COUNTS;
const forColours = atFixedPlace(POINTS_FOR_COLOURS);
/** By how many plains the city has, for the card that wants so many; the last is "seven or more". */
const forSize = atFixedPlace(Array.from({ length: 8 }, (_, size) => POINTS_FOR_SIZE[size] ?? 0));

/** What every card would score, by the last question asked. */
export const worth = atFixedPlace(new Int32Array(CARDS));

/** Whether a wall on this free line would complete a city: its ends are already connected by walls. */
export function wouldClose(line: number): boolean {
  const first = ends[2 * line];
  const second = ends[2 * line + 1];
  return towers[first] !== 0 && towers[second] !== 0 && rootOf(first) === rootOf(second);
}

/** Writes into `worth` what the cards score for this city, or without one. */
export function weighCity(city: number): void {
  countOutside();
  let size = 0;
  inside.fill(0);
  if (city !== NONE) {
    for (let plain = city; plain < PLAINS; plain++) {
      if (cityOf[plain] !== city) continue;
      size++;
      inside[plain] = 1;
    }
  }
  markTowers();
  writeWorth(size, city === NONE ? 0 : houses[city], city === NONE ? 0 : palaces[city]);
}

/**
 * Writes into `worth` what the cards would score if a wall on this line, which `wouldClose`, were put and the dice gave
 * no houses; nothing is joined. Returns how many plains the city would have.
 */
export function weighClosing(line: number): number {
  countOutside();
  standing[line] = 1;
  let size = flood(beside[2 * line]);
  if (size === 0) size = flood(beside[2 * line + 1]);
  let gathered = 0;
  for (let i = 0; i < size; i++) {
    const plain = area[i];
    gathered += houses[plain];
    outside[REGION + regionOf[plain]] -= countHouses(houses[plain]);
  }
  for (let colour = 0; colour < HOUSE_COLOURS.length; colour++) {
    outside[HOUSE + colour] -= (gathered >> (4 * colour)) & 15;
  }
  outside[WALLS_OUT]++;
  leaveToCity(size);
  standing[line] = 0;
  outside[CITY_COUNT]++;
  let built = 0;
  for (let colour = 0; colour < HOUSE_COLOURS.length; colour++) {
    const pairs = Math.min(((gathered >> (4 * colour)) & 15) >> 1, palacesLeft[colour]);
    gathered -= (2 * pairs) << (4 * colour);
    built += pairs << (4 * colour);
  }
  markTowers();
  writeWorth(size, gathered, built);
  return size;
}

/** What is outside all cities: houses by colour, houses by region, towers by colour, and single numbers. */
const HOUSE = 0;
const REGION = HOUSE + HOUSE_COLOURS.length;
const TOWER = REGION + REGIONS.length;
const COAST_TOWERS = TOWER + TOWER_COLOURS.length;
const WALLS_OUT = COAST_TOWERS + 1;
const CITY_COUNT = WALLS_OUT + 1;
const outside = atFixedPlace(new Int32Array(CITY_COUNT + 1));

function countOutside(): void {
  for (let colour = 0; colour < HOUSE_COLOURS.length; colour++) {
    outside[HOUSE + colour] = HOUSES_OF_A_COLOUR - housesLeft[colour] - housesInCities[colour];
  }
  for (let region = 0; region < REGIONS.length; region++) outside[REGION + region] = 0;
  for (let plain = 0; plain < PLAINS; plain++) {
    if (houses[plain] !== 0 && cityOf[plain] === NONE)
      outside[REGION + regionOf[plain]] += countHouses(houses[plain]);
  }
  for (let colour = 0; colour < TOWER_COLOURS.length; colour++) {
    outside[TOWER + colour] = TOWERS_OF_A_COLOUR - towersLeft[colour] - towersAtCities[colour];
  }
  let onCoast = 0;
  for (let i = 0; i < coastPoints.length; i++) {
    if (towers[coastPoints[i]] !== 0 && atCity[coastPoints[i]] === 0) onCoast++;
  }
  outside[COAST_TOWERS] = onCoast;
  outside[WALLS_OUT] = WALLS - tally[WALLS_LEFT] - tally[WALLS_AT_CITIES];
  outside[CITY_COUNT] = tally[CITIES];
}

const coastPoints = atFixedPlace([...COAST.keys()].filter(point => COAST[point] === 1));

function countHouses(mixed: number): number {
  const twos = (mixed & 0x0f0f0f) + ((mixed >> 4) & 0x0f0f0f);
  return (twos + (twos >> 8) + (twos >> 16)) & 255;
}

const area = atFixedPlace(new Int32Array(PLAINS));
/** 1 for each plain of the city that is weighed. */
const inside = atFixedPlace(new Int32Array(PLAINS));

/** Collects the closed area of this plain; 0 if there is a way out. */
function flood(from: number): number {
  inside.fill(0);
  inside[from] = 1;
  area[0] = from;
  let size = 1;
  for (let i = 0; i < size; i++) {
    const end = 3 * area[i] + 3;
    for (let side = end - 3; side < end; side++) {
      if (standing[sides[side]] !== 0) continue;
      const plain = across[side];
      if (plain === NONE) return 0;
      if (inside[plain] !== 0) continue;
      inside[plain] = 1;
      area[size++] = plain;
    }
  }
  return size;
}

/** MB-17, MB-18: the walls and towers around and inside the area are outside no more. */
function leaveToCity(size: number): void {
  taken.fill(0);
  for (let i = 0; i < size; i++) {
    const plain = area[i];
    for (let side = 3 * plain; side < 3 * plain + 3; side++) {
      const line = sides[side];
      if (standing[line] === 0) continue;
      const next = across[side];
      // A wall inside is met from both sides: counted from one.
      if (next !== NONE && ((inside[next] !== 0 && next < plain) || cityOf[next] !== NONE)) continue;
      outside[WALLS_OUT]--;
      leaveTower(ends[2 * line]);
      leaveTower(ends[2 * line + 1]);
    }
  }
}

const taken = atFixedPlace(new Int32Array(POINTS));

function leaveTower(point: number): void {
  if (taken[point] !== 0 || atCity[point] !== 0) return;
  taken[point] = 1;
  outside[TOWER + towers[point] - 1]--;
  outside[COAST_TOWERS] -= coast[point];
}

/** How many towers of each colour stand around the plains that are `inside`. */
const towersAround = atFixedPlace(new Int32Array(TOWER_COLOURS.length + 1));

function markTowers(): void {
  taken.fill(0);
  towersAround.fill(0);
  for (let plain = 0; plain < PLAINS; plain++) {
    if (inside[plain] === 0) continue;
    for (let side = 3 * plain; side < 3 * plain + 3; side++) {
      const next = across[side];
      if (next !== NONE && inside[next] !== 0) continue;
      const line = sides[side];
      for (let end = 2 * line; end < 2 * line + 2; end++) {
        const point = ends[end];
        if (taken[point] !== 0) continue;
        taken[point] = 1;
        towersAround[towers[point]]++;
      }
    }
  }
}

/** MB-7 */
function writeWorth(size: number, housesInside: number, palacesInside: number): void {
  const both = housesInside | palacesInside;
  let colours = 0;
  for (let rest = both; rest !== 0; rest >>= 4) if ((rest & 15) !== 0) colours++;
  const sizeWanted = Math.min(size, 7);
  const towersOfAll = towersAround[1] + towersAround[2] + towersAround[3];
  for (let card = 0; card < CARDS; card++) {
    const what = which[card];
    let points = 0;
    switch (countedBy[card]) {
      case counts.size:
        points = what === sizeWanted ? forSize[what] : 0;
        break;
      case counts.colours:
        points = forColours[colours];
        break;
      case counts.towersOfColour:
        points = 2 * towersAround[what + 1];
        break;
      case counts.towers:
        points = towersOfAll;
        break;
      case counts.palaces:
        points = countHouses(palacesInside);
        break;
      case counts.colour:
        points = 3 * ((palacesInside >> (4 * what)) & 15) + ((housesInside >> (4 * what)) & 15);
        break;
      case counts.housesOutside:
        points = outside[HOUSE + what];
        break;
      case counts.housesInRegion:
        points = outside[REGION + what];
        break;
      case counts.towersOutside:
        points = outside[TOWER] + outside[TOWER + 1] + outside[TOWER + 2];
        break;
      case counts.towersOfColourOutside:
        points = 2 * outside[TOWER + what];
        break;
      case counts.coastTowersOutside:
        points = 2 * outside[COAST_TOWERS];
        break;
      case counts.wallsOutside:
        points = outside[WALLS_OUT];
        break;
      default:
        points = outside[CITY_COUNT];
    }
    worth[card] = points;
  }
}

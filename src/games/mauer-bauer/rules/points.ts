/** What the guild cards score (MB-7) for the board as it is now (MB-18, MB-20). */
import { COUNTED_BY, COUNTS, WHICH } from './cards.ts';
import { BESIDE, COAST, ENDS, PLAINS, POINTS, REGION_OF, WALL_LINES } from './land.ts';
import { coloursIn, countAll, countOf } from './pieces.ts';
import { hasWall, NONE, type State } from './state.ts';

/** Of a card that scores by the size of the city: "seven" is seven or more. */
const LARGE = 7;
export const POINTS_FOR_SIZE: Readonly<Record<number, number>> = { 1: 6, 2: 7, 3: 8, [LARGE]: 9 };
/** By the number of colours. */
export const POINTS_FOR_COLOURS = [0, 0, 4, 4, 7, 7];

/** What the card scores for the city with this first plain; with `NONE`, cards for a city score 0 (MB-25). */
export function pointsFor(state: State, card: number, city: number): number {
  const which = WHICH[card];
  switch (COUNTED_BY[card]) {
    case COUNTS.size: {
      const size = sizeOfCity(state, city);
      return (which === LARGE ? size >= LARGE : size === which) ? POINTS_FOR_SIZE[which] : 0;
    }
    case COUNTS.colours:
      return city === NONE ? 0 : POINTS_FOR_COLOURS[coloursIn(state.houses[city] | state.palaces[city])];
    case COUNTS.towersOfColour:
      return 2 * countTowers(state, towersOfCity(state, city), which + 1);
    case COUNTS.towers:
      return countTowers(state, towersOfCity(state, city), ANY);
    case COUNTS.palaces:
      return city === NONE ? 0 : countAll(state.palaces[city]);
    case COUNTS.colour:
      return city === NONE ? 0 : 3 * countOf(state.palaces[city], which) + countOf(state.houses[city], which);
    case COUNTS.housesOutside:
      return housesOutside(state, which);
    case COUNTS.housesInRegion:
      return housesInRegion(state, which);
    case COUNTS.towersOutside:
      return countTowers(state, towersOutside(state), ANY);
    case COUNTS.towersOfColourOutside:
      return 2 * countTowers(state, towersOutside(state), which + 1);
    case COUNTS.coastTowersOutside:
      return 2 * countCoastTowers(state, towersOutside(state));
    case COUNTS.wallsOutside:
      return wallsOutside(state);
    default:
      return citiesOf(state);
  }
}

/** MB-18: whether each point has a tower of the city, as a mark for each point. The marks hold until the next call. */
export function towersOfCity(state: State, city: number): Uint8Array {
  marks.fill(0);
  if (city === NONE) return marks;
  for (let line = 0; line < WALL_LINES; line++) {
    if (hasWall(state, line) && standsAround(state, line, city)) mark(line, 1);
  }
  return marks;
}

/** MB-18: marks each point whose tower belongs to no city. The marks hold until the next call. */
export function towersOutside(state: State): Uint8Array {
  marks.fill(1);
  for (let line = 0; line < WALL_LINES; line++) {
    if (hasWall(state, line) && !isOutside(state, line)) mark(line, 0);
  }
  return marks;
}

/** MB-18: whether the wall on this line stands around the city. */
export function standsAround(state: State, line: number, city: number): boolean {
  const second = BESIDE[2 * line + 1];
  return state.cityOf[BESIDE[2 * line]] === city || (second !== NONE && state.cityOf[second] === city);
}

/** MB-18: whether the wall on this line stands around no city. */
export function isOutside(state: State, line: number): boolean {
  const second = BESIDE[2 * line + 1];
  return state.cityOf[BESIDE[2 * line]] === NONE && (second === NONE || state.cityOf[second] === NONE);
}

export function citiesOf(state: State): number {
  let count = 0;
  for (let plain = 0; plain < PLAINS; plain++) if (state.cityOf[plain] === plain) count++;
  return count;
}

const marks = new Uint8Array(POINTS);

function mark(line: number, value: number): void {
  marks[ENDS[2 * line]] = value;
  marks[ENDS[2 * line + 1]] = value;
}

/** Any colour of tower; colours are counted as in `State.towers`, from 1. */
const ANY = 0;

function countTowers(state: State, marked: Uint8Array, colour: number): number {
  let count = 0;
  for (let point = 0; point < POINTS; point++) {
    const tower = state.towers[point];
    if (tower !== 0 && marked[point] === 1 && (colour === ANY || tower === colour)) count++;
  }
  return count;
}

function countCoastTowers(state: State, marked: Uint8Array): number {
  let count = 0;
  for (let point = 0; point < POINTS; point++) {
    if (state.towers[point] !== 0 && marked[point] === 1 && COAST[point] === 1) count++;
  }
  return count;
}

function sizeOfCity(state: State, city: number): number {
  if (city === NONE) return 0;
  let size = 0;
  for (let plain = city; plain < PLAINS; plain++) if (state.cityOf[plain] === city) size++;
  return size;
}

function housesOutside(state: State, colour: number): number {
  let count = 0;
  for (let plain = 0; plain < PLAINS; plain++) {
    if (state.cityOf[plain] === NONE) count += countOf(state.houses[plain], colour);
  }
  return count;
}

function housesInRegion(state: State, region: number): number {
  let count = 0;
  for (let plain = 0; plain < PLAINS; plain++) {
    if (REGION_OF[plain] === region && state.cityOf[plain] === NONE) count += countAll(state.houses[plain]);
  }
  return count;
}

function wallsOutside(state: State): number {
  let count = 0;
  for (let line = 0; line < WALL_LINES; line++) if (hasWall(state, line) && isOutside(state, line)) count++;
  return count;
}

/**
 * What moves do to the board of a playout: the same as in `turn.ts` and `cities.ts`, step for step,
 * with the counts of `playout-board.ts` kept up to date.
 */
import { ACROSS, BESIDE, ENDS, LINES_AT, PLAINS, SIDES } from '../rules/land.ts';
import { HOUSE_COLOURS } from '../rules/pieces.ts';
import { NONE } from '../rules/state.ts';
import * as board from './playout-board.ts';

// What other modules have, as constants of this one: only of these does the compiler know what and where they are.
const { atFixedPlace, rootOf } = board;
const { walls, open, openIn, towers, cityOf, houses, palaces, housesLeft, palacesLeft, towersLeft } = board;
const { standing, atCity, above, sizes, towersAtCities, housesInCities, tally } = board;
const { WALLS_LEFT, PALACES_LEFT, TOWER_STOCK, HOUSE_STOCK, WALLS_AT_CITIES, CITIES, ENDING, COMPLETED } =
  board;
const across = atFixedPlace(ACROSS);
const beside = atFixedPlace(BESIDE);
const ends = atFixedPlace(ENDS);
const linesAt = atFixedPlace(LINES_AT);
const sides = atFixedPlace(SIDES);
/** One of each colour, in a stock of `dice.ts`. */
const powersOf3 = atFixedPlace(HOUSE_COLOURS.map((_, colour) => 3 ** colour));

/** MB-9 */
export function putWall(line: number): void {
  const bit = 1 << (line & 31);
  walls[line >> 5] |= bit;
  open[line >> 5] &= ~bit;
  openIn[line >> 5]--;
  standing[line] = 1;
  if (--tally[WALLS_LEFT] === 0) tally[ENDING] = 1;
}

/** MB-11: `tower` is 1 + its colour. */
export function putTower(point: number, tower: number): void {
  towers[point] = tower;
  if (--towersLeft[tower - 1] >= 2) return;
  tally[TOWER_STOCK] -= powersOf3[tower - 1];
  if (tally[TOWER_STOCK] === 0) tally[ENDING] = 1;
}

/** MB-12 */
export function putHouse(plain: number, colour: number): void {
  houses[plain] += 1 << (4 * colour);
  if (--housesLeft[colour] >= 2) return;
  tally[HOUSE_STOCK] -= powersOf3[colour];
  if (tally[HOUSE_STOCK] === 0) tally[ENDING] = 1;
}

/** A wall connects its ends; `free` is one that no other wall touches. */
export function connect(free: number, other: number): void {
  above[free] = other;
}

/**
 * MB-14: whether the wall just put closes an area. It does if its ends were already connected by walls: walls that go
 * round in a circle have an inside.
 */
export function closes(line: number): boolean {
  const first = rootOf(ends[2 * line]);
  const second = rootOf(ends[2 * line + 1]);
  above[first] = second;
  return first === second;
}

/** MB-14, MB-15, MB-17: makes a city of the area that the wall closes. */
export function completeCity(line: number): void {
  const size = closedArea(beside[2 * line], beside[2 * line + 1]);
  let city = area[0];
  let gathered = 0;
  for (let i = 0; i < size; i++) {
    const plain = area[i];
    if (plain < city) city = plain;
    gathered += houses[plain];
    houses[plain] = 0;
  }
  for (let colour = 0; colour < HOUSE_COLOURS.length; colour++) {
    housesInCities[colour] += (gathered >> (4 * colour)) & 15;
  }
  houses[city] = gathered;
  for (let i = 0; i < size; i++) cityOf[area[i]] = city;
  sizes[city] = size;
  tally[CITIES]++;
  tally[COMPLETED] = city;
  encloseArea(city, size);
  buildPalaces(city);
}

/** MB-16: the cities that share a wall with the completed one, ascending. Returns how many. */
export function findNeighbours(into: Int32Array): number {
  let count = 0;
  for (let i = 0; i < borders; i++) {
    const city = cityOf[bordering[i]];
    let at = count;
    while (at > 0 && into[at - 1] > city) at--;
    if (at > 0 && into[at - 1] === city) continue;
    for (let j = count; j > at; j--) into[j] = into[j - 1];
    into[at] = city;
    count++;
  }
  return count;
}

/** MB-16 */
export function joinCities(other: number): void {
  const completed = tally[COMPLETED];
  const city = Math.min(completed, other);
  const gone = Math.max(completed, other);
  let removed = 0;
  for (let plain = gone; plain < PLAINS; plain++) {
    if (cityOf[plain] !== gone) continue;
    for (let side = 3 * plain; side < 3 * plain + 3; side++) {
      if (across[side] === NONE || cityOf[across[side]] !== city) continue;
      removed = takeWall(sides[side], removed);
      tally[WALLS_AT_CITIES]--;
    }
  }
  for (let plain = gone; plain < PLAINS; plain++) if (cityOf[plain] === gone) cityOf[plain] = city;
  houses[city] += houses[gone];
  palaces[city] += palaces[gone];
  sizes[city] += sizes[gone];
  houses[gone] = 0;
  palaces[gone] = 0;
  tally[CITIES]--;
  tally[COMPLETED] = city;
  clearTowers(removed);
  buildPalaces(city);
}

const area = atFixedPlace(new Int32Array(PLAINS));
const otherArea = atFixedPlace(new Int32Array(PLAINS));
const reached = atFixedPlace(new Int32Array(PLAINS));
/** Plains of earlier cities across the walls of the completed one. */
const bordering = atFixedPlace(new Int32Array(3 * PLAINS));
let borders = 0;
const cleared = atFixedPlace(new Int32Array(3 * PLAINS));

/**
 * Collects the area that was closed in `area` and returns its size. It is on one side of the wall or the other, and
 * mostly the smaller: both sides are searched in turn, a plain at a time, until one has no more or a way out.
 */
function closedArea(first: number, second: number): number {
  area[0] = first;
  otherArea[0] = second;
  reached[first] = 1;
  let size = 1;
  let otherSize = second === NONE ? 0 : 1;
  if (otherSize === 1) reached[second] = 1;
  let isOther = false;
  for (let i = 0; ; i++) {
    if (i === size) break;
    size = explore(area, i, size);
    if (size < 0) {
      size = -size;
      isOther = true;
      for (let j = i; j < otherSize; j++) otherSize = explore(otherArea, j, otherSize);
      break;
    }
    if (otherSize === 0) continue;
    if (i === otherSize) {
      isOther = true;
      break;
    }
    otherSize = explore(otherArea, i, otherSize);
    if (otherSize < 0) {
      otherSize = -otherSize;
      for (let j = i + 1; j < size; j++) size = explore(area, j, size);
      break;
    }
  }
  for (let i = 0; i < size; i++) reached[area[i]] = 0;
  for (let i = 0; i < otherSize; i++) reached[otherArea[i]] = 0;
  if (!isOther) return size;
  for (let i = 0; i < otherSize; i++) area[i] = otherArea[i];
  return otherSize;
}

/** Adds the plains beside plain i of a search to it, and returns its new size; that times −1 if there is a way out. */
function explore(search: Int32Array, i: number, before: number): number {
  const plain = search[i];
  let size = before;
  let wayOut = false;
  for (let side = 3 * plain; side < 3 * plain + 3; side++) {
    if (standing[sides[side]] !== 0) continue;
    const next = across[side];
    if (next === NONE) wayOut = true;
    else if (reached[next] === 0) {
      reached[next] = 1;
      search[size++] = next;
    }
  }
  return wayOut ? -size : size;
}

/** MB-17: clears the inside; and what stands around the city is outside no more (MB-18). */
function encloseArea(city: number, size: number): void {
  let removed = 0;
  borders = 0;
  for (let i = 0; i < size; i++) {
    const plain = area[i];
    for (let side = 3 * plain; side < 3 * plain + 3; side++) {
      const line = sides[side];
      const next = across[side];
      const neighbour = next === NONE ? NONE : cityOf[next];
      if (neighbour === city) {
        if (next < plain) continue;
        if (standing[line] !== 0) removed = takeWall(line, removed);
        else {
          open[line >> 5] &= ~(1 << (line & 31));
          openIn[line >> 5]--;
        }
      } else {
        if (neighbour === NONE) tally[WALLS_AT_CITIES]++;
        else bordering[borders++] = next;
        takeIn(ends[2 * line]);
        takeIn(ends[2 * line + 1]);
      }
    }
  }
  if (removed > 0) clearTowers(removed);
}

/** The tower at the point belongs to a city now. */
function takeIn(point: number): void {
  if (atCity[point] !== 0) return;
  atCity[point] = 1;
  towersAtCities[towers[point] - 1]++;
}

function takeWall(line: number, removed: number): number {
  walls[line >> 5] &= ~(1 << (line & 31));
  standing[line] = 0;
  tally[WALLS_LEFT]++;
  cleared[removed] = line;
  return removed + 1;
}

/** MB-17: the towers that the cleared walls leave without any. */
function clearTowers(removed: number): void {
  for (let end = 0; end < 2 * removed; end++) {
    const point = ends[2 * cleared[end >> 1] + (end & 1)];
    const tower = towers[point];
    if (tower === 0 || isTouched(point)) continue;
    towersAtCities[tower - 1] -= atCity[point];
    atCity[point] = 0;
    towers[point] = 0;
    if (++towersLeft[tower - 1] < 3) tally[TOWER_STOCK] += powersOf3[tower - 1];
  }
}

function isTouched(point: number): boolean {
  const at = 3 * point;
  return ((walls[0] & linesAt[at]) | (walls[1] & linesAt[at + 1]) | (walls[2] & linesAt[at + 2])) !== 0;
}

/** MB-15 */
function buildPalaces(city: number): void {
  if ((houses[city] & TWO_OR_MORE) === 0) return;
  for (let colour = 0; colour < HOUSE_COLOURS.length; colour++) {
    while (((houses[city] >> (4 * colour)) & 15) >= 2 && palacesLeft[colour] > 0) {
      houses[city] -= 2 << (4 * colour);
      palaces[city] += 1 << (4 * colour);
      if (++housesLeft[colour] < 3) tally[HOUSE_STOCK] += powersOf3[colour];
      if (++housesLeft[colour] < 3) tally[HOUSE_STOCK] += powersOf3[colour];
      housesInCities[colour] -= 2;
      palacesLeft[colour]--;
      if (--tally[PALACES_LEFT] === 0) tally[ENDING] = 1;
    }
  }
}

/** The bits of a `Mixed` that are set only by two or more of a colour. */
const TWO_OR_MORE = 0xeeeee;

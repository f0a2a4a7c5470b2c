/**
 * The board of a playout: one board, at a fixed place in memory, that is loaded from a state and saved to it. Beside
 * what a state holds it keeps what the rules count when they are asked (how many towers are outside? does this wall
 * close an area?) up to date with every piece that is put or taken.
 */
import { bitsIn } from '../rules/cards.ts';
import { stockIndex } from '../rules/dice.ts';
import { ENDS, LINE_WORDS, PLAINS, POINTS, WALL_LINES } from '../rules/land.ts';
import { countOf, HOUSE_COLOURS, TOWER_COLOURS } from '../rules/pieces.ts';
import { isOutside, towersOutside } from '../rules/points.ts';
import { BOARD_LENGTH, hasWall, NONE, State, sum } from '../rules/state.ts';

/**
 * A copy of a table whose place in memory never changes. Small arrays of their own lie among the objects, which the
 * collector moves; of an array with a buffer the compiler knows the address.
 */
export function atFixedPlace(table: ArrayLike<number>): Int32Array {
  const fixed = new Int32Array(new ArrayBuffer(4 * table.length));
  fixed.set(table);
  return fixed;
}

/** Everything below is part of this, so that the board can be emptied in one step. */
const memory = new Int32Array(512);
let used = 0;

function part(length: number): Int32Array {
  used += length;
  return memory.subarray(used - length, used);
}

/** As in `State`, in the same order. */
export const walls = part(LINE_WORDS);
export const open = part(LINE_WORDS);
export const towers = part(POINTS);
export const cityOf = part(PLAINS);
export const houses = part(PLAINS);
export const palaces = part(PLAINS);
export const towersLeft = part(TOWER_COLOURS.length);
export const housesLeft = part(HOUSE_COLOURS.length);
export const palacesLeft = part(HOUSE_COLOURS.length);
const boardOfState = memory.subarray(0, BOARD_LENGTH);

/** 1 for each line with a wall. */
export const standing = part(WALL_LINES);
/** 1 for each point with a tower of a city. */
export const atCity = part(POINTS);
/**
 * Points that walls connect are in one tree: the point above each, at the root itself. Walls that are cleared may stay
 * in it: whatever only they connected lies inside a city, where no wall will be put.
 */
export const above = part(POINTS);

/** How many plains each city has, at its first plain. */
export const sizes = part(PLAINS);
/** How many lines there are in each word of `open`. */
export const openIn = part(LINE_WORDS);
/**
 * What belongs to cities (MB-18), for it changes far less often than what is outside: what is neither there nor in the
 * supply is outside. Of towers and houses, by colour.
 */
export const towersAtCities = part(TOWER_COLOURS.length);
export const housesInCities = part(HOUSE_COLOURS.length);

/** Single numbers, by the names below. */
export const tally = part(16);
export const WALLS_LEFT = 0;
/** What is left of each colour, as the tables of `dice.ts` want it (see `stockIndex`): 0 when nothing is left. */
export const TOWER_STOCK = 1;
export const HOUSE_STOCK = 2;
export const PALACES_LEFT = 3;
export const WALLS_AT_CITIES = 4;
export const CITIES = 5;
export const ENDING = 6;
export const COMPLETED = 7;
export const WALL_PUT = 8;
export const ROLL = 9;

/** The board as it is at the start. */
export function clearBoard(): void {
  memory.set(emptyBoard);
}

/** Loads the board of a state in which a turn begins. */
export function loadBoard(state: State): void {
  memory.fill(0);
  boardOfState.set(state.memory.subarray(0, BOARD_LENGTH));
  tally[WALLS_LEFT] = state.wallsLeft;
  tally[TOWER_STOCK] = stockIndex(state.towersLeft);
  tally[HOUSE_STOCK] = stockIndex(state.housesLeft);
  tally[PALACES_LEFT] = sum(state.palacesLeft);
  tally[COMPLETED] = NONE;
  tally[WALL_PUT] = NONE;
  tally[ROLL] = NONE;
  for (let word = 0; word < LINE_WORDS; word++) openIn[word] = bitsIn(open[word]);
  for (let line = 0; line < WALL_LINES; line++) {
    if (!hasWall(state, line)) continue;
    standing[line] = 1;
    if (!isOutside(state, line)) tally[WALLS_AT_CITIES]++;
  }
  connectPoints();
  loadTowers(state);
  loadCities(state);
}

export function saveBoard(state: State): void {
  state.memory.set(boardOfState);
  state.wallsLeft = tally[WALLS_LEFT];
  state.completed = tally[COMPLETED];
  state.wall = tally[WALL_PUT];
  state.roll = tally[ROLL];
  state.ending = tally[ENDING] !== 0;
}

/** Two points are connected by walls when they have the same root. */
export function rootOf(point: number): number {
  let at = point;
  while (above[at] !== at) {
    above[at] = above[above[at]];
    at = above[at];
  }
  return at;
}

function connectPoints(): void {
  for (let point = 0; point < POINTS; point++) above[point] = point;
  for (let line = 0; line < WALL_LINES; line++) {
    if (standing[line] !== 0) above[rootOf(ENDS[2 * line])] = rootOf(ENDS[2 * line + 1]);
  }
}

function loadTowers(state: State): void {
  const outside = towersOutside(state);
  for (let point = 0; point < POINTS; point++) {
    if (towers[point] === 0 || outside[point] === 1) continue;
    atCity[point] = 1;
    towersAtCities[towers[point] - 1]++;
  }
}

function loadCities(state: State): void {
  for (let plain = 0; plain < PLAINS; plain++) {
    const city = state.cityOf[plain];
    if (city !== NONE) sizes[city]++;
    if (city !== plain) continue;
    tally[CITIES]++;
    for (let colour = 0; colour < HOUSE_COLOURS.length; colour++) {
      housesInCities[colour] += countOf(houses[plain], colour);
    }
  }
}

loadBoard(new State(2, { hastyRoll: false }));
const emptyBoard = memory.slice();

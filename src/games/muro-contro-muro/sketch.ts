import { WORTH } from './awards.ts';
import { BACK, BRICKS, COLOURS, FRONT } from './pieces.ts';
import type { MuroState } from './state.ts';
import { RING, ROWS, WIDEST } from './wall.ts';

/**
 * A sketch of a wall, to judge places quickly: one byte a place, on a ground with so much room around the wall that
 * nobody has to look where a line ends. There is one sketch, drawn over and over.
 */

/**
 * From a place to the one above it in its column. Moving ends of the base can carry it to one side, but hardly ever
 * by more than a few columns in one match; there is room for 26.
 */
export const ABOVE = 64;
const ORIGIN = (ABOVE - WIDEST) / 2;

/**
 * At each place what `SKETCHED` says of its brick, and above that for each seat how many bricks of its colour the two
 * diagonals have that end there, four bits each. Bricks come and go only where nothing rests on them, so that these
 * numbers never have to be changed.
 */
export const places = new Int32Array(ABOVE * (ROWS + 2));
const FIRST_DIAGONALS = 8;
const SECOND_DIAGONALS = 16;
const OTHER_DIAGONAL = 4;
const LENGTH = 15;

/** What a brick shows: which one it is, and `TO_FIRST` and `TO_SECOND` if it shows seat 0 and seat 1 its own colour. */
export const SHOWN = 63;
export const BRICK = 15;
export const TO_FIRST = 16;
export const TO_SECOND = 32;

/** How many bricks each column has. */
export const heights = new Uint8Array(ABOVE);

/** Where the base is. */
export const base = { left: ORIGIN, width: 0 };

/** For each pair of colours of the seats (`pairOf`) and each brick: what it shows. */
export const SKETCHED = new Uint8Array(COLOURS.length * COLOURS.length * RING);
for (let first = 0; first < COLOURS.length; first++) {
  for (let second = 0; second < COLOURS.length; second++) {
    for (let brick = 1; brick < BRICKS.length; brick++) {
      const toFirst = FRONT[brick] === first ? TO_FIRST : 0;
      const toSecond = BACK[brick] === second ? TO_SECOND : 0;
      SKETCHED[pairOf(first, second) * RING + brick] = brick | toFirst | toSecond;
    }
  }
}

export function pairOf(first: number, second: number): number {
  return first * COLOURS.length + second;
}

/** Below row 0 is an empty row. */
export function placeIn(row: number, column: number): number {
  return (row + 1) * ABOVE + column;
}

export function draw(state: MuroState): void {
  places.fill(0);
  heights.fill(0);
  const { width, left, bricks } = state;
  const sketched = pairOf(state.colours[0], state.colours[1]) * RING;
  base.left = ORIGIN;
  base.width = width;
  // A brick can be set only when those below it are there.
  for (let n = width - 1; n >= 0; n--) {
    const slot = (left + n) & (RING - 1);
    const height = state.heights[slot];
    heights[ORIGIN + n] = height;
    for (let row = 0; row < height; row++) {
      set(placeIn(row, ORIGIN + n), SKETCHED[sketched + bricks[row * RING + slot]]);
    }
  }
}

/** Puts a brick that shows this at a place on which nothing rests. */
export function set(place: number, shown: number): void {
  const below = places[place - ABOVE];
  const belowRight = places[place - ABOVE + 1] >> OTHER_DIAGONAL;
  let sketched = shown;
  if ((shown & TO_FIRST) !== 0) sketched |= oneMore(below, belowRight, FIRST_DIAGONALS);
  if ((shown & TO_SECOND) !== 0) sketched |= oneMore(below, belowRight, SECOND_DIAGONALS);
  places[place] = sketched;
}

function oneMore(below: number, belowRight: number, shift: number): number {
  const one = ((below >> shift) & LENGTH) + 1;
  const other = ((belowRight >> shift) & LENGTH) + 1;
  return (one | (other << OTHER_DIAGONAL)) << shift;
}

/** Gives the state the wall of the sketch: enough of it to count the points. */
export function transfer(state: MuroState): void {
  state.heights.fill(0);
  state.bricks.fill(0);
  state.left = 0;
  state.width = base.width;
  for (let n = 0; n < base.width; n++) {
    const height = heights[base.left + n];
    state.heights[n] = height;
    for (let row = 0; row < height; row++) {
      state.bricks[row * RING + n] = places[placeIn(row, base.left + n)] & BRICK;
    }
  }
}

/**
 * What it is worth, at first sight, to have a brick that shows `shown` at a place on which nothing rests: to the seat
 * whose colour `own` stands for, against the one that `other` stands for. A brick that does not show a colour stands
 * in the way of it, which is worth half as much.
 */
export function worthAt(place: number, shown: number, own: number, other: number): number {
  const ours = gainAt(place, own);
  const theirs = gainAt(place, other);
  return ((shown & own) !== 0 ? ours : -0.5 * ours) + ((shown & other) !== 0 ? -theirs : 0.5 * theirs);
}

/** What a brick showing this colour would add there: the more, the longer the lines are that it goes on with. */
function gainAt(place: number, colour: number): number {
  const shift = colour === TO_FIRST ? FIRST_DIAGONALS : SECOND_DIAGONALS;
  const one = (places[place - ABOVE] >> shift) & LENGTH;
  const other = (places[place - ABOVE + 1] >> (shift + OTHER_DIAGONAL)) & LENGTH;
  let before = 0;
  for (let next = place - 1; (places[next] & colour) !== 0; next--) before++;
  let after = 0;
  for (let next = place + 1; (places[next] & colour) !== 0; next++) after++;
  // As the squares of the lengths: only the longest line counts.
  const diagonals = 2 * (one + other) + 2;
  const row = 2 * (before * after + before + after) + 1;
  const joined = (one | other | before | after) !== 0 ? JOINED : 0;
  return WORTH.diagonal * diagonals + WORTH.row * row + joined;
}

const JOINED = 2 * WORTH.connection;

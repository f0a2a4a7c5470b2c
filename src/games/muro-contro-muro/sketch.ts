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

/** At each place: the brick, and `TO_FIRST` and `TO_SECOND` if it shows seat 0 and seat 1 its own colour. */
export const places = new Uint8Array(ABOVE * (ROWS + 2));
export const BRICK = 15;
export const TO_FIRST = 16;
export const TO_SECOND = 32;

/** How many bricks each column has. */
export const heights = new Uint8Array(ABOVE);

/** Where the base is. */
export const base = { left: ORIGIN, width: 0 };

/** For each pair of colours of the seats (`pairOf`) and each brick: what a place of the sketch says of it. */
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
  for (let n = 0; n < width; n++) {
    const slot = (left + n) & (RING - 1);
    const height = state.heights[slot];
    heights[ORIGIN + n] = height;
    for (let row = 0; row < height; row++) {
      places[placeIn(row, ORIGIN + n)] = SKETCHED[sketched + bricks[row * RING + slot]];
    }
  }
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
  let one = 0;
  for (let next = place - ABOVE; (places[next] & colour) !== 0; next -= ABOVE) one++;
  let other = 0;
  for (let next = place - ABOVE + 1; (places[next] & colour) !== 0; next -= ABOVE - 1) other++;
  let before = 0;
  for (let next = place - 1; (places[next] & colour) !== 0; next--) before++;
  let after = 0;
  for (let next = place + 1; (places[next] & colour) !== 0; next++) after++;
  const joined = one + other + before + after > 0 ? JOINED : 0;
  return (
    DIAGONAL[one + 1] -
    DIAGONAL[one] +
    DIAGONAL[other + 1] -
    DIAGONAL[other] +
    ROW[before + after + 1] -
    ROW[before] -
    ROW[after] +
    joined
  );
}

/** Only the longest line counts, so that a line is worth as the square of its length. */
const LONGEST = ROWS + 2;
const DIAGONAL = Float64Array.from({ length: LONGEST }, (_, length) => 10 * length ** 2);
const ROW = Float64Array.from({ length: LONGEST }, (_, length) => 8 * length ** 2);
const JOINED = 12;

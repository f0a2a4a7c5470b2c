import { BACK, BRICKS, COLOURS, FRONT } from './pieces.ts';
import { RING, ROWS, type Wall, WIDEST } from './wall.ts';

/**
 * Sets of places of the wall, and the shapes that MM-15 measures in them.
 *
 * The place in row r of the n-th column of the base, n from 0, is bit 10·n + r of 91 bits in three words: columns 0
 * to 2, 3 to 5, and 6 to 9. So neighbours are a fixed step apart wherever they are. Nothing runs over from
 * one column into the next, as only the first could be ten high, and that would take 55 bricks: there are at most 54.
 */
export interface Places {
  low: number;
  middle: number;
  high: number;
}

/** From `r,c` to `r+1,c`: up the diagonal that a column is. */
export const UP = 1;
/** From `r,c` to `r-1,c+1`: down the other diagonal. */
export const DOWN = 9;
/** From `r,c` to `r,c+1`: along a row. */
export const ALONG = 10;

export function noPlaces(): Places {
  return { low: 0, middle: 0, high: 0 };
}

/** MM-15: the places that show seat 0 its own colour on the front, and those that show seat 1 its own on the back. */
export function findOwn(wall: Wall, colours: Int8Array, front: Places, back: Places): void {
  const { heights, bricks, left } = wall;
  const shows = (colours[0] * COLOURS.length + colours[1]) * RING;
  for (let n = 0; n < WIDEST; n++) {
    const slot = (left + n) & (RING - 1);
    const height = heights[slot];
    let column = 0;
    for (let r = 0; r < height; r++) column |= SHOWS[shows + bricks[r * RING + slot]] << r;
    columnsOfBoth[n] = column;
  }
  pack(0, front);
  pack(BACK_SHIFT, back);
}

/** How many places the longest line of such steps has; `starts` becomes where the lines of that length start. */
export function longestLine({ low, middle, high }: Places, step: number, starts: Places): number {
  let length = 0;
  while ((low | middle | high) !== 0) {
    length++;
    starts.low = low;
    starts.middle = middle;
    starts.high = high;
    // A line of n + 1 places is two lines of n, one step apart.
    low &= (low >>> step) | (middle << (WORD - step));
    middle &= (middle >>> step) | (high << (WORD - step));
    high &= high >>> step;
  }
  return length;
}

/** How many places the largest set of joined neighbours has; `largest` becomes the first that is as large. */
export function largestConnection({ low, middle, high }: Places, largest: Places): number {
  let most = 0;
  let left = countBits(low) + countBits(middle) + countBits(high);
  let restLow = low;
  let restMiddle = middle;
  let restHigh = high;
  while (left > most) {
    // One place to start from, and then its neighbours, and theirs.
    let a = restLow & -restLow;
    let b = a !== 0 ? 0 : restMiddle & -restMiddle;
    let c = (a | b) !== 0 ? 0 : restHigh & -restHigh;
    for (;;) {
      const a2 = low & spread(0, a, b);
      const b2 = middle & spread(a, b, c);
      const c2 = high & spread(b, c, 0);
      if (((a ^ a2) | (b ^ b2) | (c ^ c2)) === 0) break;
      a = a2;
      b = b2;
      c = c2;
    }
    const size = countBits(a) + countBits(b) + countBits(c);
    if (size > most) {
      most = size;
      largest.low = a;
      largest.middle = b;
      largest.high = c;
    }
    left -= size;
    restLow &= ~a;
    restMiddle &= ~b;
    restHigh &= ~c;
  }
  return most;
}

/**
 * The places of a word and all their neighbours in it, and those of the places in the words before and after. What
 * is beyond the word or the wall may be among them.
 */
function spread(before: number, word: number, after: number): number {
  return (
    word |
    (word << UP) |
    (word >>> UP) |
    (word << DOWN) |
    (word >>> DOWN) |
    (word << ALONG) |
    (word >>> ALONG) |
    (before >>> (WORD - DOWN)) |
    (before >>> (WORD - ALONG)) |
    (after << (WORD - DOWN)) |
    (after << (WORD - ALONG))
  );
}

/** Whether the place in row r of column c, counted from 1 as in `wall.ts`, is among them. */
export function hasPlace(places: Places, row: number, c: number): boolean {
  const bit = ROWS * (c - 1) + row;
  if (bit < WORD) return ((places.low >>> bit) & 1) === 1;
  if (bit < 2 * WORD) return ((places.middle >>> (bit - WORD)) & 1) === 1;
  return bit <= LAST && ((places.high >>> (bit - 2 * WORD)) & 1) === 1;
}

/** Three columns of ten. */
const WORD = 30;

/** The only place of the last column. */
const LAST = 90;

/** Per column of the wall: the rows that show seat 0 its colour, and `BACK_SHIFT` higher those that show it to seat 1. */
const columnsOfBoth = new Int32Array(WIDEST);
const BACK_SHIFT = 16;

/** For each pair of colours of the seats and each brick: bit 0 if it shows seat 0 its own, `BACK_SHIFT` for seat 1. */
const SHOWS = new Int32Array(COLOURS.length * COLOURS.length * RING);
for (let first = 0; first < COLOURS.length; first++) {
  for (let second = 0; second < COLOURS.length; second++) {
    for (let brick = 0; brick < BRICKS.length; brick++) {
      const front = FRONT[brick] === first ? 1 : 0;
      const back = BACK[brick] === second ? 1 << BACK_SHIFT : 0;
      SHOWS[(first * COLOURS.length + second) * RING + brick] = front | back;
    }
  }
}

function pack(shift: number, into: Places): void {
  into.low = columnOf(0, shift) | (columnOf(1, shift) << 10) | (columnOf(2, shift) << 20);
  into.middle = columnOf(3, shift) | (columnOf(4, shift) << 10) | (columnOf(5, shift) << 20);
  into.high =
    columnOf(6, shift) | (columnOf(7, shift) << 10) | (columnOf(8, shift) << 20) | (columnOf(9, shift) << 30);
}

function columnOf(n: number, shift: number): number {
  return (columnsOfBoth[n] >>> shift) & 1023;
}

function countBits(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

import * as engineBits from '../../../engine/bits.ts';
import { BACK, BRICKS, COLOURS, FRONT } from './pieces.ts';
import type { Wall } from './wall.ts';
import * as walls from './wall.ts';

/** What the inner loop needs, as local constants: imports would be looked up each time. */
const { size } = engineBits;
const { RING, ROWS, WIDEST } = walls;
const OWN_COLOURS = COLOURS.length;

/**
 * Sets of places of the wall, and the shapes that MM-15 measures in them.
 *
 * The place in row r of the n-th column of the base, n from 0, is bit 10·n + r of 91 bits in three words: columns 0 to
 * 2, 3 to 5, and 6 to 9. So neighbours are always a fixed step apart. Nothing overflows from one column into the next:
 * only the first could be ten high, and that would take 55 bricks, but there are at most 54.
 */
export interface Places {
  low: number;
  middle: number;
  high: number;
}

/** Steps from a place to a neighbour. */
export const STEPS = {
  /** From `r,c` to `r+1,c`: up the diagonal that a column forms. */
  up: 1,
  /** From `r,c` to `r-1,c+1`: down the other diagonal. */
  down: 9,
  /** From `r,c` to `r,c+1`: along a row. */
  along: 10,
} as const;
const { up: UP, down: DOWN, along: ALONG } = STEPS;

export function noPlaces(): Places {
  return { low: 0, middle: 0, high: 0 };
}

export function setPlaces(into: Places, low: number, middle: number, high: number): void {
  into.low = low;
  into.middle = middle;
  into.high = high;
}

/** MM-15: the places that show seat 0 its own colour on the front, and those that show seat 1 its own on the back. */
export function findOwn(wall: Wall, colours: Int8Array, front: Places, back: Places): void {
  const { heights, bricks, left } = wall;
  const shows = (colours[0] * OWN_COLOURS + colours[1]) * RING;
  for (let n = 0; n < WIDEST; n++) {
    const slot = (left + n) & (RING - 1);
    const height = heights[slot];
    let column = 0;
    for (let r = 0; r < height; r++) column |= SHOWS[shows + bricks[r * RING + slot]] << r;
    columns[n] = column;
  }
  pack(columns, 0, front);
  pack(columns, SECOND, back);
}

/** Two sets can be packed from the same columns, the second starting at this bit. */
export const SECOND = 16;

/** Makes a set from its columns, each with its rows from bit `shift` on. */
export function pack(columns: Int32Array, shift: number, into: Places): void {
  const rows = (n: number) => (columns[n] >>> shift) & 1023;
  const three = (n: number) => rows(n) | (rows(n + 1) << 10) | (rows(n + 2) << 20);
  setPlaces(into, three(0), three(3), three(6) | (rows(9) << 30));
}

/** How many places the longest line of such steps has; `starts` is set to where the lines of that length start. */
export function longestLine({ low, middle, high }: Places, step: number, starts: Places): number {
  let length = 0;
  while ((low | middle | high) !== 0) {
    length++;
    setPlaces(starts, low, middle, high);
    // A line of n + 1 places is two lines of n, one step apart.
    low &= (low >>> step) | (middle << (WORD - step));
    middle &= (middle >>> step) | (high << (WORD - step));
    high &= high >>> step;
  }
  return length;
}

/** How many places the largest set of connected neighbours has; `largest` is set to it, or to all that are as large. */
export function largestConnection(places: Places, largest: Places): number {
  let most = 0;
  setPlaces(rest, places.low, places.middle, places.high);
  setPlaces(largest, 0, 0, 0);
  for (let left = sizeOf(places); left > 0 && left >= most; ) {
    joinFirst(rest, joined);
    const { low, middle, high } = joined;
    const bricks = sizeOf(joined);
    left -= bricks;
    setPlaces(rest, rest.low & ~low, rest.middle & ~middle, rest.high & ~high);
    if (bricks < most) continue;
    if (bricks > most) setPlaces(largest, 0, 0, 0);
    setPlaces(largest, largest.low | low, largest.middle | middle, largest.high | high);
    most = bricks;
  }
  return most;
}

/** The first place, its neighbours, theirs, and so on. */
export function joinFirst({ low, middle, high }: Places, into: Places): void {
  let a = low & -low;
  let b = a !== 0 ? 0 : middle & -middle;
  let c = (a | b) !== 0 ? 0 : high & -high;
  for (;;) {
    const a2 = low & spread(0, a, b);
    const b2 = middle & spread(a, b, c);
    const c2 = high & spread(b, c, 0);
    if (((a ^ a2) | (b ^ b2) | (c ^ c2)) === 0) break;
    a = a2;
    b = b2;
    c = c2;
  }
  setPlaces(into, a, b, c);
}

const rest = noPlaces();
const joined = noPlaces();

export function sizeOf({ low, middle, high }: Places): number {
  return size(low) + size(middle) + size(high);
}

/** The places and all their neighbours, some of which are beyond the wall. */
export function spreadOut({ low, middle, high }: Places, into: Places): void {
  setPlaces(into, spread(0, low, middle), spread(low, middle, high), spread(middle, high, 0));
}

/**
 * The places of a word and all their neighbours in it, plus the neighbours of places in the words before and after. May
 * include bits beyond the word or the wall.
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
  if (bit < 0) return false;
  if (bit < WORD) return ((places.low >>> bit) & 1) === 1;
  if (bit < 2 * WORD) return ((places.middle >>> (bit - WORD)) & 1) === 1;
  return bit <= LAST && ((places.high >>> (bit - 2 * WORD)) & 1) === 1;
}

/** Three columns of ten. */
const WORD = 30;

/** The only place of the last column. */
const LAST = 90;

const columns = new Int32Array(WIDEST);

/** For each pair of the seats' colours and each brick: bit 0 if it shows seat 0 its own, bit `SECOND` for seat 1. */
const SHOWS = new Int32Array(COLOURS.length * COLOURS.length * RING);
for (let first = 0; first < COLOURS.length; first++) {
  for (let second = 0; second < COLOURS.length; second++) {
    for (let brick = 0; brick < BRICKS.length; brick++) {
      const front = FRONT[brick] === first ? 1 : 0;
      const back = BACK[brick] === second ? 1 << SECOND : 0;
      SHOWS[(first * COLOURS.length + second) * RING + brick] = front | back;
    }
  }
}

import * as bits from './bits.ts';
import * as pieces from './pieces.ts';

/** What the inner loop needs, as local constants: imports would be looked up each time. */
const { ifEqual, ifLess } = bits;
const { NO_BRICK, TURNED, TWO_COLOURED } = pieces;

/**
 * The wall: where bricks stand, may be laid and may be taken (MM-3 to MM-5).
 *
 * A brick at `r,c` rests on `r-1,c` and on `r-1,c+1`, so wherever there is a brick, the whole *column* of places
 * `0,c` … `r,c` is filled, and a wall is the list of its columns' heights. Such a column leans: its bricks are a
 * diagonal. It follows from the heights alone that
 * - a brick can be laid on top of column c if column c+1 is at least as high (MM-4);
 * - the top of column c+1 is free if column c is not higher (MM-5), which is the same comparison;
 * - the last column is one brick high, and the top of the first is always free;
 * - only the top of a column can be free, and a column has at most one place for a brick.
 *
 * Throughout the rules, columns are counted from the base, so it does not matter how far it has wandered:
 * its bricks are columns 1 to `width`, and 0 and `width + 1` are the empty columns beside it. Memory is a ring of 16
 * columns, in which bricks keep their place when the base grows to the left.
 */
export interface Wall {
  /** The column of the left end of the base, as people count; 0 while there is no wall. */
  left: number;
  /** How many bricks wide the base is. */
  width: number;
  /** How many bricks each column of the ring has. */
  readonly heights: Uint8Array;
  /** The brick at each place, by row and column of the ring: at `row * RING + column`. */
  readonly bricks: Uint8Array;
  /** The columns on top of which a brick can be laid: the column to the right is at least as high. */
  open: number;
  /** The columns that are exactly as high as the column to the right. */
  level: number;
  /** The columns that are one brick high. */
  low: number;
  /** The columns whose top brick has two colours. */
  mixed: number;
}

/** MM-3: a base of at most ten bricks, and so at most ten rows. */
export const WIDEST = 10;
export const ROWS = 10;
const SLOTS = 16;
export const RING = SLOTS;

/** Where column c is in the ring. */
function slotOf(wall: Wall, c: number): number {
  return (wall.left - 1 + c) & (SLOTS - 1);
}

/** How many bricks column c has; 0 beside the wall. */
export function heightOf(wall: Wall, c: number): number {
  return wall.heights[slotOf(wall, c)];
}

/** The brick at a place; `NO_BRICK` if there is none. */
export function brickAt(wall: Wall, row: number, c: number): number {
  return wall.bricks[row * SLOTS + slotOf(wall, c)];
}

/** The highest brick of a column that has one. */
export function topBrick(wall: Wall, c: number): number {
  const slot = slotOf(wall, c);
  return wall.bricks[(wall.heights[slot] - 1) * SLOTS + slot];
}

/** A column as people count it. */
export function columnForPeople(wall: Wall, c: number): number {
  return wall.left - 1 + c;
}

/**
 * MM-3: the columns beside the base where it can grow, by its width: at either end, but no wider than ten. The first
 * brick has one place.
 */
const ends = Int32Array.from({ length: WIDEST + 1 }, (_, width) => {
  if (width === 0) return 1 << 1;
  return width < WIDEST ? 1 | (1 << (width + 1)) : 0;
});

export const ENDS = ends;

/** MM-3, MM-4: the columns in which a new brick can be laid, on top or beside the base. */
export function columnsForABrick(wall: Wall): number {
  return wall.open | ends[wall.width];
}

/** MM-5: the columns whose top brick is free. Every other brick has another one on it. */
export function freeTops(wall: Wall): number {
  return wall.width === 0 ? 0 : (wall.open << 1) | FIRST_COLUMN;
}

const FIRST_COLUMN = 1 << 1;

/** Lays a brick in one of the `columnsForABrick`. If it is left of the base, column c becomes column c+1. */
export function lay(wall: Wall, c: number, brick: number): void {
  const { heights } = wall;
  const slot = slotOf(wall, c);
  const row = heights[slot];
  const height = row + 1;
  const bit = 1 << c;
  const bitBefore = bit >> 1;
  const before = heights[(slot - 1) & (SLOTS - 1)];
  const after = heights[(slot + 1) & (SLOTS - 1)];
  heights[slot] = height;
  wall.bricks[row * SLOTS + slot] = brick;
  let open = (wall.open & ~bit) | bitBefore | (bit & ifLess(row, after));
  let level =
    (wall.level & ~(bit | bitBefore)) |
    (bit & ifEqual(after, height)) |
    (bitBefore & ifEqual(before, height));
  let low = wall.low & ~bit;
  let mixed = (wall.mixed & ~bit) | (TWO_COLOURED[brick] << c);
  if (row === 0) {
    wall.width++;
    low |= bit;
    if (c === 0) {
      wall.left--;
      open <<= 1;
      level <<= 1;
      low <<= 1;
      mixed <<= 1;
    }
  }
  wall.open = open & ~1;
  wall.level = level;
  wall.low = low;
  wall.mixed = mixed;
}

/**
 * Takes the free top brick of a column away; a base brick only from an end, and not the only one (MM-11). If it is the
 * left end, what was column c becomes column c−1.
 */
export function take(wall: Wall, c: number): void {
  const { heights, bricks } = wall;
  const slot = slotOf(wall, c);
  const height = heights[slot] - 1;
  const place = height * SLOTS + slot;
  const bit = 1 << c;
  const bitBefore = bit >> 1;
  heights[slot] = height;
  bricks[place] = NO_BRICK;
  if (height > 0) {
    const before = heights[(slot - 1) & (SLOTS - 1)];
    const after = heights[(slot + 1) & (SLOTS - 1)];
    wall.open = ((wall.open & ~bitBefore) | bit | (bitBefore & ifLess(before, height + 1))) & ~1;
    wall.level =
      (wall.level & ~(bit | bitBefore)) |
      (bit & ifEqual(after, height)) |
      (bitBefore & ifEqual(before, height));
    wall.low |= bit & ifEqual(height, 1);
    wall.mixed = (wall.mixed & ~bit) | (TWO_COLOURED[bricks[place - SLOTS]] << c);
  } else if (c === 1) {
    wall.left++;
    wall.width--;
    wall.open = (wall.open >> 1) & ~1;
    wall.level = (wall.level >> 1) & ~1;
    wall.low = (wall.low >> 1) & ~1;
    wall.mixed = (wall.mixed >> 1) & ~1;
  } else {
    wall.width--;
    wall.open &= ~bitBefore;
    wall.level &= ~bitBefore;
    wall.low &= ~bit;
    wall.mixed &= ~bit;
  }
}

/** Turns the top brick of a column round. */
export function turn(wall: Wall, c: number): void {
  const slot = slotOf(wall, c);
  const place = (wall.heights[slot] - 1) * SLOTS + slot;
  wall.bricks[place] = TURNED[wall.bricks[place]];
}

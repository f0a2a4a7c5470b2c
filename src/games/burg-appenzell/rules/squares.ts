import { lowest } from '../../../engine/bits.ts';

/**
 * Sets of squares. Squares are numbered row by row, eight to a row though a row has seven: the eighth number is not a
 * square, so that shifting a set by one never carries into the next row.
 *
 * A set is two 32-bit integers, because a JavaScript integer holds no more: `north` for rows 1–4, `south` for rows 5–7.
 * Square s is bit s & 31 of its half; as shifts look only at the last five bits, `1 << s` is its bit.
 */
export interface SquareSet {
  readonly north: number;
  readonly south: number;
}

export function setOf(squares: Iterable<number>): SquareSet {
  let north = 0;
  let south = 0;
  for (const square of squares) {
    if (square < 32) north |= 1 << square;
    else south |= 1 << square;
  }
  return { north, south };
}

/** A set of squares for each of several things. */
export interface SquareSets {
  readonly north: Int32Array;
  readonly south: Int32Array;
}

export function setsOf(squares: readonly (readonly number[])[]): SquareSets {
  const sets = squares.map(setOf);
  return {
    north: Int32Array.from(sets, ({ north }) => north),
    south: Int32Array.from(sets, ({ south }) => south),
  };
}

export function has(north: number, south: number, square: number): boolean {
  return ((square < 32 ? north : south) & (1 << square)) !== 0;
}

/** The first square of a set that is not empty, reading row by row. */
export function firstSquare(north: number, south: number): number {
  return north !== 0 ? lowest(north) : 32 | lowest(south);
}

/** The squares of a set, reading row by row. Allocates. */
export function squaresIn(north: number, south: number): number[] {
  const squares: number[] = [];
  for (let set = north; set !== 0; set &= set - 1) squares.push(lowest(set));
  for (let set = south; set !== 0; set &= set - 1) squares.push(32 | lowest(set));
  return squares;
}

/** The northern half of everything one step away from a set; may include numbers that are not squares. */
export function stepNorth(north: number, south: number): number {
  return (north << 1) | (north >>> 1) | (north << 8) | (north >>> 8) | (south << 24);
}

/** The southern half. */
export function stepSouth(north: number, south: number): number {
  return (south << 1) | (south >>> 1) | (south << 8) | (south >>> 8) | (north >>> 24);
}

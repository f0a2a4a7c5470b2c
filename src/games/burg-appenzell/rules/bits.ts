/**
 * A set of squares is two 32-bit integers, because a JavaScript integer holds no more: `north` for rows 1–4, `south`
 * for rows 5–7. Square s is bit s & 31 of its half; as shifts look only at the last five bits, `1 << s` is its bit.
 */

export function isNorth(square: number): boolean {
  return square < 32;
}

/** How many bits are set. */
export function size(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of the lowest bit that is set; of 0 there is none. */
export function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** The first square of a set that is not empty, reading row by row. */
export function firstSquare(north: number, south: number): number {
  return north !== 0 ? lowest(north) : 32 | lowest(south);
}

export function has(north: number, south: number, square: number): boolean {
  return ((isNorth(square) ? north : south) & (1 << square)) !== 0;
}

/** The squares of a set, reading row by row. Allocates. */
export function squaresIn(north: number, south: number): number[] {
  const squares: number[] = [];
  for (let bits = north; bits !== 0; bits &= bits - 1) squares.push(lowest(bits));
  for (let bits = south; bits !== 0; bits &= bits - 1) squares.push(32 | lowest(bits));
  return squares;
}

/** Tables for bit sets of twelve bits: the columns of a wall and beside it, or the nine bricks. */

const SIZE = 12;

/** How many bits are set. */
export const COUNT = new Uint8Array(1 << SIZE);

/** The position of the n-th set bit, counting from the lowest and from 0: at `set * 16 + n`. */
export const NTH = new Uint8Array((1 << SIZE) * 16);

for (let set = 0; set < 1 << SIZE; set++) {
  for (let bit = 0; bit < SIZE; bit++) if (set & (1 << bit)) NTH[set * 16 + COUNT[set]++] = bit;
}

/** All bits if a < b, otherwise none: a comparison without a branch. */
export function ifLess(a: number, b: number): number {
  return (a - b) >> 31;
}

/** All bits if a = b, otherwise none. Neither may be negative. */
export function ifEqual(a: number, b: number): number {
  return ((a ^ b) - 1) >> 31;
}

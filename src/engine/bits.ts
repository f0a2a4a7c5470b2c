/** Bit sets of up to 32 members, as the rules and the search use them. */

// V8 always inlines functions this short, but only if they do not look up `Math`.
const { clz32, imul } = Math;

/** The number of the lowest member; the set is not empty. */
export function lowest(set: number): number {
  // Not `-set`: V8 negates as doubles once bit 31 has been the only member.
  return 31 - clz32(set & (~set + 1));
}

/** The number of the highest member; the set is not empty. */
export function highest(set: number): number {
  return 31 - clz32(set);
}

/** How many members there are. */
export function size(set: number): number {
  return sumOfBytes(sizesByByte(set));
}

/** How many members each byte of the set has, in that byte. */
export function sizesByByte(set: number): number {
  let count = set - ((set >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return (count + (count >>> 4)) & 0x0f0f0f0f;
}

/** The sum of the four bytes, which must be less than 256. */
export function sumOfBytes(bytes: number): number {
  return imul(bytes, 0x01010101) >>> 24;
}

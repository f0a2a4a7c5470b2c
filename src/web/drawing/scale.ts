/**
 * How many CSS pixels a length of 1 is on a board of this size: on a large screen everything grows, words too. The board
 * is laid out in a box that is smaller by this factor.
 */
export function scaleFor({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.max(1, Math.min(width / 1150, height / 860));
}

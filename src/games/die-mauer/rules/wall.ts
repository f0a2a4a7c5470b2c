import { isSection, NO_BLOCK } from './blocks.ts';

/**
 * What the two ends of the wall allow. The wall is known here by the blocks at its ends; both are `NO_BLOCK` as
 * long as nothing is built, and the same block if there is only one.
 */

/** The ends as moves, and as members of a set of ends. */
export const LEFT = 0;
export const RIGHT = 1;
export const NO_END = 0;
export const LEFT_ONLY = 1;
export const RIGHT_ONLY = 2;
export const EITHER_END = 3;

export const END_LETTERS = ['L', 'R'] as const;
export type End = (typeof END_LETTERS)[number];

/** More than there are blocks of a kind. */
export const UNLIMITED = 99;

/** DM-4: how many ends are open, that is, wall sections. */
export function openEnds(left: number, right: number): number {
  return (isSection(left) ? 1 : 0) + (isSection(right) ? 1 : 0);
}

/** DM-4: how many of this block can be added in one turn. */
export function roomFor(block: number, left: number, right: number): number {
  if (isSection(block)) return UNLIMITED;
  return left === NO_BLOCK ? 1 : openEnds(left, right);
}

/** DM-3 and DM-8: the set of ends that are offered for a block. */
export function endsFor(block: number, left: number, right: number): number {
  if (left === NO_BLOCK) return RIGHT_ONLY;
  const open = openEnds(left, right);
  if (isSection(block)) return open === 1 ? EITHER_END : RIGHT_ONLY;
  if (open === 0) return NO_END;
  return isSection(right) ? RIGHT_ONLY : LEFT_ONLY;
}

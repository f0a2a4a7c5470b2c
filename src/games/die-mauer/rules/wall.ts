import { size } from '../../../engine/bits.ts';
import { BLOCK_NUMBERS, isSection } from './blocks.ts';

/**
 * All that the rules need to know about the wall is whether there is one and which of its ends are open: three bits.
 * Which blocks stand in it is in the turns of the round (`history.ts`).
 */
export const NO_WALL = 0;
export const LEFT_OPEN = 1;
export const RIGHT_OPEN = 2;
/** A wall with no open end. */
export const CLOSED = 4;
const BOTH_OPEN = LEFT_OPEN | RIGHT_OPEN;
export const WALLS = 8;

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
export function openEnds(wall: number): number {
  return size(wall & BOTH_OPEN);
}

/** DM-4: how many of this block can be added in one turn. */
export function roomFor(block: number, wall: number): number {
  return ROOM[(wall << 4) | block];
}

/** DM-3 and DM-8: the set of ends that are offered for a block. */
export function endsFor(block: number, wall: number): number {
  return ENDS[(wall << 4) | block];
}

/** The end in a set of just one. */
export function onlyEnd(ends: number): number {
  return ends >> 1;
}

/** DM-2: the wall after adding this block at this end; the first block is both ends. */
export function wallWith(block: number, end: number, wall: number): number {
  return WITH[(wall << 5) | (end << 4) | block];
}

function room(block: number, wall: number): number {
  if (isSection(block)) return UNLIMITED;
  return wall === NO_WALL ? 1 : openEnds(wall);
}

function ends(block: number, wall: number): number {
  if (wall === NO_WALL) return RIGHT_ONLY;
  if (isSection(block)) return openEnds(wall) === 1 ? EITHER_END : RIGHT_ONLY;
  if (openEnds(wall) === 0) return NO_END;
  return wall & RIGHT_OPEN ? RIGHT_ONLY : LEFT_ONLY;
}

function extended(block: number, end: number, wall: number): number {
  const changed = wall === NO_WALL ? BOTH_OPEN : end === LEFT ? LEFT_OPEN : RIGHT_OPEN;
  return CLOSED | (isSection(block) ? wall | changed : wall & ~changed);
}

/** All of this is needed in every turn, so it is looked up rather than worked out. */
const ROOM = new Uint8Array(WALLS << 4);
const ENDS = new Uint8Array(WALLS << 4);
const WITH = new Uint8Array(WALLS << 5);
for (let wall = 0; wall < WALLS; wall++) {
  for (const block of BLOCK_NUMBERS) {
    ROOM[(wall << 4) | block] = room(block, wall);
    ENDS[(wall << 4) | block] = ends(block, wall);
    for (const end of [LEFT, RIGHT]) WITH[(wall << 5) | (end << 4) | block] = extended(block, end, wall);
  }
}

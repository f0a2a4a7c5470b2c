import { EMPTY_FIST, isSection, KINDS, NO_BLOCK, ONE_OF, TOWER } from '../rules/blocks.ts';
import { EITHER_END, endsFor, LEFT, LEFT_ONLY, NO_END, RIGHT, roomFor } from '../rules/wall.ts';

/** What `playout.ts` looks up instead of working it out: the rules of `wall.ts` and the moves of hands, as tables. */

/** All that matters of a wall: which of its ends are open. */
export const NO_WALL = 0;
export const CLOSED = 1;
export const LEFT_OPEN = 2;
export const RIGHT_OPEN = 3;
export const BOTH_OPEN = 4;

export function shapeOf(left: number, right: number): number {
  if (left === NO_BLOCK) return NO_WALL;
  if (isSection(left)) return isSection(right) ? BOTH_OPEN : LEFT_OPEN;
  return isSection(right) ? RIGHT_OPEN : CLOSED;
}

/**
 * One table holds everything, because each further array costs checks of its own at every access.
 *
 * From 0: the moves of a hand, as a set of kinds (bit b − 1 for block b): the k-th move at `set << 4 | k`, the empty
 * fist last, and at `set << 4 | COUNT` how many there are.
 */
export const SETS = 1 << KINDS;
export const COUNT = 15;
/** From here, at `shape << 4 | block`: the room (DM-4). */
export const ROOM = SETS << 4;
/** From here, at `shape << 4 | block`: the end (DM-8), or `ASK` for either, or `NEVER` for none. */
export const END = ROOM + 128;
export const ASK = 2;
export const NEVER = 3;
/** From here, at `(shape << 4 | block) + block + end`: the shape after building. */
export const NEXT_SHAPE = END + 128;

export const TABLE = new Uint8Array(NEXT_SHAPE + 128);

/** The hand with one block of each kind of a set. */
export const HAND = new Int32Array(SETS);

for (let set = 0; set < SETS; set++) {
  let count = 0;
  for (let block = 1; block <= KINDS; block++) {
    if ((set & (1 << (block - 1))) === 0) continue;
    TABLE[(set << 4) | count++] = block;
    HAND[set] += ONE_OF[block];
  }
  TABLE[(set << 4) | count++] = EMPTY_FIST;
  TABLE[(set << 4) | COUNT] = count;
}

/** A wall of each shape, by its ends. */
const SECTION = 1;
const WALLS = [
  [NO_BLOCK, NO_BLOCK],
  [TOWER, TOWER],
  [SECTION, TOWER],
  [TOWER, SECTION],
  [SECTION, SECTION],
] as const;

WALLS.forEach(([left, right], shape) => {
  for (let block = 1; block <= KINDS; block++) {
    const at = (shape << 4) | block;
    const ends = endsFor(block, left, right);
    TABLE[ROOM + at] = roomFor(block, left, right);
    TABLE[END + at] = ends === NO_END ? NEVER : ends === EITHER_END ? ASK : ends === LEFT_ONLY ? LEFT : RIGHT;
    TABLE[NEXT_SHAPE + at + block + LEFT] = shapeOf(block, right === NO_BLOCK ? block : right);
    TABLE[NEXT_SHAPE + at + block + RIGHT] = shapeOf(left === NO_BLOCK ? block : left, block);
  }
});

import type { Random } from '../../../engine/random.ts';
import * as bits from '../rules/bits.ts';
import { SPARE } from '../rules/castle.ts';
import * as tiles from '../rules/tiles.ts';
import * as board from './playout-board.ts';
import * as runs from './playout-runs.ts';

/** The floor in a playout: what turns up, slides, drops mice or brings cheese. */

// Bound here to be constants to the compiler: see `playout.ts`.
const { size } = bits;
const { CHEESES, KINDS, TRAP } = tiles;
const { moveMouse } = runs;
const { lookAround, mice, ground, cells, covers, sets } = board;
const { BIT_NORTH, BIT_SOUTH, HOLE, LINE_SQUARES, LINE_READING } = board;
const { KIND_BITS, UNSEEN_BIT, NOWHERE, TAKEN, HERE } = board;
const { SAFE_NORTH, SAFE_SOUTH, TAKEN_NORTH, TAKEN_SOUTH } = board;
const CHEESE_BITS = (1 << CHEESES) - 1;

/** Nature turns up a tile: the bit of its kind. */
export function turnUp(unseenOf: Int8Array, random: Random): number {
  let total = 0;
  let most = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    total += unseenOf[kind];
    if (unseenOf[kind] > most) most = unseenOf[kind];
  }
  let rest = most === total ? 0 : random.below(total);
  let kind = 0;
  while (rest >= unseenOf[kind]) rest -= unseenOf[kind++];
  unseenOf[kind]--;
  return 1 << kind;
}

/** The roof over a square comes off. */
export function uncoverSquare(square: number, unseenOf: Int8Array, random: Random): void {
  let tile = cells[square] & KIND_BITS;
  if (tile === UNSEEN_BIT) tile = turnUp(unseenOf, random);
  covers[square] = 0;
  cells[square] = tile;
  const isTrap = (tile >> TRAP) & 1;
  ground[square + HERE] = isTrap ^ 1;
  sets[SAFE_NORTH] &= ~(BIT_NORTH[square] & -isTrap);
  sets[SAFE_SOUTH] &= ~(BIT_SOUTH[square] & -isTrap);
}

export function coverSquare(square: number, now: number): void {
  covers[square] = -1;
  cells[square] |= now & HOLE[square];
  ground[square + HERE] = 0;
}

/** Moves the tiles of a line. Returns the kinds that lie, or lay before, in its open holes. */
export function pushSpare(line: number, now: number): number {
  let seen = 0;
  let coming = cells[SPARE] | now;
  for (let i = line; i < line + 7; i++) {
    const square = LINE_SQUARES[i];
    const cover = covers[square];
    const going = cells[square];
    const tile = coming & (cover | KIND_BITS);
    cells[square] = tile;
    seen |= (going | tile) & ~cover;
    coming = going | (now & ~cover);
  }
  cells[SPARE] = coming & KIND_BITS;
  return seen;
}

/** Turns up what is unseen in the open holes of a line, and the spare. Returns the kinds that came up in the holes. */
export function turnUpLine(line: number, unseenOf: Int8Array, random: Random): number {
  let seen = 0;
  for (let i = line; i < line + 7; i++) {
    const square = LINE_READING[i];
    if ((cells[square] & ~covers[square] & UNSEEN_BIT) === 0) continue;
    cells[square] = turnUp(unseenOf, random);
    seen |= cells[square];
  }
  if (cells[SPARE] === UNSEEN_BIT) cells[SPARE] = turnUp(unseenOf, random);
  return seen;
}

/**
 * BA-13: a line with traps has moved. Returns how many mice the seat that lost one has lost in all, the most if there
 * are several; 0 if no mouse fell.
 */
export function setTraps(line: number, fallen: Int8Array, near: Int32Array, roomBit: Int32Array): number {
  let most = 0;
  for (let i = line; i < line + 7; i++) {
    const square = LINE_SQUARES[i];
    const north = BIT_NORTH[square];
    const south = BIT_SOUTH[square];
    const isTaken = ((sets[TAKEN_NORTH] & north) | (sets[TAKEN_SOUTH] & south)) === 0 ? 0 : 1;
    const isSafe = ~((cells[square] >> TRAP) | covers[square]) & 1;
    ground[square + HERE] = isSafe + isTaken * isSafe * (TAKEN - 1);
    sets[SAFE_NORTH] = (sets[SAFE_NORTH] & ~north) | (north & -isSafe);
    sets[SAFE_SOUTH] = (sets[SAFE_SOUTH] & ~south) | (south & -isSafe);
    if (isTaken > isSafe) {
      sets[TAKEN_NORTH] ^= north;
      sets[TAKEN_SOUTH] ^= south;
      const at = mice.indexOf(square);
      const seat = at >> 2;
      moveMouse(seat * 4, at & 3, NOWHERE);
      lookAround(seat * 4, near, roomBit);
      most = Math.max(most, ++fallen[seat]);
    }
  }
  return most;
}

/** The kinds of cheese on which two mice of a seat stand. */
export function cheeseOf(first: number): number {
  const one = cells[mice[first]];
  const two = cells[mice[first + 1]];
  const three = cells[mice[first + 2]];
  const four = cells[mice[first + 3]];
  const oneOrTwo = one | two;
  return ((one & two) | (oneOrTwo & three) | ((oneOrTwo | three) & four)) & CHEESE_BITS;
}

/** BA-14, BA-16: the active seat first, then clockwise. Returns who has won; −1 if nobody. */
export function takeCheese(active: number, seats: number, target: number, cheeses: Int8Array): number {
  for (let i = 0; i < seats; i++) {
    const seat = (active + i) % seats;
    cheeses[seat] |= cheeseOf(seat * 4);
    if (size(cheeses[seat]) >= target) return seat;
  }
  return -1;
}

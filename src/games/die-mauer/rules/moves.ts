import * as bits from '../../../engine/bits.ts';
import { EMPTY_FIST, KINDS } from './blocks.ts';
import { buildAnyMove } from './codes.ts';
import * as hand from './hands.ts';
import type { State } from './state.ts';
import * as states from './state.ts';
import * as walls from './wall.ts';

// An imported name is looked up at every use, a constant of the module is not: bots live in here.
const { lowest } = bits;
const { kindsIn } = hand;
const { BUILD, BUILD_ANY, PLAN } = states;
const { endsFor, LEFT, LEFT_ONLY, RIGHT, RIGHT_ONLY, WALLS } = walls;

export function moves(state: State, seat: number, into: Int32Array): number {
  if ((state.due & (1 << seat)) === 0) return 0;
  const kinds = kindsIn(state.hands[seat]);
  // DM-6
  return state.phase === PLAN ? writeFists(kinds, into) : movesOnceOpen(state, kinds, into);
}

/** What a seat may do once the fists are open. */
function movesOnceOpen(state: State, kinds: number, into: Int32Array): number {
  switch (state.phase) {
    case BUILD:
      // DM-8: a builder is asked only if there are two ways.
      into[0] = LEFT;
      into[1] = RIGHT;
      return 2;
    case BUILD_ANY:
      return freeMoves(kinds, state.wall, into);
    default:
      // DM-9.2: `-` comes last.
      return writeFists(kinds, into) - (state.mayDecline ? 0 : 1);
  }
}

/** DM-9.1: any legal block, at any end that is offered for it. */
export function freeMoves(kinds: number, wall: number, into: Int32Array): number {
  let count = 0;
  for (let left = kinds; left !== 0; left &= left - 1) {
    const block = lowest(left) + 1;
    const ends = endsFor(block, wall);
    if (ends & LEFT_ONLY) into[count++] = buildAnyMove(block, LEFT);
    if (ends & RIGHT_ONLY) into[count++] = buildAnyMove(block, RIGHT);
  }
  return count;
}

/** How many of these moves there are. */
export function freeCount(kinds: number, wall: number): number {
  return FREE_COUNTS[(wall << KINDS_BITS) | kinds];
}

/** DM-6: how many fists a hand with these kinds can make: one of each kind, and the empty one. */
export function fistCount(kinds: number): number {
  return COUNTS[kinds];
}

/** The n-th of these fists; the empty one is the last. */
export function fistNumber(kinds: number, n: number): number {
  return (FISTS[kinds] >> (4 * n)) & 15;
}

/** Always writes eight, because that is faster than counting. */
function writeFists(kinds: number, into: Int32Array): number {
  const fists = FISTS[kinds];
  into[0] = fists & 15;
  into[1] = (fists >> 4) & 15;
  into[2] = (fists >> 8) & 15;
  into[3] = (fists >> 12) & 15;
  into[4] = (fists >> 16) & 15;
  into[5] = (fists >> 20) & 15;
  into[6] = (fists >> 24) & 15;
  into[7] = (fists >> 28) & 15;
  return COUNTS[kinds];
}

const KINDS_BITS = KINDS;
const FREE_COUNTS = Uint8Array.from({ length: WALLS << KINDS }, (_, i) =>
  freeMoves(i & ((1 << KINDS) - 1), i >> KINDS, new Int32Array(2 * KINDS)),
);

/** By set of kinds: how many fists, and the fists themselves, four bits each, starting with the lowest. */
const COUNTS = new Uint8Array(1 << KINDS);
const FISTS = new Int32Array(1 << KINDS);
for (let kinds = 0; kinds < 1 << KINDS; kinds++) {
  let count = 0;
  for (let left = kinds; left !== 0; left &= left - 1) FISTS[kinds] |= (lowest(left) + 1) << (4 * count++);
  FISTS[kinds] |= EMPTY_FIST << (4 * count++);
  COUNTS[kinds] = count;
}

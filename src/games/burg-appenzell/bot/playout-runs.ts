import * as bits from '../rules/bits.ts';
import { STEPS } from '../rules/castle.ts';
import * as running from '../rules/running.ts';
import * as board from './playout-board.ts';

/** BA-11 in a playout: counting where mice may run to, and finding the run that was drawn. */

// Bound here to be constants to the compiler: see `playout.ts`.
const { has, lowest, size } = bits;
const { stepNorth, stepSouth } = running;
const { mice, ground, sets, BIT_NORTH, BIT_SOUTH, HERE } = board;
const { SAFE_NORTH, SAFE_SOUTH, TAKEN_NORTH, TAKEN_SOUTH } = board;
const STEPS_NORTH = STEPS.north;
const STEPS_SOUTH = STEPS.south;

/** The entries of `ground` around a square. */
const ABOVE = 0;
const LEFT = 7;
const RIGHT = 9;
const BELOW = 16;

/** Where each mouse of the active seat that may jump may run to. */
export const endsNorth = new Int32Array(32);
export const endsSouth = new Int32Array(32);

/** What `ground` has around a square. */
export function around(square: number): number {
  return ground[square + ABOVE] + ground[square + LEFT] + ground[square + RIGHT] + ground[square + BELOW];
}

/** The n-th square to which a mouse may step, reading row by row, from 0. */
export function nthStep(square: number, n: number): number {
  let rest = n;
  if (ground[square + ABOVE] === 1 && rest-- === 0) return square + ABOVE - HERE;
  if (ground[square + LEFT] === 1 && rest-- === 0) return square + LEFT - HERE;
  if (ground[square + RIGHT] === 1 && rest-- === 0) return square + RIGHT - HERE;
  return square + BELOW - HERE;
}

/** Finds where the i-th mouse of a seat may run to, jumps included, and returns how many squares that are. */
export function findEnds(i: number, from: number, actions: number): number {
  const safeNorth = sets[SAFE_NORTH];
  const safeSouth = sets[SAFE_SOUTH];
  let north = STEPS_NORTH[from] & safeNorth;
  let south = STEPS_SOUTH[from] & safeSouth;
  let foundNorth = north;
  let foundSouth = south;
  // Squares with mice that the run has not crossed yet; it never comes back to where it began.
  let leftNorth = sets[TAKEN_NORTH] & ~BIT_NORTH[from];
  let leftSouth = sets[TAKEN_SOUTH] & ~BIT_SOUTH[from];
  for (let steps = actions; steps > 1; steps--) {
    north &= leftNorth;
    south &= leftSouth;
    if ((north | south) === 0) break;
    leftNorth ^= north;
    leftSouth ^= south;
    const nextNorth = stepNorth(north, south) & safeNorth;
    south = stepSouth(north, south) & safeSouth;
    north = nextNorth;
    foundNorth |= north;
    foundSouth |= south;
  }
  foundNorth &= ~sets[TAKEN_NORTH];
  foundSouth &= ~sets[TAKEN_SOUTH];
  endsNorth[i] = foundNorth;
  endsSouth[i] = foundSouth;
  return size(foundNorth) + size(foundSouth);
}

export function nthSquare(north: number, south: number, n: number): number {
  let rest = n;
  for (let bits = north; bits !== 0; bits &= bits - 1) if (rest-- === 0) return lowest(bits);
  let bits = south;
  while (rest-- > 0) bits &= bits - 1;
  return 32 | lowest(bits);
}

export function costOf(from: number, to: number): number {
  let north = STEPS_NORTH[from];
  let south = STEPS_SOUTH[from];
  const overNorth = sets[SAFE_NORTH] & sets[TAKEN_NORTH];
  const overSouth = sets[SAFE_SOUTH] & sets[TAKEN_SOUTH];
  let cost = 1;
  for (; !has(north, south, to); cost++) {
    north &= overNorth;
    south &= overSouth;
    const nextNorth = stepNorth(north, south);
    south = stepSouth(north, south);
    north = nextNorth;
  }
  return cost;
}

/** Moves the i-th mouse of a seat and keeps the four in order. */
export function moveMouse(first: number, i: number, to: number): void {
  let at = first + i;
  while (at > first && mice[at - 1] > to) {
    mice[at] = mice[at - 1];
    at--;
  }
  while (at < first + 3 && mice[at + 1] < to) {
    mice[at] = mice[at + 1];
    at++;
  }
  mice[at] = to;
}

import { ALONE, nameOf, STEPS } from './castle.ts';
import * as squares from './squares.ts';
import type { State } from './state.ts';

/**
 * BA-11: running. A step leads to a *safe* square, one that is uncovered and not a trap; the run continues over squares
 * with mice and ends on a free one.
 */

// Local constants for the compiler: see `moves.ts`.
const { has, squaresIn, stepNorth, stepSouth } = squares;
const { north: ALONE_NORTH, south: ALONE_SOUTH } = ALONE;
const { north: STEPS_NORTH, south: STEPS_SOUTH } = STEPS;
const ends = new Int32Array(32);

/** The squares where the last `findRuns` found that a run may end: the northern half, then the southern. */
export const ENDS = ends;

/**
 * Finds where a mouse can run with this many actions, up to four; the answer is in `ENDS`. A second jump is rarely
 * possible: `jumpOn` is apart so that the rest is short enough to become part of its callers.
 */
export function findRuns(state: State, from: number, actions: number): void {
  const { takenNorth, takenSouth } = state;
  const safeNorth = state.openNorth & ~state.trapsNorth;
  const safeSouth = state.openSouth & ~state.trapsSouth;
  const jumps = (1 - actions) >> 31;
  let north = STEPS_NORTH[from] & safeNorth;
  let south = STEPS_SOUTH[from] & safeSouth;
  const viaNorth = north & takenNorth & jumps;
  const viaSouth = south & takenSouth & jumps;
  north |= stepNorth(viaNorth, viaSouth) & safeNorth;
  south |= stepSouth(viaNorth, viaSouth) & safeSouth;
  ends[0] = north & ~takenNorth;
  ends[1] = south & ~takenSouth;
  if (actions <= 2) return;
  north &= takenNorth & ~(viaNorth | ALONE_NORTH[from]);
  south &= takenSouth & ~(viaSouth | ALONE_SOUTH[from]);
  if ((north | south) !== 0) jumpOn(state, north, south, actions - 2);
}

/** Adds to `ENDS` where the run can end after jumping over one of these mice, too; one or two actions are left by then. */
function jumpOn(state: State, overNorth: number, overSouth: number, actions: number): void {
  const { takenNorth, takenSouth } = state;
  const safeNorth = state.openNorth & ~state.trapsNorth;
  const safeSouth = state.openSouth & ~state.trapsSouth;
  let north = stepNorth(overNorth, overSouth) & safeNorth;
  let south = stepSouth(overNorth, overSouth) & safeSouth;
  const last = (1 - actions) >> 31;
  const viaNorth = north & takenNorth & last;
  const viaSouth = south & takenSouth & last;
  north |= stepNorth(viaNorth, viaSouth) & safeNorth;
  south |= stepSouth(viaNorth, viaSouth) & safeSouth;
  ends[0] |= north & ~takenNorth;
  ends[1] |= south & ~takenSouth;
}

/** What a legal run costs: the number of steps of the shortest path. */
export function costOfRun(state: State, from: number, to: number): number {
  if (has(STEPS_NORTH[from], STEPS_SOUTH[from], to)) return 1;
  let steps = 2;
  while (!reaches(state, from, to, steps)) steps++;
  return steps;
}

/** The names of the squares of a shortest path, without the first. Allocates. */
export function pathOfRun(state: State, from: number, to: number): string[] {
  const cost = costOfRun(state, from, to);
  if (cost === 1) return [nameOf(to)];
  const over = squaresIn(STEPS_NORTH[from] & state.takenNorth, STEPS_SOUTH[from] & state.takenSouth);
  const first = over.find(square => reaches(state, square, to, cost - 1));
  if (first === undefined) throw new Error(`no mouse can run from ${nameOf(from)} to ${nameOf(to)}`);
  return [nameOf(first), ...pathOfRun(state, first, to)];
}

function reaches(state: State, from: number, to: number, actions: number): boolean {
  findRuns(state, from, actions);
  return has(ends[0], ends[1], to);
}

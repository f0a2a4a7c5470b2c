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
 * Finds where a mouse can run with this many actions, up to four; the answer is in `ENDS`. Written out step by step: a
 * second jump is rarely possible, and the processor soon predicts that.
 */
export function findRuns(state: State, from: number, actions: number): void {
  const { takenNorth, takenSouth } = state;
  const safeNorth = state.openNorth & ~state.trapsNorth;
  const safeSouth = state.openSouth & ~state.trapsSouth;
  const overNorth = safeNorth & takenNorth;
  const overSouth = safeSouth & takenSouth;
  let north = STEPS_NORTH[from] & safeNorth;
  let south = STEPS_SOUTH[from] & safeSouth;
  const jumps = (1 - actions) >> 31;
  let viaNorth = north & overNorth & jumps;
  let viaSouth = south & overSouth & jumps;
  north |= stepNorth(viaNorth, viaSouth) & safeNorth;
  south |= stepSouth(viaNorth, viaSouth) & safeSouth;
  const beforeNorth = viaNorth | ALONE_NORTH[from];
  const beforeSouth = viaSouth | ALONE_SOUTH[from];
  viaNorth = north & overNorth & ~beforeNorth;
  viaSouth = south & overSouth & ~beforeSouth;
  if (actions > 2 && (viaNorth | viaSouth) !== 0) {
    north |= stepNorth(viaNorth, viaSouth) & safeNorth;
    south |= stepSouth(viaNorth, viaSouth) & safeSouth;
    if (actions > 3) {
      viaNorth = north & overNorth;
      viaSouth = south & overSouth;
      north |= stepNorth(viaNorth, viaSouth) & safeNorth;
      south |= stepSouth(viaNorth, viaSouth) & safeSouth;
    }
  }
  ends[0] = north & ~takenNorth;
  ends[1] = south & ~takenSouth;
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

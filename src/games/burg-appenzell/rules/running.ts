import { has } from './bits.ts';
import { nameOf, SQUARES, STEPS } from './castle.ts';
import type { State } from './state.ts';

/**
 * BA-11: running. A step leads to a *safe* square, uncovered and no trap; the run goes on over squares with mice and
 * ends on a free one.
 */

/** The squares where the last `findRuns` found that a run may end. */
export const ends = { north: 0, south: 0 };

/** Finds where a mouse on a square or tower may run to with so many actions; the answer is in `ends`. */
export function findRuns(state: State, from: number, actions: number): void {
  const safeNorth = state.openNorth & ~state.trapsNorth;
  const safeSouth = state.openSouth & ~state.trapsSouth;
  let miceNorth = 0;
  let miceSouth = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    miceNorth |= state.miceNorth[seat];
    miceSouth |= state.miceSouth[seat];
  }
  let north = STEPS.north[from] & safeNorth;
  let south = STEPS.south[from] & safeSouth;
  let endsNorth = north & ~miceNorth;
  let endsSouth = south & ~miceSouth;
  north &= miceNorth;
  south &= miceSouth;
  for (let steps = 2; steps <= actions && (north | south) !== 0; steps++) {
    const nextNorth = stepNorth(north, south) & safeNorth;
    const nextSouth = stepSouth(north, south) & safeSouth;
    endsNorth |= nextNorth & ~miceNorth;
    endsSouth |= nextSouth & ~miceSouth;
    north = nextNorth & miceNorth;
    south = nextSouth & miceSouth;
  }
  ends.north = endsNorth;
  ends.south = endsSouth;
}

/** What a legal run costs: the number of steps of the shortest path. */
export function costOfRun(state: State, from: number, to: number): number {
  if (has(STEPS.north[from], STEPS.south[from], to)) return 1;
  let steps = 2;
  while (!reaches(state, from, to, steps)) steps++;
  return steps;
}

/** The names of the squares of a shortest path, without where it begins. Allocates. */
export function pathOfRun(state: State, from: number, to: number): string[] {
  const cost = costOfRun(state, from, to);
  if (cost === 1) return [nameOf(to)];
  for (let square = 0; square < SQUARES; square++) {
    const isFirstStep = has(STEPS.north[from], STEPS.south[from], square) && isTaken(state, square);
    if (isFirstStep && reaches(state, square, to, cost - 1)) {
      return [nameOf(square), ...pathOfRun(state, square, to)];
    }
  }
  throw new Error(`no mouse can run from ${nameOf(from)} to ${nameOf(to)}`);
}

function reaches(state: State, from: number, to: number, actions: number): boolean {
  findRuns(state, from, actions);
  return has(ends.north, ends.south, to);
}

function isTaken(state: State, square: number): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    if (has(state.miceNorth[seat], state.miceSouth[seat], square)) return true;
  }
  return false;
}

/** The northern half of all that is a step away from a set; numbers that are no squares may be in it. */
export function stepNorth(north: number, south: number): number {
  return (north << 1) | (north >>> 1) | (north << 8) | (north >>> 8) | (south << 24);
}

/** The southern half. */
export function stepSouth(north: number, south: number): number {
  return (south << 1) | (south >>> 1) | (south << 8) | (south >>> 8) | (north >>> 24);
}

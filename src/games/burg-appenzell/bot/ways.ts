import * as bits from '../../../engine/bits.ts';
import * as castle from '../rules/castle.ts';
import * as squares from '../rules/squares.ts';
import type { State } from '../rules/state.ts';
import * as distance from './distance.ts';

/**
 * How many actions a mouse needs from a square to every other, as if nobody stood in the way: a step costs one, and so does
 * a roof. That depends on roofs and traps alone, and a search comes back to the same ones all the time, so it is remembered.
 */

// Local constants for the compiler: see `rules/moves.ts`.
const { imul } = Math;
const { lowest } = bits;
const { ALONE, CASTLE, PLACES, TOWER_SET } = castle;
const { setOf } = squares;
const { NEW_NORTH, NEW_SOUTH, spread } = distance;
const { north: ALONE_NORTH, south: ALONE_SOUTH } = ALONE;
const castleSet = setOf(CASTLE);

/** Everything this many actions away or more is equally far. */
export const FAR = 10;

/** From every square, and for a mouse still to enter from every set of free towers. */
const ROWS = PLACES + 16;
const FLOORS = 128;
const actionsBetween = new Uint8Array(FLOORS * ROWS * PLACES);
/** The actions to all places, in rows: `rowFrom` and `rowOfEntering` say where a row begins. */
export const ACTIONS_TO = actionsBetween;
const isKnown = new Uint8Array(FLOORS * ROWS);

/** What makes a floor, for each that is remembered. */
const PARTS = 5;
const parts = new Int32Array(FLOORS * PARTS);
let floor = 0;

/** Call it before the others, again whenever roofs or traps have changed. */
export function findFloor({ layout, openNorth, openSouth, trapsNorth, trapsSouth }: State): void {
  const open = imul(openNorth, 0x9e3779b1) ^ imul(openSouth, 0x85ebca6b);
  const traps = imul(trapsNorth, 0xc2b2ae35) ^ imul(trapsSouth, 0x27d4eb2f);
  floor = imul(open ^ (traps >>> 3) ^ traps, 0x165667b1) >>> 25;
  const at = floor * PARTS;
  if (
    parts[at] === openNorth &&
    parts[at + 1] === openSouth &&
    parts[at + 2] === trapsNorth &&
    parts[at + 3] === trapsSouth &&
    parts[at + 4] === layout
  )
    return;
  parts[at] = openNorth;
  parts[at + 1] = openSouth;
  parts[at + 2] = trapsNorth;
  parts[at + 3] = trapsSouth;
  parts[at + 4] = layout;
  isKnown.fill(0, floor * ROWS, (floor + 1) * ROWS);
}

/** The row of a mouse on this square. */
export function rowFrom(state: State, square: number): number {
  const row = floor * ROWS + square;
  if (isKnown[row] === 0) measure(state, row, ALONE_NORTH[square], ALONE_SOUTH[square], 0);
  return row * PLACES;
}

/** BA-9: the row of a mouse still to enter, by a free tower. */
export function rowOfEntering(state: State): number {
  const north = TOWER_SET.north & ~state.takenNorth;
  const south = TOWER_SET.south & ~state.takenSouth;
  // The towers are the first and the seventh bit of the first and the last row.
  const set = (north & 1) | ((north >>> 5) & 2) | ((south >>> 14) & 4) | ((south >>> 19) & 8);
  const row = floor * ROWS + PLACES + set;
  if (isKnown[row] === 0) measure(state, row, north, south, 1);
  return row * PLACES;
}

function measure(state: State, row: number, fromNorth: number, fromSouth: number, first: number): void {
  const base = row * PLACES;
  isKnown[row] = 1;
  actionsBetween.fill(FAR, base, base + PLACES);
  const wayNorth = castleSet.north & ~state.trapsNorth;
  const waySouth = castleSet.south & ~state.trapsSouth;
  const end = spread(state, fromNorth, fromSouth, wayNorth, waySouth, FAR - first);
  for (let actions = 0; actions < end; actions++) {
    for (let set = NEW_NORTH[actions]; set !== 0; set &= set - 1)
      actionsBetween[base + lowest(set)] = first + actions;
    for (let set = NEW_SOUTH[actions]; set !== 0; set &= set - 1)
      actionsBetween[base + (32 | lowest(set))] = first + actions;
  }
}

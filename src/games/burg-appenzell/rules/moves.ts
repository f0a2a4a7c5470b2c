import { firstSquare, lowest } from './bits.ts';
import { LAYOUTS, SLIDES, SPARE, TOWERS, TOWERS_NORTH, TOWERS_SOUTH } from './castle.ts';
import { ends, findRuns } from './running.ts';
import { MICE_PER_SEAT, SET_UP, type State } from './state.ts';
import { KINDS, UNSEEN } from './tiles.ts';

/**
 * Moves as integers: what is done in the bits from 6 up, and where in the six below. A run has where it ends there,
 * and where it begins in the six bits above.
 */
export const END_TURN = 0;
export const ENTER = 1 << 6;
export const UNCOVER = 2 << 6;
export const SLIDE = 3 << 6;
export const RUN = 1 << 12;

export function runFrom(from: number, to: number): number {
  return RUN | (from << 6) | to;
}

/** Nature's outcome: the kind in the lower four bits, the place above. */
export function turnedUp(place: number, kind: number): number {
  return (place << 4) | kind;
}

/** Every tower, every room, every square from every mouse, every slide, and the end of the turn. */
export const MOST_MOVES = TOWERS.length + 18 + MICE_PER_SEAT * 45 + SLIDES.length + 1;

/** Where nature must turn up a tile: the first unseen one in an uncovered hole, then the spare. −1 if nowhere. */
export function placeToTurnUp(state: State): number {
  const north = state.unseenNorth & state.openNorth;
  const south = state.unseenSouth & state.openSouth;
  if ((north | south) !== 0) return firstSquare(north, south);
  return state.tiles[SPARE] === UNSEEN ? SPARE : -1;
}

/** BA-6: the kinds that a tile may turn out to be; the tiles not yet seen are the weights. */
export function chances(state: State, into: Int32Array, weights: Int32Array): number {
  const place = placeToTurnUp(state);
  if (place < 0) return 0;
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (state.unseenOf[kind] === 0) continue;
    into[count] = turnedUp(place, kind);
    weights[count++] = state.unseenOf[kind];
  }
  return count;
}

/** The moves of the active seat, nature not being due. */
export function movesOfActive(state: State, into: Int32Array): number {
  if (state.phase === SET_UP) return listEntries(state, into, 0); // BA-7
  let count = 0;
  if (state.stock[state.active] > 0) count = listEntries(state, into, count);
  count = listRoofs(state, into, count);
  count = listRuns(state, into, count);
  if (!state.slid) count = listSlides(into, count);
  into[count++] = END_TURN; // BA-15: always legal
  return count;
}

/** BA-9: the free towers. */
function listEntries(state: State, into: Int32Array, first: number): number {
  let north = TOWERS_NORTH;
  let south = TOWERS_SOUTH;
  for (let seat = 0; seat < state.seats; seat++) {
    north &= ~state.miceNorth[seat];
    south &= ~state.miceSouth[seat];
  }
  return listSquares(ENTER, north, south, into, first);
}

/** BA-10: the roofs next to a mouse of the active seat. */
function listRoofs(state: State, into: Int32Array, first: number): number {
  const { roomsNear } = LAYOUTS[state.layout];
  let near = 0;
  for (let bits = state.miceNorth[state.active]; bits !== 0; bits &= bits - 1)
    near |= roomsNear[lowest(bits)];
  for (let bits = state.miceSouth[state.active]; bits !== 0; bits &= bits - 1) {
    near |= roomsNear[32 | lowest(bits)];
  }
  let count = first;
  for (let bits = near & state.roofs; bits !== 0; bits &= bits - 1) into[count++] = UNCOVER | lowest(bits);
  return count;
}

/** BA-11: from every mouse of the active seat to all that it reaches with the actions left. */
function listRuns(state: State, into: Int32Array, first: number): number {
  let count = first;
  for (let bits = state.miceNorth[state.active]; bits !== 0; bits &= bits - 1) {
    count = listRunsFrom(state, lowest(bits), into, count);
  }
  for (let bits = state.miceSouth[state.active]; bits !== 0; bits &= bits - 1) {
    count = listRunsFrom(state, 32 | lowest(bits), into, count);
  }
  return count;
}

function listRunsFrom(state: State, from: number, into: Int32Array, first: number): number {
  findRuns(state, from, state.actions);
  return listSquares(runFrom(from, 0), ends.north, ends.south, into, first);
}

/** BA-12 */
function listSlides(into: Int32Array, first: number): number {
  for (let slide = 0; slide < SLIDES.length; slide++) into[first + slide] = SLIDE | slide;
  return first + SLIDES.length;
}

/** One move for every square of a set: what is done, and the square. */
function listSquares(what: number, north: number, south: number, into: Int32Array, first: number): number {
  let count = first;
  for (let bits = north; bits !== 0; bits &= bits - 1) into[count++] = what | lowest(bits);
  for (let bits = south; bits !== 0; bits &= bits - 1) into[count++] = what | 32 | lowest(bits);
  return count;
}

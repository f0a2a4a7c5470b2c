import * as bits from '../../../engine/bits.ts';
import * as castle from './castle.ts';
import * as codes from './codes.ts';
import * as running from './running.ts';
import type { State } from './state.ts';
import * as states from './state.ts';
import * as tiles from './tiles.ts';

// Constants of the module are known to the compiler; imports are looked up at every use.
const { lowest, size, sizesByByte, sumOfBytes } = bits;
const { NOWHERE, ROOMS, SLIDES, STEPS, TOWERS } = castle;
const { END_TURN, ENTER, RUN, SLIDE, turnedUp, UNCOVER } = codes;
const { ENDS, findRuns } = running;
const { ENDED, SET_UP } = states;
const { KINDS } = tiles;
const { north: STEPS_NORTH, south: STEPS_SOUTH } = STEPS;
const SLIDE_COUNT = SLIDES.length;

/** BA-6: the kinds that a tile may turn out to be; the tiles not yet seen are the weights. */
export function chances(state: State, into: Int32Array): number {
  if (state.turningUp === NOWHERE) return 0;
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    for (let left = state.unseenOf[kind]; left > 0; left--) into[count++] = turnedUp(state.turningUp, kind);
  }
  return count;
}

/** Lists towers to enter, roofs to take off, runs mouse by mouse, slides, and the end of the turn. */
export function moves(state: State, seat: number, into: Int32Array): number {
  if (seat !== state.active || state.turningUp !== NOWHERE || state.phase === ENDED) return 0;
  let count = 0;
  for (let set = towersAndRoofs(state); set !== 0; set &= set - 1) into[count++] = PLACE_MOVES[lowest(set)];
  if (state.phase === SET_UP) return count;
  count = listRuns(state, into, count);
  if (!state.slid) {
    for (let slide = 0; slide < SLIDE_COUNT; slide++) into[count + slide] = SLIDE | slide; // BA-12
    count += SLIDE_COUNT;
  }
  into[count] = END_TURN; // BA-15: always legal
  return count + 1;
}

/** The moves that `towersAndRoofs` has a bit for: four towers, then the rooms. */
const PLACE_MOVES = Int32Array.from([
  ...TOWERS.map(tower => ENTER | tower),
  ...Array.from({ length: ROOMS }, (_, room) => UNCOVER | room),
]);

/** BA-7, BA-9: the free towers. BA-10: the roofs next to one of the active seat's mice. */
function towersAndRoofs(state: State): number {
  const { active, takenNorth, takenSouth } = state;
  const roofs = (state.roomsNear[active] & state.roofs) << TOWERS.length;
  if (state.stock[active] === 0) return roofs;
  // a1 and g1 are bits 0 and 6 of their half, a7 and g7 bits 16 and 22 of theirs.
  const taken =
    (takenNorth & 1) | ((takenNorth >>> 5) & 2) | ((takenSouth >>> 14) & 4) | ((takenSouth >>> 19) & 8);
  return roofs | (taken ^ 15);
}

/** BA-11: from every mouse of the active seat to all that it reaches with the actions left. */
function listRuns(state: State, into: Int32Array, first: number): number {
  const { actions, takenNorth, takenSouth } = state;
  const safeNorth = state.openNorth & ~state.trapsNorth;
  const safeSouth = state.openSouth & ~state.trapsSouth;
  const mice = state.mice[state.active];
  let count = first;
  for (let i = 0; i < 32; i += 8) {
    const from = (mice >>> i) & 63;
    const run = RUN | (from << 6);
    const north = STEPS_NORTH[from] & safeNorth;
    const south = STEPS_SOUTH[from] & safeSouth;
    if (actions > 1 && ((north & takenNorth) | (south & takenSouth)) !== 0) {
      findRuns(state, from, actions);
      for (let set = ENDS[0]; set !== 0; set &= set - 1) into[count++] = run | lowest(set);
      for (let set = ENDS[1]; set !== 0; set &= set - 1) into[count++] = run | 32 | lowest(set);
    } else {
      // The four squares beside it are different bits, whichever half they are in. All are written, and the free ones
      // stay.
      const free = (north & ~takenNorth) | (south & ~takenSouth);
      into[count] = run | (from - 8);
      count += (free >>> (from - 8)) & 1;
      into[count] = run | (from - 1);
      count += (free >>> (from - 1)) & 1;
      into[count] = run | (from + 1);
      count += (free >>> (from + 1)) & 1;
      into[count] = run | (from + 8);
      count += (free >>> (from + 8)) & 1;
    }
  }
  return count;
}

/**
 * What `countMoves` found: the set of towers and roofs, their number, and the number of runs; then, for each mouse, how
 * many runs it has, by byte, and the northern and southern halves of where they end.
 */
const found = new Int32Array(32);
const [SIZES, NORTH, SOUTH] = [4, 8, 12];
export const FOUND = found;
export const [RUN_SIZES, RUNS_NORTH, RUNS_SOUTH] = [SIZES, NORTH, SOUTH];

/** How many moves the active seat has in its turn: as many as `moves` lists, without listing them. */
export function countMoves(state: State): number {
  const places = towersAndRoofs(state);
  const { actions, takenNorth, takenSouth } = state;
  const safeNorth = state.openNorth & ~state.trapsNorth;
  const safeSouth = state.openSouth & ~state.trapsSouth;
  const freeNorth = safeNorth & ~takenNorth;
  const freeSouth = safeSouth & ~takenSouth;
  const jumps = (1 - actions) >> 31;
  const overNorth = safeNorth & takenNorth & jumps;
  const overSouth = safeSouth & takenSouth & jumps;
  let sizes = 0;
  let mice = state.mice[state.active];
  for (let i = 0; i < 4; i++, mice >>>= 8) {
    const from = mice & 63;
    let north = STEPS_NORTH[from];
    let south = STEPS_SOUTH[from];
    if (((north & overNorth) | (south & overSouth)) !== 0) {
      findRuns(state, from, actions);
      north = ENDS[0];
      south = ENDS[1];
    } else {
      north &= freeNorth;
      south &= freeSouth;
    }
    found[NORTH + i] = north;
    found[SOUTH + i] = south;
    // Squares four rows apart share a bit: a mouse hardly ever reaches both.
    const twice = north & south;
    let count = sizesByByte(north | south);
    if (twice !== 0) count += sizesByByte(twice);
    found[SIZES + i] = count;
    sizes += count;
  }
  const runs = sumOfBytes(sizes);
  const others = size(places);
  found[0] = places;
  found[1] = others;
  found[2] = runs;
  return others + runs + (state.slid ? 1 : SLIDE_COUNT + 1);
}

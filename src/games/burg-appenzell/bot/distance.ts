import * as bits from '../../../engine/bits.ts';
import * as castle from '../rules/castle.ts';
import * as squares from '../rules/squares.ts';
import type { State } from '../rules/state.ts';
import * as states from '../rules/state.ts';
import * as tileKinds from '../rules/tiles.ts';

/** Where the known cheese lies, and how many actions a mouse needs to get to each square. */

// Local constants for the compiler: see `rules/moves.ts`.
const { lowest } = bits;
const { HOLES, LAYOUTS, ROOM_SETS, ROOMS, SPARE } = castle;
const { stepNorth, stepSouth } = squares;
const { KIND_BITS } = states;
const { CHEESES } = tileKinds;
const { north: ROOM_NORTH, south: ROOM_SOUTH } = ROOM_SETS;

/** Where tiles lie, the spare last. */
const TILE_PLACES = Uint8Array.from([...HOLES, SPARE]);
export const MOST_OF_A_KIND = 3;
const places = new Uint8Array(64);
const counts = new Uint8Array(64);

/** What `findCheese` found: up to three places for each kind, and their number. */
export const CHEESE_PLACES = places;
export const CHEESE_COUNTS = counts;

/** Finds where the known cheeses lie, the spare included if it is wanted. */
export function findCheese({ tiles }: State, withSpare: boolean): void {
  const count = withSpare ? TILE_PLACES.length : TILE_PLACES.length - 1;
  counts.fill(0, 0, CHEESES);
  for (let i = 0; i < count; i++) {
    const place = TILE_PLACES[i];
    const kind = tiles[place] & KIND_BITS;
    if (kind < CHEESES) places[kind * MOST_OF_A_KIND + counts[kind]++] = place;
  }
}

const newNorth = new Int32Array(32);
const newSouth = new Int32Array(32);

/** What `spread` found: for each number of actions, the squares that need exactly that many. */
export const NEW_NORTH = newNorth;
export const NEW_SOUTH = newSouth;

/**
 * Finds what can be reached from these squares via those of `way…`, as if nobody stood in the way: a step costs an
 * action, and so does a roof, which uncovers its whole room. Considers fewer than `end` actions, and returns the number
 * from which on nothing new is found.
 */
export function spread(
  state: State,
  fromNorth: number,
  fromSouth: number,
  wayNorth: number,
  waySouth: number,
  end: number,
): number {
  const { roomOf } = LAYOUTS[state.layout];
  const layout = state.layout * ROOMS;
  let { openNorth, openSouth } = state;
  let leftNorth = wayNorth & ~fromNorth;
  let leftSouth = waySouth & ~fromSouth;
  let north = fromNorth;
  let south = fromSouth;
  let laterNorth = 0;
  let laterSouth = 0;
  let actions = 0;
  for (; actions < end && (north | south | laterNorth | laterSouth) !== 0; actions++) {
    newNorth[actions] = north;
    newSouth[actions] = south;
    const aroundNorth = stepNorth(north, south) & leftNorth;
    const aroundSouth = stepSouth(north, south) & leftSouth;
    leftNorth &= ~aroundNorth;
    leftSouth &= ~aroundSouth;
    north = (aroundNorth & openNorth) | laterNorth;
    south = (aroundSouth & openSouth) | laterSouth;
    laterNorth = aroundNorth & ~openNorth;
    laterSouth = aroundSouth & ~openSouth;
    for (let set = laterNorth; set !== 0; set &= set - 1) {
      const room = layout + roomOf[lowest(set)];
      openNorth |= ROOM_NORTH[room];
      openSouth |= ROOM_SOUTH[room];
    }
    for (let set = laterSouth; set !== 0; set &= set - 1) {
      const room = layout + roomOf[32 | lowest(set)];
      openNorth |= ROOM_NORTH[room];
      openSouth |= ROOM_SOUTH[room];
    }
  }
  return actions;
}

import { has, lowest } from '../rules/bits.ts';
import { CASTLE, HOLES, LAYOUTS, PLACES, SLIDES, SPARE, SQUARES, TOWERS } from '../rules/castle.ts';
import type { State } from '../rules/state.ts';
import { NO_TILE, TRAP, UNSEEN } from '../rules/tiles.ts';

/**
 * The position as a playout wants it, spread over flat boards where counting moves needs no branches that the processor
 * cannot foresee. Squares are numbered as everywhere. Boards are made larger than they need be, because the engine gives
 * arrays above 64 bytes a fixed address.
 */

/** Where mice are that are not in the castle, and what fills up rooms of fewer than four squares: near nothing. */
export const NOWHERE = 63;

/** Four entries a seat, ascending. */
export const mice = new Uint8Array(128);

/** For every seat, the rooms near its mice and the rooms where they are. */
export const nearMice = new Int32Array(32);
export const roomsWithMice = new Int32Array(32);

/**
 * 1 where a mouse may run to, `TAKEN` where another mouse is, 0 elsewhere: the four entries around a mouse, added up,
 * say how many steps it has and whether it may jump. The entry of square s is s + 8, so that all four always exist.
 */
export const ground = new Int16Array(NOWHERE + 17);
export const TAKEN = 256;
export const HERE = 8;

/** The tile at every place: one bit for its kind, and above these bits when it was last visible. */
export const cells = new Int32Array(64);
export const KIND_BITS = (1 << (UNSEEN + 1)) - 1;
export const TURN_SHIFT = UNSEEN + 1;
export const TRAP_BIT = 1 << TRAP;
export const UNSEEN_BIT = 1 << UNSEEN;

/** −1 under a roof, 0 in the open: what a slide keeps of a cell above its kind. */
export const covers = new Int32Array(64);

/** Sets of squares, half by half: those that are uncovered and no trap, and those where a mouse is. */
export const sets = new Int32Array(32);
export const SAFE_NORTH = 0;
export const SAFE_SOUTH = 1;
export const TAKEN_NORTH = 2;
export const TAKEN_SOUTH = 3;

/** The set of one square, half by half: reading a table is faster than asking which half. */
export const BIT_NORTH = Int32Array.from({ length: 64 }, (_, square) => (square < 32 ? 1 << square : 0));
export const BIT_SOUTH = Int32Array.from({ length: 64 }, (_, square) =>
  square < 32 || square === NOWHERE ? 0 : 1 << square,
);
/** For every tower its bit among four; 0 for other squares. */
export const TOWER_BIT = Uint8Array.from({ length: 64 }, (_, square) =>
  TOWERS.includes(square) ? 1 << TOWERS.indexOf(square) : 0,
);
export const TOWER_SQUARES = Uint8Array.from(TOWERS);
/** −1 for holes, 0 for other squares. */
export const HOLE = Int8Array.from({ length: 64 }, (_, square) => (HOLES.includes(square) ? -1 : 0));

/** Seven squares for every slide: as the tiles move, and reading row by row. */
export const LINE_SQUARES = Uint8Array.from(SLIDES.flatMap(({ line }) => [...line]));
export const LINE_READING = Uint8Array.from(SLIDES.flatMap(({ line }) => [...line].sort((a, b) => a - b)));

/** For every layout: the rooms near a square, its room as a bit, and four squares a room. */
export const TABLES = LAYOUTS.map(({ rooms, roomsNear, roomOf, squares }) => ({
  near: Int32Array.from({ length: 64 }, (_, square) => (square < SQUARES ? roomsNear[square] : 0)),
  roomBit: Int32Array.from({ length: 64 }, (_, square) =>
    square < SQUARES && roomOf[square] >= 0 ? 1 << roomOf[square] : 0,
  ),
  roomSquares: Uint8Array.from(
    rooms.flatMap(({ squares }) => Array.from({ length: 4 }, (_, i) => squares[i] ?? NOWHERE)),
  ),
  roomNorth: squares.north,
  roomSouth: squares.south,
}));

const HOLE_SQUARES = Uint8Array.from(HOLES);
const CASTLE_SQUARES = Uint8Array.from(CASTLE);

/** Spreads the position over the boards. */
export function spread(state: State): void {
  const { tiles, lastVisible, openNorth, openSouth, trapsNorth, trapsSouth } = state;
  const { near, roomBit } = TABLES[state.layout];
  sets[SAFE_NORTH] = openNorth & ~trapsNorth;
  sets[SAFE_SOUTH] = openSouth & ~trapsSouth;
  sets[TAKEN_NORTH] = 0;
  sets[TAKEN_SOUTH] = 0;
  ground.fill(0);
  for (let i = 0; i < CASTLE_SQUARES.length; i++) {
    const square = CASTLE_SQUARES[i];
    covers[square] = has(openNorth, openSouth, square) ? 0 : -1;
    ground[square + HERE] = has(sets[SAFE_NORTH], sets[SAFE_SOUTH], square) ? 1 : 0;
  }
  for (let place = 0; place < PLACES; place++) {
    cells[place] = tiles[place] === NO_TILE ? 0 : (1 << tiles[place]) | (lastVisible[place] << TURN_SHIFT);
  }
  mice.fill(NOWHERE);
  for (let seat = 0; seat < state.seats; seat++) {
    let at = seat * 4;
    for (let bits = state.miceNorth[seat]; bits !== 0; bits &= bits - 1) mice[at++] = lowest(bits);
    for (let bits = state.miceSouth[seat]; bits !== 0; bits &= bits - 1) mice[at++] = 32 | lowest(bits);
    for (let i = seat * 4; i < at; i++) {
      if (TOWER_BIT[mice[i]] === 0) ground[mice[i] + HERE] = TAKEN;
    }
    sets[TAKEN_NORTH] |= state.miceNorth[seat];
    sets[TAKEN_SOUTH] |= state.miceSouth[seat];
    lookAround(seat * 4, near, roomBit);
  }
}

/** Brings `nearMice` and `roomsWithMice` up to date after a mouse of a seat has moved. */
export function lookAround(first: number, near: Int32Array, roomBit: Int32Array): void {
  const mouse0 = mice[first];
  const mouse1 = mice[first + 1];
  const mouse2 = mice[first + 2];
  const mouse3 = mice[first + 3];
  nearMice[first >> 2] = near[mouse0] | near[mouse1] | near[mouse2] | near[mouse3];
  roomsWithMice[first >> 2] = roomBit[mouse0] | roomBit[mouse1] | roomBit[mouse2] | roomBit[mouse3];
}

/** Brings the position back from the boards into the state, whose roofs are up to date. */
export function gather(state: State): void {
  const { squares, rooms } = LAYOUTS[state.layout];
  state.openNorth = 0;
  state.openSouth = 0;
  for (let room = 0; room < rooms.length; room++) {
    if ((state.roofs & (1 << room)) !== 0) continue;
    state.openNorth |= squares.north[room];
    state.openSouth |= squares.south[room];
  }
  state.unseenNorth = 0;
  state.unseenSouth = 0;
  state.trapsNorth = 0;
  state.trapsSouth = 0;
  for (let i = 0; i < HOLE_SQUARES.length; i++) {
    const hole = HOLE_SQUARES[i];
    const cell = cells[hole];
    state.tiles[hole] = lowest(cell);
    state.lastVisible[hole] = cell >> TURN_SHIFT;
    if ((cell & UNSEEN_BIT) !== 0) {
      state.unseenNorth |= BIT_NORTH[hole];
      state.unseenSouth |= BIT_SOUTH[hole];
    } else if ((cell & TRAP_BIT) !== 0) {
      state.trapsNorth |= BIT_NORTH[hole];
      state.trapsSouth |= BIT_SOUTH[hole];
    }
  }
  state.tiles[SPARE] = lowest(cells[SPARE]);
  for (let seat = 0; seat < state.seats; seat++) {
    state.miceNorth[seat] = 0;
    state.miceSouth[seat] = 0;
    for (let i = seat * 4; i < seat * 4 + 4; i++) {
      if (mice[i] === NOWHERE) break;
      state.miceNorth[seat] |= BIT_NORTH[mice[i]];
      state.miceSouth[seat] |= BIT_SOUTH[mice[i]];
    }
  }
}

import * as bits from '../../../engine/bits.ts';
import * as castle from './castle.ts';
import type { Options } from './facts.ts';
import * as squareSets from './squares.ts';
import * as tileKinds from './tiles.ts';

// Local constants for the compiler: see `moves.ts`.
const { ALL_ROOFS, ALONE, HOLES, LAYOUT_NAMES, LAYOUTS, NOWHERE, PLACES, ROOM_AT, ROOMS_NEAR, SPARE } =
  castle;
const { lowest } = bits;
const { imul } = Math;
const { firstSquare, setOf } = squareSets;
const { KINDS, LETTERS, NO_TILE, NUMBER_OF, TRAP, UNSEEN } = tileKinds;
const { north: ALONE_NORTH, south: ALONE_SOUTH } = ALONE;

export const MICE_PER_SEAT = 4;
/** All four mice of a seat `NOWHERE`. */
const NO_MICE = 0x3f3f3f3f;
/** One in each of four bytes; their highest bits; and a fourth mouse beyond all places. */
const EACH = 0x01010101;
const HIGH_BITS = EACH << 7;
const FOURTH = 0x7f << 24;
export const ACTIONS_PER_TURN = 4;

/** Where a tile has its kind, and at which bit the time it was last visible begins. */
export const KIND_BITS = 15;
export const SEEN_SHIFT = 4;

/** The phases of a match. */
export const SET_UP = 0;
export const TURN = 1;
export const ENDED = 2;
/** Their names, in the order of their numbers. */
export const PHASES = ['set-up', 'turn', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * A position; at first one with all roofs on, all tiles unseen and all mice still to enter (BA-5, BA-6, BA-7). Sets of
 * squares have two halves, `…North` and `…South` (see `squares.ts`); sets of rooms and of cheeses are bit sets.
 */
export class State {
  readonly seats: number;
  /** An index into `LAYOUTS`. */
  readonly layout: number;
  readonly target: number;
  readonly memory: boolean;
  readonly lastMouse: boolean;

  phase: number = SET_UP;
  /** The seat whose turn it is, or was when the match ended; in the set-up, the seat that places its mouse. */
  active = 0;
  /** Actions that the active seat has left. */
  actions = 0;
  /** Whether there has been a slide this turn. */
  slid = false;
  /** Turns that have ended. */
  turns = 0;
  /** BA-18: turns in a row that have brought no cheese and no fall. */
  quietTurns = 0;
  /** Whether this turn has brought cheese or a fall. */
  eventful = false;
  /** −1 until the match is over. */
  winner = -1;
  /** BA-6: where nature must turn up a tile; `NOWHERE` if it need not. */
  turningUp: number = SPARE;

  /** The rooms that have their roofs on. */
  roofs: number = ALL_ROOFS;
  /** The squares of the castle that have no roof over them. */
  openNorth = 0;
  openSouth = 0;
  /** The holes whose tile nobody has seen. */
  unseenNorth = 0;
  unseenSouth = 0;
  /** The holes with a trap that has been seen. */
  trapsNorth = 0;
  trapsSouth = 0;
  /** The towers and squares where mice are. */
  takenNorth = 0;
  takenSouth = 0;

  /**
   * The tile at every place: its kind in the lowest bits; above them, for a tile under a roof that has been seen, how
   * many turns had ended when it was last visible. Arrays are only declared, and not first set to undefined, so that the
   * compiler knows what they are.
   */
  declare readonly tiles: Uint16Array;
  /** How many tiles of every kind have not been seen. */
  declare readonly unseenOf: Uint8Array;
  /**
   * For every seat, where its four mice are, eight bits each, in ascending order from the lowest bits up; the mice are
   * interchangeable.
   */
  declare readonly mice: Int32Array;
  /** For every seat, the rooms in which its mice are, and the rooms next to them (BA-10). */
  declare readonly roomsWith: Int32Array;
  declare readonly roomsNear: Int32Array;
  /** For every seat, how many mice are still to enter, how many have fallen, and the cheeses it has. */
  declare readonly stock: Uint8Array;
  declare readonly fallen: Uint8Array;
  declare readonly cheeses: Uint8Array;

  constructor(seats: number, { layout, target, memory, lastMouse }: Options) {
    this.seats = seats;
    this.layout = LAYOUT_NAMES.indexOf(layout);
    this.target = target;
    this.memory = memory;
    this.lastMouse = lastMouse;
    this.tiles = new Uint16Array(PLACES).fill(NO_TILE);
    this.unseenOf = Uint8Array.from(NUMBER_OF);
    this.mice = new Int32Array(seats).fill(NO_MICE);
    this.roomsWith = new Int32Array(seats);
    this.roomsNear = new Int32Array(seats);
    this.stock = new Uint8Array(seats).fill(MICE_PER_SEAT);
    this.fallen = new Uint8Array(seats);
    this.cheeses = new Uint8Array(seats);
    for (const hole of [...HOLES, SPARE]) this.tiles[hole] = UNSEEN;
    deriveFloor(this);
  }
}

/** The kind of tile at a place. */
export function kindAt(state: State, place: number): number {
  return state.tiles[place] & KIND_BITS;
}

/** Updates what follows from roofs and tiles: the sets of squares, and where nature is due. */
export function deriveFloor(state: State): void {
  const { rooms } = LAYOUTS[state.layout];
  const open = setOf(rooms.flatMap(({ squares }, room) => (state.roofs & (1 << room) ? [] : squares)));
  const unseen = setOf(HOLES.filter(hole => state.tiles[hole] === UNSEEN));
  const traps = setOf(HOLES.filter(hole => kindAt(state, hole) === TRAP));
  state.openNorth = open.north;
  state.openSouth = open.south;
  state.unseenNorth = unseen.north;
  state.unseenSouth = unseen.south;
  state.trapsNorth = traps.north;
  state.trapsSouth = traps.south;
  findUnseen(state);
}

/** BA-6, BA-12: nature turns up the first unseen tile in an uncovered hole, and last the spare. */
export function findUnseen(state: State): void {
  const north = state.unseenNorth & state.openNorth;
  const south = state.unseenSouth & state.openSouth;
  if ((north | south) !== 0) state.turningUp = firstSquare(north, south);
  else state.turningUp = state.tiles[SPARE] === UNSEEN ? SPARE : NOWHERE;
}

/**
 * Moves one of a seat's mice; it enters from `NOWHERE` and falls back to it. All four are compared at once: a byte of
 * the difference keeps its highest bit if it is large enough.
 */
export function moveMouse(state: State, seat: number, from: number, to: number): void {
  const mice = state.mice[seat];
  const at = lowest(((mice | HIGH_BITS) - imul(from, EACH)) & HIGH_BITS) - 7;
  const others = (mice & ((1 << at) - 1)) | (((mice >>> at) >>> 8) << at) | FOURTH;
  const place = lowest(((others | HIGH_BITS) - imul(to, EACH)) & HIGH_BITS) - 7;
  const before = (1 << place) - 1;
  const four = (others & before) | (to << place) | ((others & ~before) << 8);
  const layout = state.layout * PLACES;
  const a = layout + (four & 63);
  const b = layout + ((four >>> 8) & 63);
  const c = layout + ((four >>> 16) & 63);
  const d = layout + (four >>> 24);
  state.mice[seat] = four;
  state.roomsWith[seat] = ROOM_AT[a] | ROOM_AT[b] | ROOM_AT[c] | ROOM_AT[d];
  state.roomsNear[seat] = ROOMS_NEAR[a] | ROOMS_NEAR[b] | ROOMS_NEAR[c] | ROOMS_NEAR[d];
  state.takenNorth ^= ALONE_NORTH[from] ^ ALONE_NORTH[to];
  state.takenSouth ^= ALONE_SOUTH[from] ^ ALONE_SOUTH[to];
}

/** The square of one of the four mice of a seat. */
export function mouseAt(mice: number, i: number): number {
  return (mice >>> (8 * i)) & 63;
}

export function optionsOf(state: State): Options {
  const { layout, target, memory, lastMouse } = state;
  return { layout: LAYOUTS[layout].name, target, memory, lastMouse };
}

/** Whether one of two states can be copied onto the other. */
export function isAlike(a: State, b: State): boolean {
  return (
    a.seats === b.seats &&
    a.layout === b.layout &&
    a.target === b.target &&
    a.memory === b.memory &&
    a.lastMouse === b.lastMouse
  );
}

export function clone(state: State): State {
  const twin = new State(state.seats, optionsOf(state));
  copy(twin, state);
  return twin;
}

export function copy(target: State, source: State): void {
  target.phase = source.phase;
  target.active = source.active;
  target.actions = source.actions;
  target.slid = source.slid;
  target.turns = source.turns;
  target.quietTurns = source.quietTurns;
  target.eventful = source.eventful;
  target.winner = source.winner;
  target.turningUp = source.turningUp;
  target.roofs = source.roofs;
  target.openNorth = source.openNorth;
  target.openSouth = source.openSouth;
  target.unseenNorth = source.unseenNorth;
  target.unseenSouth = source.unseenSouth;
  target.trapsNorth = source.trapsNorth;
  target.trapsSouth = source.trapsSouth;
  target.takenNorth = source.takenNorth;
  target.takenSouth = source.takenSouth;
  target.tiles.set(source.tiles);
  target.unseenOf.set(source.unseenOf);
  target.mice.set(source.mice);
  for (let seat = 0; seat < source.seats; seat++) {
    target.roomsWith[seat] = source.roomsWith[seat];
    target.roomsNear[seat] = source.roomsNear[seat];
    target.stock[seat] = source.stock[seat];
    target.fallen[seat] = source.fallen[seat];
    target.cheeses[seat] = source.cheeses[seat];
  }
}

/** Every tile by its letter, every seat's mice. */
export function pieces(state: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let kind = 0; kind < KINDS; kind++) {
    counts[`tile ${LETTERS[kind]}`] =
      state.tiles.filter(tile => (tile & KIND_BITS) === kind).length + state.unseenOf[kind];
  }
  counts['tiles lying'] = state.tiles.filter(tile => tile !== NO_TILE).length;
  for (let seat = 0; seat < state.seats; seat++) {
    counts[`mice of seat ${seat}`] =
      squaresOfMice(state, seat).length + state.stock[seat] + state.fallen[seat];
  }
  return counts;
}

/** Where the mice of a seat are in the castle, reading row by row. Allocates. */
export function squaresOfMice({ mice }: State, seat: number): number[] {
  return [0, 1, 2, 3].map(i => mouseAt(mice[seat], i)).filter(square => square !== NOWHERE);
}

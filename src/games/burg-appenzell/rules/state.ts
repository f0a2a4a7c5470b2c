import type { State as AnyState } from '../../../engine/game.ts';
import type { AnyOptions } from '../../../engine/options.ts';
import { size } from './bits.ts';
import { ALL_ROOFS, HOLES, LAYOUT_NAMES, LAYOUTS, PLACES, SPARE } from './castle.ts';
import type { Options } from './facts.ts';
import { KINDS, LETTERS, NO_TILE, NUMBER_OF, TRAP, UNSEEN } from './tiles.ts';

export const MICE_PER_SEAT = 4;
export const ACTIONS_PER_TURN = 4;

/** The phases of a match. */
export const SET_UP = 0;
export const TURN = 1;
export const ENDED = 2;

/**
 * A position. Sets of squares have two halves, `…North` and `…South` (see `bits.ts`); sets of rooms and of cheeses
 * are bit sets. Which mouse of a seat is which means nothing, so mice are a set of squares.
 */
export interface State extends AnyState {
  /** An index into `LAYOUTS`. */
  readonly layout: number;
  readonly target: number;
  readonly memory: boolean;

  phase: number;
  /** The seat whose turn it is, or was when the match ended; in the set-up, the seat that puts its mouse. */
  active: number;
  /** Actions that the active seat has left. */
  actions: number;
  /** Whether there has been a slide this turn. */
  slid: boolean;
  /** Turns that have ended. */
  turns: number;
  /** BA-18: turns in a row that have brought no cheese and no fall. */
  quietTurns: number;
  /** Whether this turn has brought cheese or a fall. */
  eventful: boolean;
  /** −1 until the match is over. */
  winner: number;

  /** The rooms that have their roofs on. */
  roofs: number;
  /** The squares of the castle that have no roof over them. */
  openNorth: number;
  openSouth: number;
  /** The holes whose tile nobody has seen. */
  unseenNorth: number;
  unseenSouth: number;
  /** The holes with a trap that has been seen. */
  trapsNorth: number;
  trapsSouth: number;

  /** The kind of tile at every place. */
  readonly tiles: Int8Array;
  /** For every tile under a roof that has been seen: how many turns had ended when it was last visible. Else 0. */
  readonly lastVisible: Int16Array;
  /** How many tiles of every kind have not been seen. */
  readonly unseenOf: Int8Array;

  /** For every seat, the towers and squares where its mice are. */
  readonly miceNorth: Int32Array;
  readonly miceSouth: Int32Array;
  /** For every seat, how many mice are still to enter, how many have fallen, and the cheeses it has. */
  readonly stock: Int8Array;
  readonly fallen: Int8Array;
  readonly cheeses: Int8Array;
}

export function start(seats: number, options: AnyOptions): State {
  const { layout, target, memory } = optionsIn(options);
  const tiles = new Int8Array(PLACES).fill(NO_TILE);
  for (const hole of HOLES) tiles[hole] = UNSEEN;
  tiles[SPARE] = UNSEEN;
  const state: State = {
    seats,
    layout: LAYOUT_NAMES.indexOf(layout),
    target,
    memory,
    phase: SET_UP,
    active: 0,
    actions: 0,
    slid: false,
    turns: 0,
    quietTurns: 0,
    eventful: false,
    winner: -1,
    roofs: ALL_ROOFS, // BA-5
    openNorth: 0,
    openSouth: 0,
    unseenNorth: 0,
    unseenSouth: 0,
    trapsNorth: 0,
    trapsSouth: 0,
    tiles,
    lastVisible: new Int16Array(PLACES),
    unseenOf: Int8Array.from(NUMBER_OF),
    miceNorth: new Int32Array(seats),
    miceSouth: new Int32Array(seats),
    stock: new Int8Array(seats).fill(MICE_PER_SEAT),
    fallen: new Int8Array(seats),
    cheeses: new Int8Array(seats),
  };
  deriveSets(state);
  return state;
}

/** Makes the sets of open squares, unseen tiles and traps agree with the roofs and the tiles. */
export function deriveSets(state: State): void {
  const { rooms } = LAYOUTS[state.layout];
  const open = rooms.flatMap((room, i) => (state.roofs & (1 << i) ? [] : room.squares));
  [state.openNorth, state.openSouth] = halves(open);
  [state.unseenNorth, state.unseenSouth] = halves(HOLES.filter(hole => state.tiles[hole] === UNSEEN));
  [state.trapsNorth, state.trapsSouth] = halves(HOLES.filter(hole => state.tiles[hole] === TRAP));
}

function halves(squares: readonly number[]): [number, number] {
  let north = 0;
  let south = 0;
  for (const square of squares) {
    if (square < 32) north |= 1 << square;
    else south |= 1 << square;
  }
  return [north, south];
}

/** The options of the game out of options that have been checked. */
export function optionsIn(options: AnyOptions): Options {
  return {
    layout: options.layout === 'B' ? 'B' : 'A',
    target: Number(options.target),
    memory: options.memory === true,
  };
}

export function optionsOf(state: State): Options {
  return { layout: LAYOUTS[state.layout].name, target: state.target, memory: state.memory };
}

export function clone(state: State): State {
  return {
    ...state,
    tiles: state.tiles.slice(),
    lastVisible: state.lastVisible.slice(),
    unseenOf: state.unseenOf.slice(),
    miceNorth: state.miceNorth.slice(),
    miceSouth: state.miceSouth.slice(),
    stock: state.stock.slice(),
    fallen: state.fallen.slice(),
    cheeses: state.cheeses.slice(),
  };
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
  target.roofs = source.roofs;
  target.openNorth = source.openNorth;
  target.openSouth = source.openSouth;
  target.unseenNorth = source.unseenNorth;
  target.unseenSouth = source.unseenSouth;
  target.trapsNorth = source.trapsNorth;
  target.trapsSouth = source.trapsSouth;
  target.tiles.set(source.tiles);
  target.lastVisible.set(source.lastVisible);
  target.unseenOf.set(source.unseenOf);
  for (let seat = 0; seat < source.seats; seat++) {
    target.miceNorth[seat] = source.miceNorth[seat];
    target.miceSouth[seat] = source.miceSouth[seat];
    target.stock[seat] = source.stock[seat];
    target.fallen[seat] = source.fallen[seat];
    target.cheeses[seat] = source.cheeses[seat];
  }
}

/** Every tile by its letter, every seat's mice. */
export function pieces(state: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let kind = 0; kind < KINDS; kind++) {
    counts[`tile ${LETTERS[kind]}`] = state.tiles.filter(tile => tile === kind).length + state.unseenOf[kind];
  }
  counts['tiles lying'] = state.tiles.filter(tile => tile !== NO_TILE).length;
  for (let seat = 0; seat < state.seats; seat++) {
    const inCastle = size(state.miceNorth[seat]) + size(state.miceSouth[seat]);
    counts[`mice of seat ${seat}`] = inCastle + state.stock[seat] + state.fallen[seat];
  }
  return counts;
}

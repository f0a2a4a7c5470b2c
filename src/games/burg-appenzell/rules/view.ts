import { type View as AnyView, turnOf } from '../../../engine/game.ts';
import type { Viewer } from '../../../engine/viewers.ts';
import { HOLES, LAYOUTS, NOWHERE, nameOf, SPARE, TOWERS } from './castle.ts';
import { facts, type Options } from './facts.ts';
import { due } from './rules.ts';
import { quietLimit, score, winners } from './scoring.ts';
import { has } from './squares.ts';
import {
  ACTIONS_PER_TURN,
  kindAt,
  optionsOf,
  PHASES,
  type Phase,
  SEEN_SHIFT,
  type State,
  squaresOfMice,
} from './state.ts';
import { CHEESE_LETTERS, type CheeseLetter, LETTERS, type TileLetter, UNSEEN } from './tiles.ts';

/** All seats know the same, so the view is the same for every viewer. */
export interface View extends AnyView {
  readonly game: typeof facts.id;
  readonly options: Options;
  readonly phase: Phase;
  /** The seat whose turn it is, or was when the match ended; in the set-up, the seat that places its mouse. */
  readonly active: number;
  readonly actionsLeft: number;
  readonly actionsPerTurn: number;
  /** Whether the active seat has had its slide. */
  readonly slid: boolean;
  /** The place where nature is about to turn up a tile: a square, `spare`, or null. */
  readonly turningUp: string | null;
  /** In the order of BA-5. */
  readonly rooms: readonly RoomView[];
  /** The uncovered holes, reading row by row. */
  readonly tiles: readonly TileView[];
  /** `?` until nature has turned it up. */
  readonly spare: TileLetter | '?';
  /** Tiles under roofs that have been seen, reading row by row: all of them if the viewer remembers, otherwise none. */
  readonly remembered: readonly RememberedTile[];
  readonly towers: readonly TowerView[];
  /** In seat order. */
  readonly players: readonly PlayerView[];
  /** Turns that have ended. */
  readonly turns: number;
  /** BA-18: turns in a row without cheese and without a fall, and how many of them end the match. */
  readonly quietTurns: number;
  readonly quietLimit: number;
  /** Whether this turn has brought cheese or a fall. */
  readonly eventful: boolean;
}

export interface RoomView {
  readonly name: string;
  readonly squares: readonly string[];
  readonly roof: boolean;
}

export interface TileView {
  readonly square: string;
  /** `?` until nature has turned it up. */
  readonly tile: TileLetter | '?';
}

export interface RememberedTile {
  readonly square: string;
  readonly tile: TileLetter;
  /** How many turns ago it was last visible, up to 255: 0 if it was in this turn. */
  readonly turnsAgo: number;
}

export interface TowerView {
  readonly square: string;
  /** Whose mouse is in it. */
  readonly seat: number | null;
}

export interface PlayerView {
  readonly seat: number;
  /** The towers and squares where its mice are, reading row by row. */
  readonly mice: readonly string[];
  /** Mice that are still to enter. */
  readonly stock: number;
  /** Mice in the dungeon. */
  readonly fallen: number;
  readonly cheeses: readonly CheeseLetter[];
}

/** The longest that a view says a tile has been out of sight. */
const LONG_AGO = 255;

export function views(state: State, viewers: readonly Viewer[]): View[] {
  const open = view(state, 'spectator');
  return viewers.map(viewer => (viewer === 'everything' ? view(state, viewer) : { ...open, viewer }));
}

export function view(state: State, viewer: Viewer, remembering = false): View {
  const layout = LAYOUTS[state.layout];
  const isOpen = (hole: number) => has(state.openNorth, state.openSouth, hole);
  const remembers = remembering || state.memory || viewer === 'everything'; // BA-19
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    game: facts.id,
    viewer,
    seats: state.seats,
    options: optionsOf(state),
    turn: turnOf({ due, score, winners }, state),
    phase: PHASES[state.phase],
    active: state.active,
    actionsLeft: state.actions,
    actionsPerTurn: ACTIONS_PER_TURN,
    slid: state.slid,
    turningUp: state.turningUp === NOWHERE ? null : nameOf(state.turningUp),
    rooms: layout.rooms.map(({ name, squares }, room) => ({
      name,
      squares: squares.map(nameOf),
      roof: (state.roofs & (1 << room)) !== 0,
    })),
    tiles: HOLES.filter(isOpen).map(hole => ({ square: nameOf(hole), tile: tileAt(state, hole) })),
    spare: tileAt(state, SPARE),
    remembered: remembers
      ? HOLES.filter(hole => !isOpen(hole)).flatMap(hole => rememberedAt(state, hole))
      : [],
    towers: TOWERS.map(tower => ({ square: nameOf(tower), seat: seatAt(state, tower) })),
    players: seats.map(seat => ({
      seat,
      mice: squaresOfMice(state, seat).map(nameOf),
      stock: state.stock[seat],
      fallen: state.fallen[seat],
      cheeses: CHEESE_LETTERS.filter((_, cheese) => state.cheeses[seat] & (1 << cheese)),
    })),
    turns: state.turns,
    quietTurns: state.quietTurns,
    quietLimit: quietLimit(state.seats),
    eventful: state.eventful,
  };
}

function tileAt(state: State, place: number): TileLetter | '?' {
  const kind = kindAt(state, place);
  return kind === UNSEEN ? '?' : LETTERS[kind];
}

function rememberedAt(state: State, hole: number): RememberedTile[] {
  const tile = tileAt(state, hole);
  if (tile === '?') return [];
  const turnsAgo = Math.min(state.turns - (state.tiles[hole] >> SEEN_SHIFT), LONG_AGO);
  return [{ square: nameOf(hole), tile, turnsAgo }];
}

function seatAt(state: State, square: number): number | null {
  for (let seat = 0; seat < state.seats; seat++) if (squaresOfMice(state, seat).includes(square)) return seat;
  return null;
}

import type { AnyOptions } from '../../../engine/options.ts';
import { isListOf, isObject } from '../../../engine/record.ts';
import type { Result } from '../../../engine/result.ts';
import { type Malformed, malformed, type SetUp } from '../../../engine/study/set-up.ts';
import {
  ALL_ROOFS,
  ALL_SQUARES,
  HOLES,
  LAYOUTS,
  NOWHERE,
  nameOf,
  roomNames,
  SPARE,
  squareCalled,
} from './castle.ts';
import { start } from './rules.ts';
import {
  checkMemory,
  checkMice,
  checkSetUp,
  checkTurn,
  countPieces,
  type Flaw,
  hasStalled,
  isCovered,
} from './set-up-flaws.ts';
import {
  ACTIONS_PER_TURN,
  deriveFloor,
  kindAt,
  MICE_PER_SEAT,
  moveMouse,
  SEEN_SHIFT,
  SET_UP,
  type State,
  squaresOfMice,
  TURN,
} from './state.ts';
import { CHEESE_LETTERS, kindCalled, LETTERS, type TileLetter, UNSEEN } from './tiles.ts';

export type { Flaw } from './set-up-flaws.ts';

/**
 * A position, in the notation of the rules page. Whose turn it is follows from `turns`; whether the mice are still being
 * put in their towers, whether nature is due and whether the match is over follow from the rest.
 */
export interface Position {
  /** By seat: the towers and squares where its mice are, reading row by row. What is neither here nor fallen is still to enter. */
  readonly mice: readonly (readonly string[])[];
  /** By seat: how many mice are in the dungeon. */
  readonly fallen: readonly number[];
  /** By seat: the letters of its cheeses, in alphabetical order. */
  readonly cheeses: readonly string[];
  /** The rooms without roofs, in the order of BA-5. */
  readonly open: readonly string[];
  /** The tiles that have been seen, by square; `spare` is the one beside the castle. */
  readonly tiles: Readonly<Record<string, TileLetter>>;
  /** Of those under roofs: how many turns ago each was last visible, 0 if it was in this turn. */
  readonly lastSeen: Readonly<Record<string, number>>;
  /** Turns that have ended, and how many of these, in a row up to now, have brought no cheese and no fall (BA-18). */
  readonly turns: number;
  readonly quietTurns: number;
  /** Actions that the active seat has left: 0 while the mice are put in their towers. */
  readonly actions: number;
  /** Whether there has been a slide this turn, and whether this turn has brought cheese or a fall. */
  readonly slid: boolean;
  readonly eventful: boolean;
}

export const setUp: SetUp<State, Position, Flaw> = { write, read };

function write(state: State): Position {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const tiles: Record<string, TileLetter> = {};
  const lastSeen: Record<string, number> = {};
  for (const place of [...HOLES, SPARE]) {
    const kind = kindAt(state, place);
    if (kind === UNSEEN) continue;
    tiles[nameOf(place)] = LETTERS[kind];
    if (isCovered(state, place)) lastSeen[nameOf(place)] = state.turns - (state.tiles[place] >> SEEN_SHIFT);
  }
  return {
    mice: seats.map(seat => squaresOfMice(state, seat).map(nameOf)),
    fallen: [...state.fallen],
    cheeses: seats.map(seat =>
      CHEESE_LETTERS.filter((_, kind) => state.cheeses[seat] & (1 << kind)).join(''),
    ),
    open: roomNames(LAYOUTS[state.layout], ALL_ROOFS & ~state.roofs),
    tiles,
    lastSeen,
    turns: state.turns,
    quietTurns: state.quietTurns,
    actions: state.actions,
    slid: state.slid,
    eventful: state.eventful,
  };
}

function read(
  seats: number,
  options: AnyOptions,
  json: unknown,
): Result<{ readonly state: State }, Flaw | Malformed> {
  const position = positionIn(seats, options, json);
  if (typeof position === 'string') return malformed(position);
  const miscounted = countPieces(position) ?? checkMemory(position);
  if (miscounted) return { ok: false, error: miscounted };
  const state = stateOf(position, seats, options);
  const flaw = checkMice(state) ?? (state.phase === SET_UP ? checkSetUp(state) : checkTurn(state));
  return flaw ? { ok: false, error: flaw } : { ok: true, state };
}

/** The state that a position describes, right or wrong: only its pieces must have been counted. */
export function stateOf(position: Position, seats: number, options: AnyOptions): State {
  const state = start(seats, options);
  const { rooms } = LAYOUTS[state.layout];
  state.turns = position.turns;
  state.quietTurns = position.quietTurns;
  state.actions = position.actions;
  state.slid = position.slid;
  state.eventful = position.eventful;
  for (const name of position.open) state.roofs ^= 1 << rooms.findIndex(room => room.name === name);
  for (const [name, letter] of Object.entries(position.tiles)) {
    const place = name === 'spare' ? SPARE : squareCalled(name);
    const kind = kindCalled(letter);
    const seen = Object.hasOwn(position.lastSeen, name) ? position.turns - position.lastSeen[name] : 0;
    state.tiles[place] = kind | (Math.max(seen, 0) << SEEN_SHIFT);
    state.unseenOf[kind]--;
  }
  deriveFloor(state);
  for (let seat = 0; seat < seats; seat++) {
    for (const name of position.mice[seat]) moveMouse(state, seat, NOWHERE, squareCalled(name));
    state.fallen[seat] = position.fallen[seat];
    state.stock[seat] = MICE_PER_SEAT - position.mice[seat].length - position.fallen[seat];
    for (const letter of position.cheeses[seat]) state.cheeses[seat] |= 1 << kindCalled(letter);
  }
  const settingUp = [...state.stock].indexOf(MICE_PER_SEAT);
  state.phase = settingUp < 0 ? TURN : SET_UP;
  // BA-18: the match ends with a turn that has ended; otherwise it is in the next one.
  const ended = hasStalled(state) ? state.turns - 1 : state.turns;
  state.active = settingUp < 0 ? ended % seats : settingUp;
  return state;
}

/** The position that has been written down, if it is one; otherwise the field that is wrong. */
function positionIn(seats: number, options: AnyOptions, json: unknown): Position | string {
  if (!isObject(json)) return 'position';
  const { mice, fallen, cheeses, open, tiles, lastSeen, turns, quietTurns, actions, slid, eventful } = json;
  const { rooms } = LAYOUTS[options.layout === 'B' ? 1 : 0];
  const roomsInOrder = rooms.map(({ name }) => name);
  if (!isListOf(areSquares, mice, seats)) return 'mice';
  if (!isListOf(isCountOfMice, fallen, seats)) return 'fallen';
  if (!isListOf(areCheeses, cheeses, seats)) return 'cheeses';
  if (!areInOrder(open, roomsInOrder)) return 'open';
  if (!areTiles(tiles)) return 'tiles';
  const covered = rooms.filter(({ name }) => !open.includes(name)).flatMap(({ squares }) => squares);
  const hidden = Object.keys(tiles).filter(name => covered.includes(squareCalled(name)));
  if (!areCountsOf(lastSeen, hidden)) return 'lastSeen';
  if (!isTurnCount(turns)) return 'turns';
  if (!isTurnCount(quietTurns)) return 'quietTurns';
  if (!isCount(actions, ACTIONS_PER_TURN)) return 'actions';
  if (typeof slid !== 'boolean') return 'slid';
  if (typeof eventful !== 'boolean') return 'eventful';
  const position = {
    mice,
    fallen,
    cheeses,
    open,
    tiles,
    lastSeen,
    turns,
    quietTurns,
    actions,
    slid,
    eventful,
  };
  return Object.keys(json).find(field => !Object.hasOwn(position, field)) ?? position;
}

/**
 * More turns than any match has: there are at most seven cheeses and four falls per seat, and BA-18 limits the turns between
 * them.
 */
const MOST_TURNS = 4095;
const SQUARES = ALL_SQUARES.map(nameOf);

function isCount(json: unknown, most: number): json is number {
  return typeof json === 'number' && Number.isInteger(json) && json >= 0 && json <= most;
}

function isTurnCount(json: unknown): json is number {
  return isCount(json, MOST_TURNS);
}

function isCountOfMice(json: unknown): json is number {
  return isCount(json, MICE_PER_SEAT);
}

/** Whether these are some of the names, each at most once and in their order. */
function areInOrder(json: unknown, names: readonly string[]): json is readonly string[] {
  if (!Array.isArray(json)) return false;
  const places = json.map(name => names.indexOf(name));
  return places.every((place, i) => place > (places[i - 1] ?? -1));
}

function areSquares(json: unknown): json is readonly string[] {
  return areInOrder(json, SQUARES);
}

function areCheeses(json: unknown): json is string {
  return typeof json === 'string' && areInOrder([...json], CHEESE_LETTERS);
}

function areTiles(json: unknown): json is Readonly<Record<string, TileLetter>> {
  if (!isObject(json)) return false;
  return Object.entries(json).every(
    ([name, letter]) =>
      (name === 'spare' || HOLES.includes(squareCalled(name))) && LETTERS.some(known => known === letter),
  );
}

/** Whether there is a number of turns for each of these names and for nothing else. */
function areCountsOf(json: unknown, names: readonly string[]): json is Readonly<Record<string, number>> {
  if (!isObject(json) || Object.keys(json).length !== names.length) return false;
  return names.every(name => Object.hasOwn(json, name) && isTurnCount(json[name]));
}

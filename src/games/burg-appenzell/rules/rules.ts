import * as bits from '../../../engine/bits.ts';
import { NATURE_DUE, OVER, type Tell } from '../../../engine/game.ts';
import type { AnyOptions } from '../../../engine/options.ts';
import * as viewers from '../../../engine/viewers.ts';
import * as castle from './castle.ts';
import { LAYOUTS, nameOf, type Room, roomNames, SLIDES } from './castle.ts';
import * as codes from './codes.ts';
import type { Happening } from './happenings.ts';
import * as running from './running.ts';
import { endByCheese, endByFalls, endByStalling, score } from './scoring.ts';
import { has } from './squares.ts';
import * as states from './state.ts';
import { MICE_PER_SEAT, type State } from './state.ts';
import * as tileKinds from './tiles.ts';

// Local constants for the compiler: see `moves.ts`.
const { lowest } = bits;
const { EVERYBODY, NATURE, only } = viewers;
const { ALONE, LINE_LENGTH, LINE_SQUARES, LINES, NOWHERE, PLACES, SPARE } = castle;
const { ALL_ROOFS, ROOM_HOLES, ROOM_SETS, ROOM_SHIFT, ROOMS } = castle;
const { END_TURN, kindOf, originOf, placeOf, RUN, SLIDE, UNCOVER, whereOf } = codes;
const { costOfRun, pathOfRun } = running;
const { ENDED, SET_UP, TURN } = states;
const { ACTIONS_PER_TURN, findUnseen, KIND_BITS, mouseAt, moveMouse, SEEN_SHIFT } = states;
const { CHEESE_LETTERS, CHEESES, LETTERS, TRAP, UNSEEN } = tileKinds;
const ALL_CHEESES = (1 << CHEESES) - 1;
const SLIDE_COUNT = SLIDES.length;
const { north: ALONE_NORTH, south: ALONE_SOUTH } = ALONE;
const { north: LINES_NORTH, south: LINES_SOUTH } = LINES;
const { north: ROOM_NORTH, south: ROOM_SOUTH } = ROOM_SETS;

export function start(seats: number, options: AnyOptions): State {
  return new states.State(seats, {
    layout: options.layout === 'B' ? 'B' : 'A',
    target: Number(options.target),
    memory: options.memory === true,
    lastMouse: options.lastMouse === true,
  });
}

export function due(state: State): number {
  if (state.phase === ENDED) return OVER;
  return state.turningUp === NOWHERE ? only(state.active) : NATURE_DUE;
}

export function play(state: State, by: number, move: number, tell: Tell<Happening> | null): void {
  if (by === NATURE) turnUp(state, placeOf(move), kindOf(move), tell);
  else if (state.phase === SET_UP) setUp(state, whereOf(move), tell);
  else if (move === END_TURN) endTurn(state, tell);
  else if (move >= RUN) run(state, originOf(move), whereOf(move), tell);
  else if (move >= SLIDE) slide(state, whereOf(move), tell);
  else if (move >= UNCOVER) uncover(state, whereOf(move), tell);
  else enter(state, whereOf(move), tell);
}

/** What a seat does in its turn, for callers that know what has already been done. */
export const ACTIONS = { enter, uncover, run, slide, endTurn, turnUp };

/** BA-6: from when a tile is first seen, it is what nature says. */
function turnUp(state: State, place: number, kind: number, tell: Tell<Happening> | null): void {
  state.tiles[place] = kind;
  state.unseenOf[kind]--;
  state.unseenNorth &= ~ALONE_NORTH[place];
  state.unseenSouth &= ~ALONE_SOUTH[place];
  if (kind === TRAP) {
    state.trapsNorth |= ALONE_NORTH[place];
    state.trapsSouth |= ALONE_SOUTH[place];
  }
  if (tell) tellTile(state, place, tell);
  findUnseen(state);
  if (state.phase === TURN) finishAction(state, tell);
}

/** BA-7: every seat puts a mouse in a tower; then seat 0 has the first turn. */
function setUp(state: State, tower: number, tell: Tell<Happening> | null): void {
  putMouse(state, tower, tell);
  if (state.active < state.seats - 1) {
    state.active++;
  } else {
    state.phase = TURN;
    beginTurn(state, 0, tell);
  }
}

/** BA-8 */
function beginTurn(state: State, seat: number, tell: Tell<Happening> | null): void {
  state.active = seat;
  state.actions = ACTIONS_PER_TURN;
  state.slid = false;
  state.eventful = false;
  tell?.({ kind: 'turn-began', seat }, EVERYBODY);
}

/** BA-9 */
function enter(state: State, tower: number, tell: Tell<Happening> | null): void {
  state.actions--;
  putMouse(state, tower, tell);
  if (state.actions === 0) endTurn(state, tell);
}

function putMouse(state: State, tower: number, tell: Tell<Happening> | null): void {
  const seat = state.active;
  state.stock[seat]--;
  moveMouse(state, seat, NOWHERE, tower);
  tell?.({ kind: 'mouse-entered', seat, tower: nameOf(tower), setUp: state.phase === SET_UP }, EVERYBODY);
}

/** BA-10 */
function uncover(state: State, room: number, tell: Tell<Happening> | null): void {
  const at = state.layout * ROOMS + room;
  const { tiles } = state;
  state.actions--;
  state.roofs ^= 1 << room;
  state.openNorth |= ROOM_NORTH[at];
  state.openSouth |= ROOM_SOUTH[at];
  tiles[ROOM_HOLES[at * 4]] &= KIND_BITS;
  tiles[ROOM_HOLES[at * 4 + 1]] &= KIND_BITS;
  tiles[ROOM_HOLES[at * 4 + 2]] &= KIND_BITS;
  tiles[ROOM_HOLES[at * 4 + 3]] &= KIND_BITS;
  if (tell) tellUncovered(state, LAYOUTS[state.layout].rooms[room], tell);
  findUnseen(state);
  if (state.actions === 0 && state.turningUp === NOWHERE) endTurn(state, tell);
}

function tellUncovered(state: State, { name, squares }: Room, tell: Tell<Happening>): void {
  tell({ kind: 'roof-off', seat: state.active, room: name }, EVERYBODY);
  for (const square of squares) if (state.tiles[square] < UNSEEN) tellTile(state, square, tell);
}

/** BA-11 */
function run(state: State, from: number, to: number, tell: Tell<Happening> | null): void {
  const seat = state.active;
  if (tell) {
    tell({ kind: 'mouse-ran', seat, from: nameOf(from), path: pathOfRun(state, from, to) }, EVERYBODY);
  }
  state.actions -= costOfRun(state, from, to);
  moveMouse(state, seat, from, to);
  // Nobody falls by running, and only the running seat can have reached cheese.
  if (cheeseDue(state, seat) !== 0 && takeCheese(state, tell)) return;
  if (state.actions === 0) endTurn(state, tell);
}

/** BA-12 */
function slide(state: State, number: number, tell: Tell<Happening> | null): void {
  state.actions--;
  state.slid = true;
  pushSpare(state, number);
  if (tell) tellSlide(state, number, tell);
  findUnseen(state);
  finishAction(state, tell);
}

/** Pushes the spare in at the first square of the line. */
function pushSpare(state: State, slide: number): void {
  const { tiles, roofs } = state;
  const now = state.turns << SEEN_SHIFT;
  state.trapsNorth &= ~LINES_NORTH[slide];
  state.trapsSouth &= ~LINES_SOUTH[slide];
  state.unseenNorth &= ~LINES_NORTH[slide];
  state.unseenSouth &= ~LINES_SOUTH[slide];
  let coming = tiles[SPARE] | now;
  const first = (state.layout * SLIDE_COUNT + slide) * LINE_LENGTH;
  for (let i = first; i < first + LINE_LENGTH; i++) {
    const square = LINE_SQUARES[i] & (PLACES - 1);
    const isCovered = (roofs >>> (LINE_SQUARES[i] >>> ROOM_SHIFT)) & 1;
    const going = tiles[square];
    const kind = coming & KIND_BITS;
    tiles[square] = coming & (KIND_BITS | -isCovered);
    if (kind === TRAP) {
      state.trapsNorth |= ALONE_NORTH[square];
      state.trapsSouth |= ALONE_SOUTH[square];
    } else if (kind === UNSEEN) {
      state.unseenNorth |= ALONE_NORTH[square];
      state.unseenSouth |= ALONE_SOUTH[square];
    }
    // A tile that disappears under a roof was visible until now; one that stays there is as old as before.
    coming = going | (now & (isCovered - 1));
  }
  tiles[SPARE] = coming & KIND_BITS;
}

/** BA-12: the line moves, and everybody sees the tiles that come from under a roof into the open. */
function tellSlide(state: State, number: number, tell: Tell<Happening>): void {
  const { name, line } = SLIDES[number];
  tell({ kind: 'slid', seat: state.active, slide: name, line: line.map(nameOf) }, EVERYBODY);
  const places = [...line, SPARE];
  const covered = places.map(place => place !== SPARE && !has(state.openNorth, state.openSouth, place));
  const seen = places.filter((place, i) => covered[i - 1] && !covered[i] && state.tiles[place] !== UNSEEN);
  for (const place of seen.sort((a, b) => a - b)) tellTile(state, place, tell);
}

/** What follows an action, once nature has turned up everything due. */
function finishAction(state: State, tell: Tell<Happening> | null): void {
  if (state.turningUp !== NOWHERE) return;
  const fell = dropMice(state, tell);
  if (takeCheese(state, tell)) return; // BA-16 comes before BA-17
  if (fell && endByFalls(state, tell)) return;
  if (state.actions === 0) endTurn(state, tell);
}

/** BA-13: every mouse on a trap falls, including the active seat's own. Returns whether any did. */
function dropMice(state: State, tell: Tell<Happening> | null): boolean {
  const north = state.takenNorth & state.trapsNorth;
  const south = state.takenSouth & state.trapsSouth;
  if ((north | south) === 0) return false;
  for (let seat = 0; seat < state.seats; seat++) {
    for (let i = 0; i < MICE_PER_SEAT; ) {
      const square = mouseAt(state.mice[seat], i);
      if (state.tiles[square] !== TRAP) i++;
      else fall(state, seat, square, tell);
    }
  }
  return true;
}

function fall(state: State, seat: number, square: number, tell: Tell<Happening> | null): void {
  moveMouse(state, seat, square, NOWHERE);
  state.fallen[seat]++;
  state.eventful = true;
  tell?.({ kind: 'mouse-fell', seat, square: nameOf(square), fallen: state.fallen[seat] }, EVERYBODY);
}

/** BA-14: the active seat first, then clockwise, until one has won (BA-16). Returns whether one has. */
function takeCheese(state: State, tell: Tell<Happening> | null): boolean {
  let anybody = 0;
  for (let seat = 0; seat < state.seats; seat++) anybody |= cheeseDue(state, seat);
  if (anybody === 0) return false;
  for (let i = 0, seat = state.active; i < state.seats; i++, seat = after(state, seat)) {
    const taken = cheeseDue(state, seat);
    if (taken === 0) continue;
    state.eventful = true;
    for (let left = taken; left !== 0; left &= left - 1) {
      state.cheeses[seat] |= left & -left;
      const cheese = CHEESE_LETTERS[lowest(left)];
      tell?.({ kind: 'cheese-taken', seat, cheese, kinds: score(state, seat) }, EVERYBODY);
    }
    if (endByCheese(state, seat, tell)) return true;
  }
  return false;
}

/** The kinds of cheese on which a seat has two mice or more, and which it does not have yet. */
export function cheeseDue({ mice, tiles, cheeses }: State, seat: number): number {
  const four = mice[seat];
  const a = 1 << tiles[four & 63];
  const b = 1 << tiles[(four >>> 8) & 63];
  const c = 1 << tiles[(four >>> 16) & 63];
  const d = 1 << tiles[(four >>> 24) & 63];
  return ((a & b) | ((a | b) & c) | ((a | b | c) & d)) & ALL_CHEESES & ~cheeses[seat];
}

/** BA-15: rooms without mice get their roofs back, and the next seat has its turn. */
export function endTurn(state: State, tell: Tell<Happening> | null): void {
  tell?.({ kind: 'turn-ended', seat: state.active, actions: state.actions }, EVERYBODY);
  state.actions = 0;
  putRoofsBack(state, tell);
  state.turns++;
  state.quietTurns = state.eventful ? 0 : state.quietTurns + 1;
  if (endByStalling(state, tell)) return;
  beginTurn(state, after(state, state.active), tell);
}

/** The next seat clockwise. */
function after({ seats }: State, seat: number): number {
  return seat + 1 < seats ? seat + 1 : 0;
}

function putRoofsBack(state: State, tell: Tell<Happening> | null): void {
  const { tiles } = state;
  const now = state.turns << SEEN_SHIFT;
  let back = ALL_ROOFS & ~state.roofs;
  for (let seat = 0; seat < state.seats; seat++) back &= ~state.roomsWith[seat];
  for (let left = back; left !== 0; left &= left - 1) {
    const at = state.layout * ROOMS + lowest(left);
    state.openNorth ^= ROOM_NORTH[at];
    state.openSouth ^= ROOM_SOUTH[at];
    tiles[ROOM_HOLES[at * 4]] |= now;
    tiles[ROOM_HOLES[at * 4 + 1]] |= now;
    tiles[ROOM_HOLES[at * 4 + 2]] |= now;
    tiles[ROOM_HOLES[at * 4 + 3]] |= now;
  }
  state.roofs |= back;
  if (tell && back !== 0)
    tell({ kind: 'roofs-back', rooms: roomNames(LAYOUTS[state.layout], back) }, EVERYBODY);
}

function tellTile(state: State, place: number, tell: Tell<Happening>): void {
  tell({ kind: 'tile-seen', place: nameOf(place), tile: LETTERS[state.tiles[place]] }, EVERYBODY);
}

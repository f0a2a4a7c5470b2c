import { NATURE_DUE, OVER, type Tell } from '../../../engine/game.ts';
import { EVERYBODY, NATURE, only } from '../../../engine/viewers.ts';
import { isNorth, lowest, size } from './bits.ts';
import { LAYOUTS, nameOf, roomNames, SLIDES, SPARE } from './castle.ts';
import { endByFalls, endByStalling, win } from './ending.ts';
import type { Happening } from './happenings.ts';
import { END_TURN, movesOfActive, placeToTurnUp, RUN, SLIDE, UNCOVER } from './moves.ts';
import { costOfRun, pathOfRun } from './running.ts';
import { ACTIONS_PER_TURN, ENDED, SET_UP, type State, TURN } from './state.ts';
import { CHEESE_LETTERS, CHEESES, LETTERS, TRAP, UNSEEN } from './tiles.ts';

type Listener = Tell<Happening> | null;

export function due(state: State): number {
  if (state.phase === ENDED) return OVER;
  return placeToTurnUp(state) >= 0 ? NATURE_DUE : only(state.active);
}

export function moves(state: State, seat: number, into: Int32Array): number {
  return due(state) === only(seat) ? movesOfActive(state, into) : 0;
}

export function play(state: State, by: number, move: number, tell: Listener): void {
  if (by === NATURE) {
    turnUp(state, move >> 4, move & 15, tell);
    if (state.phase !== SET_UP) finishAction(state, tell);
  } else if (state.phase === SET_UP) {
    setUp(state, move & 63, tell);
  } else if (move === END_TURN) {
    endTurn(state, tell);
  } else {
    if (move >= RUN) run(state, (move >> 6) & 63, move & 63, tell);
    else if (move >= SLIDE) slide(state, move & 63, tell);
    else if (move >= UNCOVER) uncover(state, move & 63, tell);
    else enter(state, move & 63, tell);
    finishAction(state, tell);
  }
}

/** BA-6: a tile is what nature says from when it is first seen. */
function turnUp(state: State, place: number, kind: number, tell: Listener): void {
  state.tiles[place] = kind;
  state.unseenOf[kind]--;
  if (place !== SPARE) {
    const bit = 1 << place;
    if (isNorth(place)) {
      state.unseenNorth ^= bit;
      if (kind === TRAP) state.trapsNorth |= bit;
    } else {
      state.unseenSouth ^= bit;
      if (kind === TRAP) state.trapsSouth |= bit;
    }
  }
  if (tell) tellTile(state, place, tell);
}

/** BA-7: every seat puts a mouse in a tower; then seat 0 has the first turn. */
function setUp(state: State, tower: number, tell: Listener): void {
  putMouse(state, tower);
  tell?.({ kind: 'mouse-entered', seat: state.active, tower: nameOf(tower), setUp: true }, EVERYBODY);
  if (state.active < state.seats - 1) {
    state.active++;
  } else {
    state.phase = TURN;
    beginTurn(state, 0, tell);
  }
}

/** BA-8 */
function beginTurn(state: State, seat: number, tell: Listener): void {
  state.active = seat;
  state.actions = ACTIONS_PER_TURN;
  state.slid = false;
  state.eventful = false;
  tell?.({ kind: 'turn-began', seat }, EVERYBODY);
}

/** BA-9 */
function enter(state: State, tower: number, tell: Listener): void {
  state.actions--;
  putMouse(state, tower);
  tell?.({ kind: 'mouse-entered', seat: state.active, tower: nameOf(tower), setUp: false }, EVERYBODY);
}

function putMouse(state: State, tower: number): void {
  state.stock[state.active]--;
  moveMouse(state, tower);
}

/** Takes a mouse of the active seat from where it is, or puts it where it is not. */
function moveMouse(state: State, square: number): void {
  if (isNorth(square)) state.miceNorth[state.active] ^= 1 << square;
  else state.miceSouth[state.active] ^= 1 << square;
}

/** BA-10 */
function uncover(state: State, room: number, tell: Listener): void {
  const layout = LAYOUTS[state.layout];
  state.actions--;
  state.roofs ^= 1 << room;
  state.openNorth |= layout.squares.north[room];
  state.openSouth |= layout.squares.south[room];
  const holes = layout.holes[room];
  for (let i = 0; i < holes.length; i++) state.lastVisible[holes[i]] = 0;
  if (tell) {
    tell({ kind: 'roof-off', seat: state.active, room: layout.rooms[room].name }, EVERYBODY);
    for (const hole of holes) if (state.tiles[hole] !== UNSEEN) tellTile(state, hole, tell);
  }
}

/** BA-11 */
function run(state: State, from: number, to: number, tell: Listener): void {
  const path = tell ? pathOfRun(state, from, to) : null;
  state.actions -= costOfRun(state, from, to);
  moveMouse(state, from);
  moveMouse(state, to);
  if (tell && path) tell({ kind: 'mouse-ran', seat: state.active, from: nameOf(from), path }, EVERYBODY);
}

/** BA-12 */
function slide(state: State, number: number, tell: Listener): void {
  const { name, line } = SLIDES[number];
  state.actions--;
  state.slid = true;
  const cameToLight = pushSpare(state, line);
  if (tell) {
    tell({ kind: 'slid', seat: state.active, slide: name, line: Array.from(line, nameOf) }, EVERYBODY);
    for (const place of [...line].sort((a, b) => a - b).concat(SPARE)) {
      const bit = place === SPARE ? 7 : line.indexOf(place);
      if (cameToLight & (1 << bit) && state.tiles[place] !== UNSEEN) tellTile(state, place, tell);
    }
  }
}

/**
 * Pushes the spare in at the first square of the line. Returns which places of the line, by their bits, now show a
 * tile that came from under a roof; bit 7 is the spare.
 */
function pushSpare(state: State, line: Int8Array): number {
  const { tiles, lastVisible } = state;
  let { openNorth, openSouth, unseenNorth, unseenSouth, trapsNorth, trapsSouth } = state;
  let cameToLight = 0;
  let coming = tiles[SPARE];
  let seenAt = 0;
  let wasOpen = true;
  for (let i = 0; i < line.length; i++) {
    const square = line[i];
    const bit = 1 << square;
    const going = tiles[square];
    const goingSeenAt = lastVisible[square];
    const isOpen = ((isNorth(square) ? openNorth : openSouth) & bit) !== 0;
    tiles[square] = coming;
    // A tile that disappears under a roof was visible until now; one that stays there is as old as before.
    lastVisible[square] = isOpen || coming === UNSEEN ? 0 : wasOpen ? state.turns : seenAt;
    if (isOpen && !wasOpen) cameToLight |= 1 << i;
    if (isNorth(square)) {
      unseenNorth = coming === UNSEEN ? unseenNorth | bit : unseenNorth & ~bit;
      trapsNorth = coming === TRAP ? trapsNorth | bit : trapsNorth & ~bit;
    } else {
      unseenSouth = coming === UNSEEN ? unseenSouth | bit : unseenSouth & ~bit;
      trapsSouth = coming === TRAP ? trapsSouth | bit : trapsSouth & ~bit;
    }
    coming = going;
    seenAt = goingSeenAt;
    wasOpen = isOpen;
  }
  tiles[SPARE] = coming;
  if (!wasOpen) cameToLight |= 1 << 7;
  state.unseenNorth = unseenNorth;
  state.unseenSouth = unseenSouth;
  state.trapsNorth = trapsNorth;
  state.trapsSouth = trapsSouth;
  return cameToLight;
}

/** What follows an action, once nature has turned up all that is to be seen. */
function finishAction(state: State, tell: Listener): void {
  if (placeToTurnUp(state) >= 0) return;
  dropMice(state, tell);
  takeCheese(state, tell);
  if (state.phase === ENDED) return; // BA-16 comes before BA-17
  if (endByFalls(state, tell)) return;
  if (state.actions === 0) endTurn(state, tell);
}

/** BA-13: every mouse on a trap falls, the active seat's own included. */
function dropMice(state: State, tell: Listener): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const north = state.miceNorth[seat] & state.trapsNorth;
    const south = state.miceSouth[seat] & state.trapsSouth;
    if ((north | south) === 0) continue;
    state.miceNorth[seat] ^= north;
    state.miceSouth[seat] ^= south;
    for (let bits = north; bits !== 0; bits &= bits - 1) fall(state, seat, lowest(bits), tell);
    for (let bits = south; bits !== 0; bits &= bits - 1) fall(state, seat, 32 | lowest(bits), tell);
  }
}

function fall(state: State, seat: number, square: number, tell: Listener): void {
  state.fallen[seat]++;
  state.eventful = true;
  tell?.({ kind: 'mouse-fell', seat, square: nameOf(square), fallen: state.fallen[seat] }, EVERYBODY);
}

/** BA-14: the active seat first, then clockwise, until one has won (BA-16). */
function takeCheese(state: State, tell: Listener): void {
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.active + i) % state.seats;
    const taken = cheeseWithTwoMice(state, seat) & ~state.cheeses[seat];
    if (taken === 0) continue;
    state.eventful = true;
    for (let cheese = 0; cheese < CHEESES; cheese++) {
      if ((taken & (1 << cheese)) === 0) continue;
      state.cheeses[seat] |= 1 << cheese;
      const kinds = size(state.cheeses[seat]);
      tell?.({ kind: 'cheese-taken', seat, cheese: CHEESE_LETTERS[cheese], kinds }, EVERYBODY);
    }
    if (size(state.cheeses[seat]) >= state.target) {
      win(state, seat, 'cheese', tell);
      return;
    }
  }
}

/** The kinds of cheese on which a seat has two mice or more. */
function cheeseWithTwoMice(state: State, seat: number): number {
  let one = 0;
  let two = 0;
  for (let bits = state.miceNorth[seat]; bits !== 0; bits &= bits - 1) {
    const kind = 1 << state.tiles[lowest(bits)];
    two |= one & kind;
    one |= kind;
  }
  for (let bits = state.miceSouth[seat]; bits !== 0; bits &= bits - 1) {
    const kind = 1 << state.tiles[32 | lowest(bits)];
    two |= one & kind;
    one |= kind;
  }
  return two & ((1 << CHEESES) - 1);
}

/** BA-15: rooms without mice get their roofs back, and the next seat has its turn. */
function endTurn(state: State, tell: Listener): void {
  tell?.({ kind: 'turn-ended', seat: state.active, actions: state.actions }, EVERYBODY);
  state.actions = 0;
  putRoofsBack(state, tell);
  state.turns++;
  state.quietTurns = state.eventful ? 0 : state.quietTurns + 1;
  if (endByStalling(state, tell)) return;
  beginTurn(state, (state.active + 1) % state.seats, tell);
}

function putRoofsBack(state: State, tell: Listener): void {
  const layout = LAYOUTS[state.layout];
  const { north, south } = layout.squares;
  let miceNorth = 0;
  let miceSouth = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    miceNorth |= state.miceNorth[seat];
    miceSouth |= state.miceSouth[seat];
  }
  let back = 0;
  for (let room = 0; room < layout.rooms.length; room++) {
    const isOpen = (state.roofs & (1 << room)) === 0;
    if (!isOpen || ((north[room] & miceNorth) | (south[room] & miceSouth)) !== 0) continue;
    back |= 1 << room;
    state.openNorth &= ~north[room];
    state.openSouth &= ~south[room];
    const holes = layout.holes[room];
    for (let i = 0; i < holes.length; i++) state.lastVisible[holes[i]] = state.turns;
  }
  state.roofs |= back;
  if (tell && back !== 0) tell({ kind: 'roofs-back', rooms: roomNames(layout, back) }, EVERYBODY);
}

function tellTile(state: State, place: number, tell: Tell<Happening>): void {
  tell({ kind: 'tile-seen', place: nameOf(place), tile: LETTERS[state.tiles[place]] }, EVERYBODY);
}

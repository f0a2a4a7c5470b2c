/** Why a position cannot arise: what holds in every state that the rules lead to. */
import { lowest, size } from '../../../engine/bits.ts';
import {
  ALL_ROOFS,
  HOLES,
  LAYOUTS,
  NOWHERE,
  nameOf,
  PLACES,
  ROOM_AT,
  ROOMS_NEAR,
  roomNames,
  SLIDES,
  SPARE,
  TOWERS,
} from './castle.ts';
import { cheeseDue } from './rules.ts';
import { endByCheese, endByFalls, endByStalling, FALLS_THAT_END, quietLimit, score } from './scoring.ts';
import type { Position } from './set-up.ts';
import { actionsToSee, canHaveOpened, leastTilesSeen, roofedRoomsTo, stepsBetween } from './set-up-ways.ts';
import { ACTIONS_PER_TURN, kindAt, MICE_PER_SEAT, SEEN_SHIFT, type State, squaresOfMice } from './state.ts';
import {
  CHEESE_LETTERS,
  type CheeseLetter,
  LETTERS,
  NUMBER_OF,
  type TileLetter,
  TRAP,
  UNSEEN,
} from './tiles.ts';

/**
 * Squares, towers and the spare are named as in the notation, a covered room is `^b1`; the groups of controls are `seat 0` …,
 * the controls `turns`, `quietTurns`, `actions`, `slid`, `eventful` and `tile d4` for a tile under a roof.
 */
export type Flaw =
  /** BA-3: more tiles of a kind than there are. */
  | {
      readonly kind: 'too-many-tiles';
      readonly at: string;
      readonly tile: TileLetter;
      readonly count: number;
      readonly most: number;
    }
  /** BA-7 */
  | { readonly kind: 'too-many-mice'; readonly at: string; readonly seat: number; readonly most: number }
  /** BA-9 */
  | { readonly kind: 'two-mice'; readonly at: string; readonly square: string }
  /** BA-11 */
  | {
      readonly kind: 'mouse-under-roof';
      readonly at: string;
      readonly seat: number;
      readonly square: string;
      readonly room: string;
    }
  /** BA-7: every seat puts a mouse in a tower before the first turn. */
  | { readonly kind: 'no-mouse'; readonly at: string; readonly seat: number }
  /** BA-6: an uncovered hole, or the spare, with no tile given for it. */
  | { readonly kind: 'tile-missing'; readonly at: string; readonly place: string }
  /** BA-13 */
  | {
      readonly kind: 'mouse-on-trap';
      readonly at: string;
      readonly seat: number;
      readonly square: string;
    }
  /** BA-14 */
  | {
      readonly kind: 'cheese-due';
      readonly at: string;
      readonly seat: number;
      readonly cheese: CheeseLetter;
    }
  /** BA-14: two tiles of that kind must have been seen. */
  | {
      readonly kind: 'cheese-unseen';
      readonly at: string;
      readonly seat: number;
      readonly cheese: CheeseLetter;
    }
  /** BA-14: two mice of the seat must have left their towers, to which no mouse returns. */
  | { readonly kind: 'cheese-too-early'; readonly at: string; readonly seat: number }
  /** BA-13: a mouse has fallen, but nobody has seen a trap. */
  | { readonly kind: 'no-trap-seen'; readonly at: string; readonly seat: number }
  /** BA-15: an uncovered room without a mouse, at the beginning of a turn or more than this turn's actions explain. */
  | { readonly kind: 'roof-off'; readonly at: string; readonly room: string; readonly most: number }
  /** BA-10, BA-15: an uncovered room without a mouse that no mouse of the active seat can have opened or left in this turn. */
  | { readonly kind: 'roof-off-far'; readonly at: string; readonly room: string; readonly seat: number }
  /** BA-10: on the way to the square, more tiles have been seen. */
  | { readonly kind: 'mouse-too-deep'; readonly at: string; readonly square: string; readonly least: number }
  /** BA-12: the tile that was pushed in would have been seen. */
  | { readonly kind: 'no-slide'; readonly at: string }
  /** BA-13, BA-14: what has been done in this turn brings neither cheese nor a fall. */
  | { readonly kind: 'no-event'; readonly at: string }
  /** BA-9 … BA-12: more actions have been used in this turn than have left a trace. */
  | { readonly kind: 'too-many-actions'; readonly at: string; readonly seat: number; readonly least: number }
  /** BA-15: a turn without actions left has ended. */
  | { readonly kind: 'no-actions'; readonly at: string }
  /** BA-8: all actions are left, so nothing has been done in this turn. */
  | { readonly kind: 'turn-not-begun'; readonly at: string }
  /** More has been done than the actions of this many turns. */
  | { readonly kind: 'too-few-turns'; readonly at: string; readonly turns: number }
  /** BA-18: which numbers of quiet turns are possible. */
  | { readonly kind: 'quiet-turns'; readonly at: string; readonly least: number; readonly most: number }
  /** There has been neither cheese nor a fall, in this turn or any other. */
  | { readonly kind: 'nothing-happened'; readonly at: string }
  /** A tile under a roof was last visible in a turn, and in this one only if there was a slide. */
  | {
      readonly kind: 'last-seen';
      readonly at: string;
      readonly square: string;
      readonly least: number;
      readonly most: number;
    }
  /** BA-16 … BA-18: the match is over, and it cannot have ended like this. */
  | { readonly kind: 'won'; readonly at: string; readonly seat: number; readonly target: number }
  | { readonly kind: 'third-fall'; readonly at: string; readonly seat: number; readonly most: number }
  | { readonly kind: 'stalled'; readonly at: string; readonly most: number };

/** BA-3, BA-7, BA-9: there are not more tiles or mice than there can be. */
export function countPieces({ mice, fallen, tiles, lastSeen }: Position): Flaw | null {
  for (const [kind, tile] of LETTERS.entries()) {
    const names = Object.keys(tiles).filter(name => tiles[name] === tile);
    const [count, most] = [names.length, NUMBER_OF[kind]];
    const at = names.findLast(name => !Object.hasOwn(lastSeen, name)) ?? `tile ${names.at(-1)}`;
    if (count > most) return { kind: 'too-many-tiles', at, tile, count, most };
  }
  for (const [seat, squares] of mice.entries()) {
    if (squares.length + fallen[seat] > MICE_PER_SEAT)
      return { kind: 'too-many-mice', at: seatKey(seat), seat, most: MICE_PER_SEAT };
  }
  const taken = mice.flat();
  const square = taken.find((name, i) => taken.indexOf(name) < i);
  return square === undefined ? null : { kind: 'two-mice', at: square, square };
}

/** A tile that lies under a roof was visible in an earlier turn; in this one only if it was pushed there. */
export function checkMemory({ lastSeen, turns, slid }: Position): Flaw | null {
  const least = slid ? 0 : 1;
  const square = Object.keys(lastSeen).find(name => lastSeen[name] < least || lastSeen[name] > turns);
  return square === undefined ? null : { kind: 'last-seen', at: 'turns', square, least, most: turns };
}

/** BA-11: mice are only where there is no roof. */
export function checkMice(state: State): Flaw | null {
  for (const seat of state.mice.keys()) {
    const covered = squaresOfMice(state, seat).find(square => isCovered(state, square));
    if (covered === undefined) continue;
    const { rooms, roomOf } = LAYOUTS[state.layout];
    const room = rooms[roomOf[covered]].name;
    return { kind: 'mouse-under-roof', at: `^${room}`, seat, square: nameOf(covered), room };
  }
  return null;
}

/** BA-6, BA-7: first the spare is turned up, then each seat puts a mouse in a tower, and nothing else happens. */
export function checkSetUp(state: State): Flaw | null {
  const { active, mice, tiles } = state;
  // Then no tile of the castle has been seen: what lies under a roof was seen in a turn (`checkMemory`).
  const areRoofsOn = state.roofs === ALL_ROOFS;
  const haveEntered = [...mice.keys()].every(seat => {
    const squares = squaresOfMice(state, seat);
    return seat < active
      ? squares.length === 1 && TOWERS.includes(squares[0])
      : state.stock[seat] === MICE_PER_SEAT;
  });
  const nothingWon = state.cheeses.every(kinds => kinds === 0) && state.fallen.every(count => count === 0);
  const noTurn = state.turns + state.quietTurns + state.actions === 0 && !state.slid && !state.eventful;
  if (!areRoofsOn || !haveEntered || !nothingWon || !noTurn)
    return { kind: 'no-mouse', at: seatKey(active), seat: active };
  return active > 0 && tiles[SPARE] === UNSEEN ? { kind: 'tile-missing', at: 'spare', place: 'spare' } : null;
}

/** What holds in a turn and at the end of the match, which is ended if it is over. */
export function checkTurn(state: State): Flaw | null {
  const { turningUp, slid, eventful, actions } = state;
  const winner = [...state.cheeses.keys()].find(seat => score(state, seat) >= state.target) ?? null;
  const isOver = winner !== null || hasThirdFall(state) || hasStalled(state);
  // BA-12 … BA-14: what a slide brings comes after nature has turned up the tiles.
  const isSliding = !isOver && isTurningUpLine(state);
  if (turningUp !== NOWHERE && !isSliding && (isOver || !isTurningUpRoom(state)))
    return { kind: 'tile-missing', at: nameOf(turningUp), place: nameOf(turningUp) };
  if (!isOver && actions === 0 && turningUp === NOWHERE) return { kind: 'no-actions', at: 'actions' };
  if (actions === ACTIONS_PER_TURN && !isOver && (slid || eventful || turningUp !== NOWHERE))
    return { kind: 'turn-not-begun', at: 'actions' };
  const flaw =
    (isSliding ? null : checkTraps(state)) ??
    checkEnd(state, winner) ??
    (isSliding ? null : checkCheese(state, winner)) ??
    checkRoofs(state) ??
    checkActions(state) ??
    checkSlide(state) ??
    checkPast(state) ??
    checkQuietTurns(state) ??
    checkEvent(state, isSliding);
  if (flaw || !isOver) return flaw;
  if (winner !== null) endByCheese(state, winner, null);
  else if (!endByFalls(state, null)) endByStalling(state, null);
  return null;
}

/** BA-12: whether the tiles that are not yet turned up came from under roofs with one slide. */
function isTurningUpLine(state: State): boolean {
  const { slid, turningUp, tiles } = state;
  if (!slid || turningUp === NOWHERE) return false;
  const unseen = unseenInSight(state);
  return SLIDES.some(
    ({ line }) =>
      unseen.every(square => line.includes(square) && isCovered(state, line[line.indexOf(square) - 1])) &&
      (tiles[SPARE] !== UNSEEN || isCovered(state, line[line.length - 1])),
  );
}

/** BA-10: whether they are in one room, without mice, next to a mouse of the active seat. */
function isTurningUpRoom(state: State): boolean {
  const { layout, tiles, active } = state;
  const rooms = new Set(unseenInSight(state).map(square => ROOM_AT[layout * PLACES + square]));
  const [room] = rooms;
  return (
    rooms.size === 1 &&
    tiles[SPARE] !== UNSEEN &&
    (room & roomsWithMice(state)) === 0 &&
    squaresOfMice(state, active).some(square => (ROOMS_NEAR[layout * PLACES + square] & room) !== 0)
  );
}

function unseenInSight(state: State): readonly number[] {
  return HOLES.filter(hole => state.tiles[hole] === UNSEEN && !isCovered(state, hole));
}

/** BA-13 */
function checkTraps(state: State): Flaw | null {
  for (const seat of state.mice.keys()) {
    const square = squaresOfMice(state, seat).find(place => kindAt(state, place) === TRAP);
    if (square !== undefined)
      return { kind: 'mouse-on-trap', at: nameOf(square), seat, square: nameOf(square) };
  }
  return null;
}

/** BA-16 … BA-18: whether the match, if it is over, can have ended in this turn. */
function checkEnd(state: State, winner: number | null): Flaw | null {
  const { slid, eventful, actions, target } = state;
  const isLate = eventful && actions < ACTIONS_PER_TURN;
  // One slide brings down at most as many mice as there are traps.
  const fell = state.fallen.reduce((sum, count) => sum + Math.max(0, count - FALLS_THAT_END + 1), 0);
  const canHaveFallen = fell === 0 || (slid && isLate && fell <= NUMBER_OF[TRAP]);
  if (winner !== null) {
    const scores = Array.from(state.mice.keys(), seat => score(state, seat));
    const others = scores.filter(kinds => kinds >= target).length - 1;
    // It has just taken the kinds that it stands on: by a slide, or the active seat by running.
    const taken = size(cheeseUnder(state, winner));
    const hasTaken = scores[winner] - taken < target && (slid || winner === state.active);
    if (!isLate || !canHaveFallen || others > 0 || !hasTaken)
      return { kind: 'won', at: seatKey(winner), seat: winner, target };
  } else if (hasThirdFall(state)) {
    const seat = state.fallen.findIndex(count => count >= FALLS_THAT_END);
    if (!canHaveFallen || !isTrapOpen(state))
      return { kind: 'third-fall', at: seatKey(seat), seat, most: FALLS_THAT_END };
  } else if (hasStalled(state)) {
    const most = quietLimit(state.seats);
    if (eventful || actions > 0 || state.quietTurns > most)
      return { kind: 'stalled', at: 'quietTurns', most };
  }
  return null;
}

/** BA-14; BA-16: seats after the winner take nothing more. */
function checkCheese(state: State, winner: number | null): Flaw | null {
  for (const i of state.mice.keys()) {
    const seat = (state.active + i) % state.seats;
    const due = cheeseDue(state, seat);
    if (due !== 0)
      return { kind: 'cheese-due', at: seatKey(seat), seat, cheese: CHEESE_LETTERS[lowest(due)] };
    if (seat === winner) return null;
  }
  return null;
}

/** The kinds of cheese that a seat has and stands on with two mice. */
function cheeseUnder(state: State, seat: number): number {
  const kinds = squaresOfMice(state, seat).map(square => kindAt(state, square));
  return (
    CHEESE_LETTERS.reduce(
      (set, _, kind) => (kinds.filter(each => each === kind).length < 2 ? set : set | (1 << kind)),
      0,
    ) & state.cheeses[seat]
  );
}

/** BA-13: a mouse that has just fallen has left an open trap. */
function isTrapOpen(state: State): boolean {
  return HOLES.some(hole => kindAt(state, hole) === TRAP && !isCovered(state, hole));
}

/** BA-15: a room is without mice and roof only if it was uncovered, or its mice ran off or fell, in this turn. */
function checkRoofs(state: State): Flaw | null {
  const { slid, eventful, active, layout } = state;
  const fell = state.fallen.reduce((sum, count) => sum + count, 0);
  const emptied = slid && eventful ? Math.min(NUMBER_OF[TRAP], fell) : 0;
  const most = Math.max(0, actionsUsed(state) - (slid ? 1 : 0)) + emptied;
  const empty = ALL_ROOFS & ~state.roofs & ~roomsWithMice(state);
  if (size(empty) > most) {
    const [room] = roomNames(LAYOUTS[layout], empty);
    return { kind: 'roof-off', at: room, room, most };
  }
  if (emptied > 0) return null;
  const mice = squaresOfMice(state, active);
  const far = LAYOUTS[layout].rooms.find(
    (_, room) => empty & (1 << room) && !canHaveOpened(layout, room, mice, most),
  );
  return far ? { kind: 'roof-off-far', at: far.name, room: far.name, seat: active } : null;
}

/** BA-9 … BA-12: mice in the castle may have run to and fro; with all of them in towers, the seat has entered, uncovered or slid. */
function checkActions(state: State): Flaw | null {
  const { active, slid, fallen, stock } = state;
  const mice = squaresOfMice(state, active);
  if (fallen[active] > 0 || !mice.every(square => TOWERS.includes(square))) return null;
  const entered = MICE_PER_SEAT - stock[active] - 1;
  const uncovered = size(ALL_ROOFS & ~state.roofs & ~roomsWithMice(state));
  const most = entered + uncovered + (slid ? 1 : 0);
  if (actionsUsed(state) <= most) return null;
  return { kind: 'too-many-actions', at: 'actions', seat: active, least: ACTIONS_PER_TURN - most };
}

/**
 * BA-12: the spare, which everybody saw, was pushed in at the beginning of a line, and is in sight there or was in this turn.
 * What was in sight in this turn and is not any more lies on the same line, behind a square without a roof.
 */
function checkSlide(state: State): Flaw | null {
  if (!state.slid || hasStalled(state)) return null;
  const wasInSight = (place: number) =>
    isCovered(state, place) && state.tiles[place] >> SEEN_SHIFT === state.turns;
  const hidden = HOLES.filter(hole => kindAt(state, hole) !== UNSEEN && wasInSight(hole));
  const starts = SLIDES.filter(
    ({ line: [first] }) => kindAt(state, first) !== UNSEEN && (!isCovered(state, first) || wasInSight(first)),
  );
  if (starts.length === 0) return { kind: 'no-slide', at: 'slid' };
  const isFrom = (line: readonly number[], place: number) => {
    const at = line.indexOf(place);
    return at === 0 || (at > 0 && !isCovered(state, line[at - 1]));
  };
  if (starts.some(({ line }) => hidden.every(place => isFrom(line, place)))) return null;
  return { kind: 'last-seen', at: 'turns', square: nameOf(hidden[0]), least: 1, most: state.turns };
}

/** BA-13, BA-14: only a slide makes mice fall; without one, only the active seat takes cheese, by running there. */
function checkEvent(state: State, isSliding: boolean): Flaw | null {
  const { eventful, slid, active, fallen, cheeses } = state;
  if (!eventful || isSliding) return null;
  const seats = Array.from(cheeses.keys());
  const isFirst = actionsUsed(state) === 1;
  const canHave = slid
    ? !isFirst ||
      (isTrapOpen(state) && fallen.some(count => count > 0)) ||
      seats.some(seat => cheeseUnder(state, seat) !== 0)
    : isFirst
      ? cheeseUnder(state, active) !== 0
      : cheeses[active] !== 0;
  return canHave ? null : { kind: 'no-event', at: 'eventful' };
}

/** What must have happened before, and whether there has been time for it. */
function checkPast(state: State): Flaw | null {
  const { stock, fallen, cheeses, unseenOf } = state;
  for (const seat of cheeses.keys()) {
    const at = seatKey(seat);
    const unseen = CHEESE_LETTERS.find(
      (_, kind) => cheeses[seat] & (1 << kind) && NUMBER_OF[kind] - unseenOf[kind] < 2,
    );
    if (unseen !== undefined) return { kind: 'cheese-unseen', at, seat, cheese: unseen };
    const inTowers = squaresOfMice(state, seat).filter(square => TOWERS.includes(square)).length;
    if (cheeses[seat] !== 0 && MICE_PER_SEAT - stock[seat] - inTowers < 2)
      return { kind: 'cheese-too-early', at, seat };
    if (fallen[seat] > 0 && unseenOf[TRAP] === NUMBER_OF[TRAP]) return { kind: 'no-trap-seen', at, seat };
  }
  const seen = [...HOLES, SPARE].filter(place => kindAt(state, place) !== UNSEEN);
  for (const seat of cheeses.keys()) {
    for (const square of squaresOfMice(state, seat)) {
      const least = leastTilesSeen(state.layout, square);
      if (seen.length < least)
        return { kind: 'mouse-too-deep', at: nameOf(square), square: nameOf(square), least };
    }
  }
  return hasHadTime(state, seen) ? null : { kind: 'too-few-turns', at: 'turns', turns: state.turns };
}

/**
 * Whether the turns so far had enough actions for what has certainly been done: mice that entered after the first, the steps of
 * each from the nearest tower, a roof taken off each open room and each room on the way, a slide; and for each of the tiles
 * that have been seen. An action shows at most four of them.
 */
function hasHadTime(state: State, seen: readonly number[]): boolean {
  const { seats, turns, fallen, stock, active, layout, roofs } = state;
  const roofed = roofedRoomsTo(layout, roofs);
  const open = size(ALL_ROOFS & ~roofs);
  let [all, needed, passed] = [0, open + (state.slid ? 1 : 0), 0];
  for (const seat of stock.keys()) {
    const ended = Math.floor((turns + seats - 1 - seat) / seats);
    const had = ACTIONS_PER_TURN * ended + (seat === active ? actionsUsed(state) : 0);
    const entered = MICE_PER_SEAT - stock[seat] - 1;
    const mice = squaresOfMice(state, seat);
    const steps = mice.reduce((sum, square) => sum + stepsTo(square), fallen[seat]);
    if (entered + steps > had) return false;
    all += had;
    needed += entered + steps;
    passed = Math.max(passed, ...mice.map(square => roofed[square]));
  }
  // BA-12: one slide per turn.
  const slides = turns + (state.slid ? 1 : 0);
  const toSee = Math.max(...seen.map(place => actionsToSee(layout, place, slides)));
  return needed + passed <= all && toSee <= all && seen.length - 1 <= 4 * all;
}

/** From the nearest tower. */
function stepsTo(square: number): number {
  return Math.min(...TOWERS.map(tower => stepsBetween(tower, square)));
}

/** BA-18: quiet turns follow the last one with cheese or a fall, and never too many of them. */
function checkQuietTurns(state: State): Flaw | null {
  const { turns, eventful, quietTurns, seats } = state;
  const limit = quietLimit(seats);
  const events = state.fallen.reduce((sum, count, seat) => sum + count + score(state, seat), 0);
  if (eventful && events === 0) return { kind: 'nothing-happened', at: 'eventful' };
  const before = events - (eventful ? 1 : 0);
  const least = Math.max(0, turns - before * limit);
  const latest = before === 0 || eventful ? turns : turns - 1;
  const most = Math.min(latest, hasStalled(state) ? limit : limit - 1);
  if (least > most) return { kind: 'stalled', at: 'turns', most: limit };
  return quietTurns < least || quietTurns > most
    ? { kind: 'quiet-turns', at: 'quietTurns', least, most }
    : null;
}

/** The actions of this turn that are used up; none if the match ended with the last turn. */
function actionsUsed(state: State): number {
  return hasStalled(state) ? 0 : ACTIONS_PER_TURN - state.actions;
}

function hasThirdFall({ fallen }: State): boolean {
  return fallen.some(count => count >= FALLS_THAT_END);
}

/** BA-18, if it is not over for another reason. */
export function hasStalled(state: State): boolean {
  const hasWon = state.cheeses.some(kinds => size(kinds) >= state.target);
  return state.turns > 0 && state.quietTurns >= quietLimit(state.seats) && !hasWon && !hasThirdFall(state);
}

function roomsWithMice(state: State): number {
  let rooms = 0;
  for (const seat of state.mice.keys())
    for (const square of squaresOfMice(state, seat)) rooms |= ROOM_AT[state.layout * PLACES + square];
  return rooms;
}

export function isCovered({ layout, roofs }: State, place: number): boolean {
  return (roofs & (ROOM_AT[layout * PLACES + place] ?? 0)) !== 0;
}

function seatKey(seat: number): string {
  return `seat ${seat}`;
}

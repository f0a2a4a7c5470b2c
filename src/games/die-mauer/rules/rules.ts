import * as bits from '../../../engine/bits.ts';
import type { Tell } from '../../../engine/game.ts';
import type { AnyOptions } from '../../../engine/options.ts';
import { EVERYBODY, only } from '../../../engine/viewers.ts';
import { EMPTY_FIST } from './blocks.ts';
import * as codes from './codes.ts';
import * as hand from './hands.ts';
import type { Happening } from './happenings.ts';
import * as endings from './happenings.ts';
import * as listing from './moves.ts';
import * as outcomes from './outcome.ts';
import type { State } from './state.ts';
import * as states from './state.ts';
import {
  tellBuilding,
  tellChosen,
  tellGift,
  tellMatchEnded,
  tellRevealed,
  tellRoundEnded,
} from './telling.ts';
import * as turns from './turns.ts';
import * as walls from './wall.ts';

// An imported name is looked up at every use, a constant of the module is not: bots live in here.
const { lowest } = bits;
const { FULL_HAND, kindsIn, NO_HAND, SECTIONS, withBlock, withoutBlock } = hand;
const { BY_DEADLOCK, BY_GOING_OUT, BY_STALLING } = endings;
const { freeCount, freeMoves } = listing;
const { FREE_CHOICE, GIFT, GUESSED, GUESSED_BY_TOO_MANY, outcomeOf, UNGUESSED } = outcomes;
const { allOf, BUILD, BUILD_ANY, GIVE, idleLimit, MATCH_OVER, newState, PLAN } = states;
const { fistAt, seatsWith, withChoice, withEnd, withFist, withGivenOrFree } = turns;
const { CLOSED, EITHER_END, endsFor, NO_WALL, onlyEnd, wallWith } = walls;
const { blockOfBuildAny, endOfBuildAny } = codes;

/**
 * How a match goes, in the order of the rules page. The blocks (DM-1) are in `blocks.ts`, the wall (DM-2 to DM-4, and
 * the ends of DM-8) in `wall.ts`, who builds (DM-7, DM-9, DM-10) in `outcome.ts`, what a seat may do in `moves.ts`, and
 * charges and winners (DM-12, DM-15) in `scoring.ts`.
 */

/** DM-1 and DM-5: everybody has a full set, and seat 0 is the first master. */
export function start(seats: number, options: AnyOptions): State {
  return newState(seats, {
    rounds: Number(options.rounds),
    gift: options.gift === 'may' ? 'may' : 'must',
    memory: options.memory !== false,
  });
}

export function due(state: State): number {
  return state.due;
}

/** DM-6 and DM-9.2: choices are secret, and gifts are known only to giver and master. Building is open. */
export function knownTo(state: State, by: number): number {
  if (state.phase === PLAN) return only(by);
  if (state.phase === GIVE) return only(by) | only(state.master);
  return EVERYBODY;
}

export function play(state: State, by: number, move: number, tell: Tell<Happening> | null): void {
  if (state.phase !== PLAN) {
    playOnceOpen(state, by, move, tell);
    return;
  }
  // DM-6: one block of the hand, or the empty fist. When all have chosen, everything is revealed.
  state.turn = withFist(state.turn, by, move);
  state.due &= ~(1 << by);
  if (tell !== null) tellChosen(by, move, tell);
  if (state.due === 0) reveal(state, state.turn, tell);
}

/** What a seat does once the fists are open. */
function playOnceOpen(state: State, by: number, move: number, tell: Tell<Happening> | null): void {
  switch (state.phase) {
    case BUILD:
      buildOn(state, by, move, tell);
      break;
    case BUILD_ANY:
      buildFreely(state, blockOfBuildAny(move), endOfBuildAny(move), tell);
      break;
    case GIVE:
      give(state, by, move, tell);
      break;
  }
}

/** Opens the fists. Playouts, which choose for all seats at once, start a turn here. */
export function reveal(state: State, fists: number, tell: Tell<Happening> | null): void {
  const { master } = state;
  const fist = fistAt(fists, master);
  const matching = seatsWith(fists, fist) & ~(1 << master);
  const outcome = outcomeOf(fist, matching, state.wall);
  state.turn = fists;
  if (tell !== null) tellRevealed(state, outcome, matching, tell);
  switch (outcome) {
    // DM-7.2 and DM-7.4: the master builds. DM-7.3: all other seats are rivals, and those who guessed build instead.
    case UNGUESSED:
    case GUESSED_BY_TOO_MANY:
    case GUESSED:
      build(state, outcome === GUESSED ? matching : 1 << master, fist, tell);
      break;
    // DM-9.1
    case FREE_CHOICE:
      offerFreeChoice(state, tell);
      break;
    // DM-9.2: never automatic, because that would give the hand away.
    case GIFT:
      state.phase = GIVE;
      state.due = matching;
      break;
    // DM-7.1 and DM-9.3: nobody builds.
    default:
      endTurn(state, tell);
  }
}

/** DM-8: builders build one after another. A builder without a choice is not asked. */
function build(state: State, builders: number, block: number, tell: Tell<Happening> | null): void {
  let left = builders;
  while (left !== 0) {
    const seat = firstClockwise(left, state.master);
    const ends = endsFor(block, state.wall);
    if (ends === EITHER_END) {
      state.phase = BUILD;
      state.builders = left;
      state.due = 1 << seat;
      return;
    }
    left &= ~(1 << seat);
    if (tell !== null) tellBuilding('built', state, seat, block, onlyEnd(ends), tell);
    place(state, seat, block, onlyEnd(ends));
  }
  endTurn(state, tell);
}

function buildOn(state: State, seat: number, end: number, tell: Tell<Happening> | null): void {
  const block = fistAt(state.turn, state.master);
  const left = state.builders & ~(1 << seat);
  state.builders = 0;
  if (tell !== null) tellBuilding('built', state, seat, block, end, tell);
  place(state, seat, block, end);
  build(state, left, block, tell);
}

/** The first of these seats after the master. */
function firstClockwise(seats: number, master: number): number {
  const afterMaster = seats & (-2 << master);
  return lowest(afterMaster | (seats << 8)) & 7;
}

const onlyWay = new Int32Array(1);

/** DM-9.1: automatic if there is only one way; nothing happens if there is none. */
function offerFreeChoice(state: State, tell: Tell<Happening> | null): void {
  const { master } = state;
  const kinds = kindsIn(state.hands[master]);
  const count = freeCount(kinds, state.wall);
  if (count === 0) {
    if (tell !== null) tell({ kind: 'could-not-build', master }, EVERYBODY);
    endTurn(state, tell);
  } else if (count === 1) {
    freeMoves(kinds, state.wall, onlyWay);
    buildFreely(state, blockOfBuildAny(onlyWay[0]), endOfBuildAny(onlyWay[0]), tell);
  } else {
    state.turn = withChoice(state.turn);
    state.phase = BUILD_ANY;
    state.due = 1 << master;
  }
}

function buildFreely(state: State, block: number, end: number, tell: Tell<Happening> | null): void {
  if (tell !== null) tellBuilding('built-freely', state, state.master, block, end, tell);
  state.turn = withGivenOrFree(state.turn, block);
  place(state, state.master, block, end);
  endTurn(state, tell);
}

/** DM-2: the block goes from the hand to an end of the wall. */
function place(state: State, seat: number, block: number, end: number): void {
  state.turn = withEnd(state.turn, state.builds, end);
  state.builds++;
  state.wall = wallWith(block, end, state.wall);
  takeFrom(state, seat, block);
}

function takeFrom(state: State, seat: number, block: number): void {
  const hand = withoutBlock(state.hands[seat], block);
  state.hands[seat] = hand;
  if (hand === NO_HAND) state.out |= 1 << seat;
}

/** DM-9.2 */
function give(state: State, from: number, gift: number, tell: Tell<Happening> | null): void {
  const to = state.master;
  if (gift === EMPTY_FIST) {
    if (tell !== null) tell({ kind: 'declined', from, to }, EVERYBODY);
  } else {
    if (tell !== null) tellGift(from, to, gift, tell);
    state.turn = withGivenOrFree(state.turn, gift);
    takeFrom(state, from, gift);
    state.hands[to] = withBlock(state.hands[to], gift);
  }
  endTurn(state, tell);
}

function endTurn(state: State, tell: Tell<Happening> | null): void {
  // DM-5: the role passes on after every turn, even from one round to the next.
  state.master = state.master + 1 === state.seats ? 0 : state.master + 1;
  // DM-14: a gift does not interrupt the count, because it builds nothing.
  state.idle = state.builds === 0 ? state.idle + 1 : 0;
  state.turns[state.turnCount++] = state.turn;
  state.turn = 0;
  state.builds = 0;

  // DM-11: checked only now that every builder has built.
  if (state.out !== 0) endRound(state, BY_GOING_OUT, tell);
  else if (state.idle === idleLimit(state.seats)) endRound(state, BY_STALLING, tell);
  else beginTurn(state, tell);
}

function beginTurn(state: State, tell: Tell<Happening> | null): void {
  // DM-13: the seat that would have been master begins the next round.
  if (state.wall === CLOSED && nobodyHasSections(state)) {
    endRound(state, BY_DEADLOCK, tell);
    return;
  }
  // DM-6: all seats choose at once.
  state.phase = PLAN;
  state.due = allOf(state.seats);
  if (tell !== null) tell({ kind: 'turn-began', master: state.master }, EVERYBODY);
}

function nobodyHasSections({ seats, hands }: State): boolean {
  for (let seat = 0; seat < seats; seat++) if ((hands[seat] & SECTIONS) !== 0) return false;
  return true;
}

function endRound(state: State, ending: number, tell: Tell<Happening> | null): void {
  // DM-12: what is left is charged; `score` adds it up.
  for (let seat = 0; seat < state.seats; seat++) {
    state.leftovers[state.round * state.seats + seat] = state.hands[seat];
  }
  state.endings[state.round] = ending;
  state.round++;
  if (tell !== null) tellRoundEnded(state, ending, tell);
  state.out = 0;

  // DM-15: the last wall stays where it is, for everybody to see.
  if (state.round === state.rounds) {
    state.phase = MATCH_OVER;
    state.due = 0;
    if (tell !== null) tellMatchEnded(state, tell);
    return;
  }

  // DM-12: everybody takes back a full set, and the wall is cleared; DM-14: the count starts again.
  for (let seat = 0; seat < state.seats; seat++) state.hands[seat] = FULL_HAND;
  for (let turn = 0; turn < state.turnCount; turn++) state.turns[turn] = 0;
  state.wall = NO_WALL;
  state.idle = 0;
  state.turnCount = 0;
  if (tell !== null) tell({ kind: 'round-began', round: state.round + 1 }, EVERYBODY);
  beginTurn(state, tell);
}

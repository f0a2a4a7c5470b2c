import type { Tell } from '../../../engine/game.ts';
import type { AnyOptions } from '../../../engine/options.ts';
import { EVERYBODY, only, seatsOf } from '../../../engine/viewers.ts';
import { EMPTY_FIST, firstOf, fistLetter, KINDS, kindsIn, letterOf, NO_BLOCK, ONE_OF } from './blocks.ts';
import type { Happening } from './happenings.ts';
import { blockOfBuildAny, buildAnyMove, endOfBuildAny } from './notation.ts';
import { endTurn } from './round.ts';
import { BUILD, BUILD_ANY, GIVE, newState, PLAN, type State } from './state.ts';
import { fistAt, noteBlock, noteChoice, noteEnd, noteFists, seatsWith, withFist } from './turns.ts';
import { EITHER_END, END_LETTERS, endsFor, LEFT, LEFT_ONLY, RIGHT, RIGHT_ONLY, roomFor } from './wall.ts';

/** A turn, in the order of the rules page: DM-5 to DM-10. How rounds and the match end is in `round.ts`. */

type Teller = Tell<Happening> | null;

/** DM-1 and DM-5: everybody has a full set, and seat 0 is the first master. */
export function start(seats: number, options: AnyOptions): State {
  return newState(seats, Number(options.rounds), options.gift === 'may');
}

export function due(state: State): number {
  return state.phase === BUILD ? 1 << nextBuilder(state) : state.pending;
}

/** A fist takes any kind of block in the hand or none; four blocks of a kind are one move. */
export function moves(state: State, seat: number, into: Int32Array): number {
  if ((due(state) & (1 << seat)) === 0) return 0;
  const hand = state.hands[seat];
  switch (state.phase) {
    case BUILD:
      // DM-8: somebody is asked only if there are two ways.
      into[0] = LEFT;
      into[1] = RIGHT;
      return 2;
    case BUILD_ANY:
      return buildAnyMoves(state, hand, into);
    case GIVE:
      return blockMoves(hand, state.mayDecline, into);
    default:
      return blockMoves(hand, true, into);
  }
}

export function play(state: State, by: number, move: number, tell: Teller): void {
  switch (state.phase) {
    case PLAN:
      choose(state, by, move, tell);
      break;
    case BUILD:
      buildOwn(state, by, move, tell);
      buildOn(state, tell);
      break;
    case BUILD_ANY:
      buildFreely(state, blockOfBuildAny(move), endOfBuildAny(move), tell);
      break;
    case GIVE:
      give(state, by, move, tell);
      break;
  }
}

/** DM-6 and DM-9.2: choices are secret, and so are gifts but to giver and master. Building is open. */
export function knownTo(state: State, by: number): number {
  if (state.phase === PLAN) return only(by);
  if (state.phase === GIVE) return only(by) | only(state.master);
  return EVERYBODY;
}

/** DM-6: one block of the hand, or the empty fist. */
function choose(state: State, seat: number, fist: number, tell: Teller): void {
  state.fists = withFist(state.fists, seat, fist);
  state.pending &= ~(1 << seat);
  if (tell) {
    tell({ kind: 'chose', seat, fist: fistLetter(fist) }, only(seat));
    tell({ kind: 'chose', seat, fist: null }, ~only(seat));
  }
  if (state.pending === 0) reveal(state, tell);
}

function reveal(state: State, tell: Teller): void {
  const { master, fists } = state;
  noteFists(state);
  if (tell) {
    const shown = Array.from(state.hands, (_, seat) => fistLetter(fistAt(fists, seat)));
    tell({ kind: 'revealed', master, fists: shown }, EVERYBODY);
  }
  // DM-10: the rivals' empty fists count only if the master's is empty.
  if (fistAt(fists, master) === EMPTY_FIST) openEmptyFist(state, tell);
  else decideWhoBuilds(state, tell);
}

/** DM-7 */
function decideWhoBuilds(state: State, tell: Teller): void {
  const { master } = state;
  const block = fistAt(state.fists, master);
  const guessers = rivalsWith(state, block);
  const room = roomFor(block, state.left, state.right);

  // DM-7.1
  if (room === 0) {
    if (tell) tell({ kind: 'no-room', master, block: letterOf(block) }, EVERYBODY);
    endTurn(state, tell);
    return;
  }
  // DM-7.3: every guesser builds; DM-7.2 and DM-7.4: the master does.
  const guessersBuild = guessers !== 0 && sizeOfSet(guessers) <= room;
  if (tell) tellWhoBuilds(state, block, guessers, room, tell);
  state.phase = BUILD;
  state.pending = guessersBuild ? guessers : 1 << master;
  buildOn(state, tell);
}

/** DM-8: builders build one after another. Who has no choice is not asked. */
function buildOn(state: State, tell: Teller): void {
  const block = fistAt(state.fists, state.master);
  while (state.pending !== 0) {
    const ends = endsFor(block, state.left, state.right);
    if (ends === EITHER_END) return;
    buildOwn(state, nextBuilder(state), ends === LEFT_ONLY ? LEFT : RIGHT, tell);
  }
  endTurn(state, tell);
}

function buildOwn(state: State, seat: number, end: number, tell: Teller): void {
  const block = fistAt(state.fists, state.master);
  if (tell) tell({ kind: 'built', ...buildingInWords(state, seat, block, end) }, EVERYBODY);
  state.pending &= ~(1 << seat);
  build(state, seat, block, end);
}

/** DM-8: clockwise from the seat after the master. */
function nextBuilder(state: State): number {
  const afterMaster = state.pending & (-2 << state.master);
  const candidates = afterMaster !== 0 ? afterMaster : state.pending;
  return 31 - Math.clz32(candidates & -candidates);
}

/** DM-9 */
function openEmptyFist(state: State, tell: Teller): void {
  const { master } = state;
  const emptyRivals = rivalsWith(state, EMPTY_FIST);
  switch (sizeOfSet(emptyRivals)) {
    // DM-9.1
    case 0:
      if (tell) tell({ kind: 'free-choice', master }, EVERYBODY);
      offerFreeChoice(state, tell);
      break;
    // DM-9.2: never automatic, because that would betray the hand.
    case 1:
      state.phase = GIVE;
      state.pending = emptyRivals;
      if (tell) {
        const [from] = seatsOf(emptyRivals);
        tell({ kind: 'gift-due', from, to: master, must: !state.mayDecline }, EVERYBODY);
      }
      break;
    // DM-9.3
    default:
      if (tell) tell({ kind: 'too-many-empty', master, rivals: seatsOf(emptyRivals) }, EVERYBODY);
      endTurn(state, tell);
  }
}

const freeMoves = new Int32Array(2 * KINDS);

/** DM-9.1: automatic if there is only one way; nothing happens if there is none. */
function offerFreeChoice(state: State, tell: Teller): void {
  const { master } = state;
  const count = buildAnyMoves(state, state.hands[master], freeMoves);
  if (count === 0) {
    if (tell) tell({ kind: 'could-not-build', master }, EVERYBODY);
    endTurn(state, tell);
  } else if (count === 1) {
    buildFreely(state, blockOfBuildAny(freeMoves[0]), endOfBuildAny(freeMoves[0]), tell);
  } else {
    noteChoice(state);
    state.phase = BUILD_ANY;
    state.pending = 1 << master;
  }
}

function buildFreely(state: State, block: number, end: number, tell: Teller): void {
  const { master } = state;
  if (tell) tell({ kind: 'built-freely', ...buildingInWords(state, master, block, end) }, EVERYBODY);
  noteBlock(state, block);
  build(state, master, block, end);
  endTurn(state, tell);
}

/** DM-9.2 */
function give(state: State, from: number, gift: number, tell: Teller): void {
  const to = state.master;
  if (gift === EMPTY_FIST) {
    if (tell) tell({ kind: 'declined', from, to }, EVERYBODY);
  } else {
    if (tell) {
      const both = only(from) | only(to);
      tell({ kind: 'gave', from, to, block: letterOf(gift) }, both);
      tell({ kind: 'gave', from, to, block: null }, ~both);
    }
    noteBlock(state, gift);
    state.hands[from] -= ONE_OF[gift];
    state.hands[to] += ONE_OF[gift];
  }
  endTurn(state, tell);
}

/** DM-2: the block goes from the hand to an end of the wall; the first block is both ends. */
function build(state: State, seat: number, block: number, end: number): void {
  noteEnd(state, end);
  state.builds++;
  state.hands[seat] -= ONE_OF[block];
  if (end === LEFT || state.left === NO_BLOCK) state.left = block;
  if (end === RIGHT || state.right === NO_BLOCK) state.right = block;
}

function blockMoves(hand: number, orNothing: boolean, into: Int32Array): number {
  let count = 0;
  for (let kinds = kindsIn(hand); kinds !== 0; kinds &= kinds - 1) into[count++] = firstOf(kinds);
  if (orNothing) into[count++] = EMPTY_FIST;
  return count;
}

function buildAnyMoves(state: State, hand: number, into: Int32Array): number {
  let count = 0;
  for (let kinds = kindsIn(hand); kinds !== 0; kinds &= kinds - 1) {
    const block = firstOf(kinds);
    const ends = endsFor(block, state.left, state.right);
    if (ends & LEFT_ONLY) into[count++] = buildAnyMove(block, LEFT);
    if (ends & RIGHT_ONLY) into[count++] = buildAnyMove(block, RIGHT);
  }
  return count;
}

/** DM-7: all seats other than the master are rivals. */
function rivalsWith(state: State, fist: number): number {
  return seatsWith(state.fists, state.seats, fist) & ~(1 << state.master);
}

function sizeOfSet(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}

function buildingInWords(state: State, seat: number, block: number, end: number) {
  return { seat, block: letterOf(block), end: END_LETTERS[end], first: state.left === NO_BLOCK };
}

function tellWhoBuilds(
  state: State,
  block: number,
  guessers: number,
  room: number,
  tell: Tell<Happening>,
): void {
  const { master } = state;
  const letter = letterOf(block);
  const clockwise = seatsOf(guessers).sort((a, b) => fromMaster(state, a) - fromMaster(state, b));
  if (guessers === 0) tell({ kind: 'unguessed', master, block: letter }, EVERYBODY);
  else if (clockwise.length <= room)
    tell({ kind: 'guessed', master, block: letter, guessers: clockwise }, EVERYBODY);
  else tell({ kind: 'guessed-by-too-many', master, block: letter, guessers: clockwise, room }, EVERYBODY);
}

function fromMaster(state: State, seat: number): number {
  return (seat - state.master + state.seats) % state.seats;
}

import { NATURE_DUE, OVER, type Tell } from '../../../engine/game.ts';
import { EVERYBODY, NATURE, seatsOf } from '../../../engine/viewers.ts';
import { awards, countPoints } from './awards.ts';
import { brickOfMove, columnOf, FROM_PILE, originOfMove, placeOfMove, rowOf } from './codes.ts';
import type { Happening, Place, WhyPassed } from './happenings.ts';
import { allowsAMove } from './moves.ts';
import {
  BACK,
  BRICKS_OF_KIND,
  type Brick,
  COLOURS,
  type Colour,
  FACES,
  FRONT,
  KIND_OF,
  KINDS,
  MOVE,
  NEUTRAL,
} from './pieces.ts';
import { CHOOSE_COLOUR, ENDED, FIRST_ROLL, NONE, ROLL, type State, TO_MOVE } from './state.ts';
import { brickAt, columnForPeople, lay, take, turn, type Wall } from './wall.ts';

/**
 * How a match goes, in the order of the rules page. The bricks and the die (MM-1) are in `pieces.ts`, the wall (MM-2 to
 * MM-5) in `wall.ts`, what a seat may do (MM-6, MM-8 to MM-12) in `moves.ts`, and the awards (MM-15) in `awards.ts`.
 */

type Listener = Tell<Happening> | null;

export function due(state: State): number {
  if (state.phase === ENDED) return OVER;
  if (state.phase === FIRST_ROLL || state.phase === ROLL) return NATURE_DUE;
  return 1 << state.seat;
}

/** MM-7, MM-8: the six faces of the die, each as likely. */
export function chances(state: State, into: Int32Array, weights: Int32Array): number {
  if (due(state) !== NATURE_DUE) return 0;
  for (let face = 0; face < FACES.length; face++) {
    into[face] = face;
    weights[face] = 1;
  }
  return FACES.length;
}

export function play(state: State, by: number, move: number, tell: Listener): void {
  if (by === NATURE) {
    if (state.phase === FIRST_ROLL) rollForFirstTurn(state, move, tell);
    else roll(state, move, tell);
  } else if (state.phase === CHOOSE_COLOUR) {
    chooseColour(state, move, tell);
  } else {
    moveBrick(state, move, tell);
  }
}

/** MM-6: seat 0 chooses, then seat 1. */
function chooseColour(state: State, colour: number, tell: Listener): void {
  const { seat } = state;
  state.colours[seat] = colour;
  state.seat = 1 - seat;
  if (seat === 1) state.phase = FIRST_ROLL;
  tell?.({ kind: 'colour-chosen', seat, colour: COLOURS[colour] }, EVERYBODY);
}

/** MM-7: the seats roll in turn until one rolls its own colour; that roll is not yet the roll of its turn. */
function rollForFirstTurn(state: State, face: number, tell: Listener): void {
  const { seat } = state;
  tell?.({ kind: 'die-rolled', seat, face: FACES[face], purpose: 'first-turn' }, EVERYBODY);
  if (face === state.colours[seat]) {
    state.phase = ROLL;
    tell?.({ kind: 'first-turn-won', seat, colour: COLOURS[face] }, EVERYBODY);
  } else {
    state.seat = 1 - seat;
  }
}

/** MM-8: the roll of a turn. MM-12: if it allows no move the turn passes, and the other seat's is rolled for. */
function roll(state: State, face: number, tell: Listener): void {
  const { seat } = state;
  state.face = face;
  tell?.({ kind: 'die-rolled', seat, face: FACES[face], purpose: 'turn' }, EVERYBODY);
  if (allowsAMove(state)) {
    state.phase = TO_MOVE;
  } else {
    endTurn(state);
    tell?.({ kind: 'turn-passed', seat, face: FACES[face], why: whyPassed(state, face) }, EVERYBODY);
  }
}

function whyPassed(state: State, face: number): WhyPassed {
  if (face === MOVE) return state.width === 0 ? 'no-wall' : 'nothing-to-move';
  return face === NEUTRAL ? 'no-neutral-brick' : 'no-brick-of-colour';
}

/** MM-9 and MM-10, and what follows: MM-13, or MM-14 if that was the last brick of the pile. */
function moveBrick(state: State, move: number, tell: Listener): void {
  const brick = brickOfMove(move);
  const from = originOfMove(move);
  const to = placeOfMove(move);
  if (tell !== null) tell(happeningOf(state, move), EVERYBODY);
  if (from === to) {
    turn(state, columnOf(to));
  } else if (from === FROM_PILE) {
    takeFromPile(state, brick);
    lay(state, columnOf(to), brick);
  } else {
    const { left } = state;
    take(state, columnOf(from));
    // The move counts columns from where the base began before the brick was taken.
    lay(state, columnOf(to) + left - state.left, brick);
  }
  if (state.bricksLeft === 0) endMatch(state, tell);
  else endTurn(state);
}

/** MM-1: the pile has one brick less of its kind. */
function takeFromPile(state: State, brick: number): void {
  const kind = KIND_OF[brick];
  state.bricksLeft--;
  if (--state.pile[kind] === 0) state.onOffer &= ~BRICKS_OF_KIND[kind];
}

/** MM-13. */
function endTurn(state: State): void {
  state.phase = ROLL;
  state.seat = 1 - state.seat;
  state.face = NONE;
}

/** MM-14: the pile is empty. */
function endMatch(state: State, tell: Listener): void {
  settle(state);
  if (tell === null) return;
  const scores = Array.from(state.points);
  tell({ kind: 'match-over', awards: awards(state), scores, winners: seatsOf(winners(state)) }, EVERYBODY);
}

/** MM-15: the awards are given, and nothing is due any more. */
export function settle(state: State): void {
  state.phase = ENDED;
  state.seat = NONE;
  state.face = NONE;
  countPoints(state, state.points);
}

/** MM-16. Before the end: what the points would be if the match ended now. */
export function score(state: State, seat: number): number {
  if (state.phase === ENDED) return state.points[seat];
  countPoints(state, pointsNow);
  return pointsNow[seat];
}

/** MM-16: all seats with the highest score. */
export function winners(state: State): number {
  const { points } = state;
  if (points[0] === points[1]) return 0b11;
  return points[0] > points[1] ? 0b01 : 0b10;
}

const pointsNow = new Uint8Array(2);

function happeningOf(state: State, move: number): Happening {
  const { seat } = state;
  const from = originOfMove(move);
  const to = placeOfMove(move);
  const shown = asPeopleSay(brickOfMove(move));
  if (from === FROM_PILE) {
    const kind = KIND_OF[brickOfMove(move)];
    const left = state.pile[kind] - 1;
    return { kind: 'brick-laid', seat, ...shown, to: placeOnWall(state, to), pileKind: KINDS[kind], left };
  }
  if (from === to) return { kind: 'brick-turned', seat, ...shown, at: placeOnWall(state, to) };
  const turned = brickAt(state, rowOf(from), columnOf(from)) !== brickOfMove(move);
  const places = { from: placeOnWall(state, from), to: placeOnWall(state, to) };
  return { kind: 'brick-moved', seat, ...shown, ...places, turned };
}

function asPeopleSay(number: number): { brick: Brick; front: Colour; back: Colour } {
  const front = COLOURS[FRONT[number]];
  const back = COLOURS[BACK[number]];
  return { brick: `${front}${back}`, front, back };
}

/** A place as people call it. */
function placeOnWall(wall: Wall, place: number): Place {
  return { row: rowOf(place), column: columnForPeople(wall, columnOf(place)) };
}

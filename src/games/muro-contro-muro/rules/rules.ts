import type { Tell } from '../../../engine/game.ts';
import * as contract from '../../../engine/game.ts';
import * as viewers from '../../../engine/viewers.ts';
import { EVERYBODY, seatsOf } from '../../../engine/viewers.ts';
import * as codes from './codes.ts';
import { type Happening, movedBrick, tellRoll } from './happenings.ts';
import * as legal from './moves.ts';
import * as pieces from './pieces.ts';
import { COLOURS, FACES } from './pieces.ts';
import { awards, countPoints, winners } from './scoring.ts';
import type { State } from './state.ts';
import * as phases from './state.ts';
import * as walls from './wall.ts';

/** What the inner loop needs, as local constants: imports would be looked up each time. */
const { NATURE_DUE, OVER } = contract;
const { NATURE } = viewers;
const { brickOfMove, columnOfMove, FROM_PILE, originOfMove } = codes;
const { allowsAMove } = legal;
const { BRICKS_OF_KIND, KIND_OF } = pieces;
const { CHOOSE_COLOUR, ENDED, FIRST_ROLL, NONE, ROLL, TO_MOVE } = phases;
const { lay, take, turn } = walls;

/**
 * How a match goes, in the order of the rules page. The bricks and the die (MM-1) are in `pieces.ts`, the wall (MM-2 to
 * MM-5) in `wall.ts`, what a seat may do (MM-6, MM-8 to MM-12) in `moves.ts`, and the awards (MM-15, MM-16) in `scoring.ts`.
 */

export function due(state: State): number {
  if (state.phase === ENDED) return OVER;
  if (state.phase === FIRST_ROLL || state.phase === ROLL) return NATURE_DUE;
  return 1 << state.seat;
}

export function play(state: State, by: number, move: number, tell: Tell<Happening> | null): void {
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
function chooseColour(state: State, colour: number, tell: Tell<Happening> | null): void {
  const { seat } = state;
  state.colours[seat] = colour;
  state.seat = 1 - seat;
  if (seat === 1) state.phase = FIRST_ROLL;
  tell?.({ kind: 'colour-chosen', seat, colour: COLOURS[colour] }, EVERYBODY);
}

/** MM-7: the seats roll in turn until one rolls its own colour; that roll is not yet the roll of its turn. */
function rollForFirstTurn(state: State, face: number, tell: Tell<Happening> | null): void {
  const { seat } = state;
  tell?.({ kind: 'die-rolled', seat, face: FACES[face], purpose: 'first-turn' }, EVERYBODY);
  if (face === state.colours[seat]) {
    state.phase = ROLL;
    tell?.({ kind: 'first-turn-won', seat, colour: COLOURS[face] }, EVERYBODY);
  } else {
    state.seat = 1 - seat;
  }
}

/** MM-8: the roll of a turn. MM-12: if it allows no move, the turn passes, and the die is rolled for the other seat. */
export function roll(state: State, face: number, tell: Tell<Happening> | null): void {
  state.face = face;
  const passes = !allowsAMove(state);
  if (tell !== null) tellRoll(state, passes, tell);
  if (passes) endTurn(state);
  else state.phase = TO_MOVE;
}

/** MM-9 and MM-10, and what follows: MM-13, or MM-14 if that was the last brick of the pile. */
export function moveBrick(state: State, move: number, tell: Tell<Happening> | null): void {
  const brick = brickOfMove(move);
  const from = originOfMove(move);
  const to = columnOfMove(move);
  if (tell !== null) tell(movedBrick(state, move), EVERYBODY);
  if (from === FROM_PILE) {
    takeFromPile(state, brick);
    lay(state, to, brick);
  } else if (from === to) {
    turn(state, to);
  } else {
    const { left } = state;
    take(state, from);
    // The move counts columns from where the base began before the brick was taken.
    lay(state, to + left - state.left, brick);
  }
  if (state.bricksLeft === 0) endMatch(state, tell);
  else endTurn(state);
}

/** MM-1: the pile has one fewer brick of its kind. */
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

/** MM-14: the pile is empty. MM-15: the awards are given. */
function endMatch(state: State, tell: Tell<Happening> | null): void {
  state.phase = ENDED;
  state.seat = NONE;
  state.face = NONE;
  countPoints(state, state.points);
  if (tell === null) return;
  const scores = Array.from(state.points);
  tell({ kind: 'match-over', awards: awards(state), scores, winners: seatsOf(winners(state)) }, EVERYBODY);
}

import * as bits from '../../../engine/bits.ts';
import type { Random } from '../../../engine/random.ts';
import * as castle from '../rules/castle.ts';
import * as codes from '../rules/codes.ts';
import * as listing from '../rules/moves.ts';
import * as rules from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import * as states from '../rules/state.ts';
import * as tiles from '../rules/tiles.ts';

// Local constants for the compiler: see `rules/moves.ts`.
const { lowest, sumOfBytes } = bits;
const { NOWHERE, SLIDES, TOWERS } = castle;
const { MOST_MOVES } = codes;
const { countMoves, FOUND, moves, RUN_SIZES, RUNS_NORTH, RUNS_SOUTH } = listing;
const { ACTIONS, play } = rules;
const { endTurn, enter, run, slide, turnUp, uncover } = ACTIONS;
const { ENDED, mouseAt, SET_UP } = states;
const { KINDS } = tiles;
const SLIDE_COUNT = SLIDES.length;
const TOWER_SQUARES = Uint8Array.from(TOWERS);
const towers = new Int32Array(MOST_MOVES);

/**
 * Plays to the end at random, as the contract says. Moves are counted and not listed, since all but one are thrown
 * away.
 */
export function playout(state: State, random: Random): number {
  let plays = 0;
  for (; state.phase !== ENDED; plays++) {
    if (state.turningUp !== NOWHERE) turnUp(state, state.turningUp, drawKind(state.unseenOf, random), null);
    else if (state.phase === SET_UP) {
      const count = moves(state, state.active, towers);
      play(state, state.active, towers[count === 1 ? 0 : random.below(count)], null);
    } else {
      const count = countMoves(state);
      act(state, count === 1 ? 0 : random.below(count));
    }
  }
  return plays;
}

/** Makes the n-th of the moves that have just been counted, in the order of `moves`. */
function act(state: State, n: number): void {
  const runs = n - FOUND[1];
  const others = runs - FOUND[2];
  if (runs < 0) {
    const place = nthOf(FOUND[0], n);
    if (place < 4) enter(state, TOWER_SQUARES[place], null);
    else uncover(state, place - 4, null);
  } else if (others < 0) runNth(state, runs);
  else if (state.slid || others === SLIDE_COUNT) endTurn(state, null);
  else slide(state, others, null);
}

function runNth(state: State, n: number): void {
  let rest = n;
  let mouse = 0;
  for (; ; mouse++) {
    const count = sumOfBytes(FOUND[RUN_SIZES + mouse]);
    if (rest < count) break;
    rest -= count;
  }
  const to = nthSquare(FOUND[RUNS_NORTH + mouse], FOUND[RUNS_SOUTH + mouse], rest);
  run(state, mouseAt(state.mice[state.active], mouse), to, null);
}

/** The n-th square of a set, from 0, reading row by row. */
function nthSquare(north: number, south: number, n: number): number {
  let left = n;
  for (let set = north; set !== 0; set &= set - 1) if (left-- === 0) return lowest(set);
  return 32 | nthOf(south, left);
}

/** The n-th member of a set, from 0. */
function nthOf(set: number, n: number): number {
  let left = set;
  for (let i = 0; i < n; i++) left &= left - 1;
  return lowest(left);
}

/** BA-6: a kind of tile, in proportion to the unseen tiles of each. Draws no number if there is only one. */
function drawKind(unseenOf: Uint8Array, random: Random): number {
  let unseen = 0;
  let kinds = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const number = unseenOf[kind];
    unseen += number;
    kinds += (-number >>> 31) & 1;
  }
  let rest = kinds === 1 ? 0 : random.below(unseen);
  let kind = 0;
  while (rest >= unseenOf[kind]) rest -= unseenOf[kind++];
  return kind;
}

/**
 * A simple player, for the yardstick `ucb` of arenas: it takes cheese that it can have at once, drops rivals rather than its
 * own mice, likes to stand on cheese that it still needs, and looks under roofs. It compares a few moves drawn at random,
 * finishes the turn and then counts cheese and mice. It shares no judgement with `evaluation.ts`, so that the two do not err
 * alike.
 */
import { size } from '../../../engine/bits.ts';
import type { SimplePlayers } from '../../../engine/insight.ts';
import type { Random } from '../../../engine/random.ts';
import { NATURE } from '../../../engine/viewers.ts';
import { NOWHERE, ROOM_HOLES, ROOMS } from '../rules/castle.ts';
import { END_TURN, ENTER, MOST_MOVES, originOf, RUN, SLIDE, whereOf } from '../rules/codes.ts';
import { chances, moves } from '../rules/moves.ts';
import { play } from '../rules/rules.ts';
import {
  clone,
  copy,
  ENDED,
  isAlike,
  kindAt,
  MICE_PER_SEAT,
  mouseAt,
  type State,
  TURN,
} from '../rules/state.ts';
import { CHEESES, UNSEEN } from '../rules/tiles.ts';

/** How many moves it looks at. */
const LOOKED_AT = 6;
/** What it likes: a mouse on cheese, a third mouse in the castle, and a tile that nobody has seen. */
const CHEESE = 3;
const MOUSE = 4;
const UNSEEN_TILE = 1;
/** What it thinks of cheese taken, of its own falls and of others'. */
const TAKEN = 50;
const FALL = 20;

/** What makes a seat e times likelier to win: each kind of cheese, each mouse on cheese, each in the castle, each fall. */
const WORTH = { kind: 1.3, ready: 0.25, mouse: 0.15, fall: -0.9, lastButOne: -1 };

const list = new Int32Array(MOST_MOVES);

export const simplePlayers: SimplePlayers<State> = { playSimply, glance };

/** Finishes the turn. */
function playSimply(state: State, random: Random): void {
  for (const { turns } = state; state.phase !== ENDED && state.turns === turns; ) playOne(state, random);
}

/** What each seat can expect of an unfinished match. */
function glance(state: State, values: Float64Array): void {
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    values[seat] = Math.exp(worthOf(state, seat));
    sum += values[seat];
  }
  for (let seat = 0; seat < state.seats; seat++) values[seat] /= sum;
}

function worthOf(state: State, seat: number): number {
  const lost = state.fallen[seat];
  let worth = WORTH.kind * size(state.cheeses[seat]) + WORTH.fall * lost;
  if (lost >= 2) worth += WORTH.lastButOne;
  for (let i = 0; i < MICE_PER_SEAT; i++) {
    const square = mouseAt(state.mice[seat], i);
    if (square === NOWHERE) break;
    worth += WORTH.mouse;
    if (isNeeded(state, seat, square)) worth += WORTH.ready;
  }
  return worth;
}

function playOne(state: State, random: Random): void {
  if (state.turningUp !== NOWHERE) {
    play(state, NATURE, list[random.below(chances(state, list))], null);
    return;
  }
  const count = moves(state, state.active, list);
  let best = list[random.below(count)];
  if (state.phase === TURN) {
    let most = liking(state, best);
    for (let i = 1; i < LOOKED_AT; i++) {
      const move = list[random.below(count)];
      const much = liking(state, move);
      if (much <= most) continue;
      most = much;
      best = move;
    }
  }
  play(state, state.active, best, null);
}

function liking(state: State, move: number): number {
  if (move === END_TURN) return -1;
  if (move >= RUN) {
    const from = isNeeded(state, state.active, originOf(move)) ? CHEESE : 0;
    const to = whereOf(move);
    if (!isNeeded(state, state.active, to)) return -from;
    return (isMatched(state, originOf(move), to) ? TAKEN : CHEESE) - from;
  }
  if (move >= SLIDE) return likingOfSlide(state, move);
  if (move < ENTER + 64) return state.stock[state.active] > 1 ? MOUSE : 0;
  return likingOfRoof(state, whereOf(move));
}

function isNeeded(state: State, seat: number, place: number): boolean {
  const kind = kindAt(state, place);
  return kind < CHEESES && (state.cheeses[seat] & (1 << kind)) === 0;
}

/** Whether another mouse of the seat stands on the same kind. */
function isMatched(state: State, from: number, to: number): boolean {
  const mice = state.mice[state.active];
  const kind = kindAt(state, to);
  for (let i = 0; i < MICE_PER_SEAT; i++) {
    const square = mouseAt(mice, i);
    if (square !== NOWHERE && square !== from && kindAt(state, square) === kind) return true;
  }
  return false;
}

function likingOfRoof(state: State, room: number): number {
  let much = 0;
  for (let i = 0; i < 4; i++) {
    const hole = ROOM_HOLES[(state.layout * ROOMS + room) * 4 + i];
    if (state.tiles[hole] === UNSEEN) much += UNSEEN_TILE;
    else if (isNeeded(state, state.active, hole)) much += CHEESE / 2;
  }
  return much;
}

let trial: State | null = null;

function likingOfSlide(state: State, move: number): number {
  if (!trial || !isAlike(trial, state)) trial = clone(state);
  copy(trial, state);
  const seat = state.active;
  play(trial, seat, move, null);
  let much = -1;
  for (let other = 0; other < state.seats; other++) {
    const gained =
      TAKEN * (size(trial.cheeses[other]) - size(state.cheeses[other])) -
      FALL * (trial.fallen[other] - state.fallen[other]);
    much += other === seat ? gained : -gained / 3;
  }
  return much;
}

/**
 * A simple player, for the yardstick `ucb` of arenas: of three lines drawn at random it builds the first that
 * completes a city which brings it more points at once than the others on average, and it always plays the two cards
 * that score most. Everything else is random. It shares no judgement with `rollout.ts`, so that the two do not err
 * alike.
 */
import { lowest } from '../../../engine/bits.ts';
import type { SimplePlayers } from '../../../engine/insight.ts';
import type { Random } from '../../../engine/random.ts';
import { cardsMove, END_EXCHANGE } from '../rules/codes.ts';
import { PLAINS } from '../rules/land.ts';
import { build, exchange, play, score } from '../rules/rules.ts';
import { pointsFor } from '../rules/scoring.ts';
import {
  closes,
  EXCHANGE,
  FINISHED,
  handOf,
  LAST_SCORING,
  NONE,
  SCORE,
  type State,
  WALL,
} from '../rules/state.ts';
import { dealAndPlace, drawWall } from './playout.ts';
import { afterClosing } from './trial.ts';

/** How many lines it looks at. */
const LOOKED_AT = 3;

export const simplePlayers: SimplePlayers<State> = { playSimply };

/** Plays to the end. */
function playSimply(state: State, random: Random): void {
  while (state.phase !== FINISHED) {
    switch (state.phase) {
      case WALL:
        build(state, chooseWall(state, random), null);
        break;
      case SCORE:
        findBest(state, state.actor, state, state.completed);
        score(state, bestMove(NONE), null);
        break;
      case EXCHANGE:
        exchange(state, END_EXCHANGE, null);
        break;
      case LAST_SCORING:
        play(state, state.actor, chooseLast(state), null);
        break;
      default:
        dealAndPlace(state, random);
    }
  }
}

function chooseWall(state: State, random: Random): number {
  let line = NONE;
  for (let i = 0; i < LOOKED_AT; i++) {
    const drawn = drawWall(state, false, random);
    if (line === NONE || !closes(state, drawn)) line = drawn;
    if (closes(state, drawn) && pays(state, drawn)) return drawn;
  }
  return line;
}

function pays(state: State, line: number): boolean {
  const after = afterClosing(state, line);
  let own = 0;
  let others = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    findBest(state, seat, after, after.completed);
    if (seat === state.actor) own = best.points;
    else others += best.points;
  }
  return own > others / (state.seats - 1);
}

function chooseLast(state: State): number {
  let move = NONE;
  let most = NONE;
  for (let plain = 0; plain < PLAINS; plain++) {
    if (state.cityOf[plain] !== plain) continue;
    findBest(state, state.actor, state, plain);
    if (best.points <= most) continue;
    most = best.points;
    move = bestMove(plain);
  }
  if (move !== NONE) return move;
  findBest(state, state.actor, state, NONE);
  return bestMove(NONE);
}

/** The one or two cards of a hand that score most, and what they score. */
const best = { first: NONE, second: NONE, points: 0 };

function findBest({ piles }: State, seat: number, board: State, city: number): void {
  const twice = piles[handOf(seat) + 1];
  let first = NONE;
  let second = NONE;
  let most = NONE;
  let next = 0; // a second card is played only if it scores
  for (let rest = piles[handOf(seat)]; rest !== 0; rest &= rest - 1) {
    const card = lowest(rest);
    const points = pointsFor(board, card, city);
    for (let copies = 1 + ((twice >> card) & 1); copies > 0; copies--) {
      if (points > most) {
        if (most > 0) {
          second = first;
          next = most;
        }
        first = card;
        most = points;
      } else if (points > next) {
        second = card;
        next = points;
      }
    }
  }
  best.first = first;
  best.second = second;
  best.points = Math.max(0, most) + next;
}

function bestMove(city: number): number {
  const { first, second } = best;
  return second === NONE
    ? cardsMove(city, first, NONE)
    : cardsMove(city, Math.min(first, second), Math.max(first, second));
}

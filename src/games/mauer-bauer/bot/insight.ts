import type { Insight } from '../../../engine/insight.ts';
import { pickByWeight } from '../../../engine/playout.ts';
import type { Random } from '../../../engine/random.ts';
import { NATURE } from '../../../engine/viewers.ts';
import { END_EXCHANGE, MOST_MOVES, THROW_MOVE } from '../rules/moves.ts';
import { chances, moves, play } from '../rules/rules.ts';
import { winners } from '../rules/scoring.ts';
import {
  DEAL,
  DICE,
  EXCHANGE,
  FINISHED,
  LAST_SCORING,
  NONE,
  SCORE,
  type State,
  WALL,
} from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { handValue, isWorthless } from './choosing.ts';
import { COMPLETED, ENDING, loadBoard, tally } from './playout-board.ts';
import { weighCity } from './prospects.ts';
import { reason } from './reasons.ts';
import { playTurns, scoreCity, scoreLast } from './rollout.ts';
import { weigh } from './weighing.ts';

/** What a bot should know of Mauer Bauer: see `docs/bots/mauer-bauer.md`. */
export const insight: Insight<State, View> = {
  reviewEffort: { search: 1000, compare: 400, chances: 250 },
  rollout,
  weigh,
  confidence,
  reason,
  // What good players know is worth more here than thinking longer: with it a journeyman plays almost like a master.
  abilities: { journeyman: { insight: false } },
};

/** A rollout ends when so many cities have been scored: what comes later is more noise than knowledge. */
const CITIES = 1;
/** A lead of so many points makes a win e times more likely. */
const LEAD = 8;
/** How much of the value of a match that is over is the lead, so that a search does not stop caring. */
const MARGIN = 0.2;

function rollout(state: State, random: Random, values: Float64Array): void {
  finishStep(state, random);
  loadBoard(state);
  if (state.ending) tally[ENDING] = 1;
  const { active } = state;
  if (state.step === WALL) playTurns(state, active, CITIES, random);
  else if (state.step === LAST_SCORING) scoreLast(state, active, state.actor);
  else if (state.step === SCORE) {
    tally[COMPLETED] = state.completed;
    scoreCity(state, active, state.actor, random);
    if (tally[ENDING] === 0) playTurns(state, active + 1 === state.seats ? 0 : active + 1, 1, random);
  }
  evaluate(state, values);
}

/**
 * A lead says little as long as many walls are left, and much at the end: fitted to who won 100 matches of the master
 * against itself (`docs/review.md`).
 */
function confidence({ wallsLeft }: State): number {
  return Math.min(1.5, Math.max(0.3, 1.9 - 0.055 * wallsLeft));
}

const options = new Int32Array(MOST_MOVES);
const weights = new Int32Array(MOST_MOVES);

/** Plays by the rules to where a turn or a scoring begins. */
function finishStep(state: State, random: Random): void {
  for (;;) {
    switch (state.step) {
      case WALL:
      case SCORE:
      case LAST_SCORING:
      case FINISHED:
        return;
      case DEAL:
      case DICE: {
        const count = chances(state, options, weights);
        play(state, NATURE, options[pickByWeight(random, weights, count)], null);
        break;
      }
      case EXCHANGE:
        exchangeOne(state);
        break;
      default: {
        const count = moves(state, state.actor, options);
        play(state, state.actor, options[random.below(count)], null);
      }
    }
  }
}

function exchangeOne(state: State): void {
  loadBoard(state);
  weighCity(state.completed);
  const count = moves(state, state.actor, options);
  for (let i = 0; i < count; i++) {
    const move = options[i];
    if (move === END_EXCHANGE || isWorthless(move - THROW_MOVE)) {
      play(state, state.actor, move, null);
      return;
    }
  }
}

/** How likely each seat is to win: by its score and what its hand is worth. */
function evaluate(state: State, values: Float64Array): void {
  const { seats, scores } = state;
  const isOver = tally[ENDING] !== 0 || state.step === FINISHED;
  const won = isOver ? winners(state) : 0;
  if (!isOver) weighCity(NONE);
  let highest = 0;
  for (let seat = 0; seat < seats; seat++) {
    values[seat] = scores[seat] + (isOver ? 0 : handValue(state.piles, seat));
    if (values[seat] > highest) highest = values[seat];
  }
  let sum = 0;
  let count = 0;
  for (let seat = 0; seat < seats; seat++) {
    values[seat] = Math.exp((values[seat] - highest) / LEAD);
    sum += values[seat];
    count += (won >> seat) & 1;
  }
  for (let seat = 0; seat < seats; seat++) {
    const chance = values[seat] / sum;
    values[seat] = isOver ? MARGIN * chance + ((1 - MARGIN) * ((won >> seat) & 1)) / count : chance;
  }
}

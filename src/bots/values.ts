import { type Game, OVER, type State } from '../engine/game.ts';
import { type Buffers, playoutByStep } from '../engine/playout.ts';
import type { Random } from '../engine/random.ts';
import { judgeByNet } from '../engine/seat-net.ts';

/** How much of a value is the place by score, so that a search does not stop caring once it is sure to win or lose. */
const MARGIN = 0.1;

/** The value of every seat in a match that is over: its share of the win, and a little for its score. */
export function resultOf(game: Game, state: State, values: Float64Array): void {
  const winners = game.winners(state);
  let count = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < state.seats; seat++) {
    count += (winners >> seat) & 1;
    const score = game.score(state, seat);
    lowest = Math.min(lowest, score);
    highest = Math.max(highest, score);
  }
  const range = highest - lowest;
  for (let seat = 0; seat < state.seats; seat++) {
    const share = ((winners >> seat) & 1) / count;
    const place = range === 0 ? 0.5 : (game.score(state, seat) - lowest) / range;
    values[seat] = (1 - MARGIN) * share + MARGIN * place;
  }
}

/**
 * Plays on from the state, with insight as the game says or else at random to the end, and writes every seat's value: a net
 * judges where there is one, unless the match is over.
 */
export function rollOut(
  game: Game,
  state: State,
  random: Random,
  values: Float64Array,
  buffers: Buffers,
  withInsight: boolean,
): void {
  const { insight } = game;
  if (withInsight && (insight?.rollout || insight?.net)) {
    insight.rollout?.(state, random, values);
    if (!insight.net) return;
    if (game.due(state) !== OVER) judgeByNet(insight.net, state, values);
    else if (!insight.rollout) resultOf(game, state, values);
    return;
  }
  if (game.playout) game.playout(state, random);
  else playoutByStep(game, state, random, buffers);
  resultOf(game, state, values);
}

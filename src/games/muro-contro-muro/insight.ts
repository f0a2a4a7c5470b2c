import type { Insight } from '../../engine/insight.ts';
import { WORTH } from './awards.ts';
import { ALONG, DOWN, findOwn, largestConnection, longestLine, noPlaces, UP } from './places.ts';
import type { Random } from '../../engine/random.ts';
import { play } from './rules.ts';
import { CHOOSE_COLOUR, clone, copy, ENDED, FIRST_ROLL, type MuroState, TO_MOVE } from './state.ts';
import type { MuroView } from './view.ts';

const SHARPNESS = Number(process.env.SHARP ?? 3);

export const insight: Insight<MuroState, MuroView> = {
  weigh(state, seat, moves, count, weights) {
    if (state.phase !== TO_MOVE) return;
    trial ??= clone(state);
    const sign = seat === 0 ? 1 : -1;
    for (let i = 0; i < count; i++) {
      copy(trial, state);
      play(trial, seat, moves[i], null);
      weights[i] = Math.exp((sign * marginOf(trial)) / SHARPNESS);
    }
  },
  ...(process.env.EVAL ? { rollout(state: MuroState, _random: Random, values: Float64Array) {
    if (state.phase === CHOOSE_COLOUR || state.phase === FIRST_ROLL) {
      values.fill(0.5);
      return;
    }
    const value = 1 / (1 + Math.exp(-marginOf(state) / STEEPNESS));
    values[0] = value;
    values[1] = 1 - value;
  }} : {}),
};

let trial: MuroState | null = null;

function marginOf(state: MuroState): number {
  return state.phase === ENDED ? (state.points[0] - state.points[1]) * 10 : expectedMargin(state);
}

const STEEPNESS = 6;

const front = noPlaces();
const back = noPlaces();
const found = noPlaces();

/** How many points seat 0 will have more than seat 1, by what the wall shows now. */
function expectedMargin(state: MuroState): number {
  findOwn(state, state.colours, front, back);
  const rest = state.bricksLeft / (6 * state.copies);
  const diagonals =
    Math.max(longestLine(front, UP, found), longestLine(front, DOWN, found)) -
    Math.max(longestLine(back, UP, found), longestLine(back, DOWN, found));
  const rows = longestLine(front, ALONG, found) - longestLine(back, ALONG, found);
  const connections = largestConnection(front, found) - largestConnection(back, found);
  return (
    WORTH.diagonal * certainty(diagonals, 0.4 + 1.2 * rest) +
    WORTH.row * certainty(rows, 0.4 + 1.2 * rest) +
    WORTH.connection * certainty(connections, 0.5 + 3 * rest)
  );
}

/** From −1, surely lost, to 1, surely won: a lead counts the more the less can still change. */
function certainty(lead: number, spread: number): number {
  return lead / (Math.abs(lead) + spread);
}

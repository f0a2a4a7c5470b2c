import type { Insight } from '../../../engine/insight.ts';
import { SLIDE } from '../rules/codes.ts';
import { play } from '../rules/rules.ts';
import { clone, copy, ENDED, isAlike, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { net } from './evaluation.ts';
import { forget } from './forgetting.ts';
import { lookRound, stepsToWin } from './steps.ts';
import { dismiss, foregone } from './sure.ts';

/** The number of lost steps that makes a move look e times less promising. */
const PATIENCE = 1;
/** How much of what a slide costs the rivals counts as a gain. */
const SPITE = 0.3;
/** What every move keeps, however bad it looks: a glance can be wrong. */
const DOUBT = 0.01;

/** What a bot should know about Burg Appenzell: see `docs/bots/burg-appenzell.md`. */
export const insight: Insight<State, View> = {
  /** All seats know the same, and what nobody has seen is not fixed yet (BA-6): there is only one state to imagine. */
  isOpen: true,
  reviewEffort: { search: 1500, compare: 500, chances: 24 },
  playingOn: { iterations: 6, horizon: 32, plays: 100 },
  trust: { share: 0.6, spread: 3, players: 0.05 },
  /** A match is too long, and random moves too aimless, to learn anything from playing on: a glance says more. */
  net,
  // Fitted to who won 200 matches between bots of equal levels (`docs/review.md`).
  confidence: () => 0.7,
  weigh,
  dismiss,
  foregone,
  forget,
  reasons: () => import('./reasons.ts'),
  abilities: {
    child: { insight: true, curiosity: 0.4, iterations: 40, overlooks: 0.35, memory: 0.62 },
    apprentice: { insight: true, curiosity: 0.4, iterations: 40, overlooks: 0.15, memory: 0.82 },
    // Levels that miss nothing certain must remember everything.
    journeyman: { curiosity: 0.4, iterations: 40, overlooks: 0.72, memory: 1 },
    expert: { curiosity: 0.4, iterations: 100, overlooks: 0.45 },
    master: { curiosity: 0.4 },
  },
};

let trial: State | null = null;

/** Tries every move and looks at what it brings. */
function weigh(state: State, seat: number, moves: Int32Array, count: number, weights: Float64Array): void {
  const after = trialLike(state);
  const rivalsBefore = rivals(state, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    copy(after, state);
    play(after, seat, moves[i], null);
    let promise: number;
    if (after.phase === ENDED) promise = after.winner === seat ? 1000 : -1000;
    else {
      const isSlide = moves[i] >= SLIDE && moves[i] < SLIDE + 64;
      if (isSlide) promise = SPITE * (rivals(after, seat) - rivalsBefore);
      else promise = 0;
      lookRound(after);
      promise -= stepsToWin(after, seat);
    }
    weights[i] = promise;
    if (promise > best) best = promise;
  }
  for (let i = 0; i < count; i++) weights[i] = DOUBT + Math.exp((weights[i] - best) / PATIENCE);
}

/** How far the rivals are from winning, together. */
function rivals(state: State, seat: number): number {
  lookRound(state);
  let total = 0;
  for (let other = 0; other < state.seats; other++) if (other !== seat) total += stepsToWin(state, other);
  return total;
}

/** A state to try moves in, with the same number of seats and the same options. */
function trialLike(state: State): State {
  if (!trial || !isAlike(trial, state)) trial = clone(state);
  return trial;
}

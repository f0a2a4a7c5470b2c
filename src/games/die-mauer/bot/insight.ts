import type { Insight } from '../../../engine/insight.ts';
import { allOf, PLAN, type State } from '../rules/state.ts';
import { fistAt } from '../rules/turns.ts';
import type { View } from '../rules/view.ts';
import { rollout } from './rollout.ts';

/** What good players know about Die Mauer. */
export const insight: Insight<State, View> = {
  reviewEffort: { search: 500, compare: 400, chances: 1000 },
  playingOn: { iterations: 80, plays: 40 },
  trust: { share: 0.3, spread: 1, players: 0.05 },
  rollout,
  /** A new round is worth the same to everybody. */
  isSettled: ({ phase, turnCount, turn, round }) =>
    phase === PLAN && turnCount === 0 && turn === 0 && round > 0,
  reopen,
  signature,
  reasons: () => import('./reasons.ts'),
  abilities: {
    // With more, all levels would be nearly as good as the master: what matters most is soon found out.
    child: { insight: true, iterations: 5, overlooks: 0.95 },
    apprentice: { insight: true, iterations: 12, overlooks: 0.6 },
    journeyman: { iterations: 25, overlooks: 0.4 },
    expert: { iterations: 25, overlooks: 0, depth: 2 },
  },
};

/** DM-6: players who have already chosen did so without seeing each other's fists. */
function reopen(state: State): void {
  if (state.phase !== PLAN) return;
  state.turn = 0;
  state.due = allOf(state.seats);
}

/** Everything that matters for how the round goes on: how the wall came about does not. */
function signature(state: State): number {
  let first = state.phase | (state.master << 3) | (state.idle << 6) | (state.round << 12);
  first |= state.wall << 16;
  if (state.phase !== PLAN) {
    first |= ((state.due | state.builders) << 20) | (fistAt(state.turn, state.master) << 26);
  }
  let second = 0x9e3779b9;
  // When a round has just ended, what was left of it matters, and not the new hands.
  const isNewRound = state.phase === PLAN && state.turnCount === 0 && state.round > 0;
  const from = isNewRound ? (state.round - 1) * state.seats : 0;
  const hands = isNewRound ? state.leftovers : state.hands;
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = hands[from + seat];
    first = Math.imul(first ^ hand, 0x85ebca6b);
    first ^= first >>> 15;
    second = Math.imul(second ^ first, 0xc2b2ae35) + hand;
    second ^= second >>> 13;
  }
  return (first >>> 0) * 2 ** 20 + (second & 0xfffff);
}

import type { Insight } from '../../../engine/insight.ts';
import { allOf, PLAN, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { rollout } from './rollout.ts';
import { signature } from './signature.ts';
import { dismiss } from './sure.ts';

/** What good players know about Die Mauer. */
export const insight: Insight<State, View> = {
  reviewEffort: { search: 500, compare: 400, chances: 1000 },
  playingOn: { iterations: 80, plays: 40 },
  trust: { share: 0.3, spread: 1, players: 0.05 },
  rollout,
  /** A new round is worth the same to everybody. */
  isSettled: ({ phase, turnCount, turn, round }) =>
    phase === PLAN && turnCount === 0 && turn === 0 && round > 0,
  dismiss,
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

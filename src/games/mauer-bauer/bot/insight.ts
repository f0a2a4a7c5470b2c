import type { Insight } from '../../../engine/insight.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { net } from './evaluation.ts';
import { rollout } from './rollout.ts';
import { dismiss } from './sure.ts';
import { weigh } from './weighing.ts';

/** What a bot should know about Mauer Bauer: see `docs/bots/mauer-bauer.md`. */
export const insight: Insight<State, View> = {
  reviewEffort: { search: 1000, compare: 400, chances: 250 },
  // More cautious than what was found, so that less is reported that is no mistake (`docs/review.md`).
  trust: { share: 0.3, spread: 1, players: 0.05 },
  rollout,
  net,
  weigh,
  dismiss,
  // Fitted to who won 60 matches of the master against itself (`docs/review.md`).
  confidence: () => 0.8,
  reasons: () => import('./reasons.ts'),
  // What good players know is worth more here than thinking longer: a bot that knows it must overlook a lot to be
  // weaker.
  abilities: {
    child: { iterations: 6, overlooks: 0.97 },
    apprentice: { iterations: 30, overlooks: 0.8 },
    journeyman: { iterations: 10, overlooks: 0.98, depth: 60, curiosity: 2 },
    expert: { iterations: 30, overlooks: 0.66, depth: 60, curiosity: 2 },
  },
};

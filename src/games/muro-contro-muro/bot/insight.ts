import type { Insight } from '../../../engine/insight.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { evaluate } from './evaluation.ts';

/** What a bot should know about Muro contro muro: see `docs/bots/muro-contro-muro.md`. */
export const insight: Insight<State, View> = {
  reviewEffort: { search: 120, compare: 30, chances: 1 },
  playingOn: { iterations: 0, plays: 500 },
  trust: { share: 0.9, spread: 0.8, players: 0.03 },
  isOpen: true,

  evaluate,

  reasons: () => import('./reasons.ts'),

  abilities: {
    // A good judge of positions soon sees enough: what sets the levels apart is how much they overlook.
    child: { insight: true, curiosity: 0.03, iterations: 12, overlooks: 0.79 },
    apprentice: { insight: true, curiosity: 0.03, iterations: 12, overlooks: 0.69 },
    journeyman: { curiosity: 0.03, iterations: 12, overlooks: 0.56 },
    expert: { curiosity: 0.03, iterations: 12, overlooks: 0.34 },
    /** Values are exact, so little has to be tried twice. */
    master: { curiosity: 0.03 },
  },
};

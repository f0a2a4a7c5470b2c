import type { Insight } from '../../../engine/insight.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { evaluate } from './evaluation.ts';

/** What a bot should know of Muro contro muro: see `docs/bots/muro-contro-muro.md`. */
export const insight: Insight<State, View> = {
  reviewEffort: { search: 120, compare: 30, chances: 1 },
  isOpen: true,

  evaluate,

  reasons: () => import('./reasons.ts'),

  abilities: {
    /** The rules alone carry far in this game: with knowledge as well it would be too near to the master. */
    journeyman: { insight: false },
    /** Values are exact, so that little has to be tried twice. */
    master: { curiosity: 0.03 },
  },
};

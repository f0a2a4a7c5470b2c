import type { Game } from '../../engine/game.ts';
import type { ConfirmingEffort, ReviewEffort } from '../../engine/insight.ts';
import type { Level } from '../levels.ts';

/** How deep a review can be: as deep as these levels think. */
export const DEPTHS = ['apprentice', 'journeyman', 'master'] as const satisfies readonly Level[];
export type Depth = (typeof DEPTHS)[number];

/** About a tenth of a second per decision: a whole match is then reviewed within a minute on two cores. */
const JOURNEYMAN: ReviewEffort = { search: 1000, compare: 400, chances: 200 };

const FACTORS: Readonly<Record<Depth, number>> = { apprentice: 0.2, journeyman: 1, master: 4 };

/** A few seconds for each of the moves that look like mistakes: a match has a handful. */
const CONFIRMING: ConfirmingEffort = { plays: 15_000, iterations: 12 };

/** How much a review thinks about every moment. */
export function effortOf(depth: Depth, game: Game): ReviewEffort {
  const { search, compare, chances } = game.insight?.reviewEffort ?? JOURNEYMAN;
  const factor = FACTORS[depth];
  const times = (number: number) => Math.ceil(number * factor);
  return { search: times(search), compare: times(compare), chances: times(chances) };
}

/** How much it plays on to confirm a mistake. A deeper review plays more matches; in all of them the bots think alike. */
export function confirmingEffortOf(depth: Depth, game: Game): ConfirmingEffort {
  const { plays, iterations } = game.insight?.confirmingEffort ?? CONFIRMING;
  return { plays: Math.ceil(plays * FACTORS[depth]), iterations };
}

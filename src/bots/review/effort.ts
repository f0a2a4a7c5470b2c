import type { Game } from '../../engine/game.ts';
import type { ReviewEffort } from '../../engine/insight.ts';
import type { Level } from '../levels.ts';

/** How deep a review can be: as deep as these levels think. */
export const DEPTHS = ['apprentice', 'journeyman', 'master'] as const satisfies readonly Level[];
export type Depth = (typeof DEPTHS)[number];

/** About a tenth of a second per decision: a whole match is then reviewed within a minute on two cores. */
const JOURNEYMAN: ReviewEffort = { search: 1000, compare: 400, chances: 200 };

const FACTORS: Readonly<Record<Depth, number>> = { apprentice: 0.2, journeyman: 1, master: 4 };

/** How much a review thinks about every moment. */
export function effortOf(depth: Depth, game: Game): ReviewEffort {
  const { search, compare, chances } = game.insight?.reviewEffort ?? JOURNEYMAN;
  const factor = FACTORS[depth];
  const times = (number: number) => Math.ceil(number * factor);
  return { search: times(search), compare: times(compare), chances: times(chances) };
}

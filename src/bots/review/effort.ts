import type { Level } from '../levels.ts';

/** How much a review thinks about every moment: counted and not timed, so that the same seed finds the same. */
export interface Effort {
  /** Iterations of the search for a better move. */
  readonly search: number;
  /** How often the move made and the better one are played on from; iterations for each where nothing is. */
  readonly compare: number;
  /** How often a position is played on from to estimate the chances. */
  readonly chances: number;
}

/** About a tenth of a second a decision: a whole match of each game is then reviewed within a minute on two cores. */
const JOURNEYMAN: Readonly<Record<string, Effort>> = {
  'die-mauer': { search: 500, compare: 400, chances: 1000 },
  'muro-contro-muro': { search: 120, compare: 30, chances: 1 },
  'mauer-bauer': { search: 1000, compare: 400, chances: 250 },
  'burg-appenzell': { search: 1500, compare: 500, chances: 24 },
};
const OTHERWISE: Effort = { search: 1000, compare: 400, chances: 200 };

const FACTORS: Readonly<Record<Level, number>> = { apprentice: 0.2, journeyman: 1, master: 4 };

export function effortOf(level: Level, game: string): Effort {
  const { search, compare, chances } = JOURNEYMAN[game] ?? OTHERWISE;
  const factor = FACTORS[level];
  const times = (number: number) => Math.ceil(number * factor);
  return { search: times(search), compare: times(compare), chances: times(chances) };
}

import type { Game } from '../../engine/game.ts';
import type { PlayingOnEffort, ReviewEffort, Trust } from '../../engine/insight.ts';
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

const PLAYING_ON: PlayingOnEffort = { iterations: 8, horizon: 48, plays: 200 };

export function playingOnIn(game: Game): PlayingOnEffort {
  return game.insight?.playingOn ?? PLAYING_ON;
}

const TRUST: Trust = { share: 0.6, spread: 0.7, players: 0.04 };

export function trustIn(game: Game): Trust {
  return game.insight?.trust ?? TRUST;
}

/**
 * How many slices of playing on a review may spend on a match of this many moments, and how many of them at most on one move.
 * A slice takes about as long as judging five moments at journeyman level. Fewer find little even in matches of random moves
 * (`docs/review.md`).
 */
export function slicesFor(depth: Depth, moments: number): number {
  return Math.max(LEAST_SLICES, Math.ceil(SLICES[depth] * moments));
}

const SLICES: Readonly<Record<Depth, number>> = { apprentice: 0.1, journeyman: 0.4, master: 1 };
/** In the shortest match, this much is left for what looks worst. */
const LEAST_SLICES = 6;
export const MOST_SLICES: Readonly<Record<Depth, number>> = { apprentice: 8, journeyman: 16, master: 40 };

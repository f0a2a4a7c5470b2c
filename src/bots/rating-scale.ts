import { type GameId, manifestOf } from '../games/index.ts';
import { LEVELS, type Level } from './levels.ts';

/** The scale of ratings that people see: where everyone starts, and what a point of the server's estimate is worth. */
export const BEGINNER = 1000;
export const POINT = 30;
/** How much luck the estimate expects of one seat in a match: openskill's beta. */
const LUCK = 25 / 6;
/** The number of seats in arenas, if the game allows it. */
const SEATS = 4;

/** How far two levels are apart that share the seats of a table evenly, if the one wins this share of its matches. */
export function ratingGap(winShare: number, seats: number): number {
  return POINT * LUCK * Math.sqrt(seats) * Math.log(winShare / (1 - winShare));
}

/**
 * What a level is rated in a game, by what it wins against those below. Moves at random have the rating that everybody begins with.
 * Null if nobody has measured it.
 */
export function levelRating(game: GameId, level: Level): number | null {
  const { levelWins, seats } = manifestOf(game);
  if (!levelWins) return null;
  const upTo = LEVELS.slice(0, LEVELS.indexOf(level) + 1);
  const gaps = upTo.map(one => ratingGap(levelWins[one], Math.min(SEATS, seats.max)));
  return Math.round(gaps.reduce((sum, gap) => sum + gap, BEGINNER));
}

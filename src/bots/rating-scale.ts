import { type GameId, manifestOf } from '../games/index.ts';
import { LEVELS, type Level } from './levels.ts';

/** The scale of ratings that people see: where everyone starts, and what a point of the server's estimate is worth. */
export const BEGINNER = 1000;
export const POINT = 30;
/** How much luck the estimate expects of one seat in a match: openskill's beta. */
const LUCK = 25 / 6;
/** The number of seats in arenas, if the game allows it. */
const SEATS = 4;

/**
 * The rating difference between two levels that share the seats of a table evenly, if one of them wins this
 * share of the matches.
 */
export function ratingGap(winShare: number, seats: number): number {
  return POINT * LUCK * Math.sqrt(seats) * Math.log(winShare / (1 - winShare));
}

/**
 * A level's rating in a game, from its wins against the levels below. Random moves have the rating that
 * everybody begins with. Null if it was never measured.
 */
export function levelRating(game: GameId, level: Level): number | null {
  const { levelWins, seats } = manifestOf(game);
  if (!levelWins) return null;
  const upTo = LEVELS.slice(0, LEVELS.indexOf(level) + 1);
  const gaps = upTo.map(one => ratingGap(levelWins[one], Math.min(SEATS, seats.max)));
  return Math.round(gaps.reduce((sum, gap) => sum + gap, BEGINNER));
}

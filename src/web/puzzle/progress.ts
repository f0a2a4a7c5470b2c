import type { Puzzle } from '../../engine/puzzle/puzzle-file.ts';
import { isObject } from '../../engine/record.ts';
import type { GameId } from '../../games/index.ts';
import { keep, kept } from '../storage/storage.ts';
import { NEWCOMER, type Rating, ratedAfter, UNTRIED } from './rating.ts';

/** A player's progress with the puzzles of a game, stored on the device. */
export interface PuzzleProgress {
  readonly own: Rating;
  /** The puzzles tried so far, each with its new rating. */
  readonly tried: Readonly<Record<string, Rating>>;
  /** How many of the first tries were right. */
  readonly solved: number;
  readonly bestStreak: number;
  readonly bestTimed: number;
  /** The last day whose puzzle was solved, as 2026-11-17, and how many days in a row that was. */
  readonly day: string;
  readonly days: number;
}

const NONE: PuzzleProgress = {
  own: NEWCOMER,
  tried: {},
  solved: 0,
  bestStreak: 0,
  bestTimed: 0,
  day: '',
  days: 0,
};

export function puzzleProgress(game: GameId): PuzzleProgress {
  const json = kept(`puzzles/${game}`);
  if (!isObject(json)) return NONE;
  const count = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
  const tried = isObject(json.tried) ? json.tried : {};
  return {
    own: isRating(json.own) ? json.own : NEWCOMER,
    tried: Object.fromEntries(
      Object.entries(tried).filter((entry): entry is [string, Rating] => isRating(entry[1])),
    ),
    solved: count(json.solved),
    bestStreak: count(json.bestStreak),
    bestTimed: count(json.bestTimed),
    day: typeof json.day === 'string' ? json.day : '',
    days: count(json.days),
  };
}

export function keepProgress(game: GameId, progress: PuzzleProgress): void {
  keep(`puzzles/${game}`, progress);
}

/** The rating of a puzzle on this device. */
export function ratingOf({ tried }: PuzzleProgress, puzzle: Pick<Puzzle, 'id' | 'rating'>): Rating {
  return tried[puzzle.id] ?? { rating: puzzle.rating, deviation: UNTRIED };
}

/** Progress after the first try at a puzzle. Later tries are not rated: the player knows it by then. */
export function afterTrying(
  progress: PuzzleProgress,
  puzzle: Pick<Puzzle, 'id' | 'rating'>,
  isRight: boolean,
): PuzzleProgress {
  if (progress.tried[puzzle.id]) return progress;
  const met = ratingOf(progress, puzzle);
  return {
    ...progress,
    own: ratedAfter(progress.own, met, isRight),
    tried: { ...progress.tried, [puzzle.id]: rounded(ratedAfter(met, progress.own, !isRight)) },
    solved: progress.solved + Number(isRight),
  };
}

/** Progress after solving the day's puzzle. */
export function afterDay(progress: PuzzleProgress, day: string): PuzzleProgress {
  if (progress.day === day) return progress;
  const isNext = Date.parse(day) - Date.parse(progress.day) === 86_400_000;
  return { ...progress, day, days: isNext ? progress.days + 1 : 1 };
}

function rounded({ rating, deviation }: Rating): Rating {
  return { rating: Math.round(rating), deviation: Math.round(deviation) };
}

function isRating(json: unknown): json is Rating {
  return isObject(json) && Number.isFinite(json.rating) && Number(json.deviation) > 0;
}

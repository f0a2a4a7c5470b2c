import type { Puzzle } from '../../engine/puzzle/puzzle-file.ts';
import { Random } from '../../engine/random.ts';
import { type PuzzleProgress, ratingOf } from './progress.ts';

const DAY_MS = 86_400_000;
/** Puzzles within this many points of a player's rating suit them equally well. */
const NEAR = 150;
/** How much harder a streak gets with every puzzle. */
const HARDER = 40;

/** The day in UTC, as 2026-11-17: the same for everybody. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The puzzle of a day. All of them come up once, in an unpredictable order, before one comes up again. */
export function puzzleOfDay(puzzles: readonly Puzzle[], day: string): Puzzle {
  const number = Math.floor(Date.parse(day) / DAY_MS);
  const round = Math.floor(number / puzzles.length);
  return shuffled(puzzles, round)[number % puzzles.length];
}

/**
 * An untried puzzle near a player's rating, or one that was tried if all were. `pick` draws a number below its
 * argument.
 */
export function puzzleNear(
  puzzles: readonly Puzzle[],
  progress: PuzzleProgress,
  rating: number,
  pick: (below: number) => number,
  seen: ReadonlySet<string> = new Set(),
): Puzzle {
  const left = puzzles.filter(({ id }) => !seen.has(id));
  const fresh = left.filter(({ id }) => !progress.tried[id]);
  const among = fresh.length > 0 ? fresh : left.length > 0 ? left : puzzles;
  const far = (puzzle: Puzzle) => Math.abs(ratingOf(progress, puzzle).rating - rating);
  const nearest = among.reduce((a, b) => (far(b) < far(a) ? b : a));
  const near = among.filter(puzzle => far(puzzle) <= Math.max(NEAR, far(nearest)));
  return near[pick(near.length)];
}

/** The ideal rating of the n-th puzzle of a streak, or of a race against the clock: the first ones are easy. */
export function ratingFor(puzzles: readonly Puzzle[], number: number): number {
  const ratings = puzzles.map(({ rating }) => rating).sort((a, b) => a - b);
  return ratings[Math.floor(ratings.length / 20)] + HARDER * number;
}

function shuffled(puzzles: readonly Puzzle[], seed: number): readonly Puzzle[] {
  const random = new Random(seed);
  const all = [...puzzles];
  for (let i = all.length - 1; i > 0; i--) {
    const other = random.below(i + 1);
    [all[i], all[other]] = [all[other], all[i]];
  }
  return all;
}

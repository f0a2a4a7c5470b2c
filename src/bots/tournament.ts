import type { AnyOptions } from '../engine/options.ts';
import { type Bout, type BoutResult, type Contestant, seating } from './arena.ts';
import { shareOf } from './estimate.ts';
import { Threads } from './threads.ts';

export interface Tournament {
  readonly game: string;
  readonly seats: number;
  readonly options: AnyOptions;
  /** A level that is named more than once sits in several seats of a match. */
  readonly levels: readonly Contestant[];
  readonly matches: number;
  readonly seed: number;
  readonly ms?: number;
  readonly iterations?: number;
}

/** How a level did: its share of all wins, with shared wins split, and its interval. */
export interface Standing {
  readonly level: Contestant;
  readonly wins: number;
  readonly winShare: number;
  /** The 95 % interval of the win share. */
  readonly low: number;
  readonly high: number;
  readonly meanScore: number;
}

/**
 * Plays many matches between levels on all cores. Match n sits its levels by `seating` and draws its chance from the
 * seed and n, so that the same seed gives the same matches, whichever thread plays them.
 */
export async function playTournament(
  tournament: Tournament,
  threads: number,
  progress: (done: number) => void,
): Promise<Standing[]> {
  const { game, seats, options, levels, matches, seed, ms, iterations } = tournament;
  const pool = new Threads({ min: threads, max: threads });
  let done = 0;
  try {
    const bouts = Array.from(
      { length: matches },
      (_, number): Bout => ({
        seats,
        options,
        contestants: seating(levels, seats, number),
        seed: seed * 1_000_003 + Math.floor(number / levels.length),
        ...(ms !== undefined && { ms }),
        ...(iterations !== undefined && { iterations }),
      }),
    );
    const results = await Promise.all(
      bouts.map(async (bout): Promise<BoutResult> => {
        const result = await pool.run('play', { game, bout });
        progress(++done);
        return result;
      }),
    );
    return [...new Set(levels)].map(level => standingOf(level, bouts, results));
  } finally {
    await pool.close();
  }
}

function standingOf(level: Contestant, bouts: readonly Bout[], results: readonly BoutResult[]): Standing {
  const shares: number[] = [];
  const scores: number[] = [];
  for (const [number, { contestants }] of bouts.entries()) {
    let share = 0;
    for (const [seat, contestant] of contestants.entries()) {
      if (contestant !== level) continue;
      share += results[number].shares[seat];
      scores.push(results[number].scores[seat]);
    }
    shares.push(share);
  }
  const winShare = mean(shares);
  const { low, high } = shareOf(winShare, bouts.length);
  return { level, wins: winShare * bouts.length, winShare, low, high, meanScore: mean(scores) };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

import type { MatchRecord } from '../../engine/record.ts';
import { Threads } from '../threads.ts';
import type { Depth } from './effort.ts';
import type { Finding } from './findings.ts';
import { type Review, reviewFrom } from './review.ts';

export interface ReviewJob {
  /** Checked, and its match is over. */
  readonly record: MatchRecord;
  readonly level: Depth;
  readonly seed: number;
}

/**
 * Reviews a match in its own threads, for Node. `onFinding` is called for every moment as it is done;
 * aborting ends the review at once and rejects.
 */
export async function reviewInThreads(
  job: ReviewJob,
  threads: number,
  onFinding: (finding: Finding, done: number) => void = () => {},
  signal?: AbortSignal,
): Promise<Review> {
  const moments = job.record.plays.length + 1;
  const pool = new Threads({ min: threads, max: threads, about: job });
  try {
    const found: Finding[] = [];
    let done = 0;
    await Promise.all(
      Array.from({ length: moments }, async (_, moment) => {
        const finding = await pool.run('review', moment, signal);
        found[moment] = finding;
        onFinding(finding, ++done);
      }),
    );
    const review = reviewFrom(found, moments, { level: job.level, seats: job.record.seats });
    if (!review) throw new Error('a moment was left out');
    return review;
  } finally {
    await pool.close();
  }
}

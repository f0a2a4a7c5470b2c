import type { MatchRecord } from '../../engine/record.ts';
import { Threads } from '../threads.ts';
import type { Depth } from './effort.ts';
import type { Finding } from './findings.ts';
import { Inquiry } from './inquiry.ts';
import { type Review, reviewFrom } from './review.ts';

export interface ReviewJob {
  /** Checked, and its match is over. */
  readonly record: MatchRecord;
  readonly level: Depth;
  readonly seed: number;
}

/**
 * Reviews a match in its own threads, for Node. `onFinding` is called for every moment as it is done, before anything
 * is confirmed; aborting ends the review at once and rejects.
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
        found[moment] = await pool.run('review', moment, signal);
        onFinding(found[moment], ++done);
      }),
    );
    const inquiry = new Inquiry(found, job.level);
    for (let some = inquiry.next(); some.length > 0; some = inquiry.next()) {
      for (const checked of await Promise.all(some.map(one => pool.run('check', one, signal)))) {
        inquiry.take(checked);
        found[checked.finding.moment] = checked.finding;
      }
    }
    const review = reviewFrom(found, moments, { level: job.level, seats: job.record.seats });
    if (!review) throw new Error('a moment was left out');
    return review;
  } finally {
    await pool.close();
  }
}

import { workerData } from 'node:worker_threads';
import { gameCalled } from '../../games/loaded.ts';
import type { Finding } from './findings.ts';
import { MomentReviewer } from './moments.ts';
import type { ReviewJob } from './pool.ts';

/** What a thread of a review runs. It keeps its place in the match from one moment to the next. */
const job: ReviewJob = workerData;
const game = gameCalled(job.record.game);
if (!game) throw new Error(`there is no game ${job.record.game}`);
const reviewer = new MomentReviewer(game, job.record, job.level, job.seed);

export default function work(moment: number): Finding {
  return reviewer.review(moment);
}

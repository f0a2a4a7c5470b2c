import { MomentReviewer } from '../../bots/review/index.ts';
import { loadGame } from '../../games/load.ts';
import { playsAgain } from './decisions.ts';
import type { ReviewReport, ReviewRequest } from './protocol.ts';

/** A thread that reviews moments of one match, one at a time. */
let reviewer: Promise<MomentReviewer> | null = null;

addEventListener('message', ({ data: request }: MessageEvent<ReviewRequest>) => {
  if (request.do === 'open') {
    const { game, record, level, seed } = request;
    reviewer = loadGame(game).then(rules => MomentReviewer.withReasons(rules, record, level, seed));
    return;
  }
  if (request.do === 'look') {
    const { game, record, moments } = request;
    loadGame(game)
      .then(rules => say({ say: 'plays', plays: playsAgain(rules, record, moments) }))
      .catch(failed);
    return;
  }
  reviewer
    ?.then(opened =>
      say(
        request.do === 'check'
          ? { say: 'checked', checked: opened.check(request.suspect) }
          : { say: 'found', finding: opened.review(request.moment) },
      ),
    )
    .catch(failed);
});

function failed(error: unknown): void {
  say({ say: 'failed', message: error instanceof Error ? error.message : String(error) });
}

function say(report: ReviewReport): void {
  postMessage(report);
}

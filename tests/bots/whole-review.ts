import { type Depth, type Finding, Inquiry, MomentReviewer } from '../../src/bots/review/index.ts';
import type { Game } from '../../src/engine/game.ts';
import type { MatchRecord } from '../../src/engine/record.ts';

/** Reviews a match in this thread: judges all moments, then plays on from what looks like a mistake. */
export function wholeReview(game: Game, record: MatchRecord, level: Depth, seed: number): Finding[] {
  const reviewer = new MomentReviewer(game, record, level, seed);
  const found = Array.from({ length: record.plays.length + 1 }, (_, moment) => reviewer.review(moment));
  const inquiry = new Inquiry(found, level);
  for (let some = inquiry.next(); some.length > 0; some = inquiry.next()) {
    for (const checked of some.map(one => reviewer.check(one))) {
      inquiry.take(checked);
      found[checked.finding.moment] = checked.finding;
    }
  }
  return found;
}

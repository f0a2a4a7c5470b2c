import { type Review, readReview } from '../../bots/review/index.ts';
import { isObject, type MatchRecord } from '../../engine/record.ts';
import { forget, keep, kept, keysUnder } from '../storage/archive.ts';

const UNDER = 'review/';
/** Beyond this many reviews, the oldest are forgotten: they can always be made again. */
const MOST = 50;

/** Stores the review of the match with this key (`local/ID`, `match/ID` …). */
export function keepReview(source: string, review: Review): void {
  forgetBeyond(MOST - 1, source);
  keep(UNDER + source, { when: Date.now(), review });
}

/** The review of this match; null if there is none that fits it. */
export function keptReview(source: string, record: MatchRecord): Review | null {
  const json = kept(UNDER + source);
  return isObject(json) ? readReview(json.review, record.seats, record.plays.length) : null;
}

/** Deletes the oldest reviews of other matches until only this many are left. */
function forgetBeyond(most: number, source: string): void {
  const others = keysUnder(UNDER)
    .filter(key => key !== source)
    .map(key => ({ key, when: whenOf(kept(UNDER + key)) }))
    .sort((a, b) => b.when - a.when);
  for (const { key } of others.slice(most)) forget(UNDER + key);
}

function whenOf(json: unknown): number {
  return isObject(json) && typeof json.when === 'number' ? json.when : 0;
}

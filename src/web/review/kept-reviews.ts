import { type Review, readReview } from '../../bots/review/index.ts';
import { isObject, type MatchRecord } from '../../engine/record.ts';
import { forget, keep, kept, keysUnder } from '../storage/storage.ts';

const UNDER = 'review/';
/** Reviews beyond these are forgotten, the oldest first: they can always be made again. */
const MOST = 20;

/** Keeps the review of the match that is called so (`local/ID`, `match/ID` …). False if there was no room. */
export function keepReview(source: string, review: Review): boolean {
  const entry = { when: Date.now(), review };
  forgetBeyond(MOST - 1, source);
  for (;;) {
    if (keep(UNDER + source, entry)) return true;
    const before = keysUnder(UNDER).length;
    forgetBeyond(Math.max(0, before - 1), source);
    if (keysUnder(UNDER).length === before) return false;
  }
}

/** The review of this match; null if there is none that fits it. */
export function keptReview(source: string, record: MatchRecord): Review | null {
  const json = kept(UNDER + source);
  return isObject(json) ? readReview(json.review, record.seats, record.plays.length) : null;
}

/** Forgets the oldest reviews of other matches, until there are only so many. */
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

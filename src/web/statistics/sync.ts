import { effect } from '@preact/signals';
import { isGameId } from '../../games/index.ts';
import type { Played } from '../../protocol/api/me.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { ask, Failure } from '../online/api.ts';
import { hasPlayed } from '../online/me.ts';
import {
  type PlayedMatch,
  playedMatches,
  type ReviewedPlay,
  resultsKept,
  reviewedMatches,
} from '../storage/results.ts';
import { forget, keep, kept } from '../storage/storage.ts';

/** What the server already knows: by source, and whether with a review. */
const TOLD = 'told-results';

/**
 * Sends the server my results on this device, now and whenever a match is over or reviewed. Returns a function that
 * stops it.
 */
export function followResults(): () => void {
  return effect(() => {
    resultsKept.value;
    tellResults().catch(() => undefined);
  });
}

/** This device now belongs to another player, who has sent nothing yet. */
export function tellAgain(): void {
  forget(TOLD);
}

/**
 * My results on all my devices, after sending what only this one knows. Null if the server does not answer.
 */
export async function resultsElsewhere(): Promise<{
  readonly matches: readonly PlayedMatch[];
  readonly reviews: ReadonlyMap<string, readonly ReviewedPlay[]>;
} | null> {
  if (!hasPlayed()) return { matches: [], reviews: new Map() };
  await tellResults();
  const answer = await ask('played', {});
  if (answer instanceof Failure) return null;
  return {
    matches: answer.played.flatMap(({ source, at, match }): PlayedMatch[] =>
      match && isGameId(match.game) ? [{ ...match, game: match.game, source, when: at }] : [],
    ),
    reviews: new Map(answer.played.flatMap(({ source, review }) => (review ? [[source, review]] : []))),
  };
}

let telling: Promise<void> = Promise.resolve();

/** One request at a time, so that nothing is sent twice. */
function tellResults(): Promise<void> {
  telling = telling.then(tellNow, tellNow);
  return telling;
}

async function tellNow(): Promise<void> {
  if (!hasPlayed()) return;
  const json = kept(TOLD);
  const told = new Set(Array.isArray(json) ? json : []);
  const fresh = resultsHere().filter(one => !told.has(keyOf(one)));
  for (let at = 0; at < fresh.length; at += LIMITS.playedAtOnce) {
    const played = fresh.slice(at, at + LIMITS.playedAtOnce);
    if ((await ask('keepPlayed', { body: { played } })) instanceof Failure) return;
    for (const one of played) told.add(keyOf(one));
    keep(TOLD, [...told].slice(-2 * LIMITS.played));
  }
}

function keyOf({ source, review }: Played): string {
  return review ? `${source} reviewed` : source;
}

function resultsHere(): Played[] {
  const reviews = reviewedMatches();
  const here = playedMatches().map(
    ({ source, when, game, me, seats, scores, winners }): Played => ({
      source,
      at: when,
      match: { game, me, seats: [...seats], scores: [...scores], winners: [...winners] },
      review: reviewOf(reviews.get(source)),
    }),
  );
  const known = new Set(here.map(({ source }) => source));
  const others = [...reviews].flatMap(([source, review]): Played[] =>
    // For matches on the server, only the review is new to it; other reviews may be of somebody else's matches.
    known.has(source) || !source.startsWith('match/')
      ? []
      : [{ source, at: Date.now(), match: null, review: reviewOf(review) }],
  );
  return [...here, ...others];
}

function reviewOf(bySeat: readonly ReviewedPlay[] | undefined): Played['review'] {
  return bySeat ? bySeat.map(({ decisions, sound, lost }) => ({ decisions, sound, lost })) : null;
}

import { type ReadonlySignal, signal } from '@preact/signals';
import { LEVELS, type Level } from '../../bots/levels.ts';
import { isObject } from '../../engine/record.ts';
import { type GameId, isGameId } from '../../games/index.ts';
import type { KeptMatch } from './matches.ts';
import { keep, kept } from './storage.ts';

/** The result of a finished match of mine, kept for the statistics even when the match itself is long forgotten. */
export interface PlayedMatch {
  /** `local/ID`, or `match/ID` for one on a server. */
  readonly source: string;
  readonly game: GameId;
  /** When it ended, in milliseconds since 1970. */
  readonly when: number;
  /** My seat. */
  readonly me: number;
  /** Who sat where, me included. */
  readonly seats: readonly Opponent[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

type Opponent = 'person' | Level;

export interface ReviewedPlay {
  readonly decisions: number;
  readonly sound: number;
  /** Win chance lost: 1 is a whole match. */
  readonly lost: number;
}

const KEY = 'results';
const REVIEWED = 'reviewed';
const VERSION = 1;
/** Beyond this many results, the oldest are forgotten. */
const MOST = 1000;

const changes = signal(0);
/** Changes whenever something has been remembered. */
export const resultsKept: ReadonlySignal<number> = changes;

/**
 * Remembers a match on this device that is over. Only if exactly one person sat there: otherwise nobody knows whose
 * statistics they are. And not if it continued another match: it was not played from the start.
 */
export function rememberMatch({ id, game, seats, record, from }: KeptMatch): void {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (!record.result || from !== undefined || people.length !== 1) return;
  const source = `local/${id}`;
  const known = playedMatches();
  if (known.some(match => match.source === source)) return;
  const match: PlayedMatch = {
    source,
    game,
    when: Date.now(),
    me: people[0],
    seats: seats.map(({ level }) => level ?? 'person'),
    ...record.result,
  };
  keepAll([...known, match]);
}

/** Remembers what a review said about each seat's decisions. The latest review of a match counts. */
export function rememberReview(source: string, bySeat: readonly ReviewedPlay[]): void {
  const entry: readonly [string, readonly ReviewedPlay[]] = [
    source,
    bySeat.map(({ decisions, sound, lost }) => ({ decisions, sound, lost })),
  ];
  const others = [...reviewedMatches()].filter(([other]) => other !== source);
  keep(REVIEWED, { version: VERSION, reviews: [...others, entry].slice(-MOST) });
  changes.value++;
}

/** What reviews said about each seat, for every match that was reviewed. */
export function reviewedMatches(): ReadonlyMap<string, readonly ReviewedPlay[]> {
  const json = kept(REVIEWED);
  if (!isObject(json) || json.version !== VERSION || !Array.isArray(json.reviews)) return new Map();
  return new Map(json.reviews.filter(isReview));
}

/** The oldest first. What cannot be read is left out. */
export function playedMatches(): readonly PlayedMatch[] {
  const json = kept(KEY);
  if (!isObject(json) || json.version !== VERSION || !Array.isArray(json.matches)) return [];
  return json.matches.filter(isPlayedMatch);
}

function keepAll(matches: readonly PlayedMatch[]): void {
  keep(KEY, { version: VERSION, matches: matches.slice(-MOST) });
  changes.value++;
}

function isPlayedMatch(json: unknown): json is PlayedMatch {
  if (!isObject(json)) return false;
  const { source, game, when, me, seats, scores, winners } = json;
  return (
    typeof source === 'string' &&
    typeof game === 'string' &&
    isGameId(game) &&
    typeof when === 'number' &&
    Array.isArray(seats) &&
    seats.every(seat => seat === 'person' || LEVELS.some(level => level === seat)) &&
    typeof me === 'number' &&
    me in seats &&
    isNumbers(scores) &&
    scores.length === seats.length &&
    isNumbers(winners)
  );
}

function isReview(json: unknown): json is [string, ReviewedPlay[]] {
  return (
    Array.isArray(json) &&
    json.length === 2 &&
    typeof json[0] === 'string' &&
    Array.isArray(json[1]) &&
    json[1].every(isReviewedPlay)
  );
}

function isReviewedPlay(json: unknown): json is ReviewedPlay {
  return isObject(json) && isNumbers([json.decisions, json.sound, json.lost]);
}

function isNumbers(json: unknown): json is number[] {
  return Array.isArray(json) && json.every(number => typeof number === 'number' && Number.isFinite(number));
}

import { LEVELS, type Level } from '../../bots/levels.ts';
import { commitmentTo, HEX_32, hexOf } from '../../engine/fair.ts';
import { UNKNOWN } from '../../engine/gap.ts';
import type { AnyOptions } from '../../engine/options.ts';
import { FORMAT, isObject, type MatchRecord } from '../../engine/record.ts';
import type { Viewer } from '../../engine/viewers.ts';
import { type GameId, isGameId } from '../../games/index.ts';
import { LONGEST_NAME } from '../names.ts';
import type { Seat } from '../table/table.ts';
import { askToStay, forget, keep, kept, keysUnder, whenChangedElsewhere } from './archive.ts';
import { rememberMatch } from './results.ts';

/** A match on this device, as stored in the browser: the record, and what a record of an unfinished match hides. */
export interface KeptMatch {
  readonly version: 1;
  readonly id: string;
  readonly game: GameId;
  readonly seats: readonly KeptSeat[];
  /** The seed of chance. The record has it only once the match is over. */
  readonly seed: string;
  /** Decides what bots do where they choose at random. */
  readonly botSeed: number;
  /** Skips all waiting, and gives hints quickly and always the same. For tests. */
  readonly hurry?: true;
  /** When it was last played, in milliseconds since 1970. */
  readonly touched: number;
  /** The deal of the day that this match is, which others play as well: `2026-11-17/GAME`. Its bots count iterations. */
  readonly deal?: string;
  /** How many of its plays come from another match, which this one continues: its record says nothing about chance. */
  readonly from?: number;
  /** How far it has come, as its game counts it. Left out before the first play. */
  readonly progress?: readonly [done: number, of: number];
  /** What a bot at a real table has committed itself to. */
  readonly codes?: readonly KeptCode[];
  /** The plays are checked by the engine when the match is opened. */
  readonly record: MatchRecord;
}

/** A move that was committed to before anybody could see it: SHA-256 of the move, a space and the salt begins with the code. */
export interface KeptCode {
  readonly play: number;
  readonly move: string;
  readonly salt: string;
  readonly code: string;
}

export interface KeptSeat extends Seat {
  /** How many iterations a bot thinks, rather than how long, so that it always plays the same. For tests. */
  readonly iterations?: number;
}

const UNDER = 'match/';
/** Beyond this many finished matches, the oldest are forgotten; so are matches that nobody has begun, after a day. */
const FINISHED_KEPT = 50;
const A_DAY = 24 * 60 * 60 * 1000;

/** A new match, stored at once, so that its table can be opened by its id. */
export function newMatch(game: GameId, seats: readonly KeptSeat[], options: AnyOptions): KeptMatch {
  return begun(freshMatch(game, seats, options));
}

/** Stores a match that begins now. */
export function begun(match: KeptMatch): KeptMatch {
  forgetOldest();
  keepMatch(match);
  return match;
}

/** A match before its first play, not stored yet. */
export function freshMatch(game: GameId, seats: readonly KeptSeat[], options: AnyOptions): KeptMatch {
  const seed = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  const nonces = seats.map(() => hexOf(crypto.getRandomValues(new Uint8Array(16))));
  return {
    version: 1,
    id: hexOf(crypto.getRandomValues(new Uint8Array(6))),
    game,
    seats,
    seed,
    botSeed: crypto.getRandomValues(new Uint32Array(1))[0],
    touched: Date.now(),
    record: {
      format: FORMAT,
      game,
      seats: seats.length,
      options,
      names: seats.map(({ name }) => name),
      chance: { commitment: commitmentTo(seed), nonces },
      plays: [],
    },
  };
}

/**
 * A match that continues another after this many plays, saved at once. Chance is drawn again: nobody knows what is
 * coming, but the record cannot prove that.
 */
export function matchFrom(
  game: GameId,
  seats: readonly KeptSeat[],
  { options, plays }: MatchRecord,
  from: number,
): KeptMatch {
  const fresh = newMatch(game, seats, options);
  const { format, names } = fresh.record;
  const match: KeptMatch = {
    ...fresh,
    from,
    record: {
      format,
      game,
      seats: seats.length,
      options,
      ...(names && { names }),
      plays: plays.slice(0, from),
    },
  };
  keepMatch(match);
  return match;
}

/**
 * A match that is played with real pieces and entered here, stored at once. A bot's moves are entered by its helper.
 */
export function enteredMatch(
  game: GameId,
  seats: readonly KeptSeat[],
  options: AnyOptions,
  keeper: Viewer,
): KeptMatch {
  const fresh = newMatch(game, seats, options);
  const { chance: _, ...record } = fresh.record;
  const match: KeptMatch = { ...fresh, record: { ...record, kept: { by: keeper } } };
  keepMatch(match);
  return match;
}

export function keepMatch(match: KeptMatch): void {
  if (match.record.result) {
    // Matches entered by hand are counted separately (`evenings.ts`).
    if (!match.record.kept) rememberMatch(match);
    askToStay();
  }
  keep(UNDER + match.id, match);
}

export function forgetMatch(id: string): void {
  forget(UNDER + id);
}

/** Calls `hear` with the match whenever another tab has stored it. Returns a function that stops it. */
export function whenKeptElsewhere(id: string, hear: (match: Found) => void): () => void {
  return whenChangedElsewhere(UNDER + id, () => hear(matchCalled(id)));
}

export type Found = KeptMatch | 'not-found' | 'unreadable';

export function matchCalled(id: string): Found {
  const json = kept(UNDER + id);
  if (json !== undefined) return readKeptMatch(id, json) ?? 'unreadable';
  return keysUnder(UNDER).includes(id) ? 'unreadable' : 'not-found';
}

/** Whether a person has made a play: a table that somebody only looked at is not worth coming back to. */
function hasBegun({ seats, record, from = 0 }: KeptMatch): boolean {
  if (record.kept) return record.plays.some(([, move]) => move !== UNKNOWN);
  const isWatched = seats.every(({ kind }) => kind === 'bot');
  return (
    isWatched || record.plays.slice(from).some(([by]) => by !== 'nature' && seats[by]?.kind === 'person')
  );
}

/** The matches that can be continued, the last played first, and the ids of those that cannot be read. */
export function matchesInProgress(): {
  readonly matches: readonly KeptMatch[];
  readonly unreadable: readonly string[];
} {
  const matches: KeptMatch[] = [];
  const unreadable: string[] = [];
  for (const id of keysUnder(UNDER)) {
    const match = matchCalled(id);
    if (typeof match === 'string') unreadable.push(id);
    else if (!match.record.result && hasBegun(match)) matches.push(match);
  }
  return { matches: matches.sort((a, b) => b.touched - a.touched), unreadable };
}

/** The matches that are over, the last played first. */
export function finishedMatches(): readonly KeptMatch[] {
  return keysUnder(UNDER)
    .map(matchCalled)
    .filter(match => typeof match !== 'string')
    .filter(({ record }) => record.result)
    .sort((a, b) => b.touched - a.touched);
}

/** Checks the shape; the record's options and plays are left to the engine. */
function readKeptMatch(id: string, json: unknown): KeptMatch | null {
  if (!isObject(json) || json.version !== 1 || json.id !== id) return null;
  const { game, seats, seed, botSeed, hurry, touched, deal, from, progress, codes, record } = json;
  if (typeof game !== 'string' || !isGameId(game)) return null;
  if (!Array.isArray(seats) || !seats.every(isKeptSeat)) return null;
  if (typeof seed !== 'string' || !HEX_32.test(seed)) return null;
  if (typeof botSeed !== 'number' || typeof touched !== 'number') return null;
  if (!isRecordLike(record) || record.game !== game || record.seats !== seats.length) return null;
  if (from !== undefined && typeof from !== 'number') return null;
  return {
    version: 1,
    id,
    game,
    seats,
    seed,
    botSeed,
    touched,
    record,
    ...(hurry === true && { hurry }),
    ...(typeof deal === 'string' && { deal }),
    ...(from !== undefined && { from }),
    ...(isProgress(progress) && { progress }),
    ...(Array.isArray(codes) && { codes: codes.filter(isKeptCode) }),
  };
}

function isProgress(json: unknown): json is [number, number] {
  return Array.isArray(json) && json.length === 2 && json.every(Number.isInteger);
}

function isKeptCode(json: unknown): json is KeptCode {
  return (
    isObject(json) &&
    typeof json.play === 'number' &&
    [json.move, json.salt, json.code].every(each => typeof each === 'string')
  );
}

function isKeptSeat(json: unknown): json is KeptSeat {
  if (!isObject(json) || typeof json.name !== 'string' || json.name.length > LONGEST_NAME) return false;
  if (json.iterations !== undefined && !Number.isInteger(json.iterations)) return false;
  return json.kind === 'bot' ? isLevel(json.level) : json.kind === 'person' && json.level === null;
}

export function isLevel(json: unknown): json is Level {
  return LEVELS.some(level => level === json);
}

/** Enough to list it; `loadRecord` checks it fully before it is played. */
function isRecordLike(json: unknown): json is MatchRecord {
  return (
    isObject(json) &&
    json.format === FORMAT &&
    isObject(json.options) &&
    (json.chance === undefined || isObject(json.chance)) &&
    Array.isArray(json.plays)
  );
}

function forgetOldest(): void {
  const found = keysUnder(UNDER)
    .map(matchCalled)
    .filter(match => typeof match !== 'string');
  const finished = found.filter(({ record }) => record.result).sort((a, b) => b.touched - a.touched);
  const idle = found.filter(match => !hasBegun(match) && match.touched < Date.now() - A_DAY);
  for (const { id } of [...finished.slice(FINISHED_KEPT), ...idle]) forgetMatch(id);
}

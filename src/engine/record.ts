import type { By } from './by.ts';
import { commitmentTo, HEX_32, keyOf, NONCE } from './fair.ts';
import type { Game } from './game.ts';
import { Match, type ReadonlyMatch } from './match.ts';
import { type AnyOptions, readOptions } from './options.ts';
import type { Turn } from './turn.ts';

export const FORMAT = 'quattro-mura/1';

/** A match written down: enough to replay and to check it. JSON; `docs/records.md` describes every field. */
export interface MatchRecord {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly seats: number;
  readonly options: AnyOptions;
  /** Who sat where, if anybody said. */
  readonly names?: readonly string[];
  /** Present if chance was fair; the seed only once the match is over. */
  readonly chance?: FairChance;
  readonly plays: readonly (readonly [by: By, move: string])[];
  /** Present if, and only if, the match is over. */
  readonly result?: { readonly scores: readonly number[]; readonly winners: readonly number[] };
}

export interface FairChance {
  readonly commitment: string;
  /** One a seat, in seat order. */
  readonly nonces: readonly string[];
  readonly seed?: string;
}

/** What is wrong with a record; `play` is the number (from 0) of the first wrong play, if it is a play. */
export interface Fault {
  readonly message: string;
  readonly play?: number;
}

export type Loaded =
  | { readonly ok: true; readonly match: Match; readonly record: MatchRecord }
  | { readonly ok: false; readonly error: Fault };

export function recordOf(
  match: ReadonlyMatch,
  about: Pick<MatchRecord, 'names' | 'chance'> = {},
): MatchRecord {
  const turn = match.turn();
  return {
    format: FORMAT,
    game: match.game.id,
    seats: match.seats,
    options: match.options,
    ...about,
    plays: match.plays.map(({ by, move }) => [by, move] as const),
    ...(turn.kind === 'over' && { result: { scores: turn.scores, winners: turn.winners } }),
  };
}

/**
 * Reads a record from outside: its shape, its options, every play, its result and, where the seed is in it, every
 * outcome of nature. Names the first thing that is wrong.
 */
export function loadRecord(json: unknown, gameCalled: (id: string) => Game | undefined): Loaded {
  const shape = readShape(json, gameCalled);
  if (!shape.ok) return shape;
  const { game, record } = shape;

  const match = new Match(game, record.seats, record.options);
  const key = record.chance?.seed === undefined ? null : keyOf(record.chance.seed, record.chance.nonces);
  for (const [number, [by, move]] of record.plays.entries()) {
    const wrong = (message: string): Loaded => ({
      ok: false,
      error: {
        message: `play ${number} (${by} ${JSON.stringify(shortened(move))}): ${message}`,
        play: number,
      },
    });
    if (by === 'nature' && key && match.turn().kind === 'nature') {
      const fair = match.fairChance(key);
      if (fair !== move) return wrong(`the seed gives ${JSON.stringify(fair)}`);
    }
    const played = match.play(by, move);
    if (!played.ok) return wrong(played.error.message);
  }
  const fault = wrongResult(record, match.turn());
  return fault ? { ok: false, error: { message: fault } } : { ok: true, match, record };
}

type Shape =
  | { readonly ok: true; readonly game: Game; readonly record: MatchRecord }
  | { readonly ok: false; readonly error: Fault };

const FIELDS = ['format', 'game', 'seats', 'options', 'names', 'chance', 'plays', 'result'];

function readShape(json: unknown, gameCalled: (id: string) => Game | undefined): Shape {
  const wrong = (message: string): Shape => ({ ok: false, error: { message } });
  if (!isObject(json)) return wrong('a record must be a JSON object');
  if (json.format !== FORMAT) return wrong(`format must be ${JSON.stringify(FORMAT)}`);
  const unknown = Object.keys(json).find(field => !FIELDS.includes(field));
  if (unknown !== undefined)
    return wrong(`there is no field ${JSON.stringify(shortened(unknown))} in a record`);

  const game = typeof json.game === 'string' ? gameCalled(json.game) : undefined;
  if (!game) return wrong('game must be the name of a game');
  const seats = json.seats;
  if (!isSeatCount(game, seats)) return wrong(`seats must be from ${game.seats.min} to ${game.seats.max}`);
  const options = readOptions(game.options, json.options);
  if (!options.ok) return wrong(options.message);

  const { names, chance, plays, result } = json;
  if (names !== undefined && !isListOf(isName, names, seats)) {
    return wrong('names must be one text a seat, of at most 64 characters');
  }
  if (chance !== undefined && !isFairChance(chance, seats)) {
    return wrong('chance must have a commitment, one nonce a seat and, once the match is over, a seed');
  }
  if (chance?.seed !== undefined && commitmentTo(chance.seed) !== chance.commitment) {
    return wrong('the seed is not the one that the commitment was made to');
  }
  if (!Array.isArray(plays)) return wrong('plays must be a list');
  const bad = plays.findIndex(play => !isPlay(play, seats));
  if (bad >= 0) {
    const message = `play ${bad} must be [seat or "nature", move]`;
    return { ok: false, error: { message, play: bad } };
  }
  if (result !== undefined && !isResult(result, seats)) {
    return wrong('result must have scores, one a seat, and winners');
  }
  const record: MatchRecord = {
    format: FORMAT,
    game: game.id,
    seats,
    options: options.options,
    ...(names !== undefined && { names }),
    ...(chance !== undefined && { chance }),
    plays,
    ...(result !== undefined && { result }),
  };
  return { ok: true, game, record };
}

function wrongResult(record: MatchRecord, turn: Turn): string | null {
  if (turn.kind !== 'over') {
    if (record.result) return 'it has a result, but the match is not over after its last play';
    if (record.chance?.seed !== undefined) return 'it has the seed of chance, but the match is not over';
    return null;
  }
  if (!record.result) return 'the match is over after its last play, but it has no result';
  const right = JSON.stringify([turn.scores, turn.winners]);
  return JSON.stringify([record.result.scores, record.result.winners]) === right
    ? null
    : `the result must be scores ${turn.scores.join(', ')} and winners ${turn.winners.join(', ')}`;
}

export function isSeatCount(game: Game, seats: unknown): seats is number {
  return Number.isInteger(seats) && Number(seats) >= game.seats.min && Number(seats) <= game.seats.max;
}

export function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function isListOf<T>(is: (json: unknown) => json is T, json: unknown, length: number): json is T[] {
  return Array.isArray(json) && json.length === length && json.every(is);
}

function isName(json: unknown): json is string {
  return typeof json === 'string' && json.length <= 64;
}

function isNonce(json: unknown): json is string {
  return typeof json === 'string' && NONCE.test(json);
}

function isNumber(json: unknown): json is number {
  return typeof json === 'number';
}

function isFairChance(json: unknown, seats: number): json is FairChance {
  return (
    isObject(json) &&
    Object.keys(json).every(field => ['commitment', 'nonces', 'seed'].includes(field)) &&
    typeof json.commitment === 'string' &&
    HEX_32.test(json.commitment) &&
    isListOf(isNonce, json.nonces, seats) &&
    (json.seed === undefined || (typeof json.seed === 'string' && HEX_32.test(json.seed)))
  );
}

function isPlay(json: unknown, seats: number): json is [By, string] {
  if (!Array.isArray(json) || json.length !== 2) return false;
  const [by, move] = json;
  return (by === 'nature' || (Number.isInteger(by) && by >= 0 && by < seats)) && typeof move === 'string';
}

function isResult(json: unknown, seats: number): json is NonNullable<MatchRecord['result']> {
  return (
    isObject(json) &&
    Object.keys(json).every(field => ['scores', 'winners'].includes(field)) &&
    isListOf(isNumber, json.scores, seats) &&
    Array.isArray(json.winners) &&
    json.winners.every(isNumber)
  );
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

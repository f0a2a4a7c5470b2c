import type { By } from './by.ts';
import { chanceFault, chanceKey, type FairChance, isFairChance, isKept } from './fair-record.ts';
import type { Game, Happening } from './game.ts';
import { Match, type ReadonlyMatch } from './match.ts';
import { type AnyOptions, readOptions } from './options.ts';
import type { Result } from './result.ts';
import { type Decided, isReasonToEnd, type Turn } from './turn.ts';
import type { Viewer } from './viewers.ts';

export const FORMAT = 'quattro-mura/1';

/** A match written down: enough to replay and to check it. JSON; `docs/records.md` describes every field. */
export interface MatchRecord {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly seats: number;
  readonly options: AnyOptions;
  /** The players' names by seat, if they are known. */
  readonly names?: readonly string[];
  /** Present if chance was fair; the seed only once the match is over. */
  readonly chance?: FairChance;
  /**
   * Present if it was entered by hand while people played at a real table. Its chance was real, and nothing proves it.
   */
  readonly kept?: Kept;
  /** With `kept` a move may be `?`, and a play may say what it revealed. */
  readonly plays: readonly RecordedPlay[];
  /** Present if, and only if, the match is over. */
  readonly result?: { readonly scores: readonly number[]; readonly winners: readonly number[] };
  /** Present if people, not the rules, ended the match after its last play. */
  readonly decided?: Decided;
  /** Seats, ascending, that could not win because their own players did not play to the end. */
  readonly forfeited?: readonly number[];
}

export type RecordedPlay = readonly [by: By, move: string, seen?: readonly Happening[]];

interface Kept {
  /** The keeper saw what this viewer may see; `everything` if nothing was hidden. */
  readonly by: Viewer;
}

/** What is wrong with a record; `play` is the number (from 0) of the first wrong play, if a play is wrong. */
export interface Fault {
  readonly kind: FaultKind;
  readonly message: string;
  readonly play?: number;
}

/** What a fault concerns, so that callers can put it in their own language. */
export type FaultKind = 'shape' | 'format' | 'game' | 'options' | 'chance' | 'play' | 'result';

export type Loaded = Result<LoadedMatch, Fault>;

/** Plays a match that was entered by hand, or says which play does not fit. */
export type Enter = (
  game: Game,
  record: MatchRecord,
) => Result<Entered, { readonly play: number; readonly message: string }>;

interface Entered {
  readonly match: Match;
  readonly unknownViewers: number;
}

interface LoadedMatch {
  /** Where the record has gaps, they are filled in one of the ways that fit. */
  readonly match: Match;
  readonly record: MatchRecord;
  /** The bit set of viewers who knew something that is a gap in the record: what they saw is not known. */
  readonly unknownViewers: number;
}

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
    ...(turn.kind === 'over' && turn.decided && { decided: turn.decided }),
    ...(turn.kind === 'over' && turn.forfeited && { forfeited: turn.forfeited }),
  };
}

/**
 * Reads a record from outside: its shape, its options, every play, its result and, where the seed is in it,
 * every outcome of nature. Reports the first error. Records kept by hand load only for callers that can
 * `enter` them, such as `loadAnyRecord`: such matches cannot go on.
 */
export function loadRecord(
  json: unknown,
  gameCalled: (id: string) => Game | undefined,
  enter: Enter | null = null,
): Loaded {
  try {
    const { game, record } = readShape(json, gameCalled);
    const { match, unknownViewers } = record.kept
      ? enterAll(game, record, enter)
      : { match: playAll(game, record), unknownViewers: 0 };
    decideBy(match, record);
    checkResult(record, match.turn());
    return { ok: true, match, record, unknownViewers };
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, error: error.fault };
    throw error;
  }
}

/** Thrown inside this file by the check that finds the first fault. */
class Wrong extends Error {
  readonly fault: Fault;

  constructor(kind: FaultKind, message: string, about: Pick<Fault, 'play'> = {}) {
    super(message);
    this.fault = { kind, message, ...about };
  }
}

const FIELDS = [
  'format',
  'game',
  'seats',
  'options',
  'names',
  'chance',
  'kept',
  'plays',
  'result',
  'decided',
  'forfeited',
];

function readShape(json: unknown, gameCalled: (id: string) => Game | undefined) {
  if (!isObject(json)) throw new Wrong('shape', 'a record must be a JSON object');
  if (json.format !== FORMAT) throw new Wrong('format', `format must be ${JSON.stringify(FORMAT)}`);
  const unknown = Object.keys(json).find(field => !FIELDS.includes(field));
  if (unknown !== undefined)
    throw new Wrong('shape', `there is no field ${JSON.stringify(shortened(unknown))} in a record`);

  const game = typeof json.game === 'string' ? gameCalled(json.game) : undefined;
  if (!game) throw new Wrong('game', 'game must be the name of a game');
  const seats = json.seats;
  if (!isSeatCount(game, seats))
    throw new Wrong('options', `seats must be from ${game.seats.min} to ${game.seats.max}`);
  const options = readOptions(game.options, json.options);
  if (!options.ok) throw new Wrong('options', options.error.message);

  const { names, chance, kept, plays, result, decided, forfeited } = json;
  if (names !== undefined && !isListOf(isName, names, seats)) {
    throw new Wrong('shape', 'names must be one text per seat, of at most 64 characters');
  }
  if (chance !== undefined && !(isObject(chance) && isFairChance(chance, seats))) {
    throw new Wrong(
      'chance',
      'chance must have a commitment, one nonce a seat and, once the match is over, a seed',
    );
  }
  const unfair = chance === undefined ? null : chanceFault(chance);
  if (unfair !== null) throw new Wrong('chance', unfair);
  if (kept !== undefined && !isKeeping(kept, seats)) {
    throw new Wrong('shape', 'kept must say by whom: a seat, "spectator" or "everything"');
  }
  if (kept !== undefined && chance !== undefined) {
    throw new Wrong('chance', 'chance cannot be fair in a record that was kept by hand');
  }
  if (!Array.isArray(plays)) throw new Wrong('shape', 'plays must be a list');
  const bad = plays.findIndex(play => !isPlay(play, seats, kept !== undefined));
  if (bad >= 0) throw new Wrong('play', `play ${bad} must be [seat or "nature", move]`, { play: bad });
  if (result !== undefined && !isResult(result, seats)) {
    throw new Wrong('result', 'result must have scores, one a seat, and winners');
  }
  if (decided !== undefined && !isDecided(decided, seats)) {
    throw new Wrong('result', 'decided must have the seat that has lost, and why');
  }
  if (forfeited !== undefined && !isSeats(forfeited, seats)) {
    throw new Wrong('result', 'forfeited must be seats, ascending');
  }
  const record: MatchRecord = {
    format: FORMAT,
    game: game.id,
    seats,
    options: options.options,
    ...(names !== undefined && { names }),
    ...(chance !== undefined && { chance }),
    ...(kept !== undefined && { kept }),
    plays,
    ...(result !== undefined && { result }),
    ...(decided !== undefined && { decided }),
    ...(forfeited !== undefined && { forfeited }),
  };
  return { game, record };
}

function playAll(game: Game, { seats, options, plays, chance }: MatchRecord): Match {
  if (chance?.version === 2 && !isKept(chance) && plays.length > 0) {
    throw new Wrong(
      'chance',
      'somebody has not revealed what they promised to chance, so nothing can have been played',
    );
  }
  const match = new Match(game, seats, options);
  const key = chance ? chanceKey(chance) : null;
  for (const [number, play] of plays.entries()) {
    const [by, move] = play;
    if (by === 'nature' && key && match.turn().kind === 'nature') {
      const fair = match.fairChance(key);
      if (fair !== move) throw wrongPlay(number, play, `the seed gives ${JSON.stringify(fair)}`, 'chance');
    }
    const played = match.play(by, move);
    if (!played.ok) throw wrongPlay(number, play, played.error.message);
  }
  return match;
}

function enterAll(game: Game, record: MatchRecord, enter: Enter | null): Entered {
  if (!enter) throw new Wrong('shape', 'it was kept by hand at a real table, and cannot be played on');
  const entered = enter(game, record);
  if (entered.ok) return entered;
  const { play, message } = entered.error;
  throw wrongPlay(play, record.plays[play], message);
}

function wrongPlay(
  number: number,
  [by, move]: RecordedPlay,
  message: string,
  kind: FaultKind = 'play',
): Wrong {
  return new Wrong(kind, `play ${number} (${by} ${JSON.stringify(shortened(move))}): ${message}`, {
    play: number,
  });
}

/** The rules do not say who wins when somebody resigns, only that the seat that resigned has not won. */
function decideBy(match: Match, { decided, forfeited = [], result }: MatchRecord): void {
  match.forfeit(forfeited);
  if (decided) {
    if (match.turn().kind === 'over')
      throw new Wrong('result', 'it is decided, but the rules have ended the match');
    const winners = result?.winners ?? [];
    if (!isSeats(winners, match.seats) || winners.length === 0 || winners.includes(decided.seat)) {
      throw new Wrong(
        'result',
        'the winners of a match that was decided must be seats that have not lost it, ascending',
      );
    }
    match.decide(decided, winners);
  }
  const turn = match.turn();
  if (forfeited.length > 0 && (turn.kind !== 'over' || turn.forfeited === undefined)) {
    throw new Wrong('result', 'seats are forfeited only once the match is over, and not all of them');
  }
}

function checkResult({ result, chance }: MatchRecord, turn: Turn): void {
  if (turn.kind !== 'over') {
    if (result) throw new Wrong('result', 'it has a result, but the match is not over after its last play');
    if (chance?.seed !== undefined)
      throw new Wrong('chance', 'it has the seed of chance, but the match is not over');
    return;
  }
  if (!result) throw new Wrong('result', 'the match is over after its last play, but it has no result');
  const { scores, winners } = turn;
  if (JSON.stringify([result.scores, result.winners]) !== JSON.stringify([scores, winners])) {
    throw new Wrong(
      'result',
      `the result must be scores ${scores.join(', ')} and winners ${winners.join(', ')}`,
    );
  }
}

export function isSeatCount(game: Game, seats: unknown): seats is number {
  return Number.isInteger(seats) && Number(seats) >= game.seats.min && Number(seats) <= game.seats.max;
}

export function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

export function isListOf<T>(is: (json: unknown) => json is T, json: unknown, length: number): json is T[] {
  return Array.isArray(json) && json.length === length && json.every(is);
}

export function isName(json: unknown): json is string {
  return typeof json === 'string' && json.length <= 64;
}

function isNumber(json: unknown): json is number {
  return typeof json === 'number';
}

export function isPlay(json: unknown, seats: number, isEntered: boolean): json is RecordedPlay {
  if (!Array.isArray(json) || json.length < 2 || json.length > (isEntered ? 3 : 2)) return false;
  const [by, move, seen] = json;
  return (
    (by === 'nature' || (Number.isInteger(by) && by >= 0 && by < seats)) &&
    typeof move === 'string' &&
    (seen === undefined || (Array.isArray(seen) && seen.every(isHappening)))
  );
}

function isHappening(json: unknown): json is Happening {
  return isObject(json) && typeof json.kind === 'string';
}

function isKeeping(json: unknown, seats: number): json is Kept {
  if (!isObject(json) || Object.keys(json).some(field => field !== 'by')) return false;
  const { by } = json;
  return (
    by === 'spectator' ||
    by === 'everything' ||
    (typeof by === 'number' && Number.isInteger(by) && by >= 0 && by < seats)
  );
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

function isSeats(json: unknown, seats: number): json is number[] {
  if (!Array.isArray(json)) return false;
  return json.every(
    (seat, index) => Number.isInteger(seat) && seat >= 0 && seat < seats && !(seat <= json[index - 1]),
  );
}

function isDecided(json: unknown, seats: number): json is Decided {
  return (
    isObject(json) &&
    Object.keys(json).every(field => ['seat', 'why'].includes(field)) &&
    Number.isInteger(json.seat) &&
    Number(json.seat) >= 0 &&
    Number(json.seat) < seats &&
    isReasonToEnd(json.why)
  );
}

export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

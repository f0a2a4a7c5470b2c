import { randomInt } from 'node:crypto';
import { chooseMove, LEVELS } from '../bots/index.ts';
import type { By } from '../engine/by.ts';
import type { Game } from '../engine/game.ts';
import { Match, type Refusal } from '../engine/match.ts';
import { defaultOptions, readOptions } from '../engine/options.ts';
import { isObject, isSeatCount, loadRecord, type MatchRecord, recordOf } from '../engine/record.ts';
import type { Viewer } from '../engine/viewers.ts';
import { fieldAsWritten, parseJson } from './json.ts';
import { listed } from './words.ts';

/**
 * The engine protocol of the rules, apart from any stream: a line in, a line out. `docs/engine-protocol.md` tells
 * how to drive it.
 */
export class Engine {
  readonly #session: Session;

  constructor(games: readonly Game[]) {
    this.#session = { games, match: null, about: {} };
  }

  /** Answers one line, without newlines. To be called again only when the answer before is there. Never throws. */
  answer(line: string): string | Promise<string> {
    const parsed = parseJson(line);
    if (!parsed.ok) return badJson(parsed.message);
    const request = parsed.json;
    if (!isObject(request)) return JSON.stringify(wrong('bad-request', 'a request must be a JSON object'));
    const id = Object.hasOwn(request, 'id') ? { id: asWritten(line, request.id) } : {};
    const answer = handle(this.#session, request);
    return answer instanceof Promise
      ? answer.catch(unexpected).then(late => JSON.stringify({ ...late, ...id }))
      : JSON.stringify({ ...answer, ...id });
  }
}

/** The answer to a line that is no JSON at all. */
export function badJson(message: string): string {
  return JSON.stringify(wrong('bad-json', message));
}

interface Session {
  readonly games: readonly Game[];
  match: Match | null;
  /** What a loaded record said beside its plays: kept, so that saving it again loses nothing. */
  about: Pick<MatchRecord, 'names' | 'chance'>;
}

type Request = Readonly<Record<string, unknown>>;
type ErrorCode =
  | Refusal['code']
  | 'bad-json'
  | 'bad-request'
  | 'unknown-game'
  | 'bad-options'
  | 'no-match'
  | 'bad-record';
type Answer =
  | { readonly ok: true; readonly [field: string]: unknown }
  | { readonly ok: false; readonly error: { readonly code: ErrorCode; readonly message: string } };

interface Handling {
  /** What a request may say beside `do` and `id`. */
  readonly fields: readonly string[];
  handle(session: Session, request: Request): Answer | Promise<Answer>;
}

/** Every request there is. */
const REQUESTS: ReadonlyMap<string, Handling> = new Map(
  Object.entries({
    games: { fields: [], handle: games },
    new: { fields: ['game', 'seats', 'options'], handle: newMatch },
    turn: { fields: [], handle: onMatch(turn) },
    moves: { fields: ['seat'], handle: onMatch(moves) },
    chances: { fields: [], handle: onMatch(match => ({ ok: true, chances: match.chances() })) },
    play: { fields: ['by', 'move'], handle: onMatch(play) },
    view: { fields: ['seat'], handle: onMatch(view) },
    record: { fields: [], handle: onMatch(record) },
    load: { fields: ['record'], handle: load },
    bot: { fields: ['seat', 'level', 'ms'], handle: onMatch(bot) },
  }),
);

function handle(session: Session, request: Request): Answer | Promise<Answer> {
  const name = request.do;
  const handling = typeof name === 'string' ? REQUESTS.get(name) : undefined;
  if (!handling) return wrong('bad-request', `"do" must be one of ${listed([...REQUESTS.keys()], 'or')}`);
  const allowed = ['do', 'id', ...handling.fields];
  const unknown = Object.keys(request).find(field => !allowed.includes(field));
  if (unknown !== undefined) {
    const shown = JSON.stringify(unknown.slice(0, 40));
    return wrong('bad-request', `"${name}" has no field ${shown}; it has ${listed(allowed, 'and')}`);
  }
  try {
    return handling.handle(session, request);
  } catch (error) {
    return unexpected(error);
  }
}

function games(session: Session): Answer {
  const games = session.games.map(game => ({
    game: game.id,
    seats: { min: game.seats.min, max: game.seats.max },
    options: defaultOptions(game.options),
  }));
  return { ok: true, games };
}

function newMatch(session: Session, request: Request): Answer {
  const { game: id, seats, options: given } = request;
  if (typeof id !== 'string') return wrong('bad-request', '"game" must be the name of a game');
  const game = session.games.find(game => game.id === id);
  if (!game) {
    const names = session.games.map(game => game.id);
    return wrong('unknown-game', `there is no such game; there is ${listed(names, 'and')}`);
  }
  if (!Number.isInteger(seats)) return wrong('bad-request', '"seats" must be a whole number');
  if (!isSeatCount(game, seats)) {
    return wrong('bad-options', `${game.id} is for ${game.seats.min} to ${game.seats.max} seats`);
  }
  const read = readOptions(game.options, given);
  if (!read.ok) return wrong('bad-options', read.message);
  session.match = new Match(game, seats, read.options);
  session.about = {};
  return turn(session.match);
}

function turn(match: Match): Answer {
  return { ok: true, turn: match.turn() };
}

function moves(match: Match, { seat }: Request): Answer {
  if (!isSeatOf(match, seat)) return wrong('bad-request', `"seat" must be ${seatsInWords(match)}`);
  return { ok: true, moves: match.moves(seat) };
}

function play(match: Match, { by, move }: Request): Answer {
  if (!isBy(match, by)) return wrong('bad-request', `"by" must be ${seatsInWords(match)}, or "nature"`);
  if (typeof move !== 'string') return wrong('bad-request', '"move" must be a text');
  const played = match.play(by, move);
  return played.ok ? turn(match) : played;
}

function view(match: Match, { seat }: Request): Answer {
  if (!isViewer(match, seat))
    return wrong('bad-request', `"seat" must be ${seatsInWords(match)}, or "spectator"`);
  return { ok: true, view: match.view(seat) };
}

function record(match: Match, _: Request, session: Session): Answer {
  return { ok: true, record: recordOf(match, session.about) };
}

function load(session: Session, request: Request): Answer {
  if (!Object.hasOwn(request, 'record')) return wrong('bad-request', '"record" is missing');
  const loaded = loadRecord(request.record, id => session.games.find(game => game.id === id));
  if (!loaded.ok) return wrong('bad-record', loaded.error.message);
  const { names, chance } = loaded.record;
  session.match = loaded.match;
  session.about = { ...(names && { names }), ...(chance && { chance }) };
  return turn(loaded.match);
}

const LONGEST_THINKING = 60_000;

/** The bot gets what its seat may know and remember, and nothing else of the match. */
async function bot(match: Match, { seat, level: name, ms }: Request): Promise<Answer> {
  if (!isSeatOf(match, seat)) return wrong('bad-request', `"seat" must be ${seatsInWords(match)}`);
  const level = LEVELS.find(level => level === name);
  if (!level) return wrong('bad-request', `"level" must be ${listed(LEVELS, 'or')}`);
  const isTime = typeof ms === 'number' && ms > 0 && ms <= LONGEST_THINKING;
  if (ms !== undefined && !isTime) {
    return wrong('bad-request', `"ms" must be a number above 0 and at most ${LONGEST_THINKING}`);
  }
  if (match.moves(seat).length === 0) return wrong('not-your-turn', `seat ${seat} is not on turn`);
  const task = { level, seed: randomInt(2 ** 32), ...(isTime && { ms }) };
  return { ok: true, move: await chooseMove(match.game, match.view(seat, true), task) };
}

function onMatch(
  handle: (match: Match, request: Request, session: Session) => Answer | Promise<Answer>,
): Handling['handle'] {
  return (session, request) =>
    session.match
      ? handle(session.match, request, session)
      : wrong('no-match', 'there is no match; begin one with "new" or "load"');
}

function isSeatOf(match: Match, seat: unknown): seat is number {
  return Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < match.seats;
}

function isBy(match: Match, by: unknown): by is By {
  return by === 'nature' || isSeatOf(match, by);
}

/** `everything` is no viewer here: what is hidden is in `record`, for those who ask for it by name. */
function isViewer(match: Match, seat: unknown): seat is Exclude<Viewer, 'everything'> {
  return seat === 'spectator' || isSeatOf(match, seat);
}

function seatsInWords(match: Match): string {
  return `a seat from 0 to ${match.seats - 1}`;
}

function asWritten(line: string, id: unknown): unknown {
  const exact = typeof id === 'number' ? Number.isSafeInteger(id) : typeof id !== 'object';
  return exact ? id : fieldAsWritten(line, 'id');
}

function wrong(code: ErrorCode, message: string): Answer {
  return { ok: false, error: { code, message } };
}

/** A mistake of ours, not of the one who asks: said aloud, and survived. */
function unexpected(error: unknown): Answer {
  console.error(error);
  return wrong('bad-request', 'the engine failed on this request; standard error tells more');
}

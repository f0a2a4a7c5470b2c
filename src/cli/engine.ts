import { randomInt } from 'node:crypto';
import { chooseMove, LEVELS } from '../bots/index.ts';
import type { By } from '../engine/by.ts';
import type { Game } from '../engine/game.ts';
import { Match, type Refusal } from '../engine/match.ts';
import { defaultOptions, readOptions } from '../engine/options.ts';
import { isObject, isSeatCount, loadRecord, type MatchRecord, recordOf } from '../engine/record.ts';
import type { Result } from '../engine/result.ts';
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
    if (!parsed.ok) return badJson(parsed.error.message);
    const request = parsed.json;
    if (!isObject(request)) return written(refusal('bad-request', 'a request must be a JSON object'));
    const id = Object.hasOwn(request, 'id') ? { id: asWritten(line, request.id) } : {};
    const accept = (found: Found) => written({ ok: true, ...found, ...id });
    const refuse = (error: unknown) => written({ ...refusalIn(error), ...id });
    try {
      const found = handle(this.#session, request);
      return found instanceof Promise ? found.then(accept, refuse) : accept(found);
    } catch (error) {
      return refuse(error);
    }
  }
}

/** The answer to a line that is no JSON at all. */
export function badJson(message: string): string {
  return written(refusal('bad-json', message));
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
/** What a request that can be answered finds out, by the names of the protocol. */
type Found = Readonly<Record<string, unknown>>;
type Answer = Result<Found, { readonly code: ErrorCode; readonly message: string }>;

/** Why a request is refused: thrown by whatever handles it. */
class EngineError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

interface Handling {
  /** What a request may say beside `do` and `id`. */
  readonly fields: readonly string[];
  handle(session: Session, request: Request): Found | Promise<Found>;
}

/** Every request there is. */
const REQUESTS: ReadonlyMap<string, Handling> = new Map(
  Object.entries({
    games: { fields: [], handle: games },
    new: { fields: ['game', 'seats', 'options'], handle: newMatch },
    turn: { fields: [], handle: onMatch(turn) },
    moves: { fields: ['seat'], handle: onMatch(moves) },
    chances: { fields: [], handle: onMatch(match => ({ chances: match.chances() })) },
    play: { fields: ['by', 'move'], handle: onMatch(play) },
    view: { fields: ['seat'], handle: onMatch(view) },
    record: { fields: [], handle: onMatch(record) },
    load: { fields: ['record'], handle: load },
    bot: { fields: ['seat', 'level', 'ms'], handle: onMatch(bot) },
  }),
);

function handle(session: Session, request: Request): Found | Promise<Found> {
  const name = request.do;
  const handling = typeof name === 'string' ? REQUESTS.get(name) : undefined;
  if (!handling)
    throw new EngineError('bad-request', `"do" must be one of ${listed([...REQUESTS.keys()], 'or')}`);
  const allowed = ['do', 'id', ...handling.fields];
  const unknown = Object.keys(request).find(field => !allowed.includes(field));
  if (unknown !== undefined) {
    const shown = JSON.stringify(unknown.slice(0, 40));
    throw new EngineError('bad-request', `"${name}" has no field ${shown}; it has ${listed(allowed, 'and')}`);
  }
  return handling.handle(session, request);
}

function games(session: Session): Found {
  const games = session.games.map(game => ({
    game: game.id,
    seats: { min: game.seats.min, max: game.seats.max },
    options: defaultOptions(game.options),
  }));
  return { games };
}

function newMatch(session: Session, request: Request): Found {
  const { game: id, seats, options: given } = request;
  if (typeof id !== 'string') throw new EngineError('bad-request', '"game" must be the name of a game');
  const game = session.games.find(game => game.id === id);
  if (!game) {
    const names = session.games.map(game => game.id);
    throw new EngineError('unknown-game', `there is no such game; there is ${listed(names, 'and')}`);
  }
  if (!Number.isInteger(seats)) throw new EngineError('bad-request', '"seats" must be a whole number');
  if (!isSeatCount(game, seats)) {
    throw new EngineError('bad-options', `${game.id} is for ${game.seats.min} to ${game.seats.max} seats`);
  }
  const read = readOptions(game.options, given);
  if (!read.ok) throw new EngineError('bad-options', read.error.message);
  session.match = new Match(game, seats, read.options);
  session.about = {};
  return turn(session.match);
}

function turn(match: Match): Found {
  return { turn: match.turn() };
}

function moves(match: Match, { seat }: Request): Found {
  return { moves: match.moves(seatIn(match, seat)) };
}

function play(match: Match, { by, move }: Request): Found {
  if (!isBy(match, by))
    throw new EngineError('bad-request', `"by" must be ${seatsInWords(match)}, or "nature"`);
  if (typeof move !== 'string') throw new EngineError('bad-request', '"move" must be a text');
  const played = match.play(by, move);
  if (!played.ok) throw new EngineError(played.error.code, played.error.message);
  return turn(match);
}

function view(match: Match, { seat }: Request): Found {
  if (!isViewer(match, seat))
    throw new EngineError('bad-request', `"seat" must be ${seatsInWords(match)}, or "spectator"`);
  return { view: match.view(seat) };
}

function record(match: Match, _: Request, session: Session): Found {
  return { record: recordOf(match, session.about) };
}

function load(session: Session, request: Request): Found {
  if (!Object.hasOwn(request, 'record')) throw new EngineError('bad-request', '"record" is missing');
  const loaded = loadRecord(request.record, id => session.games.find(game => game.id === id));
  if (!loaded.ok) throw new EngineError('bad-record', loaded.error.message);
  const { names, chance } = loaded.record;
  session.match = loaded.match;
  session.about = { ...(names && { names }), ...(chance && { chance }) };
  return turn(loaded.match);
}

const LONGEST_THINKING = 60_000;

/** The bot gets what its seat may know and remember, and nothing else of the match. */
async function bot(match: Match, { seat: given, level: name, ms }: Request): Promise<Found> {
  const seat = seatIn(match, given);
  const level = LEVELS.find(level => level === name);
  if (!level) throw new EngineError('bad-request', `"level" must be ${listed(LEVELS, 'or')}`);
  const isTime = typeof ms === 'number' && ms > 0 && ms <= LONGEST_THINKING;
  if (ms !== undefined && !isTime) {
    throw new EngineError('bad-request', `"ms" must be a number above 0 and at most ${LONGEST_THINKING}`);
  }
  if (match.moves(seat).length === 0) throw new EngineError('not-your-turn', `seat ${seat} is not on turn`);
  const task = { level, seed: randomInt(2 ** 32), ...(isTime && { ms }) };
  return { move: await chooseMove(match.game, match.view(seat, true), task) };
}

function onMatch(
  handle: (match: Match, request: Request, session: Session) => Found | Promise<Found>,
): Handling['handle'] {
  return (session, request) => {
    if (session.match) return handle(session.match, request, session);
    throw new EngineError('no-match', 'there is no match; begin one with "new" or "load"');
  };
}

function seatIn(match: Match, seat: unknown): number {
  if (isSeatOf(match, seat)) return seat;
  throw new EngineError('bad-request', `"seat" must be ${seatsInWords(match)}`);
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

function written(answer: Answer): string {
  return JSON.stringify(answer);
}

function refusal(code: ErrorCode, message: string): Answer {
  return { ok: false, error: { code, message } };
}

function refusalIn(error: unknown): Answer {
  if (error instanceof EngineError) return refusal(error.code, error.message);
  // A mistake of ours, not of the one who asks: said aloud, and survived.
  console.error(error);
  return refusal('bad-request', 'the engine failed on this request; standard error tells more');
}

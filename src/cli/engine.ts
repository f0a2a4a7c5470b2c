import { randomInt } from 'node:crypto';
import { chooseMove, LEVELS } from '../bots/index.ts';
import type { By } from '../engine/by.ts';
import type { Game } from '../engine/game.ts';
import { Match, type Played, type Refusal } from '../engine/match.ts';
import { defaultOptions, readOptions } from '../engine/options.ts';
import { isObject, isSeatCount, loadRecord, type MatchRecord, recordOf } from '../engine/record.ts';
import type { Result } from '../engine/result.ts';
import { NATURE, type Viewer } from '../engine/viewers.ts';
import { fieldAsWritten, parseJson } from './json.ts';
import { listed } from './words.ts';

/**
 * The engine protocol, independent of any stream: a line in, a line out. `docs/engine-protocol.md` says how
 * to drive it.
 */
export class Engine {
  readonly #session: Session;
  readonly #isCompact: boolean;

  /** `isCompact` also takes lines that are lists (`stepped`). */
  constructor(games: readonly Game[], isCompact = false) {
    this.#session = { games, matches: new Map() };
    this.#isCompact = isCompact;
  }

  /**
   * Answers one line, given without its newline. Call it again only after the previous answer has arrived. Never
   * throws.
   */
  answer(line: string): string | Promise<string> {
    const parsed = parseJson(line);
    if (!parsed.ok) return badJson(parsed.error.message);
    const request = parsed.json;
    if (this.#isCompact && Array.isArray(request)) return stepped(this.#session, request);
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

/** The answer to a line that is not JSON. */
export function badJson(message: string): string {
  return written(refusal('bad-json', message));
}

interface Session {
  readonly games: readonly Game[];
  /** By the name or number that the driver gave them. */
  readonly matches: Map<MatchName, Sitting>;
}

type MatchName = string | number;

interface Sitting {
  readonly match: Match;
  /** What a loaded record said besides its plays: kept, so that saving it again loses nothing. */
  readonly about: Pick<MatchRecord, 'names' | 'chance'>;
}

/** The match of requests that name none. */
const UNNAMED = '';
const MOST_MATCHES = 10_000;
const LONGEST_NAME = 64;
const MOST_REQUESTS = 1000;

type Request = Readonly<Record<string, unknown>>;
type ErrorCode =
  | Refusal['code']
  | 'bad-json'
  | 'bad-request'
  | 'unknown-game'
  | 'bad-options'
  | 'no-match'
  | 'too-many'
  | 'bad-record';
/** The fields of an answer, as the protocol names them. */
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
  /** What a request may say besides `do` and `id`. */
  readonly fields: readonly string[];
  handle(session: Session, request: Request): Found | Promise<Found>;
}

/** All requests. */
const REQUESTS: ReadonlyMap<string, Handling> = new Map(
  Object.entries({
    games: { fields: [], handle: games },
    new: { fields: ['match', 'game', 'seats', 'options'], handle: newMatch },
    turn: { fields: ['match'], handle: onMatch(turn) },
    moves: { fields: ['match', 'seat', 'numbers'], handle: onMatch(moves) },
    chances: { fields: ['match', 'numbers'], handle: onMatch(chances) },
    play: { fields: ['match', 'by', 'move', 'number'], handle: onMatch(play) },
    view: { fields: ['match', 'seat'], handle: onMatch(view) },
    record: { fields: ['match'], handle: onMatch(record) },
    load: { fields: ['match', 'record'], handle: load },
    bot: { fields: ['match', 'seat', 'level', 'ms', 'numbers'], handle: onMatch(bot) },
    clone: { fields: ['match', 'to'], handle: clone },
    drop: { fields: ['match'], handle: drop },
    batch: { fields: ['requests'], handle: batch },
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
  return keep(session, nameIn(request), { match: new Match(game, seats, read.options), about: {} });
}

/** Saves a match under this name, replacing the one that had it. */
function keep(session: Session, name: MatchName, sitting: Sitting): Found {
  if (session.matches.size >= MOST_MATCHES && !session.matches.has(name)) {
    throw new EngineError('too-many', `there are ${MOST_MATCHES} matches already; end some with "drop"`);
  }
  session.matches.set(name, sitting);
  return turn(sitting.match);
}

function clone(session: Session, request: Request): Found {
  const { match, about } = sittingIn(session, nameIn(request));
  return keep(session, nameIn(request, 'to'), { match: match.fork(), about });
}

function drop(session: Session, request: Request): Found {
  const name = nameIn(request);
  sittingIn(session, name);
  session.matches.delete(name);
  return {};
}

/** Answers the requests in order. If one is refused, the others are still answered. */
async function batch(session: Session, { requests }: Request): Promise<Found> {
  if (!Array.isArray(requests) || requests.length > MOST_REQUESTS) {
    throw new EngineError('bad-request', `"requests" must be a list of at most ${MOST_REQUESTS} requests`);
  }
  const answers: Answer[] = [];
  for (const request of requests) {
    try {
      if (!isObject(request) || request.do === 'batch') {
        throw new EngineError('bad-request', 'a request in a batch must be a JSON object, and no batch');
      }
      answers.push({ ok: true, ...(await handle(session, request)), ...pick(request, 'id') });
    } catch (error) {
      answers.push({ ...refusalIn(error), ...(isObject(request) && pick(request, 'id')) });
    }
  }
  return { answers };
}

function pick(request: Request, field: string): Found {
  return Object.hasOwn(request, field) ? { [field]: request[field] } : {};
}

/** In a compact answer: who is to move, if no seat is. */
const OVER = -2;

/**
 * The compact form, for programs that play millions of moves: `[match, move, …]` makes these plays, each by the first
 * seat to move. The answer is `[by, move, …]`: who is to move next, and the legal moves, all as numbers.
 */
function stepped(session: Session, [name, ...plays]: readonly unknown[]): string {
  try {
    const { match } = sittingIn(session, readName(name));
    for (const move of plays) playNumber(match, match.first(), move);
    const by = match.first();
    if (by !== null) return JSON.stringify([by === 'nature' ? NATURE : by, ...match.numbers(by)]);
    const turn = match.turn();
    return JSON.stringify([OVER, ...(turn.kind === 'over' ? turn.scores : [])]);
  } catch (error) {
    return written(refusalIn(error));
  }
}

function playNumber(match: Match, by: By | null, move: unknown): void {
  if (!Number.isSafeInteger(move)) throw new EngineError('bad-request', 'a move must be a whole number');
  if (by === null) throw new EngineError('not-your-turn', 'the match is over');
  accept(match.playNumber(by, Number(move)));
}

function turn(match: Match): Found {
  return { turn: match.turn() };
}

function moves(match: Match, { seat: given, numbers }: Request): Found {
  const seat = seatIn(match, given);
  return { moves: wantsNumbers(numbers) ? match.numbers(seat) : match.moves(seat) };
}

function chances(match: Match, { numbers }: Request): Found {
  return { chances: wantsNumbers(numbers) ? match.numbers('nature') : match.chances() };
}

function wantsNumbers(numbers: unknown): boolean {
  if (numbers === undefined || typeof numbers === 'boolean') return numbers === true;
  throw new EngineError('bad-request', '"numbers" must be true or false');
}

function play(match: Match, { by, move, number }: Request): Found {
  if (!isBy(match, by))
    throw new EngineError('bad-request', `"by" must be ${seatsInWords(match)}, or "nature"`);
  if (number !== undefined && move === undefined) playNumber(match, by, number);
  else if (typeof move !== 'string' || number !== undefined) {
    throw new EngineError('bad-request', '"move" must be a text, or there must be a "number" in its place');
  } else accept(match.play(by, move));
  return turn(match);
}

function accept(played: Played): void {
  if (!played.ok) throw new EngineError(played.error.code, played.error.message);
}

function view(match: Match, { seat }: Request): Found {
  if (!isViewer(match, seat))
    throw new EngineError('bad-request', `"seat" must be ${seatsInWords(match)}, or "spectator"`);
  return { view: match.view(seat) };
}

function record(match: Match, _: Request, about: Sitting['about']): Found {
  return { record: recordOf(match, about) };
}

function load(session: Session, request: Request): Found {
  if (!Object.hasOwn(request, 'record')) throw new EngineError('bad-request', '"record" is missing');
  const loaded = loadRecord(request.record, id => session.games.find(game => game.id === id));
  if (!loaded.ok) throw new EngineError('bad-record', loaded.error.message);
  const { names, chance } = loaded.record;
  const about = { ...(names && { names }), ...(chance && { chance }) };
  return keep(session, nameIn(request), { match: loaded.match, about });
}

const LONGEST_THINKING = 60_000;

/** The bot gets what its seat may know and remember, and nothing else of the match. */
async function bot(match: Match, { seat: given, level: name, ms, numbers }: Request): Promise<Found> {
  const seat = seatIn(match, given);
  const isNumber = wantsNumbers(numbers);
  const level = LEVELS.find(level => level === name);
  if (!level) throw new EngineError('bad-request', `"level" must be ${listed(LEVELS, 'or')}`);
  const isTime = typeof ms === 'number' && ms > 0 && ms <= LONGEST_THINKING;
  if (ms !== undefined && !isTime) {
    throw new EngineError('bad-request', `"ms" must be a number above 0 and at most ${LONGEST_THINKING}`);
  }
  if (match.moves(seat).length === 0) throw new EngineError('not-your-turn', `seat ${seat} is not on turn`);
  const task = { level, seed: randomInt(2 ** 32), ...(isTime && { ms }) };
  const move = await chooseMove(match.game, match.view(seat, true), task);
  return isNumber ? { number: match.numberOf(seat, move) } : { move };
}

function onMatch(
  handle: (match: Match, request: Request, about: Sitting['about']) => Found | Promise<Found>,
): Handling['handle'] {
  return (session, request) => {
    const { match, about } = sittingIn(session, nameIn(request));
    return handle(match, request, about);
  };
}

function sittingIn(session: Session, name: MatchName): Sitting {
  const sitting = session.matches.get(name);
  if (sitting) return sitting;
  const which = name === UNNAMED ? 'no match' : `no match ${JSON.stringify(name)}`;
  throw new EngineError('no-match', `there is ${which}; begin one with "new" or "load"`);
}

function nameIn(request: Request, field = 'match'): MatchName {
  return Object.hasOwn(request, field) ? readName(request[field]) : UNNAMED;
}

function readName(name: unknown): MatchName {
  if (typeof name === 'string' && name.length <= LONGEST_NAME) return name;
  if (typeof name === 'number' && Number.isSafeInteger(name)) return name;
  throw new EngineError(
    'bad-request',
    `a match is called by a text of at most ${LONGEST_NAME} characters or a whole number`,
  );
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

/**
 * `everything` is not a viewer here: hidden things are in `record`, for programs that ask for them by name.
 */
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
  // A bug of ours, not of the caller: reported, and survived.
  console.error(error);
  return refusal('bad-request', 'the engine failed on this request; standard error tells more');
}

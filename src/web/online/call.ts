import type { z } from 'zod';
import { isObject } from '../../engine/record.ts';
import type { Answer, API, ApiName } from '../../protocol/http.ts';
import type { ErrorCode } from '../../protocol/words.ts';

/**
 * One request to the server. Of the protocol only the types are here, so that zod stays out of the app: the table below
 * does not compile unless it says what `src/protocol/http.ts` says.
 */
type Routes = {
  readonly [N in ApiName]: `${(typeof API)[N]['who']} ${(typeof API)[N]['method']} ${(typeof API)[N]['path']}`;
};

const ROUTES: Routes = {
  me: 'anybody POST /api/me',
  rename: 'person POST /api/me/name',
  deleteMe: 'person DELETE /api/me',
  signOut: 'person POST /api/me/sign-out',
  passkeyOptions: 'person POST /api/passkeys/options',
  addPasskey: 'person POST /api/passkeys',
  removePasskey: 'person DELETE /api/passkeys/:id',
  signInOptions: 'anybody POST /api/sign-in/options',
  signIn: 'anybody POST /api/sign-in',
  makeBot: 'person POST /api/bots',
  deleteBot: 'person DELETE /api/bots/:id',
  tables: 'anybody GET /api/tables',
  makeTable: 'player POST /api/tables',
  table: 'anybody GET /api/tables/:id',
  join: 'player POST /api/tables/:id/join',
  nonce: 'player POST /api/tables/:id/nonce',
  leave: 'player POST /api/tables/:id/leave',
  setSeat: 'player POST /api/tables/:id/seats',
  start: 'player POST /api/tables/:id/start',
  revoke: 'player POST /api/tables/:id/invite',
  resign: 'player POST /api/tables/:id/resign',
  replace: 'player POST /api/tables/:id/replace',
  takeBack: 'player POST /api/tables/:id/return',
  rematch: 'player POST /api/tables/:id/rematch',
  record: 'anybody GET /api/tables/:id/record',
  best: 'anybody GET /api/ratings/:game',
  player: 'anybody GET /api/players/:id',
  report: 'person POST /api/players/:id/report',
};

/** Why there is no answer: what the server says, or that no server of ours is there. */
export type FailureCode = ErrorCode | 'no-server';

export class Failure {
  readonly code: FailureCode;
  /** In English, for the console; people are told `online.value.failures[code]`. */
  readonly message: string;
  readonly retryAfterSeconds: number | null;

  constructor(code: FailureCode, message: string, retryAfterSeconds: number | null = null) {
    this.code = code;
    this.message = message;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What a request takes: its body and query as the protocol says, and the part of its path that has a name. */
export type Given<N extends ApiName> = Part<N, 'body'> &
  Partial<Part<N, 'query'>> &
  ((typeof API)[N]['path'] extends `${string}:${string}` ? { readonly id: string } : object);

type Part<N extends ApiName, K extends 'body' | 'query'> =
  (typeof API)[N] extends Record<K, infer S extends z.ZodType> ? { readonly [key in K]: z.input<S> } : object;

/** Whether only a player may ask this. */
export function isForPlayers(name: ApiName): boolean {
  return ROUTES[name].startsWith('player');
}

/** Asks the server, as whoever this device is. */
export async function call<N extends ApiName>(name: N, given: Given<N>): Promise<Answer<N> | Failure> {
  const { id, body, query }: AnyGiven = given;
  const [, method, path] = ROUTES[name].split(' ');
  const address = path.replace(/:\w+/, encodeURIComponent(id ?? '')) + searchOf(query);
  const isWrite = method !== 'GET';
  try {
    const response = await fetch(address, {
      method,
      ...(isWrite && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
    });
    const json: unknown = await response.json();
    if (!response.ok) return failureIn(json);
    return isAnswer(name, json) ? json : NO_SERVER;
  } catch (error) {
    // There is no network, or what answers is not our server.
    return new Failure('no-server', String(error));
  }
}

interface AnyGiven {
  readonly id?: string;
  readonly body?: unknown;
  readonly query?: unknown;
}

const NO_SERVER = new Failure('no-server', 'this is not an answer of the server');

/** That answers of our server are what the protocol says is checked by its tests; other servers don't answer so at all. */
function isAnswer<N extends ApiName>(_name: N, json: unknown): json is Answer<N> {
  return isObject(json);
}

function searchOf(query: unknown): string {
  if (!isObject(query)) return '';
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search && `?${search}`;
}

function failureIn(json: unknown): Failure {
  if (!isObject(json) || !isErrorCode(json.code)) return NO_SERVER;
  const { code, message, retryAfterSeconds } = json;
  const seconds = typeof retryAfterSeconds === 'number' ? retryAfterSeconds : null;
  return new Failure(code, String(message), seconds);
}

/** All of them: the keys are the protocol's, or it does not compile. */
const ERROR_CODES: Readonly<Record<ErrorCode, true>> = {
  'bad-message': true,
  'unknown-player': true,
  'not-found': true,
  'not-allowed': true,
  'not-now': true,
  'too-many': true,
  'wrong-origin': true,
  'not-your-turn': true,
  'illegal-move': true,
  stale: true,
  'not-over': true,
  failed: true,
};

function isErrorCode(json: unknown): json is ErrorCode {
  return typeof json === 'string' && Object.hasOwn(ERROR_CODES, json);
}

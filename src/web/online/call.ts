import { isObject } from '../../engine/record.ts';
import { type ErrorCode, isErrorCode } from '../../protocol/errors.ts';
import type { Answer, Given } from '../../protocol/http.ts';
import { type ApiName, ROUTES } from '../../protocol/routes.ts';
import { learnTime } from './server-clock.ts';

/** Why a request failed: the server's error code, or that no server of ours answered. */
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

/** Asks the server, as this device's player. */
export async function call<N extends ApiName>(name: N, given: Given<N>): Promise<Answer<N> | Failure> {
  const { id, body, query }: AnyGiven = given;
  const { method, path } = ROUTES[name];
  const address = path.replace(/:\w+/, encodeURIComponent(id ?? '')) + searchOf(query);
  const isWrite = method !== 'GET';
  // Other players at a table want to know which language somebody speaks.
  const language = globalThis.document?.documentElement.lang;
  try {
    const response = await fetch(address, {
      method,
      headers: {
        ...(language && { 'accept-language': language }),
        ...(isWrite && { 'content-type': 'application/json' }),
      },
      ...(isWrite && { body: JSON.stringify(body ?? {}) }),
    });
    learnTime(response.headers.get('date'));
    const json: unknown = await response.json();
    if (!response.ok) return failureIn(json);
    // The server's tests check that its answers are what the protocol says; other servers don't answer like this at all.
    return isObject(json) ? (json as Answer<N>) : NO_SERVER;
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

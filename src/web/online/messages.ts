import { isObject } from '../../engine/record.ts';
import type { Now } from '../../engine/runner.ts';
import type { Message } from '../../protocol/socket.ts';

type Say = Message['say'];

const isText = (json: unknown): boolean => typeof json === 'string';
const isCount = (json: unknown): boolean => Number.isInteger(json) && Number(json) >= 0;
const isList = Array.isArray;

/**
 * The minimal shape of each message that the app relies on. The whole protocol in zod would weigh more than
 * the rest of a remote table; the server's tests check every answer against it.
 */
const FIELDS: Readonly<Record<Say, Readonly<Record<string, (json: unknown) => boolean>>>> = {
  hello: { player: isText },
  table: { table: isText, info: isInfo },
  past: { table: isText, from: isCount, steps: json => isList(json) && json.every(isStep) },
  steps: { table: isText, from: isCount, steps: json => isList(json) && json.every(isStep), now: isNow },
  changes: { table: isText, from: isCount, steps: json => isList(json) && json.every(isStep), now: isObject },
  presence: { table: isText, players: json => isList(json) && json.every(isText), watchers: isCount },
  said: { table: isText, seat: isCount, phrase: isText },
  'undo-asked': { table: isText, asked: isAsked },
  played: { table: isText, client: isText, number: isCount },
  refused: { table: isText, client: isText, code: isText, message: isText },
  error: { code: isText, message: isText },
  bye: { comeBackAfterMs: isCount },
  pong: {},
};

/** A message from the server; null if it is unknown. A later server may send more than this app knows. */
export function readMessage(text: string): Message | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  return isMessage(json) ? json : null;
}

function isMessage(json: unknown): json is Message {
  if (!isObject(json) || !isSay(json.say)) return false;
  return Object.entries(FIELDS[json.say]).every(([field, is]) => is(json[field]));
}

function isSay(json: unknown): json is Say {
  return typeof json === 'string' && Object.hasOwn(FIELDS, json);
}

function isAsked(json: unknown): boolean {
  if (json === null) return true;
  return isObject(json) && isCount(json.by) && isCount(json.number) && isList(json.agreed);
}

function isInfo(json: unknown): boolean {
  return (
    isObject(json) &&
    isText(json.game) &&
    isCount(json.version) &&
    isText(json.status) &&
    isList(json.seats) &&
    json.seats.every(isObject) &&
    isObject(json.you) &&
    isObject(json.pace)
  );
}

function isStep(json: unknown): boolean {
  return isObject(json) && isCount(json.number) && isCount(json.play) && isList(json.happenings);
}

export function isNow(json: unknown): json is Now {
  return (
    isObject(json) &&
    isCount(json.number) &&
    isObject(json.view) &&
    isObject(json.view.turn) &&
    isList(json.moves)
  );
}

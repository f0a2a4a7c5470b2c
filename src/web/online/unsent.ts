import { isObject } from '../../engine/record.ts';
import type { PlayRequest } from '../../protocol/socket.ts';
import { forget, keep, kept } from '../storage/storage.ts';

/** A move that was made here and not yet confirmed by the server: stored, so that it survives a reload. */
const under = (table: string) => `unsent/${table}`;

export function unsentAt(table: string): PlayRequest | null {
  const json = kept(under(table));
  return isPlayRequest(json) && json.table === table ? json : null;
}

/** Null if nothing is under way any more. */
export function keepUnsent(table: string, request: PlayRequest | null): void {
  if (request) keep(under(table), request);
  else forget(under(table));
}

function isPlayRequest(json: unknown): json is PlayRequest {
  if (!isObject(json) || typeof json.table !== 'string' || typeof json.number !== 'number') return false;
  if (typeof json.client !== 'string') return false;
  return json.do === 'undo' || (json.do === 'play' && typeof json.move === 'string');
}

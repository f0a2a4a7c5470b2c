import { hexOf } from '../../engine/fair.ts';
import { isObject, type MatchRecord } from '../../engine/record.ts';
import { type GameId, isGameId } from '../../games/index.ts';
import { app } from '../frame/texts.ts';
import { guestName } from '../names.ts';
import { forget, keep, kept, keysUnder } from '../storage/archive.ts';
import type { Seat } from '../table/table.ts';

/** Records that were opened from files, kept on this device until they are removed. */
export interface KeptRecord {
  readonly version: 1;
  readonly id: string;
  readonly game: GameId;
  /** When it was opened, in milliseconds since 1970. */
  readonly added: number;
  /** It was correct when it was stored; the engine checks it again when it is opened. */
  readonly record: MatchRecord;
}

const UNDER = 'record/';

/** Stores a record that has been checked. The same record again is the same entry. */
export function keepRecord(record: MatchRecord): { readonly id: string } {
  if (!isGameId(record.game)) throw new Error(`no game ${record.game}`);
  const same = keptRecords().find(other => JSON.stringify(other.record) === JSON.stringify(record));
  if (same) return same;
  const id = `r${hexOf(crypto.getRandomValues(new Uint8Array(6)))}`;
  const entry: KeptRecord = { version: 1, id, game: record.game, added: Date.now(), record };
  keep(UNDER + id, entry);
  return entry;
}

export function recordCalled(id: string): KeptRecord | 'not-found' | 'unreadable' {
  const json = kept(UNDER + id);
  if (json !== undefined) return readKeptRecord(id, json) ?? 'unreadable';
  return 'not-found';
}

/** Most recently opened first. */
export function keptRecords(): readonly KeptRecord[] {
  return keysUnder(UNDER)
    .map(recordCalled)
    .filter(found => typeof found !== 'string')
    .sort((a, b) => b.added - a.added);
}

/** Stores an entry again that was forgotten. */
export function bringBackRecord(entry: KeptRecord): void {
  keep(UNDER + entry.id, entry);
}

export function forgetRecord(id: string): void {
  forget(UNDER + id);
}

/** Who sat where, as far as a record or a study says. */
export function seatsNamed(match: {
  readonly seats: number;
  readonly names?: readonly string[] | null;
}): readonly Seat[] {
  const { seats, names } = match;
  return Array.from({ length: seats }, (_, seat) => ({
    name: nameIn(names?.[seat]?.trim(), seat),
    kind: 'person',
    level: null,
  }));
}

/** What the server writes for a player without a name. */
const NAMELESS = 'somebody';

function nameIn(name: string | undefined, seat: number): string {
  return name === NAMELESS ? guestName(seat) : name || app.value.person(seat + 1);
}

/** Checks the shape as far as lists need it. */
function readKeptRecord(id: string, json: unknown): KeptRecord | null {
  if (!isObject(json) || json.version !== 1 || json.id !== id || typeof json.added !== 'number') return null;
  const { game, added, record } = json;
  if (typeof game !== 'string' || !isGameId(game) || !isRecordLike(record) || record.game !== game)
    return null;
  return { version: 1, id, game, added, record };
}

function isRecordLike(json: unknown): json is MatchRecord {
  return (
    isObject(json) &&
    typeof json.seats === 'number' &&
    json.seats > 0 &&
    json.seats <= 30 &&
    (json.names === undefined ||
      (Array.isArray(json.names) && json.names.every(name => typeof name === 'string'))) &&
    Array.isArray(json.plays)
  );
}

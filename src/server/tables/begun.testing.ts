import { createHash } from 'node:crypto';
import { promiseOf } from '../../engine/fair.ts';
import type { StoredTable } from '../store/store.ts';
import { promise, reveal, start } from './drawing.ts';

/** A player's contribution to chance in tests: always the same. */
export function nonceOf(player: string): string {
  return createHash('sha256').update(player).digest('hex');
}

/** The table after everybody has promised a nonce, the match was started, and every nonce was revealed. */
export function begun(
  table: StoredTable,
  player: string,
  now: number,
  present: readonly string[] = [],
): StoredTable {
  const people = table.seats.flatMap(seat => (seat.kind === 'person' ? [seat.player] : []));
  let next = table;
  for (const one of people) next = promise(next, one, promiseOf(table.id, nonceOf(one)));
  next = start(next, player, now, present);
  for (const one of people) next = reveal(next, one, nonceOf(one), now);
  return { ...next, version: table.version + 1 };
}

import { promiseOf } from '../../src/engine/fair.ts';
import type { TableInfo } from '../../src/protocol/words.ts';
import { nonceOf } from '../../src/server/tables/begun.testing.ts';
import type { Player } from './player.ts';

/** What a client does for fair chance by itself. */

/** What a player promises at this table; always the same. */
export function promised(player: Player, id: string): string {
  return promiseOf(id, nonceOf(player.id));
}

export function promiseAt(player: Player, id: string): Promise<TableInfo> {
  return player.ask('promise', { id, body: { promise: promised(player, id) } });
}

export function revealAt(player: Player, id: string): Promise<TableInfo> {
  return player.ask('nonce', { id, body: { nonce: nonceOf(player.id) } });
}

/** Starts the match, and everybody reveals what they promised: then it begins. */
export async function startAll(host: Player, others: readonly Player[], id: string): Promise<TableInfo> {
  await host.ask('start', { id });
  for (const player of others) await revealAt(player, id);
  return revealAt(host, id);
}

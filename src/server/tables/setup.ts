import { keyOf } from '../../engine/fair.ts';
import type { Setup } from '../../engine/runner.ts';
import { gameCalled } from '../../games/loaded.ts';
import type { StoredTable } from '../store/store.ts';
import { mayUndo } from './undo-limits.ts';

/** What the match at a table, once it has begun, is run with. */
export function setupOf({ id, game: called, seats, options, seed, nonces, startedAt }: StoredTable): Setup {
  const game = gameCalled(called);
  if (!game || !nonces || startedAt === null) throw new Error(`table ${id} cannot be played`);
  return { game, seats: seats.length, options, key: keyOf(seed, nonces), begunAt: startedAt, mayUndo };
}

import type { Setup } from '../../engine/runner.ts';
import { gameCalled } from '../../games/loaded.ts';
import type { StoredTable } from '../store/store.ts';
import { keyAt } from './drawing.ts';
import { mayUndo } from './undo-limits.ts';

/** What the match at a table is run with once it has begun. */
export function setupOf(table: StoredTable): Setup {
  const { id, game: called, seats, options, nonces, draw, startedAt } = table;
  const game = gameCalled(called);
  if (!game || !(nonces || draw) || startedAt === null) throw new Error(`table ${id} cannot be played`);
  return { game, seats: seats.length, options, key: keyAt(table), begunAt: startedAt, mayUndo };
}

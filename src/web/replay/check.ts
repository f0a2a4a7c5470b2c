import type { Fault, MatchRecord } from '../../engine/record.ts';
import type { GameId } from '../../games/index.ts';
import { openPositions } from './positions.ts';

/** Checks every play, the result and chance, in its own thread. Null if everything is correct. */
export async function checkRecord(game: GameId, record: MatchRecord): Promise<Fault | null> {
  const opened = await openPositions({ game, record, mayLook: [] });
  if (!opened.ok) return opened.error;
  opened.positions.close();
  return null;
}

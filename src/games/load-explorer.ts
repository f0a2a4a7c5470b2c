import type { Likeness } from '../engine/explorer/likeness.ts';
import type { GameId } from './index.ts';

/** What the explorer needs of a game, kept apart: pages load only its worker. */

export async function loadLikeness(id: GameId): Promise<Likeness> {
  return (await import(`./${id}/explorer/likeness.ts`)).likeness;
}

/** Matches of the master against itself, as `src/engine/explorer/match-file.ts` reads them. */
export async function loadMasterMatches(id: GameId): Promise<string> {
  return (await import(`./${id}/explorer/shipped.ts`)).SHIPPED;
}

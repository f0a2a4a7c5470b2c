import { gameCalled } from '../games/loaded.ts';
import { type Bout, type BoutResult, playBout } from './arena.ts';

/** What a thread of an arena runs: one match after another. */
export default async function work({ game: id, bout }: { game: string; bout: Bout }): Promise<BoutResult> {
  const game = gameCalled(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return playBout(game, bout);
}

import type { Game } from '../engine/game.ts';
import { GAME_IDS } from './index.ts';
import { loadGame } from './load.ts';

/** The rules of every game: for programs that play all of them. Pages load those of one game. */
export const GAMES: readonly Game[] = await Promise.all(GAME_IDS.map(loadGame));

export function gameCalled(id: string): Game | undefined {
  return GAMES.find(game => game.id === id);
}

import type { Game } from '../engine/game.ts';
import type { GameId } from './index.ts';

/** Loads the rules of a game. Whoever needs nothing else of it, such as a worker, loads nothing else. */
export async function loadGame(id: GameId): Promise<Game> {
  return (await import(`./${id}/game.ts`)).game;
}

import { GAME_IDS, type GameId, isGameId } from '../../games/index.ts';
import { keep, kept } from '../storage/storage.ts';

/** The game that was set up last: a good default before anything is chosen. */
export function lastGame(): GameId {
  const game = kept('game');
  return typeof game === 'string' && isGameId(game) ? game : GAME_IDS[0];
}

export function rememberGame(game: GameId): void {
  keep('game', game);
}

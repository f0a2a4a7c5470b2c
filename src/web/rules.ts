import type { Game } from '../engine/game.ts';
import type { GameId } from './shelf.ts';

/** The rules of each game, loaded when a table needs them. */
export const RULES: Readonly<Record<GameId, () => Promise<Game>>> = {
  'die-mauer': async () => (await import('../games/die-mauer/game.ts')).game,
  'muro-contro-muro': async () => (await import('../games/muro-contro-muro/game.ts')).game,
  'mauer-bauer': async () => (await import('../games/mauer-bauer/game.ts')).game,
  'burg-appenzell': async () => (await import('../games/burg-appenzell/game.ts')).game,
};

import type { Game } from '../engine/game.ts';
import { game as burgAppenzell } from './burg-appenzell/game.ts';
import { game as dieMauer } from './die-mauer/game.ts';
import { game as mauerBauer } from './mauer-bauer/game.ts';
import { game as muroControMuro } from './muro-contro-muro/game.ts';

/** Every game there is, in the order in which people are shown them. */
export const GAMES: readonly Game[] = [dieMauer, muroControMuro, mauerBauer, burgAppenzell];

export function gameCalled(id: string): Game | undefined {
  return GAMES.find(game => game.id === id);
}

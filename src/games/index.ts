import type { Game } from '../engine/game.ts';
import { burgAppenzell } from './burg-appenzell/game.ts';
import { dieMauer } from './die-mauer/game.ts';
import { mauerBauer } from './mauer-bauer/game.ts';
import { muroControMuro } from './muro-contro-muro/game.ts';

/** Every game there is, in the order in which people are shown them. */
export const GAMES: readonly Game[] = [dieMauer, muroControMuro, mauerBauer, burgAppenzell];

export function gameCalled(id: string): Game | undefined {
  return GAMES.find(game => game.id === id);
}

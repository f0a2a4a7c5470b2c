import { manifest as burgAppenzell } from './burg-appenzell/index.ts';
import { manifest as dieMauer } from './die-mauer/index.ts';
import type { Manifest } from './manifest.ts';
import { manifest as mauerBauer } from './mauer-bauer/index.ts';
import { manifest as muroControMuro } from './muro-contro-muro/index.ts';

/** All games, in the order in which people see them. This is the only list of games. */
const LIST = [dieMauer, muroControMuro, mauerBauer, burgAppenzell] as const;

export type GameId = (typeof LIST)[number]['id'];

export const GAME_IDS: readonly GameId[] = LIST.map(({ id }) => id);

export const MANIFESTS: readonly (Manifest & { readonly id: GameId })[] = LIST;

export function isGameId(text: string): text is GameId {
  return GAME_IDS.some(id => id === text);
}

export function manifestOf(game: GameId): Manifest {
  const found = MANIFESTS.find(({ id }) => id === game);
  if (!found) throw new Error(`there is no game ${game}`);
  return found;
}

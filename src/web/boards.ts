import type { Happening, View } from '../engine/game.ts';
import type { BoardModule } from './board.ts';
import type { GameId } from './shelf.ts';

/** A board of some game: the frame hands it views, happenings and texts of that game and never looks inside them. */
export type AnyBoard = BoardModule<View, Happening, unknown>;

export const BOARDS: Readonly<Record<GameId, () => Promise<AnyBoard>>> = {
  'die-mauer': async () => (await import('./boards/die-mauer/index.tsx')).board,
  'muro-contro-muro': async () => (await import('./boards/muro-contro-muro/index.tsx')).board,
  'mauer-bauer': async () => (await import('./boards/mauer-bauer/index.tsx')).board,
  'burg-appenzell': async () => (await import('./boards/burg-appenzell/index.tsx')).board,
};

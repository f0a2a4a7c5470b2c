import type { Happening, View } from '../engine/game.ts';
import type { BoardModule } from './board/board.ts';
import type { GameId } from './shelf.ts';

/** A board of some game: the frame hands it views, happenings and texts of that game and never looks inside them. */
export type AnyBoard = BoardModule<View, Happening, unknown>;

export const BOARDS: Readonly<Record<GameId, () => Promise<AnyBoard>>> = {
  'die-mauer': async () => (await import('../games/die-mauer/board/index.tsx')).board,
  'muro-contro-muro': async () => (await import('../games/muro-contro-muro/board/index.tsx')).board,
  'mauer-bauer': async () => (await import('../games/mauer-bauer/board/index.tsx')).board,
  'burg-appenzell': async () => (await import('../games/burg-appenzell/board/index.tsx')).board,
};

import { games } from '../../locales/en/games.ts';
import { GAMES } from '../games/index.ts';
import { presenter, type Shelf } from './shelf.ts';

/** The four games. A board and its words are read in only when they are wanted. */
export const SHELF: Shelf = {
  games: GAMES,
  boxes: {
    'die-mauer': {
      title: games['die-mauer'].name,
      seats: 4,
      secrets: true,
      open: async () =>
        presenter(await import('../games/die-mauer/terminal.ts'), await import('../../locales/en/die-mauer/board.ts')),
    },
    'muro-contro-muro': {
      title: games['muro-contro-muro'].name,
      seats: 2,
      secrets: false,
      open: async () =>
        presenter(
          await import('../games/muro-contro-muro/terminal.ts'),
          await import('../../locales/en/muro-contro-muro/board.ts'),
        ),
    },
    'mauer-bauer': {
      title: games['mauer-bauer'].name,
      seats: 3,
      secrets: true,
      open: async () =>
        presenter(await import('../games/mauer-bauer/terminal.ts'), await import('../../locales/en/mauer-bauer/board.ts')),
    },
    'burg-appenzell': {
      title: games['burg-appenzell'].name,
      seats: 4,
      secrets: false,
      open: async () =>
        presenter(
          await import('../games/burg-appenzell/terminal.ts'),
          await import('../../locales/en/burg-appenzell/board.ts'),
        ),
    },
  },
};

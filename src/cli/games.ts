import { loadGameTexts } from '../../locales/load.ts';
import { loadReasons } from '../../locales/load-reasons.ts';
import { MANIFESTS } from '../games/index.ts';
import { loadTerminal } from '../games/load.ts';
import { GAMES } from '../games/loaded.ts';
import { type Box, presenter, type Shelf } from './shelf.ts';

/** Every game. Boards and texts are loaded only when they are needed. */
export const SHELF: Shelf = { games: GAMES, boxes: await boxes() };

async function boxes(): Promise<Shelf['boxes']> {
  const all = MANIFESTS.map(async ({ id, usualSeats, hasSecrets }): Promise<[string, Box]> => {
    const { about } = await loadGameTexts('en', id, 'about');
    return [
      id,
      {
        title: about.name,
        seats: usualSeats,
        secrets: hasSecrets,
        open: async () => {
          const { words } = await loadGameTexts('en', id, 'board');
          const reasons = await loadReasons('en', id);
          return presenter(await loadTerminal(id), { words, reasons });
        },
      },
    ];
  });
  return Object.fromEntries(await Promise.all(all));
}

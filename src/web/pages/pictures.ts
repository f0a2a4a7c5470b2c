import type { ComponentChildren } from 'preact';
import { Picture as BurgAppenzell } from '../../games/burg-appenzell/picture.tsx';
import { Picture as DieMauer } from '../../games/die-mauer/picture.tsx';
import { Picture as MauerBauer } from '../../games/mauer-bauer/picture.tsx';
import { Picture as MuroControMuro } from '../../games/muro-contro-muro/picture.tsx';
import type { GameId } from '../shelf.ts';

/** Each game as a picture of itself. */
export const PICTURES: Readonly<Record<GameId, () => ComponentChildren>> = {
  'die-mauer': DieMauer,
  'muro-contro-muro': MuroControMuro,
  'mauer-bauer': MauerBauer,
  'burg-appenzell': BurgAppenzell,
};

import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import type { CompanionModule } from '../../../web/companion/companion.ts';
import type { View } from '../game.ts';
import { forbidden } from './forbidden.ts';
import { Score } from './score.tsx';
import { sheets } from './sheets.tsx';

/** Nothing in Die Mauer is left to chance. */
export const companion: CompanionModule<View, Texts> = {
  Score,
  sheets,
  forbidden,
  fallen: () => [],
  stock: () => ({ dice: [], bag: [] }),
};

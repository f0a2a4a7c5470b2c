import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import type { CompanionModule } from '../../../web/companion/companion.ts';
import type { View } from '../game.ts';

/** Nothing in Die Mauer is left to chance. */
export const companion: CompanionModule<View, Texts> = {
  fallen: () => [],
  stock: () => ({ dice: [], bag: [] }),
};

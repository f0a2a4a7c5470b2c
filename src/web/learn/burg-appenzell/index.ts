import type { View } from '../../../games/burg-appenzell/game.ts';
import type { Learn } from '../index.ts';
import { lesson } from './lesson.ts';
import { outline } from './outline.ts';
import { pictures } from './pictures.ts';
import { ruleFor } from './rule-for.ts';

export const learn: Learn<typeof outline, View> = {
  outline,
  pictures,
  lesson,
  ruleFor,
  rules: {
    en: () => import('../../../../locales/en/rules/burg-appenzell.ts'),
    it: () => import('../../../../locales/it/rules/burg-appenzell.ts'),
    fr: () => import('../../../../locales/fr/rules/burg-appenzell.ts'),
    de: () => import('../../../../locales/de/rules/burg-appenzell.ts'),
    es: () => import('../../../../locales/es/rules/burg-appenzell.ts'),
    ja: () => import('../../../../locales/ja/rules/burg-appenzell.ts'),
  },
  lessons: {
    en: () => import('../../../../locales/en/lessons/burg-appenzell.ts'),
    it: () => import('../../../../locales/it/lessons/burg-appenzell.ts'),
    fr: () => import('../../../../locales/fr/lessons/burg-appenzell.ts'),
    de: () => import('../../../../locales/de/lessons/burg-appenzell.ts'),
    es: () => import('../../../../locales/es/lessons/burg-appenzell.ts'),
    ja: () => import('../../../../locales/ja/lessons/burg-appenzell.ts'),
  },
};

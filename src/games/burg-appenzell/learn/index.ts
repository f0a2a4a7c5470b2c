import type { View } from '../game.ts';
import type { Learn } from '../../../web/learn/index.ts';
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
    en: () => import('../../../../locales/en/burg-appenzell/rules.ts'),
    it: () => import('../../../../locales/it/burg-appenzell/rules.ts'),
    fr: () => import('../../../../locales/fr/burg-appenzell/rules.ts'),
    de: () => import('../../../../locales/de/burg-appenzell/rules.ts'),
    es: () => import('../../../../locales/es/burg-appenzell/rules.ts'),
    ja: () => import('../../../../locales/ja/burg-appenzell/rules.ts'),
  },
  lessons: {
    en: () => import('../../../../locales/en/burg-appenzell/lesson.ts'),
    it: () => import('../../../../locales/it/burg-appenzell/lesson.ts'),
    fr: () => import('../../../../locales/fr/burg-appenzell/lesson.ts'),
    de: () => import('../../../../locales/de/burg-appenzell/lesson.ts'),
    es: () => import('../../../../locales/es/burg-appenzell/lesson.ts'),
    ja: () => import('../../../../locales/ja/burg-appenzell/lesson.ts'),
  },
};

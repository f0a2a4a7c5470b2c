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
    en: () => import('../../../../locales/en/die-mauer/rules.ts'),
    it: () => import('../../../../locales/it/die-mauer/rules.ts'),
    fr: () => import('../../../../locales/fr/die-mauer/rules.ts'),
    de: () => import('../../../../locales/de/die-mauer/rules.ts'),
    es: () => import('../../../../locales/es/die-mauer/rules.ts'),
    ja: () => import('../../../../locales/ja/die-mauer/rules.ts'),
  },
  lessons: {
    en: () => import('../../../../locales/en/die-mauer/lesson.ts'),
    it: () => import('../../../../locales/it/die-mauer/lesson.ts'),
    fr: () => import('../../../../locales/fr/die-mauer/lesson.ts'),
    de: () => import('../../../../locales/de/die-mauer/lesson.ts'),
    es: () => import('../../../../locales/es/die-mauer/lesson.ts'),
    ja: () => import('../../../../locales/ja/die-mauer/lesson.ts'),
  },
};

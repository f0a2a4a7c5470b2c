import type { View } from '../../../games/die-mauer/game.ts';
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
    en: () => import('../../../../locales/en/rules/die-mauer.ts'),
    it: () => import('../../../../locales/it/rules/die-mauer.ts'),
    fr: () => import('../../../../locales/fr/rules/die-mauer.ts'),
    de: () => import('../../../../locales/de/rules/die-mauer.ts'),
    es: () => import('../../../../locales/es/rules/die-mauer.ts'),
    ja: () => import('../../../../locales/ja/rules/die-mauer.ts'),
  },
  lessons: {
    en: () => import('../../../../locales/en/lessons/die-mauer.ts'),
    it: () => import('../../../../locales/it/lessons/die-mauer.ts'),
    fr: () => import('../../../../locales/fr/lessons/die-mauer.ts'),
    de: () => import('../../../../locales/de/lessons/die-mauer.ts'),
    es: () => import('../../../../locales/es/lessons/die-mauer.ts'),
    ja: () => import('../../../../locales/ja/lessons/die-mauer.ts'),
  },
};

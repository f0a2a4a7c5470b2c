import type { View } from '../../../games/mauer-bauer/game.ts';
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
    en: () => import('../../../../locales/en/rules/mauer-bauer.ts'),
    it: () => import('../../../../locales/it/rules/mauer-bauer.ts'),
    fr: () => import('../../../../locales/fr/rules/mauer-bauer.ts'),
    de: () => import('../../../../locales/de/rules/mauer-bauer.ts'),
    es: () => import('../../../../locales/es/rules/mauer-bauer.ts'),
    ja: () => import('../../../../locales/ja/rules/mauer-bauer.ts'),
  },
  lessons: {
    en: () => import('../../../../locales/en/lessons/mauer-bauer.ts'),
    it: () => import('../../../../locales/it/lessons/mauer-bauer.ts'),
    fr: () => import('../../../../locales/fr/lessons/mauer-bauer.ts'),
    de: () => import('../../../../locales/de/lessons/mauer-bauer.ts'),
    es: () => import('../../../../locales/es/lessons/mauer-bauer.ts'),
    ja: () => import('../../../../locales/ja/lessons/mauer-bauer.ts'),
  },
};

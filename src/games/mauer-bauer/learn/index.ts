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
    en: () => import('../../../../locales/en/mauer-bauer/rules.ts'),
    it: () => import('../../../../locales/it/mauer-bauer/rules.ts'),
    fr: () => import('../../../../locales/fr/mauer-bauer/rules.ts'),
    de: () => import('../../../../locales/de/mauer-bauer/rules.ts'),
    es: () => import('../../../../locales/es/mauer-bauer/rules.ts'),
    ja: () => import('../../../../locales/ja/mauer-bauer/rules.ts'),
  },
  lessons: {
    en: () => import('../../../../locales/en/mauer-bauer/lesson.ts'),
    it: () => import('../../../../locales/it/mauer-bauer/lesson.ts'),
    fr: () => import('../../../../locales/fr/mauer-bauer/lesson.ts'),
    de: () => import('../../../../locales/de/mauer-bauer/lesson.ts'),
    es: () => import('../../../../locales/es/mauer-bauer/lesson.ts'),
    ja: () => import('../../../../locales/ja/mauer-bauer/lesson.ts'),
  },
};

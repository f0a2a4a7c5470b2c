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
    en: () => import('../../../../locales/en/muro-contro-muro/rules.ts'),
    it: () => import('../../../../locales/it/muro-contro-muro/rules.ts'),
    fr: () => import('../../../../locales/fr/muro-contro-muro/rules.ts'),
    de: () => import('../../../../locales/de/muro-contro-muro/rules.ts'),
    es: () => import('../../../../locales/es/muro-contro-muro/rules.ts'),
    ja: () => import('../../../../locales/ja/muro-contro-muro/rules.ts'),
  },
  lessons: {
    en: () => import('../../../../locales/en/muro-contro-muro/lesson.ts'),
    it: () => import('../../../../locales/it/muro-contro-muro/lesson.ts'),
    fr: () => import('../../../../locales/fr/muro-contro-muro/lesson.ts'),
    de: () => import('../../../../locales/de/muro-contro-muro/lesson.ts'),
    es: () => import('../../../../locales/es/muro-contro-muro/lesson.ts'),
    ja: () => import('../../../../locales/ja/muro-contro-muro/lesson.ts'),
  },
};

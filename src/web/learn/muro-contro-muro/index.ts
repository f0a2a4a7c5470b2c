import type { View } from '../../../games/muro-contro-muro/game.ts';
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
    en: () => import('../../../../locales/en/rules/muro-contro-muro.ts'),
    it: () => import('../../../../locales/it/rules/muro-contro-muro.ts'),
    fr: () => import('../../../../locales/fr/rules/muro-contro-muro.ts'),
    de: () => import('../../../../locales/de/rules/muro-contro-muro.ts'),
    es: () => import('../../../../locales/es/rules/muro-contro-muro.ts'),
    ja: () => import('../../../../locales/ja/rules/muro-contro-muro.ts'),
  },
  lessons: {
    en: () => import('../../../../locales/en/lessons/muro-contro-muro.ts'),
    it: () => import('../../../../locales/it/lessons/muro-contro-muro.ts'),
    fr: () => import('../../../../locales/fr/lessons/muro-contro-muro.ts'),
    de: () => import('../../../../locales/de/lessons/muro-contro-muro.ts'),
    es: () => import('../../../../locales/es/lessons/muro-contro-muro.ts'),
    ja: () => import('../../../../locales/ja/lessons/muro-contro-muro.ts'),
  },
};

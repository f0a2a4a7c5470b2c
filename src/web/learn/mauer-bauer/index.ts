import type { MauerBauerView } from '../../../games/mauer-bauer/index.ts';
import type { Learn } from '../index.ts';
import { lesson } from './lesson.ts';
import { outline } from './outline.ts';
import { pictures } from './pictures.ts';
import { ruleFor } from './rule-for.ts';

export const learn: Learn<typeof outline, MauerBauerView> = {
  outline,
  pictures,
  lesson,
  ruleFor,
  rules: {
    en: () => import('../../../../locales/en/rules/mauer-bauer.ts'),
  },
  lessons: {
    en: () => import('../../../../locales/en/lessons/mauer-bauer.ts'),
  },
};

import type { BurgAppenzellView } from '../../../games/burg-appenzell/index.ts';
import type { Learn } from '../index.ts';
import { lesson } from './lesson.ts';
import { outline } from './outline.ts';
import { pictures } from './pictures.ts';
import { ruleFor } from './rule-for.ts';

export const learn: Learn<typeof outline, BurgAppenzellView> = {
  outline,
  pictures,
  lesson,
  ruleFor,
  rules: {
    en: () => import('../../../../locales/en/rules/burg-appenzell.ts'),
  },
  lessons: {
    en: () => import('../../../../locales/en/lessons/burg-appenzell.ts'),
  },
};

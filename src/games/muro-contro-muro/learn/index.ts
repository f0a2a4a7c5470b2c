import type { Learn } from '../../../web/learn/learn.ts';
import type { View } from '../game.ts';
import { lesson } from './lesson.ts';
import { outline } from './outline.ts';
import { pictures } from './pictures.ts';
import { ruleFor } from './rule-for.ts';

export const learn: Learn<typeof outline, View> = {
  outline,
  pictures,
  lesson,
  ruleFor,
};

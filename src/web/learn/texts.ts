import type { LearnTexts } from '../../../locales/en/learn.ts';
import type { Language } from '../frame/texts.ts';

export type { LearnTexts } from '../../../locales/en/learn.ts';

/** What the pages for learning say, loaded with them. */
export const LEARN_TEXTS: Readonly<Record<Language, () => Promise<{ readonly learn: LearnTexts }>>> = {
  en: () => import('../../../locales/en/learn.ts'),
  it: () => import('../../../locales/it/learn.ts'),
  fr: () => import('../../../locales/fr/learn.ts'),
  de: () => import('../../../locales/de/learn.ts'),
  es: () => import('../../../locales/es/learn.ts'),
  ja: () => import('../../../locales/ja/learn.ts'),
};

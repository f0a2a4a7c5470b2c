import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ReviewTexts } from '../../../locales/en/review.ts';
import { type Language, language } from '../frame/texts.ts';

export type { ReviewTexts } from '../../../locales/en/review.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly review: ReviewTexts }>>> = {
  en: () => import('../../../locales/en/review.ts'),
  it: () => import('../../../locales/it/review.ts'),
  fr: () => import('../../../locales/fr/review.ts'),
  de: () => import('../../../locales/de/review.ts'),
  es: () => import('../../../locales/es/review.ts'),
  ja: () => import('../../../locales/ja/review.ts'),
};

/** What the review says, in the language of the page; null until it is there. */
export function useReviewTexts(): ReviewTexts | null {
  const texts = useSignal<ReviewTexts | null>(null);
  const spoken = language.value;
  useEffect(() => {
    let isGone = false;
    LOADERS[spoken]().then(
      ({ review }) => {
        if (!isGone) texts.value = review;
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [spoken]);
  return texts.value;
}

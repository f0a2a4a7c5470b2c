import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { StatisticsTexts } from '../../../locales/en/statistics.ts';
import { type Language, language } from '../frame/texts.ts';

export type { StatisticsTexts } from '../../../locales/en/statistics.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly statistics: StatisticsTexts }>>> = {
  en: () => import('../../../locales/en/statistics.ts'),
  it: () => import('../../../locales/it/statistics.ts'),
  fr: () => import('../../../locales/fr/statistics.ts'),
  de: () => import('../../../locales/de/statistics.ts'),
  es: () => import('../../../locales/es/statistics.ts'),
  ja: () => import('../../../locales/ja/statistics.ts'),
};

/** What the statistics say, in the language of the page; null until it is there. */
export function useStatisticsTexts(): StatisticsTexts | null {
  const texts = useSignal<StatisticsTexts | null>(null);
  const spoken = language.value;
  useEffect(() => {
    let isGone = false;
    LOADERS[spoken]().then(
      ({ statistics }) => {
        if (!isGone) texts.value = statistics;
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [spoken]);
  return texts.value;
}

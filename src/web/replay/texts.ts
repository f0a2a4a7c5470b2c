import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { replay as english } from '../../../locales/en/replay.ts';
import { type Language, language } from '../frame/texts.ts';
import type { LandmarkNames } from './landmarks.ts';

/** What the replay says; loaded with it, so that the home page stays light. */
export type ReplayTexts = typeof english & { readonly landmarks: LandmarkNames };

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly replay: ReplayTexts }>>> = {
  en: () => import('../../../locales/en/replay.ts'),
  it: () => import('../../../locales/it/replay.ts'),
  fr: () => import('../../../locales/fr/replay.ts'),
  de: () => import('../../../locales/de/replay.ts'),
  es: () => import('../../../locales/es/replay.ts'),
  ja: () => import('../../../locales/ja/replay.ts'),
};

export async function replayTexts(wanted: Language): Promise<ReplayTexts> {
  return (await LOADERS[wanted]()).replay;
}

/** In the language of the page; null until they are there. If another language cannot be loaded the last one stays. */
export function useReplayTexts(): ReplayTexts | null {
  const texts = useSignal<ReplayTexts | null>(null);
  const spoken = language.value;
  useEffect(() => {
    let isGone = false;
    replayTexts(spoken).then(
      loaded => {
        if (!isGone) texts.value = loaded;
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [spoken]);
  return texts.value;
}

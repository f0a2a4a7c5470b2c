import { type ReadonlySignal, signal } from '@preact/signals';
import type { remote as english } from '../../../locales/en/remote.ts';
import { type Language, language } from '../frame/texts.ts';

export type RemoteTexts = typeof english;

const loaded = signal<RemoteTexts | null>(null);

/** What is said at a remote table, in the language of the moment; null until it is loaded. */
export const remoteTexts: ReadonlySignal<RemoteTexts | null> = loaded;

/** For what is only drawn once the texts are there. */
export function remote(): RemoteTexts {
  if (!loaded.value) throw new Error('the texts of remote tables are not loaded yet');
  return loaded.value;
}

/** Loads them; the page stays in the language it is in if they cannot be. */
export async function speakRemote(wanted: Language): Promise<void> {
  const { remote } = await LOADERS[wanted]();
  if (wanted === language.peek()) loaded.value = remote;
}

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly remote: RemoteTexts }>>> = {
  en: () => import('../../../locales/en/remote.ts'),
  it: () => import('../../../locales/it/remote.ts'),
  fr: () => import('../../../locales/fr/remote.ts'),
  de: () => import('../../../locales/de/remote.ts'),
  es: () => import('../../../locales/es/remote.ts'),
  ja: () => import('../../../locales/ja/remote.ts'),
};

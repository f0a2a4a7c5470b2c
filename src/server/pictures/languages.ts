import type { app as englishApp } from '../../../locales/en/app.ts';
import type { games as englishGames } from '../../../locales/en/games.ts';
import type { replay as englishReplay } from '../../../locales/en/replay.ts';

/** What the server says of a match in the languages of the app: to those who follow a link, and to link previews. */
export interface Words {
  readonly language: string;
  readonly app: typeof englishApp;
  readonly games: typeof englishGames;
  readonly replay: typeof englishReplay;
}

const LOADERS: Readonly<Record<string, () => Promise<Omit<Words, 'language'>>>> = {
  en: async () => ({
    ...(await import('../../../locales/en/app.ts')),
    ...(await import('../../../locales/en/games.ts')),
    ...(await import('../../../locales/en/replay.ts')),
  }),
  it: async () => ({
    ...(await import('../../../locales/it/app.ts')),
    ...(await import('../../../locales/it/games.ts')),
    ...(await import('../../../locales/it/replay.ts')),
  }),
  fr: async () => ({
    ...(await import('../../../locales/fr/app.ts')),
    ...(await import('../../../locales/fr/games.ts')),
    ...(await import('../../../locales/fr/replay.ts')),
  }),
  de: async () => ({
    ...(await import('../../../locales/de/app.ts')),
    ...(await import('../../../locales/de/games.ts')),
    ...(await import('../../../locales/de/replay.ts')),
  }),
  es: async () => ({
    ...(await import('../../../locales/es/app.ts')),
    ...(await import('../../../locales/es/games.ts')),
    ...(await import('../../../locales/es/replay.ts')),
  }),
  ja: async () => ({
    ...(await import('../../../locales/ja/app.ts')),
    ...(await import('../../../locales/ja/games.ts')),
    ...(await import('../../../locales/ja/replay.ts')),
  }),
};

/** In the first language of an `Accept-Language` that there is; English if there is none. */
export async function wordsFor(accepted: string | undefined): Promise<Words> {
  const language = preferred(accepted ?? '');
  return { language, ...(await LOADERS[language]()) };
}

function preferred(accepted: string): string {
  const wanted = accepted
    .slice(0, 500)
    .split(',')
    .map(part => {
      const [tag, ...about] = part.trim().split(';');
      const quality = about.map(text => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
      return { language: tag.split('-')[0].toLowerCase(), quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.find(({ language }) => Object.hasOwn(LOADERS, language))?.language ?? 'en';
}

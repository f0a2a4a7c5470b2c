import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { app as englishApp } from '../../../locales/en/app.ts';
import type { games as englishGames } from '../../../locales/en/games.ts';
import type { online as englishOnline } from '../../../locales/en/online.ts';
import type { NameOf } from '../../../locales/words.ts';
import type { Happening } from '../../engine/game.ts';
import type { Reason } from '../../engine/insight.ts';
import type { GameId } from '../shelf.ts';

/**
 * What the app says, in the language of the moment. The type of the English object is the contract of every other
 * language: a missing or superfluous key does not compile. A value is a text, or a function from what the text speaks
 * of to the text; plurals, numbers and lists are `locales/grammar.ts`.
 *
 * For a board: `locales/en/GAME.ts` exports `words` (the happenings), `reasons` (why a move is good) and
 *
 *     export const texts = { choose: 'Choose a block', points: (n: number) => plural(n, { … }) };
 *     export type DieMauerTexts = typeof texts;
 *
 * and `locales/it/GAME.ts` exports `words: Words<DieMauerHappening>` and `texts: DieMauerTexts`. The frame loads them
 * with the board and hands `texts` to everything in its `BoardModule`. What the home and set-up pages say of a game
 * (its name, its one line, its options) is in `locales/LANG/games.ts` instead.
 */
export const LANGUAGES = ['en', 'it', 'fr', 'de', 'es', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some(language => language === text);
}

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  ja: '日本語',
};

export type AppTexts = typeof englishApp;
export type GamesTexts = typeof englishGames;
export type OnlineTexts = typeof englishOnline;

/** What a `locales/LANG/GAME.ts` exports, as the frame sees it. */
export interface GameTexts {
  readonly words: { readonly [kind: string]: Tells['tell'] };
  /** Why a move is good: one sentence a kind of reason that the game's bot gives. */
  readonly reasons: { readonly [kind: string]: Explains['explain'] };
  readonly texts: unknown;
}

/** Methods, so that words for the happenings of one game count as words for happenings. */
interface Tells {
  tell(happening: Happening, name: NameOf): string;
}
interface Explains {
  explain(reason: Reason): string;
}

interface Loaded {
  readonly language: Language;
  readonly app: AppTexts;
  readonly games: GamesTexts;
  readonly online: OnlineTexts;
}

const loaded = signal<Loaded | null>(null);

/** The language that everything on the page is in now. */
export const language: ReadonlySignal<Language> = computed(() => current().language);
export const app: ReadonlySignal<AppTexts> = computed(() => current().app);
export const games: ReadonlySignal<GamesTexts> = computed(() => current().games);
export const online: ReadonlySignal<OnlineTexts> = computed(() => current().online);

/** Loads a language and changes the page to it. The first call must be awaited before anything is drawn. */
export async function speak(wanted: Language): Promise<void> {
  const [{ app }, { games }, { online }] = await LOADERS[wanted]();
  loaded.value = { language: wanted, app, games, online };
  document.documentElement.lang = wanted;
}

/** The first language of the browser's list that the app has; English if it has none of them. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find(language => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

const LOADERS: Readonly<Record<Language, () => Promise<Loading>>> = {
  en: () =>
    Promise.all([
      import('../../../locales/en/app.ts'),
      import('../../../locales/en/games.ts'),
      import('../../../locales/en/online.ts'),
    ]),
  it: () =>
    Promise.all([
      import('../../../locales/it/app.ts'),
      import('../../../locales/it/games.ts'),
      import('../../../locales/it/online.ts'),
    ]),
  fr: () =>
    Promise.all([
      import('../../../locales/fr/app.ts'),
      import('../../../locales/fr/games.ts'),
      import('../../../locales/fr/online.ts'),
    ]),
  de: () =>
    Promise.all([
      import('../../../locales/de/app.ts'),
      import('../../../locales/de/games.ts'),
      import('../../../locales/de/online.ts'),
    ]),
  es: () =>
    Promise.all([
      import('../../../locales/es/app.ts'),
      import('../../../locales/es/games.ts'),
      import('../../../locales/es/online.ts'),
    ]),
  ja: () =>
    Promise.all([
      import('../../../locales/ja/app.ts'),
      import('../../../locales/ja/games.ts'),
      import('../../../locales/ja/online.ts'),
    ]),
};

type Loading = [{ readonly app: AppTexts }, { readonly games: GamesTexts }, { readonly online: OnlineTexts }];

/** The texts of a game; loaded when its table is opened. */
export const GAME_TEXTS: Readonly<Record<Language, Readonly<Record<GameId, () => Promise<GameTexts>>>>> = {
  en: {
    'die-mauer': () => import('../../../locales/en/die-mauer/board.ts'),
    'muro-contro-muro': () => import('../../../locales/en/muro-contro-muro/board.ts'),
    'mauer-bauer': () => import('../../../locales/en/mauer-bauer/board.ts'),
    'burg-appenzell': () => import('../../../locales/en/burg-appenzell/board.ts'),
  },
  it: {
    'die-mauer': () => import('../../../locales/it/die-mauer/board.ts'),
    'muro-contro-muro': () => import('../../../locales/it/muro-contro-muro/board.ts'),
    'mauer-bauer': () => import('../../../locales/it/mauer-bauer/board.ts'),
    'burg-appenzell': () => import('../../../locales/it/burg-appenzell/board.ts'),
  },
  fr: {
    'die-mauer': () => import('../../../locales/fr/die-mauer/board.ts'),
    'muro-contro-muro': () => import('../../../locales/fr/muro-contro-muro/board.ts'),
    'mauer-bauer': () => import('../../../locales/fr/mauer-bauer/board.ts'),
    'burg-appenzell': () => import('../../../locales/fr/burg-appenzell/board.ts'),
  },
  de: {
    'die-mauer': () => import('../../../locales/de/die-mauer/board.ts'),
    'muro-contro-muro': () => import('../../../locales/de/muro-contro-muro/board.ts'),
    'mauer-bauer': () => import('../../../locales/de/mauer-bauer/board.ts'),
    'burg-appenzell': () => import('../../../locales/de/burg-appenzell/board.ts'),
  },
  es: {
    'die-mauer': () => import('../../../locales/es/die-mauer/board.ts'),
    'muro-contro-muro': () => import('../../../locales/es/muro-contro-muro/board.ts'),
    'mauer-bauer': () => import('../../../locales/es/mauer-bauer/board.ts'),
    'burg-appenzell': () => import('../../../locales/es/burg-appenzell/board.ts'),
  },
  ja: {
    'die-mauer': () => import('../../../locales/ja/die-mauer/board.ts'),
    'muro-contro-muro': () => import('../../../locales/ja/muro-contro-muro/board.ts'),
    'mauer-bauer': () => import('../../../locales/ja/mauer-bauer/board.ts'),
    'burg-appenzell': () => import('../../../locales/ja/burg-appenzell/board.ts'),
  },
};

function current(): Loaded {
  if (!loaded.value) throw new Error('no language is loaded yet');
  return loaded.value;
}

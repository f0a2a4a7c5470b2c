import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { About } from '../../../locales/about.ts';
import type { Language } from '../../../locales/languages.ts';
import { type BoardTexts, loadGameTexts, loadTexts, type Texts } from '../../../locales/load.ts';
import { PUNCTUATION, type Punctuation } from '../../../locales/punctuation.ts';
import type { Fault } from '../../engine/record.ts';
import { GAME_IDS, type GameId } from '../../games/index.ts';

export type { BoardTexts, Texts } from '../../../locales/load.ts';

/** The texts of the app in the current language: some are loaded from the start, the rest on demand. */
interface Spoken {
  readonly language: Language;
  readonly files: Files;
  readonly games: Readonly<Record<GameId, About>>;
  readonly boards: Partial<Readonly<Record<GameId, BoardTexts>>>;
}

type Files = { readonly [F in keyof Texts]: Texts[F] | (F extends First ? never : undefined) };

const FIRST = ['app', 'online'] as const;
type First = (typeof FIRST)[number];

const spoken = signal<Spoken | null>(null);
/** The texts used so far: a change of language loads all of them before the page changes. */
const wantedFiles = new Set<keyof Texts>(FIRST);
const wantedBoards = new Set<GameId>();

/** The language that everything on the page is in now. */
export const language: ReadonlySignal<Language> = computed(() => now().language);
export const app: ReadonlySignal<Texts['app']> = computed(() => now().files.app);
export const online: ReadonlySignal<Texts['online']> = computed(() => now().files.online);
/** Its punctuation: how texts are put together. */
export const punctuation: ReadonlySignal<Punctuation> = computed(() => PUNCTUATION[now().language]);
export const games: ReadonlySignal<Readonly<Record<GameId, About>>> = computed(() => now().games);

/** What is wrong with a record, in the person's language. */
export function faultText({ kind, play = 0 }: Fault): string {
  const { faults } = app.value;
  return kind === 'play' ? faults.play(play + 1) : faults[kind];
}

/** Switches the page to a language. The first call must be awaited before anything is drawn. */
export async function speak(wanted: Language): Promise<void> {
  const [files, abouts, boards] = await Promise.all([
    Promise.all([...wantedFiles].map(async file => [file, await loadTexts(wanted, file)] as const)),
    Promise.all(GAME_IDS.map(async game => [game, await loadGameTexts(wanted, game, 'about')] as const)),
    Promise.all(
      [...wantedBoards].map(async game => [game, await loadGameTexts(wanted, game, 'board')] as const),
    ),
  ]);
  spoken.value = {
    language: wanted,
    files: Object.fromEntries(files) as Spoken['files'],
    games: Object.fromEntries(abouts.map(([game, { about }]) => [game, about])) as Spoken['games'],
    boards: Object.fromEntries(boards),
  };
  document.documentElement.lang = wanted;
}

/** The texts of one file; null until they have loaded. */
export function useTexts<F extends keyof Texts>(file: F): Texts[F] | null {
  useEffect(() => {
    wantTexts(file).catch(() => undefined);
  }, [file]);
  return now().files[file] ?? null;
}

/** For components that are drawn only after these texts have loaded. */
export function texts<F extends keyof Texts>(file: F): Texts[F] {
  const found = now().files[file];
  if (found === undefined) throw new Error(`the texts ${file} are not loaded yet`);
  return found;
}

/** The texts of a game's board; null until they have loaded. */
export function boardTexts(game: GameId): BoardTexts | null {
  return now().boards[game] ?? null;
}

async function wantTexts<F extends keyof Texts>(file: F): Promise<void> {
  wantedFiles.add(file);
  if (now().files[file] !== undefined) return;
  const { language } = now();
  const loaded = await loadTexts(language, file);
  if (language === now().language) spoken.value = { ...now(), files: { ...now().files, [file]: loaded } };
}

export async function wantBoardTexts(game: GameId): Promise<void> {
  wantedBoards.add(game);
  if (now().boards[game] !== undefined) return;
  const { language } = now();
  const loaded = await loadGameTexts(language, game, 'board');
  if (language === now().language) spoken.value = { ...now(), boards: { ...now().boards, [game]: loaded } };
}

function now(): Spoken {
  if (!spoken.value) throw new Error('no language is loaded yet');
  return spoken.value;
}

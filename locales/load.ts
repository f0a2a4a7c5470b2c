import type { GameId } from '../src/games/index.ts';
import type { LessonTexts } from '../src/web/learn/lesson.ts';
import type { RulesTexts } from '../src/web/learn/outline.ts';
import type { About } from './about.ts';
import type { Language } from './languages.ts';
import type { AnyWords } from './words.ts';

/**
 * The only way to load texts. `locales/LANG/FILE.ts` has those of a part of the app, `locales/LANG/GAME/PART.ts` those
 * of a game. The English files are the contract: their types are those of all other languages, and `load.test.ts`
 * checks that every language has every file.
 */
export interface Texts {
  readonly account: typeof import('./en/account.ts').account;
  readonly app: typeof import('./en/app.ts').app;
  readonly box: typeof import('./en/box.ts').box;
  readonly calls: typeof import('./en/calls.ts').calls;
  readonly club: typeof import('./en/club.ts').club;
  readonly event: typeof import('./en/event.ts').event;
  readonly day: typeof import('./en/day.ts').day;
  readonly explorer: typeof import('./en/explorer.ts').explorer;
  readonly find: typeof import('./en/find.ts').find;
  readonly help: typeof import('./en/help.ts').help;
  readonly lab: typeof import('./en/lab.ts').lab;
  readonly learn: typeof import('./en/learn.ts').learn;
  readonly mistakes: typeof import('./en/mistakes.ts').mistakes;
  readonly online: typeof import('./en/online.ts').online;
  readonly page: typeof import('./en/page.ts').page;
  readonly people: typeof import('./en/people.ts').people;
  readonly puzzles: typeof import('./en/puzzles.ts').puzzles;
  readonly remote: typeof import('./en/remote.ts').remote;
  readonly replay: typeof import('./en/replay.ts').replay;
  readonly result: typeof import('./en/result.ts').result;
  readonly review: typeof import('./en/review.ts').review;
  readonly statistics: typeof import('./en/statistics.ts').statistics;
  readonly study: typeof import('./en/study.ts').study;
}

/** The texts of some game, by part, to be handed to that game's own code. */
export interface GameTexts {
  readonly about: { readonly about: About };
  readonly board: BoardTexts;
  /** What one can look for in a replay. */
  readonly landmarks: { readonly landmarks: Readonly<Record<string, string>> };
  readonly rules: { readonly rules: RulesTexts };
  readonly lesson: { readonly lesson: LessonTexts };
  readonly puzzles: { readonly puzzles: GamePuzzleTexts };
  readonly explorer: { readonly explorer: GameExplorerTexts };
}

/** What the puzzles of a game ask, count, and are about. */
export interface GamePuzzleTexts {
  readonly task: string;
  readonly counts: string;
  value(value: number): string;
  readonly themes: Readonly<Record<string, string>>;
}

/** What counts as the same to the explorer: positions and moves, and their kinds. */
interface GameExplorerTexts {
  readonly position: string;
  /** Left out if it only compares positions. */
  readonly kind?: string;
}

/** How happenings are told, and everything else. */
export interface BoardTexts extends AnyWords {
  /** What the board says; only the board knows its type. */
  readonly texts: unknown;
}

export async function loadTexts<F extends keyof Texts>(language: Language, file: F): Promise<Texts[F]> {
  return (await import(`./${language}/${file}.ts`))[file];
}

export async function loadGameTexts<P extends keyof GameTexts>(
  language: Language,
  game: GameId,
  part: P,
): Promise<GameTexts[P]> {
  return import(`./${language}/${game}/${part}.ts`);
}

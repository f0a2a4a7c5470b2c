import type { Language } from '../../../locales/languages.ts';
import { type BoardTexts, loadGameTexts, loadTexts, type Texts } from '../../../locales/load.ts';
import type { Game } from '../../engine/game.ts';
import { type GameId, manifestOf } from '../../games/index.ts';
import { loadGame } from '../../games/load.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import type { Learn } from './learn.ts';
import type { LessonTexts } from './lesson.ts';
import type { RulesTexts } from './outline.ts';

/** What it takes to teach a game in a language, in a lesson or on the rules page. */
interface Teaching {
  readonly game: GameId;
  readonly language: Language;
  readonly learn: Learn;
  readonly rulesOfGame: Game;
  readonly board: AnyBoard;
  readonly boardTexts: BoardTexts;
  readonly words: Texts['learn'];
}

export type RulesTeaching = Teaching & { readonly rules: RulesTexts };
export type LessonTeaching = Teaching & { readonly lesson: LessonTexts };

export async function loadRules(game: GameId, language: Language): Promise<RulesTeaching> {
  const [teaching, { rules }] = await Promise.all([
    load(game, language),
    loadGameTexts(language, game, 'rules'),
  ]);
  return { ...teaching, rules };
}

export async function loadLesson(game: GameId, language: Language): Promise<LessonTeaching> {
  const [teaching, { lesson }] = await Promise.all([
    load(game, language),
    loadGameTexts(language, game, 'lesson'),
  ]);
  return { ...teaching, lesson };
}

async function load(game: GameId, language: Language): Promise<Teaching> {
  const manifest = manifestOf(game);
  const [learn, rulesOfGame, board, boardTexts, words] = await Promise.all([
    manifest.learn(),
    loadGame(game),
    manifest.board(),
    loadGameTexts(language, game, 'board'),
    loadTexts(language, 'learn'),
  ]);
  return { game, language, learn, rulesOfGame, board, boardTexts, words };
}

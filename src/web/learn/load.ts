import type { Game } from '../../engine/game.ts';
import { type AnyBoard, BOARDS } from '../boards.ts';
import { RULES } from '../rules.ts';
import type { GameId } from '../shelf.ts';
import { GAME_TEXTS, type GameTexts, type Language } from '../frame/texts.ts';
import { LEARN, type Learn } from './index.ts';
import type { LessonTexts } from './lesson.ts';
import type { RulesTexts } from './outline.ts';
import { LEARN_TEXTS, type LearnTexts } from './texts.ts';

/** What it takes to teach a game in a language, whichever way. */
export interface Teaching {
  readonly game: GameId;
  readonly language: Language;
  readonly learn: Learn;
  readonly rulesOfGame: Game;
  readonly board: AnyBoard;
  readonly boardTexts: GameTexts;
  readonly words: LearnTexts;
}

export type RulesTeaching = Teaching & { readonly rules: RulesTexts };
export type LessonTeaching = Teaching & { readonly lesson: LessonTexts };

export async function loadRules(game: GameId, language: Language): Promise<RulesTeaching> {
  const teaching = await load(game, language);
  const { rules } = await teaching.learn.rules[language]();
  return { ...teaching, rules };
}

export async function loadLesson(game: GameId, language: Language): Promise<LessonTeaching> {
  const teaching = await load(game, language);
  const { lesson } = await teaching.learn.lessons[language]();
  return { ...teaching, lesson };
}

async function load(game: GameId, language: Language): Promise<Teaching> {
  const [learn, rulesOfGame, board, boardTexts, { learn: words }] = await Promise.all([
    LEARN[game](),
    RULES[game](),
    BOARDS[game](),
    GAME_TEXTS[language][game](),
    LEARN_TEXTS[language](),
  ]);
  return { game, language, learn, rulesOfGame, board, boardTexts, words };
}

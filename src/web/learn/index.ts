import type { View } from '../../engine/game.ts';
import type { GameId } from '../shelf.ts';
import type { Language } from '../frame/texts.ts';
import type { Lesson, LessonTexts } from './lesson.ts';
import type { Outline, RulesTexts } from './outline.ts';
import type { Picture } from './picture.ts';

/** All that teaches one game: `src/web/learn/GAME/index.ts` exports it as `learn`. `docs/learn.md` tells how. */
export interface Learn<O extends Outline = Outline, V extends View = View> {
  readonly outline: O;
  readonly pictures: Readonly<Record<string, Picture>>;
  readonly lesson: Lesson;
  /** The section that somebody wants who asks for the rules now. */
  ruleFor(view: V, moves: readonly string[]): O[number]['id'];
  readonly rules: InEachLanguage<{ readonly rules: RulesTexts<O> }>;
  readonly lessons: InEachLanguage<{ readonly lesson: LessonTexts }>;
}

export type InEachLanguage<T> = Readonly<Record<Language, () => Promise<T>>>;

/** What teaches each game, loaded when somebody wants to learn it. */
export const LEARN: Readonly<Record<GameId, () => Promise<Learn>>> = {
  'die-mauer': async () => (await import('../../games/die-mauer/learn/index.ts')).learn,
  'muro-contro-muro': async () => (await import('../../games/muro-contro-muro/learn/index.ts')).learn,
  'mauer-bauer': async () => (await import('../../games/mauer-bauer/learn/index.ts')).learn,
  'burg-appenzell': async () => (await import('../../games/burg-appenzell/learn/index.ts')).learn,
};

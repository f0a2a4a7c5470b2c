import type { View } from '../../engine/game.ts';
import type { Lesson } from './lesson.ts';
import type { Outline } from './outline.ts';
import type { Picture } from './picture.ts';

/** Everything that teaches one game: `src/games/GAME/learn/index.ts` exports it as `learn`. See `docs/learn.md`. */
export interface Learn<O extends Outline = Outline, V extends View = View> {
  readonly outline: O;
  readonly pictures: Readonly<Record<string, Picture>>;
  readonly lesson: Lesson;
  /** The section to open if somebody asks for the rules now. */
  ruleFor(view: V, moves: readonly string[]): O[number]['id'];
}

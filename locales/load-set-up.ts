import type { GameId } from '../src/games/index.ts';
import type { Language } from './languages.ts';
import type { AnyWords } from './words.ts';

/**
 * What is said while a position of a game is set up: `locales/LANG/GAME/advice/set-up.ts` exports
 *
 *     export const flaws: Words<Flaw> = { … };   // why a position is refused, for every kind of flaw of `rules/set-up.ts`
 *     export const texts = { … };                // the game's own labels; their type in English is that of all languages
 */
export interface SetUpTexts {
  readonly flaws: AnyWords['words'];
  /** Only the game's own `board/set-up.tsx` knows their type. */
  readonly texts: unknown;
}

/** Apart from the other texts: the home page need not know where they are. */
export async function loadSetUpTexts(language: Language, game: GameId): Promise<SetUpTexts> {
  return import(`./${language}/${game}/advice/set-up.ts`);
}

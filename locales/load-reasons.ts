import type { Reason } from '../src/engine/insight.ts';
import type { GameId } from '../src/games/index.ts';
import type { Language } from './languages.ts';

/** One sentence for each kind of reason: why a move is good, or why something is not on offer. */
export interface Reasons {
  readonly [kind: string]: Explains['explain'];
}

/** A method, so that the words for one game's reasons are assignable. */
interface Explains {
  explain(reason: Reason): string;
}

/** Separate from the other texts, in their own folder: the home page need not know where they are. */
export async function loadReasons(language: Language, game: GameId): Promise<Reasons> {
  return (await import(`./${language}/${game}/advice/reasons.ts`)).reasons;
}

/** For games with a companion: why something is not on offer. */
export async function loadForbidden(language: Language, game: GameId): Promise<Reasons> {
  return (await import(`./${language}/${game}/advice/forbidden.ts`)).forbidden;
}

import type { ComponentChildren } from 'preact';
import type { View } from '../../engine/game.ts';

/**
 * What a game has for people who own the box. `src/games/GAME/companion/index.tsx` exports
 *
 *     export const companion: CompanionModule<View, Texts> = { … };
 *
 * with the texts of its board. Everything else of the companion works for any game.
 */
export interface CompanionModule<V extends View, T> {
  /** What falls, is drawn or is turned up with this outcome of nature: one part, or several in any order. */
  fallen(outcome: string, view: V, texts: T): readonly Part[];
  /** What can be rolled or drawn where it is lost: dice, and one bag or deck. */
  stock(texts: T): Stock;
  /** Keeps the score of a match at the table: `names` are the players', `texts` the board's. */
  Score?(props: ScoreProps<T>): ComponentChildren;
}

/** A face of a die, a card or a tile. */
export interface Part {
  /** The same for the same face, card or tile. */
  readonly key: string;
  /** Which die it is a face of; parts of one outcome in different groups are chosen from different rows. */
  readonly group: number;
  readonly label: string;
  /** SVG within ±28 by ±40. */
  readonly picture: ComponentChildren;
}

export interface Stock {
  /** Each die with its faces, as often as they are on it. */
  readonly dice: readonly (readonly Part[])[];
  /** All there is in the bag or deck. */
  readonly bag: readonly Part[];
}

export interface ScoreProps<T> {
  readonly texts: T;
}

/** The companion of some game: the frame hands it views and texts of that game and never looks inside them. */
export type AnyCompanion = CompanionModule<View, unknown>;

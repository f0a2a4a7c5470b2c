import type { ComponentChildren } from 'preact';
import type { Texts } from '../../../locales/load.ts';
import type { View } from '../../engine/game.ts';
import type { Reason } from '../../engine/insight.ts';

/**
 * What a game has for people who own the box. `src/games/GAME/companion/index.tsx` exports
 *
 *     export const companion: CompanionModule<View, Texts> = { … };
 *
 * with the texts of its board. Everything else in the companion works for any game.
 */
export interface CompanionModule<V extends View, T> {
  /** What falls, is drawn or is turned up with this outcome: one part, or several in any order. */
  fallen(outcome: string, view: V, texts: T): readonly Part[];
  /** What a seat with a hidden hand lays on the table with this move; [] if words say it better. */
  laid(move: string, view: V, texts: T): readonly Part[];
  /** Whether this move is offered only after others that lay the same parts. */
  isOfferedLast?(move: string): boolean;
  /** What can be rolled or drawn if the real thing is lost: dice, and one bag or deck. */
  stock(texts: T): Stock;
  /** Pages to print for what is missing in the box. */
  sheets(texts: T, words: Texts['box']['print']): readonly Sheet[];
  /** What people might tap although it is not allowed now, and why; `moves` are the seat's legal moves. */
  forbidden(view: V, seat: number, moves: readonly string[], texts: T): readonly Forbidden[];
  /** Counts what lies on the table, by the rules. */
  Score?(props: ScoreProps<T>): ComponentChildren;
}

/** Something that is not on offer. `locales/LANG/GAME/advice/forbidden.ts` explains the reason. */
export interface Forbidden<R extends Reason = Reason> {
  /** As the board calls it; null if it has no place there. */
  readonly place: string | null;
  /** In words; '' if the reason says it all. */
  readonly what: string;
  readonly reason: R;
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
  /** Each die with its faces; repeated faces are repeated. */
  readonly dice: readonly (readonly Part[])[];
  /** Everything in the bag or deck. */
  readonly bag: readonly Part[];
}

/** A page to print. */
export interface Sheet {
  readonly key: string;
  readonly title: string;
  /** SVG in millimetres, `SHEET` wide and high: it fits A4 as well as Letter. */
  readonly picture: ComponentChildren;
}

export interface ScoreProps<T> {
  /** Of the board. */
  readonly texts: T;
  readonly words: Texts['box']['score'];
  /** By seat. Text from people: never as HTML. */
  readonly names: readonly string[];
  /**
   * What has been tapped so far, in the game's own format; undefined at first. It comes from storage, so it may be
   * anything.
   */
  readonly kept: unknown;
  /** Stores what has been tapped. */
  readonly keep: (json: unknown) => void;
}

/** The companion of some game: the frame hands it views and texts of that game and never looks inside them. */
export type AnyCompanion = CompanionModule<View, unknown>;

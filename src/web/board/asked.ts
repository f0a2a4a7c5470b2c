import type { View } from '../../engine/game.ts';

/** What a board tells people who cannot see it, when they ask. Loaded only then. */
export interface Asked<V extends View, T> {
  /** What lies in each row of the board, in the order of the rows' names. */
  rows(view: V, names: readonly string[], texts: T): readonly (readonly string[])[];
  /** What lies around something that can be chosen, by its `data-choice`; null if it has no place on the board. */
  around(view: V, choice: string, names: readonly string[], texts: T): readonly string[] | null;
  /** What the viewer has in hand. */
  hand(view: V, names: readonly string[], texts: T): readonly string[];
}

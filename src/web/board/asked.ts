import type { View } from '../../engine/game.ts';

/** What a board tells people who cannot see it, when they ask. Loaded only then. */
export interface Asked<V extends View, T> {
  /** The rows of the board in words, in the order of their names; '' for an empty row. */
  rows(view: V, names: readonly string[], texts: T): readonly string[];
  /** What lies around something that can be chosen, by its `data-choice`; null if it has no place on the board. */
  around(view: V, choice: string, names: readonly string[], texts: T): string | null;
  /** What the viewer has in hand; '' for nothing. */
  hand(view: V, names: readonly string[], texts: T): string;
}

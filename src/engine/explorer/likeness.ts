import type { By } from '../by.ts';
import type { View } from '../game.ts';
import type { AnyOptions } from '../options.ts';

/**
 * What "here" means to the explorer, which says what was played here before: which positions of a game count as the same. A game
 * may have none. `docs/explorer.md` says in words what every game compares.
 */
export interface Likeness<V extends View = View> {
  /** The seats and options of the shipped matches, used in turn. */
  readonly settings: readonly { readonly seats: number; readonly options: AnyOptions }[];
  /**
   * How many iterations the master thinks about each of their moves: counted, not timed, so that they come out the same
   * everywhere.
   */
  readonly iterations: number;
  /**
   * Where a match is when `by` is due, from the closest comparison to the widest: the position itself, as long as it is an
   * opening, and then the kind of position. Empty where there is nothing to compare. The view is that of a spectator who
   * remembers, so nothing hidden can ever be part of a place.
   */
  places(view: V, by: By): readonly Place[];
  /** Optional: how it ended for the seat, where that is not the result of the match. `end` is the last view of the match. */
  ending?(view: V, end: V, seat: number): Ending;
}

export interface Place {
  /** Whether only the kind of position and the kind of move count. */
  readonly isKind: boolean;
  /** Equal for positions that count as the same. */
  readonly key: string;
  /** Whose result counts: the seat that moves, or for which nature decides. */
  readonly seat: number;
  /** Equal for moves that count as the same here. */
  alike(move: string): string;
}

export interface Ending {
  /** The seat's share of the win: 1, or a fraction if it is shared. */
  readonly share: number;
  readonly score: number;
}

/** A way to look at a position: as it is, or mirrored, for example. */
export interface Look {
  readonly key: string;
  move(text: string): string;
}

/**
 * A position that is the same whichever way it is looked at: of its keys, and of its names for a move, the one that sorts first
 * counts.
 */
export function position(seat: number, looks: readonly Look[]): Place {
  const key = first(looks.map(look => look.key));
  const same = looks.filter(look => look.key === key);
  return { isKind: false, key, seat, alike: move => first(same.map(look => look.move(move))) };
}

/** A kind of position; `alike` gives the kind of a move. */
export function kindOfPosition(seat: number, key: string, alike: (move: string) => string): Place {
  return { isKind: true, seat, key: `kind ${key}`, alike };
}

function first(texts: readonly string[]): string {
  return texts.toSorted()[0];
}

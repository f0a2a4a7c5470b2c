import type { ComponentChildren } from 'preact';
import type { Happening, View } from '../../engine/game.ts';
import type { Area, Box } from './targets.ts';

/** Where something is on a board. */
export interface Where {
  /** Names that the game gives to its places; the board knows where they lie. */
  readonly places: readonly string[];
  /** Whether something moves from the first of them to the last, via the others. */
  readonly isWay?: boolean;
  /** The seat that did it. */
  readonly seat: number;
  /** Whether it leaves nothing on the board. */
  readonly isPassing?: boolean;
}

/** Where things happen on the board of a game: loaded after the board, for pointing at places. */
export interface Places<V extends View, H extends Happening> {
  /** Where one of the things that happened took place, as far as the log may tell; null if nowhere in particular. */
  ofHappening(happened: readonly H[], index: number, view: V): Where | null;
  /** Where a seat's move would take place. */
  ofMove(view: V, move: string, seat: number): Where | null;
}

/** Where a place lies in a drawing, in the drawing's units; null if it is not there now. */
export type FindPlace = (place: string) => Box | Area | null;

/**
 * Draws what is marked in a drawing. A board calls it once for each of its drawings, above the pieces and below what
 * can be chosen. `find` says where places lie; `sign` is the radius for the mark of a seat.
 */
export type DrawMarks = (find: FindPlace, sign: number) => ComponentChildren;

/** Something marked on a board, and why: others did it, words point at it, it is advised, planned for the next turn, or it was done instead. */
export interface Mark extends Where {
  readonly why: 'done' | 'pointed' | 'advised' | 'planned' | 'instead';
}

import type { Turn } from '../../src/engine/turn.ts';

/**
 * A second, slow and obvious implementation of a game, written from the rules page alone. It exists only to
 * disagree with `src/games` when one of the two misreads a clause.
 */
export interface Reference {
  turn(): Turn;
  /** Every legal move of the seat now, sorted by UTF-16 code unit; [] if it has none to make. */
  moves(seat: number): string[];
  /** Nature's outcomes with their weights, sorted by outcome; [] if nature is not due. */
  chances(): [outcome: string, weight: number][];
  /** Only ever called with a move from `moves` or an outcome from `chances`. */
  play(by: number | 'nature', move: string): void;
}

export type NewReference<Options> = (seats: number, options: Options) => Reference;

import type { State, View } from '../game.ts';
import type { AnyOptions } from '../options.ts';

/**
 * What a game's puzzles are about: which positions are asked, what is counted, and when it is counted. A game may have no
 * puzzles. `docs/puzzles.md` says in words what every game counts.
 */
export interface Goal<S extends State = State> {
  /** By how much the best move must beat the next best, in what is counted. */
  readonly margin: number;
  /**
   * How others reply: with the `worst` move for the solver, where one player's gain is the other's loss; or with any of
   * their moves, all `equal`ly likely.
   */
  readonly replies: 'worst' | 'equal';
  /** The seats and options of the matches that are searched for puzzles. */
  readonly settings: readonly { readonly seats: number; readonly options: AnyOptions }[];
  /** Optional: options under which the positions of all matches are asked. They must not change what can be played. */
  readonly asked?: AnyOptions;
  /** Whether this seat, which is to move, can be asked here: the answer must not depend on anything hidden from it. */
  asks(state: S, seat: number): boolean;
  /** Optional: whether the position is too dull for a puzzle, given what its moves are worth. */
  isDull?(state: S, values: readonly number[]): boolean;
  /** Whether it is time to count, after the solver's first move. A match that is over is always counted. */
  ended(state: S, seat: number, from: S): boolean;
  /** What is counted: what has been gained since the position asked about. */
  value(state: S, seat: number, from: S): number;
  /** The theme of the position, judging by its best move. `locales/LANG/GAME/puzzles.ts` names every theme. */
  theme(state: S, seat: number, best: string): string;
}

/**
 * The same goal worked out from what everybody can see at the table, for the verifier, which shares nothing with the
 * solver but the rules.
 */
export interface Witness<V extends View = View> {
  ended(view: V, seat: number, from: V): boolean;
  /** A whole number of half points. */
  halves(view: V, seat: number, from: V): number;
}

import type { State, View } from '../game.ts';
import type { AnyOptions } from '../options.ts';

/**
 * What a game's puzzles are about: which positions are asked, what is counted, and when it is counted. A game may have no
 * puzzles. `docs/puzzles.md` says in words what every game counts.
 */
export interface Goal<S extends State = State> {
  /** How far the best move must be ahead of the next best, in what is counted. */
  readonly margin: number;
  /**
   * How others answer: `worst` for the solver, where one player's gain is the other's loss; `equal` if every move they could
   * make is counted as equally likely.
   */
  readonly replies: 'worst' | 'equal';
  /** What the rules of the matches are in which puzzles are looked for. */
  readonly settings: readonly { readonly seats: number; readonly options: AnyOptions }[];
  /** Whether the seat, which must move, can be asked here: what is counted depends on nothing that is hidden from it. */
  asks(state: S, seat: number): boolean;
  /** Optional: whether a position is no puzzle, seeing what the moves are worth. */
  isDull?(state: S, values: readonly number[]): boolean;
  /** Whether it is time to count, after the solver's first move. A match that is over is always counted. */
  ended(state: S, seat: number, from: S): boolean;
  /** What is counted, since the position that was asked. */
  value(state: S, seat: number, from: S): number;
  /** What the position is about, by its best move. `locales/LANG/GAME/puzzles.ts` names every theme. */
  theme(state: S, seat: number, best: string): string;
}

/**
 * The same once more, told from what everybody can see at the table: for the verifier, which shares nothing with the solver
 * but the rules.
 */
export interface Witness<V extends View = View> {
  ended(view: V, seat: number, from: V): boolean;
  /** A whole number of half points. */
  halves(view: V, seat: number, from: V): number;
}

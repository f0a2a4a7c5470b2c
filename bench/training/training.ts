import type { State } from '../../src/engine/game.ts';
import type { AnyOptions } from '../../src/engine/options.ts';
import type { Random } from '../../src/engine/random.ts';

/**
 * What a game of two seats with an evaluation by features gives to be trained: the `training` of
 * `src/games/GAME/training/index.ts`.
 *
 * The evaluation judges certain moments only, always from the side of one seat. A move is chosen by its outcome where all
 * moves lead to such a moment or to the end; anywhere else it is made at random.
 */
export interface Training<S extends State = State> {
  /** How many features there are. */
  readonly features: number;
  writeFeatures(state: S, into: Float64Array): void;
  /** Whether the evaluation judges this moment. */
  isJudged(state: S): boolean;
  /** Of a moment that is judged: the seat whose chance of a win the evaluation says. */
  seatOf(state: S): number;
  /** How much of the match has been played, from 0 to 1. */
  progress(state: S): number;
  /** Options for a match: now and then others than usual, so that the net sees them too. */
  options(random: Random): AnyOptions;
  /** A match with more judged moments than this is broken off. */
  readonly mostMoments: number;
}

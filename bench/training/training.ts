import type { State } from '../../src/engine/game.ts';
import type { AnyOptions } from '../../src/engine/options.ts';
import type { Random } from '../../src/engine/random.ts';

/**
 * What a two-seat game with an evaluation by features provides for training: the `training` of
 * `src/games/GAME/training/index.ts`.
 *
 * The evaluation judges only certain moments, always from the perspective of one seat. If all moves lead to such a
 * moment or to the end, a move is chosen by its outcome; otherwise it is random.
 */
export interface Training<S extends State = State> {
  /** How many features there are. */
  readonly features: number;
  writeFeatures(state: S, into: Float64Array): void;
  /** Whether the evaluation judges this moment. */
  isJudged(state: S): boolean;
  /** For a judged moment: the seat whose chance of a win the evaluation gives. */
  seatOf(state: S): number;
  /** How much of the match has been played, from 0 to 1. */
  progress(state: S): number;
  /** Options for a match: now and then unusual ones, so that the net sees them, too. */
  options(random: Random): AnyOptions;
  /** A match with more judged moments than this is abandoned. */
  readonly mostMoments: number;
}

import type { State } from '../../src/engine/game.ts';
import type { SimplePlayers } from '../../src/engine/insight.ts';
import type { AnyOptions } from '../../src/engine/options.ts';
import type { Random } from '../../src/engine/random.ts';
import type { SeatNet } from '../../src/engine/seat-net.ts';

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

/**
 * What a game with hidden cards, for any number of seats, provides for training with the master's own search
 * (`with-search.ts`): also the `training` of its `training/index.ts`. Its net judges certain moments for all seats at
 * once, in full states, since a search imagines what is hidden.
 */
export interface SeatTraining<S extends State = State> {
  /** The net that the game's evaluation uses: training changes its weights. */
  readonly net: SeatNet<S>;
  /** The points that make a win e times likelier, as a first guess. */
  readonly lead: number;
  /** Whether the evaluation judges this moment. */
  isJudged(state: S): boolean;
  /** Options for a match: now and then unusual ones, so that the net sees them, too. */
  options(random: Random): AnyOptions;
  /** Who plays on in the mind of a stranger. */
  readonly simple: SimplePlayers<S>;
}

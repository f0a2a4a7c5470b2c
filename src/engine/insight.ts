import type { State, View } from './game.ts';
import type { Random } from './random.ts';

/**
 * What good players know of a game, for a search to build on. Every part is optional, and each is there because it
 * was measured to win (`docs/bots.md`). None of it sees more than the search does: imagined states and views.
 *
 * A *value* is what a seat can expect of the match: 1 a sure win, 0 a sure loss; a shared win counts its share.
 */
export interface Insight<S extends State = State, V extends View = View> {
  /** Nothing is hidden from anybody: a search then need not imagine more than one state, nor list moves twice. */
  readonly isOpen?: boolean;

  /**
   * Plays on from the state, at random or better, as far as it likes, and writes the value of every seat. May leave
   * the state anywhere. Without it a search plays to the end at random.
   */
  rollout?(state: S, random: Random, values: Float64Array): void;

  /**
   * What the seat can expect of the match from this state on, which is not over: a judgement at once, without playing on.
   * An open game of two seats that has it is searched for exact values instead of means. The same state always has the
   * same value, and what the two seats can expect adds up to 1.
   */
  evaluate?(state: S, seat: number): number;

  /**
   * Writes how promising each of the legal moves looks at first sight: positive, in any scale; 0 for a senseless move,
   * which is then never tried (unless all are 0). Without it all look alike.
   */
  weigh?(state: S, seat: number, moves: Int32Array, count: number, weights: Float64Array): void;

  /**
   * For secret simultaneous choices: takes back, in an imagined state, the choices that the viewer may not know, so that
   * a search decides them together with its own.
   */
  reopen?(state: S, viewer: number): void;

  /**
   * A number that is the same for states with the same prospects, as far as `rollout` can tell, and practically never for
   * others: a search then averages what it has found out about them, and soon need not play on from there at all.
   */
  signature?(state: S): number;

  /** What remains of a view with a memory of this strength: 1 forgets nothing, 0 all that is not to be seen now. */
  forget?(view: V, strength: number, random: Random): V;

  /** How much a review at journeyman's effort thinks about every moment. */
  readonly reviewEffort?: ReviewEffort;

  /** Where the levels must differ in this game otherwise than in all: laid over the abilities of `src/bots/levels.ts`. */
  readonly abilities?: Readonly<Partial<Record<Level, Partial<Ability>>>>;

  /**
   * How far values can be taken for chances to win, where a review does: 1, if left out, means as they are; less where
   * they are too sure, more where they are not sure enough. The chances are in proportion to the values to this power.
   */
  confidence?(state: S): number;

  /** The main reason for a move, where there is a clear one: a kind and facts that a page can put into words. */
  reason?(state: S, seat: number, move: number): Reason | null;
}

/** How well a bot plays, the same in all games. */
export const LEVELS = ['apprentice', 'journeyman', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** What makes a level. Levels differ by budget and knowledge, never by seeing more than their seat may know. */
export interface Ability {
  /** How long it thinks, in milliseconds, unless it has thought through `iterations` before. */
  readonly ms: number;
  readonly iterations: number;
  /** How many decisions deep it looks. */
  readonly depth: number;
  /** How strongly it tries what it has tried little. */
  readonly curiosity: number;
  /** How often it plays a move without thinking. */
  readonly slips: number;
  /** How well it remembers what it has seen: 1 forgets nothing. */
  readonly memory: number;
  /** Whether it uses what good players know of the game (`rollout`, `weigh`), or only the rules. */
  readonly insight: boolean;
}

/** Counted and not timed, so that the same seed finds the same. */
export interface ReviewEffort {
  /** Iterations of the search for a better move. */
  readonly search: number;
  /** How often the move made and the better one are played on from; iterations for each where nothing is. */
  readonly compare: number;
  /** How often a position is played on from to estimate the chances. */
  readonly chances: number;
}

export interface Reason {
  readonly kind: string;
  readonly [fact: string]: string | number | boolean | readonly string[];
}

import type { State, View } from './game.ts';
import type { Random } from './random.ts';
import type { SeatNet } from './seat-net.ts';

/**
 * What good players know about a game, for a search to build on. Every part is optional, and each was measured to win
 * more matches (`docs/bots.md`). None of it sees more than the search does: imagined states and views.
 *
 * A *value* is what a seat can expect of the match: 1 a sure win, 0 a sure loss; a shared win counts its share.
 */
export interface Insight<S extends State = State, V extends View = View> {
  /** Nothing is hidden from anybody, so a search needs to imagine only one state and to list moves only once. */
  readonly isOpen?: boolean;

  /**
   * Plays on from the state, at random or better, as far as it likes, and writes the value of every seat, unless `net` does. May
   * leave the state anywhere. Without either a search plays to the end at random.
   */
  rollout?(state: S, random: Random, values: Float64Array): void;

  /**
   * Says how likely each seat is to win where `rollout` has stopped, or wherever a seat is to move if there is no `rollout`. Not
   * asked once the match is over: `rollout` then writes the values itself.
   */
  readonly net?: SeatNet<S>;

  /**
   * The seat's expected value in this state, which is not over: an immediate estimate, without playing on.
   * An open game of two seats that has it is searched for exact values instead of means. The same state always has the
   * same value, and what the two seats can expect adds up to 1.
   */
  evaluate?(state: S, seat: number): number;

  /**
   * Writes how promising each of the legal moves looks at first sight: positive, on any scale; 0 for a pointless move, which is
   * then never tried (unless all are 0). Without it all look alike.
   */
  weigh?(state: S, seat: number, moves: Int32Array, count: number, weights: Float64Array): void;

  /**
   * Sets the weight of every legal move that another surely beats to 0, as far as that can be worked out: a sure win is never
   * passed over, and an avoidable loss is never chosen. Leaves at least one. It may take far longer than `weigh`, and is called
   * only at the root of a search.
   */
  dismiss?(state: S, seat: number, moves: Int32Array, count: number, weights: Float64Array): void;

  /**
   * For open games: the seat that is sure to win, whatever the others do and whatever chance brings, as far as that can be
   * worked out; −1 if none is.
   */
  foregone?(state: S): number;

  /**
   * Whether so little of the match is left that it can be worked out rather than judged: all moves, all outcomes of chance. For
   * open games of two seats with an `evaluate` and a `signature`.
   */
  isNearlyOver?(state: S): boolean;

  /**
   * Whether what follows is the same for all seats, so that `rollout` needs no playing on to say what each can expect:
   * whoever plays on to see where moves lead can stop here.
   */
  isSettled?(state: S): boolean;

  /**
   * For secret simultaneous choices: takes back, in an imagined state, the choices that the viewer may not know, so that
   * a search decides them together with its own.
   */
  reopen?(state: S, viewer: number): void;

  /**
   * A number that is the same for states with the same prospects, as far as `rollout` can tell, and practically never for
   * others: a search then averages its results for them, and soon has no need to play on from there. Without a `rollout`, states
   * with the same number also have the same moves, and each leads to the same again.
   */
  signature?(state: S): number;

  /** What remains of a view with a memory of this strength: 1 forgets nothing, 0 everything that is not visible now. */
  forget?(view: V, strength: number, random: Random): V;

  /** How much a review at journeyman level thinks per moment. */
  readonly reviewEffort?: ReviewEffort;

  /** How it plays on to confirm that something was a mistake, at every level. */
  readonly playingOn?: PlayingOnEffort;

  /** What a loss that its search finds has proved to be worth. */
  readonly trust?: Trust;

  /** How the levels of this game differ from the usual ones: overrides the abilities in `src/bots/levels.ts`. */
  readonly abilities?: Readonly<Partial<Record<Level, Partial<Ability>>>>;

  /**
   * How far a review may take values for win chances. 1, the default, takes them as they are; less than 1 if they are
   * overconfident, more than 1 if they are too cautious. The chances are in proportion to the values to this power.
   */
  confidence?(state: S): number;

  /** Why moves are good. Loaded on demand: only advice and reviews need it. */
  reasons?(): Promise<Reasoning<S>>;
}

/**
 * The main reason for a move, in this state and among the others that the seat could make: a kind and facts that a page can
 * put into words. Null if there is none that can be told in a sentence.
 */
export interface Reasoning<S extends State = State> {
  reason(state: S, seat: number, move: number): Reason | null;
}

/**
 * Players who take what pays at once, for a yardstick in arenas that evaluates nothing (`ucb`). They should not share
 * the judgement of `rollout`, so that the two do not err alike.
 */
export interface SimplePlayers<S extends State = State> {
  /** Plays on: to the end, or as far as `glance` needs. */
  playSimply(state: S, random: Random): void;

  /** Writes the value of every seat where `playSimply` stopped before the end. */
  glance?(state: S, values: Float64Array): void;
}

/** How well a bot plays, the same in all games, the weakest first. */
export const LEVELS = ['child', 'apprentice', 'journeyman', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** What makes a level. Levels differ by budget and knowledge, never by seeing more than their seat may know. */
export interface Ability {
  /** How long it thinks, in milliseconds, unless it has thought through `iterations` before. */
  readonly ms: number;
  readonly iterations: number;
  /** How many decisions deep it looks. */
  readonly depth: number;
  /** How strongly it prefers moves it has tried rarely. */
  readonly curiosity: number;
  /** The share of its moves that it overlooks, among those that are not sure to be best; 0 sees all. */
  readonly overlooks: number;
  /** How well it remembers what it has seen: 1 forgets nothing. */
  readonly memory: number;
  /** Whether it uses what good players know about the game (`rollout`, `weigh`), or only the rules. */
  readonly insight: boolean;
  /** Whether it first works out what is certain (`dismiss`). */
  readonly careful: boolean;
}

/** How much to think. Counted rather than timed, so that the same seed gives the same result. */
export interface ReviewEffort {
  /** Iterations of the search for a better move. */
  readonly search: number;
  /** Playouts for each of the move made and the better one; iterations for each if there are no playouts. */
  readonly compare: number;
  /** Playouts per position to estimate the win chances. */
  readonly chances: number;
}

/** How to play on from a position. */
export interface PlayingOnEffort {
  /** Iterations of the search at every decision, at least; at most three times as many. */
  readonly iterations: number;
  /** A match ends after this many decisions, and a glance (`rollout`) says what it is worth. To the end if left out. */
  readonly horizon?: number;
  /** Plays that take about as long as judging five moments at journeyman level: the unit in which playing on is allowed. */
  readonly plays: number;
}

/**
 * How losses found by a search compare with what deep play finds, as measured (`docs/review.md`).
 */
export interface Trust {
  /** On average this share of the search's figure was lost; */
  readonly share: number;
  /** single losses differ from that by this part of the figure (a standard deviation). */
  readonly spread: number;
  /** How much a loss depends on who plays on: others, who play as well, find another one (a standard deviation). */
  readonly players: number;
}

export interface Reason {
  readonly kind: string;
  readonly [fact: string]: string | number | boolean | readonly string[];
}

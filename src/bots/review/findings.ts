import type { Reason } from '../../engine/insight.ts';

/**
 * What a review finds out about one moment of a match. Moment 0 is before the first play; moment m is after m plays, and
 * its finding judges the play that led there.
 */
export interface Finding {
  readonly moment: number;
  /**
   * Every seat's chance to win, as a spectator would estimate it. Null if the play was hidden: for a
   * spectator nothing has changed.
   */
  readonly chances: readonly number[] | null;
  /** How much each seat's chances were changed by chance, or by what the others happened to hide in their fists. */
  readonly luck: Luck | null;
  /** Null if there was nothing to decide. */
  readonly judgement: Judgement | null;
}

export interface Luck {
  /** By seat: how much more the outcome is worth than could be expected. */
  readonly changes: readonly number[];
  /** The largest standard error of the changes. */
  readonly error: number;
}

/** One decision of one seat, judged by what that seat could know then. */
export interface Judgement {
  readonly seat: number;
  readonly made: string;
  /** What the search would have played: `made`, or another move. In a mix: the choice that it makes most often. */
  readonly best: string;
  /** How much of the chance to win the move gave away: never below 0, except as playing on found it. */
  readonly loss: number;
  /** The standard error of the loss. */
  readonly error: number;
  /**
   * How sure it is, from 0 to 1, that something was lost, after playing on from both moves (`confirming.ts`); the loss and its
   * error are then what playing on says. 1 if the rest of the match was worked out instead. Null if neither has been done, or not
   * enough.
   */
  readonly sure: number | null;
  /**
   * For a mistake in a secret choice: how often the best mix makes each choice, the most frequent first. Null
   * otherwise.
   */
  readonly mix: readonly (readonly [move: string, share: number])[] | null;
  /** For a mistake: why `best` is good, where the game can say it. */
  readonly reason: Reason | null;
}

/** A choice that the best mix makes at least this often is no mistake, whatever came of it. */
export const IN_THE_MIX = 0.1;
/** A person would not notice a smaller loss than this. */
export const NOTICEABLE = 0.03;
/**
 * How many standard errors a loss must be above 0: a match has a hundred decisions, and a few would look bad by chance.
 */
const CERTAIN = 2.5;

/** How sure playing on must be before anything is called a mistake. */
export const SURE_ENOUGH = 0.95;

/** Whether the search thinks that the move clearly gave something away, and nobody has checked yet. */
export function isSuspect({ loss, error, sure }: Pick<Judgement, 'loss' | 'error' | 'sure'>): boolean {
  return sure === null && loss >= NOTICEABLE && loss >= CERTAIN * error;
}

/** Whether the move gave something away, confirmed by playing on. */
export function isMistake({ loss, sure }: Pick<Judgement, 'loss' | 'sure'>): boolean {
  return sure !== null && sure >= SURE_ENOUGH && loss >= NOTICEABLE;
}

import type { Character } from './character.ts';

/** A running search: it can be continued for a while, or asked for its result, at any time. */
export interface Thought {
  run(iterations: number): void;
  /** Whether the best move has been proved, so that there is nothing left to think about. */
  readonly isDone?: boolean;
  /** The moves considered, the best first. */
  candidates(): Candidate[];
  /**
   * The move to make: the best so far, or one about as good that suits the character; for secret choices one drawn from the
   * best mix, whatever the character.
   */
  choose(character?: Character): string;
}

export interface Candidate {
  /** In the notation of the game. */
  readonly move: string;
  /** What the seat can expect after this move: 1 is a sure win, 0 a sure loss. */
  readonly value: number;
  /** How much of its thinking the search gave it; for secret choices, how often it should be chosen. */
  readonly share: number;
}

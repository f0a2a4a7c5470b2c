import type { Block, Fist } from './blocks.ts';
import type { End } from './wall.ts';

/** DM-11, DM-13, DM-14: how a round came to its end. */
export const ENDINGS = ['out', 'deadlock', 'stalling'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Inside the rules an ending is one more than its index in the list. */
export const BY_GOING_OUT = 1;
export const BY_DEADLOCK = 2;
export const BY_STALLING = 3;

interface Built {
  readonly seat: number;
  readonly block: Block;
  readonly end: End;
  /** Whether it is the first block of the wall, which has no ends before it. */
  readonly first: boolean;
}

export type Happening =
  /** DM-5: a turn begins. */
  | { readonly kind: 'turn-began'; readonly master: number }
  /** DM-6: a fist is closed; `fist` is null for viewers who may not know it. */
  | { readonly kind: 'chose'; readonly seat: number; readonly fist: Fist | null }
  /** DM-6: all fists are opened, in seat order. */
  | { readonly kind: 'revealed'; readonly master: number; readonly fists: readonly Fist[] }
  /** DM-7.1 */
  | { readonly kind: 'no-room'; readonly master: number; readonly block: Block }
  /** DM-7.2 */
  | { readonly kind: 'unguessed'; readonly master: number; readonly block: Block }
  /** DM-7.3: they build instead of the master, in this order. */
  | {
      readonly kind: 'guessed';
      readonly master: number;
      readonly block: Block;
      readonly guessers: readonly number[];
    }
  /** DM-7.4: more of them than there is room for, so the master builds. */
  | {
      readonly kind: 'guessed-by-too-many';
      readonly master: number;
      readonly block: Block;
      readonly guessers: readonly number[];
      readonly room: number;
    }
  /** DM-8: the block that the seat had in its fist. */
  | ({ readonly kind: 'built' } & Built)
  /** DM-9.1: only the master's fist is empty: any block may be built. */
  | { readonly kind: 'free-choice'; readonly master: number }
  /** DM-9.1: a block out of the hand. */
  | ({ readonly kind: 'built-freely' } & Built)
  /** DM-9.1: no block of the hand is legal. */
  | { readonly kind: 'could-not-build'; readonly master: number }
  /** DM-9.2: one rival's fist is empty too: it must, or may, give a block. */
  | { readonly kind: 'gift-due'; readonly from: number; readonly to: number; readonly must: boolean }
  /** DM-9.2: `block` is null for viewers who may not know it. */
  | { readonly kind: 'gave'; readonly from: number; readonly to: number; readonly block: Block | null }
  | { readonly kind: 'declined'; readonly from: number; readonly to: number }
  /** DM-9.3 */
  | { readonly kind: 'too-many-empty'; readonly master: number; readonly rivals: readonly number[] }
  /** DM-11 to DM-14: what is left in every hand is shown and charged. Rounds are counted from 1. */
  | {
      readonly kind: 'round-ended';
      readonly round: number;
      readonly ending: Ending;
      readonly out: readonly number[];
      readonly left: readonly (readonly Block[])[];
      readonly charges: readonly number[];
    }
  /** DM-12: the wall is cleared, and everybody has a full set again. */
  | { readonly kind: 'round-began'; readonly round: number }
  /** DM-15 */
  | { readonly kind: 'match-ended'; readonly scores: readonly number[]; readonly winners: readonly number[] };

/** What opens fists, shows hands, or says something about them. */
export const REVEALS: ReadonlySet<Happening['kind']> = new Set([
  'revealed',
  'built-freely',
  'could-not-build',
  'gave',
  'round-ended',
  'match-ended',
] as const);

import type { View } from '../../engine/game.ts';
import type { Happened } from '../../engine/past.ts';
import type { Fault, MatchRecord } from '../../engine/record.ts';
import type { Viewer } from '../../engine/viewers.ts';
import type { GameId } from '../../games/index.ts';

/** What a page asks the thread of a replay. `open` comes first, once. Answers come in the same order. */
export type ReplayRequest =
  | {
      readonly replay: 'open';
      readonly game: GameId;
      /** From an untrusted source: it is checked before it is used. */
      readonly record: unknown;
      readonly mayLook: readonly Viewer[];
    }
  | { readonly replay: 'view'; readonly number: number; readonly viewer: Viewer }
  | { readonly replay: 'told'; readonly viewer: Viewer }
  /** Only of a match that is over. */
  | { readonly replay: 'scores' };

export type ReplayAnswer =
  | { readonly replay: 'opened'; readonly about: AboutReplay }
  | { readonly replay: 'wrong'; readonly fault: Fault }
  | { readonly replay: 'view'; readonly view: View }
  | { readonly replay: 'told'; readonly told: readonly Happened[] }
  | { readonly replay: 'scores'; readonly scores: Scores };

/** By moment, then by seat. */
export type Scores = readonly (readonly number[])[];

export interface AboutReplay {
  readonly record: MatchRecord;
  /** How many plays there are. */
  readonly length: number;
  readonly isOver: boolean;
  /** The viewers it may be seen as, the usual one first. */
  readonly viewers: readonly Viewer[];
}

import type { Checked, Depth, Finding, Suspect } from '../../bots/review/index.ts';
import type { MatchRecord } from '../../engine/record.ts';
import type { GameId } from '../../games/index.ts';
import type { PlayAgain } from './decisions.ts';

/** What the page asks a reviewing thread. `open` comes first, once. */
export type ReviewRequest =
  | {
      readonly do: 'open';
      readonly game: GameId;
      /** Checked, and its match is over. */
      readonly record: MatchRecord;
      readonly level: Depth;
      readonly seed: number;
    }
  | { readonly do: 'review'; readonly moment: number }
  /** Plays on for a while from what looks like a mistake. */
  | { readonly do: 'check'; readonly suspect: Suspect }
  /** Looks up the plays that led to these moments. Needs no `open`. */
  | {
      readonly do: 'look';
      readonly game: GameId;
      readonly record: MatchRecord;
      readonly moments: readonly number[];
    };

export type ReviewReport =
  | { readonly say: 'found'; readonly finding: Finding }
  | { readonly say: 'checked'; readonly checked: Checked }
  | { readonly say: 'plays'; readonly plays: ReadonlyMap<number, PlayAgain> }
  | { readonly say: 'failed'; readonly message: string };

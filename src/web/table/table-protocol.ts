import type { View } from '../../engine/game.ts';
import type { Fault, MatchRecord } from '../../engine/record.ts';
import type { Update } from '../../engine/runner.ts';
import type { Viewer } from '../../engine/viewers.ts';
import type { GameId } from '../../games/index.ts';
import type { KeptMatch } from '../storage/matches.ts';
import type { Advised } from './table.ts';

/** What the page asks the worker: about the table that it runs, after `open`; or to judge a record from elsewhere. */
export type WorkerRequest =
  | TableRequest
  | { readonly do: 'judge'; readonly game: GameId; readonly record: unknown };

export type TableRequest =
  | {
      readonly do: 'open';
      readonly match: KeptMatch;
      readonly viewer: Viewer;
      /** Another tab runs the match: nature and bots play there. */
      readonly isFollowing: boolean;
      /** Counts how often the page has opened it: an earlier opening may still have had something to say. */
      readonly opening: number;
    }
  | { readonly do: 'play'; readonly seat: number; readonly move: string }
  | { readonly do: 'undo'; readonly seat: number }
  | { readonly do: 'advise'; readonly seat: number }
  /** From now on somebody else is looking. `from`: first tell them the state after this many steps. */
  | { readonly do: 'look'; readonly viewer: Viewer; readonly from?: number }
  /** The page has shown everything up to this many rows. */
  | { readonly do: 'shown'; readonly number: number }
  | { readonly do: 'check' };

/** What the worker tells the page. */
export type Report =
  | UpdateReport
  | ({ readonly say: 'advice'; readonly number: number } & Advised)
  | { readonly say: 'unreadable'; readonly fault: Fault }
  | { readonly say: 'failed'; readonly message: string }
  /** `fault` is null if everything is correct. */
  | { readonly say: 'checked'; readonly fault: Fault | null }
  /** `everything` is the view after the last play, with nothing hidden, if the record can be played. */
  | { readonly say: 'judged'; readonly fault: Fault | null; readonly everything: View | null };

/** Reports about a table say which opening of it they are about. */
export type Reported = Report & { readonly opening?: number };

/** What the viewer has not been told yet; everything, if somebody else is looking now. */
export interface UpdateReport extends Update {
  readonly say: 'update';
  readonly record: MatchRecord;
  /** Whether this is an earlier state, and more follows at once. */
  readonly isPast?: true;
  /** With nothing hidden, once the match is over. */
  readonly everything: View | null;
}

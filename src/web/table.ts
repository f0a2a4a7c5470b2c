import type { ReadonlySignal } from '@preact/signals';
import type { Level } from '../bots/levels.ts';
import type { Happening, View } from '../engine/game.ts';
import type { Reason } from '../engine/insight.ts';
import type { MatchRecord } from '../engine/record.ts';
import type { Goal } from './routes.ts';
import type { GameId } from './shelf.ts';

/**
 * Where a match is played, as pages see it. Local tables (`local-table.ts`) have engine and bots in this browser; a
 * remote table will have them behind a socket. Pages and boards don't know which they have.
 */
export interface Table {
  readonly game: GameId;
  readonly seats: readonly Seat[];
  /** Whether nothing waits to be seen: for tests. */
  readonly isHurried: boolean;
  /** Where the match can be looked at again once it is over. */
  readonly replay?: Goal;
  /** Null until the match is set out. */
  readonly moment: ReadonlySignal<Moment | null>;
  /** Why the table cannot go on, if it cannot. */
  readonly trouble: ReadonlySignal<Trouble | null>;
  /** Who must take the device before anything more is shown; null if nobody must. */
  readonly curtain: ReadonlySignal<number | null>;
  readonly advice: ReadonlySignal<Hint>;
  /** Whether the match survives closing the page. */
  readonly isKept: ReadonlySignal<boolean>;

  /** Makes a move of the viewer. */
  play(move: string): void;
  /** Takes back the viewer's last play. Only if `moment.undoable`. */
  undo(): void;
  /** Asks for advice, which appears in `advice` and goes with the next play. */
  askHint(): void;
  /** The page has shown the happenings of the moment: the table may go on. */
  shown(): void;
  /** The person for whom the curtain waits is there. */
  liftCurtain(): void;
  /** Checks the finished match: every play, and every outcome of chance. Null if all is right. */
  check(): Promise<string | null>;
  close(): void;
}

export interface Seat {
  readonly name: string;
  /** What sits there; `level` of a bot. */
  readonly kind: 'person' | 'bot';
  readonly level: Level | null;
}

/** The match as the viewer at this device may know it, after one play more than the moment before. */
export interface Moment {
  /** How many plays have been made. */
  readonly number: number;
  readonly view: View;
  /** The view before, if it is of the same viewer and nothing but `happenings` came between. */
  readonly before: View | null;
  readonly happenings: readonly Happening[];
  /** The viewer's legal moves. */
  readonly moves: readonly string[];
  readonly undoable: boolean;
  /** Everything the viewer has seen happen, `happenings` included; each with the number of its play. */
  readonly log: readonly Logged[];
  /** With the viewer `everything`, and the record, once the match is over. */
  readonly end: { readonly view: View; readonly record: MatchRecord } | null;
}

export interface Logged {
  readonly play: number;
  readonly happening: Happening;
}

export type Hint =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'advice'; readonly move: string; readonly reason: Reason | null };

export type Trouble =
  | { readonly kind: 'not-found' }
  /** What was kept is no match; `message` says why, in the words of the engine. */
  | { readonly kind: 'unreadable'; readonly message: string }
  /** The table failed while playing; opening it again may help. */
  | { readonly kind: 'failed'; readonly message: string };

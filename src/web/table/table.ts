import type { ReadonlySignal } from '@preact/signals';
import type { Level } from '../../bots/levels.ts';
import type { Happening, View } from '../../engine/game.ts';
import type { Reason } from '../../engine/insight.ts';
import type { Happened } from '../../engine/past.ts';
import type { Fault, MatchRecord } from '../../engine/record.ts';
import type { SeatState } from '../../engine/runner.ts';
import type { GameId } from '../../games/index.ts';
import type { ErrorCode } from '../../protocol/errors.ts';
import type { Leave } from '../../protocol/pace.ts';
import type { Phrase } from '../../protocol/phrases.ts';
import type { AskedUndo } from '../../protocol/socket.ts';
import type { ReplayGoal } from '../frame/routes.ts';

/**
 * Where a match is played, as pages see it. Local tables (`local-table.ts`) have engine and bots in this browser, remote
 * ones (`online/remote-table.ts`) behind a socket. Pages and boards don't know which they have.
 */
export interface Table {
  readonly game: GameId;
  readonly seats: readonly Seat[];
  /** Whether all waiting is skipped: for tests. */
  readonly isHurried: boolean;
  /** Where the match can be replayed once it is over. */
  readonly replay?: ReplayGoal;
  /** The path where others can see it, if it is on a server. */
  readonly address?: string;
  /** The deal of the day that is played there, which others play as well. */
  readonly deal?: string | undefined;
  /** Whether it gives advice. */
  readonly hasHints: boolean;
  /** Present if people sit elsewhere. */
  readonly company?: Company;
  /** Null until the match has been set up. */
  readonly moment: ReadonlySignal<Moment | null>;
  /** Why the table cannot go on, if it cannot. */
  readonly trouble: ReadonlySignal<Trouble | null>;
  /** What must be done with the device before anything more is shown; null if nothing must. */
  readonly curtain: ReadonlySignal<Curtain | null>;
  readonly advice: ReadonlySignal<Hint>;
  /** Whether the match survives closing the page. */
  readonly isKept: ReadonlySignal<boolean>;

  /** Makes a move for the viewer. */
  play(move: string): void;
  /** Undoes the viewer's last play. Only if `moment.undoable`. */
  undo(): void;
  /** Asks for advice, which appears in `advice` and goes with the next play. */
  askHint(): void;
  /** The page has shown the happenings of the moment: the table may go on. */
  shown(): void;
  /** The people the curtain waits for are there. */
  liftCurtain(): void;
  /** Checks the finished match: every play, and every outcome of chance. Null if everything is correct. */
  check(): Promise<Fault | null>;
  close(): void;
}

/**
 * The seat that must take the device; or `middle`: everybody should look, because several people's choices are
 * revealed.
 */
export type Curtain = number | 'middle';

export interface Seat {
  readonly name: string;
  /** Who sits there; `level` is a bot's. */
  readonly kind: 'person' | 'bot';
  readonly level: Level | null;
  /** For somebody who sits elsewhere. */
  readonly elsewhere?: {
    /** Null if they are gone for good. */
    readonly player: string | null;
    readonly isHere: boolean;
    readonly state: SeatState;
  };
}

/** A table whose people sit elsewhere. */
export interface Company {
  /** The viewer's seat; null for spectators. */
  readonly me: number | null;
  readonly isRated: boolean;
  readonly line: ReadonlySignal<'connecting' | 'open' | 'lost'>;
  /** How many spectators there are. */
  readonly watchers: ReadonlySignal<number>;
  /** A move that was made here and is not confirmed by the server yet. */
  readonly sending: ReadonlySignal<string | null>;
  /** Why the last move was taken back; cleared by the next. */
  readonly refusal: ReadonlySignal<ErrorCode | null>;
  readonly due: ReadonlySignal<Due | null>;
  /** What each seat has just said; null for nothing. */
  readonly said: ReadonlySignal<readonly (Phrase | null)[]>;
  /** Whether I am awaited, whatever is still being shown. */
  readonly isMyTurn: ReadonlySignal<boolean>;
  /** Whether there is something that the others can be asked to undo. */
  readonly mayAskUndo: ReadonlySignal<boolean>;
  /** Somebody's request to undo, mine included. */
  readonly undoAsked: ReadonlySignal<AskedUndo | null>;
  /** The table of the rematch, once somebody has asked for it. */
  readonly rematch: ReadonlySignal<string | null>;

  say(phrase: Phrase): void;
  /** Asks the others to undo my last play and everything after it. */
  askUndo(): void;
  /** Agrees or refuses; withdraws the request if it is mine. */
  answerUndo(agrees: boolean): void;
  /** These resolve to why it failed, or to null. */
  resign(): Promise<string | null>;
  replace(seat: number): Promise<string | null>;
  takeBack(): Promise<string | null>;
  report(player: string): Promise<string | null>;
  /** The table of the rematch, with a seat for me; or why there is none. */
  askRematch(): Promise<{ readonly id: string } | { readonly why: string }>;
}

/** The people who are awaited, and what happens when their time is up; null if there is no limit. */
export interface Due {
  readonly late: 'ask' | 'bot' | 'lose' | null;
  readonly seats: readonly DueSeat[];
}

interface DueSeat {
  readonly seat: number;
  /** When the time is up, in milliseconds since 1970, and how long it was; null if there is no limit. */
  readonly until: number | null;
  readonly budget: number | null;
  /** When this person is away. */
  readonly leave: Leave | null;
}

/** The match as the viewer at this device may know it, one play after the previous moment. */
export interface Moment {
  /** How many plays have been made. */
  readonly number: number;
  readonly view: View;
  /** The view before, if the viewer is the same and only `happenings` came between. */
  readonly before: View | null;
  readonly happenings: readonly Happening[];
  /** The viewer's legal moves. */
  readonly moves: readonly string[];
  readonly undoable: boolean;
  /** Why the viewer cannot undo; null if it can. */
  readonly undoBar: UndoBar | null;
  /** Everything the viewer has seen happen, `happenings` included; each with the number of its play. */
  readonly log: readonly Happened[];
  /** The number of the viewer's last play, as in `log`; −1 if it has made none. */
  readonly lastOwn: number;
  /** Whether the viewer has just taken the device, and wants to know what happened meanwhile. */
  readonly isTaken?: boolean;
  /** The view with nothing hidden, and the record, once the match is over. */
  readonly end: { readonly view: View; readonly record: MatchRecord } | null;
}

/**
 * The viewer has made no play; somebody else has made one since; chance was drawn since; the play itself revealed something,
 * or the table does not allow it.
 */
export type UndoBar = 'none' | 'others' | 'chance' | 'revealed';

export type Hint =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking' }
  | ({ readonly kind: 'advice' } & Advised);

/** A move that is advised. */
export interface Advised {
  readonly move: string;
  /** Null if there is none that can be given in a sentence. */
  readonly reason: Reason | null;
  /** What the viewer can expect of the match after it: 1 is a sure win, 0 a sure loss. */
  readonly chance: number;
  /** Whether no other move is allowed. */
  readonly isOnly: boolean;
  /** The next best move; null if no other is worth considering. */
  readonly next: { readonly move: string; readonly chance: number } | null;
}

export type Trouble =
  | { readonly kind: 'not-found' }
  /** What was stored is not a match. */
  | { readonly kind: 'unreadable'; readonly fault: Fault }
  /** The table failed while playing; opening it again may help. The message is for developers. */
  | { readonly kind: 'failed'; readonly message: string };

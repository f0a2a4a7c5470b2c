import type { Level } from '../../bots/levels.ts';
import type { View } from '../../engine/game.ts';
import type { Runner } from '../../engine/runner.ts';
import type { BotShares } from '../bot-shares.ts';
import type { Bus } from '../bus.ts';
import type { Store, StoredTable } from '../store/store.ts';
import type { Names } from './info.ts';

/** What tables need from the rest of the server. */
export interface Services {
  readonly store: Store;
  readonly bus: Bus;
  readonly thinker: Thinker;
  /** Null if bots think in this process alone. */
  readonly botQueue?: BotQueue | null;
  /** The seat to think for. */
  readonly shares: Pick<BotShares, 'take'>;
  /** The names of those players who exist. */
  readonly names: (players: readonly string[]) => Promise<Names>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Milliseconds since then, by a clock that does not jump: for decisions about how long somebody was
   * awaited.
   */
  readonly since: (then: number) => number;
  readonly watch: Watch;
  /** Calls people who are away; without it, nobody is called. */
  readonly calls?: Caller;
}

/**
 * Is told what people should be called for. Each process reports only what it has done itself, so that everything is
 * reported once.
 */
export interface Caller {
  tableChanged(before: StoredTable | null, after: StoredTable): Promise<void>;
  /** May be called again with the same thing. */
  matchChanged(stored: StoredTable, runner: Runner): Promise<void>;
}

/** Chooses a move for a bot from the view of its seat. Earlier due times come first. */
export interface Thinker {
  choose(
    game: string,
    view: View,
    task: { readonly level: Level; readonly seed: number; readonly ms?: number },
    fairAt: number,
  ): Promise<string>;
}

/** A seat that a bot plays, and the number of rows since which it is due. */
export interface BotTurn {
  readonly table: string;
  readonly seat: number;
  readonly number: number;
}

/** Where bots' turns wait for a process that thinks. */
export interface BotQueue {
  /**
   * Adds a turn to the queue, where it is thought about once, however often it is added; earlier due times,
   * by the clock of `performance`, come first. False if the queue cannot take it.
   */
  add(turn: BotTurn, fairAt: number): Promise<boolean>;
}

/** Places where something can go wrong that never should. */
export const FAILURES = [
  'message',
  'request',
  'upgrade',
  'a bot',
  'catching up',
  'reloading',
  'looking',
  'presence',
  'taking back',
  'going round',
  'a call',
  'packing',
  'exploring',
  'pairing',
  'events',
  'a deal',
] as const;
export type Failure = (typeof FAILURES)[number];

/** Is told what is worth counting or logging. */
export interface Watch {
  played(by: 'person' | 'bot', ms: number): void;
  raceLost(table: string): void;
  failed(what: Failure, table: string, error: unknown): void;
}

/** One connection that looks at a table. */
export interface Watcher {
  readonly connection: string;
  readonly player: string;
  send(message: string): void;
  /**
   * Resolves when the message has left, so that long transmissions wait for slow readers; to false if it
   * cannot leave.
   */
  deliver(message: string): Promise<boolean>;
  /** Tells it nothing more about this table. */
  dismiss(table: string): void;
}

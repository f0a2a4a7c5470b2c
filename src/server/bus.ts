import type { Row } from '../engine/runner.ts';
import type { Phrase } from '../protocol/phrases.ts';
import type { AskedUndo, PlayRequest } from '../protocol/socket.ts';
import type { Problem } from '../protocol/words.ts';
import { randomId } from './secrets.ts';
import type { Want } from './tables/teller.ts';

/**
 * What the processes that serve the same tables tell each other. Correctness does not depend on these
 * messages arriving, only speed does.
 */
export type News =
  /**
   * These rows are now the last in the log of the match. `told`: the messages about them for people at the process that this
   * is for.
   */
  | { readonly kind: 'rows'; readonly rows: readonly Row[]; readonly told?: Told | undefined }
  /**
   * People at a process have been looking at the table since some moment, and want to be told this; empty if nobody is
   * looking any more.
   */
  | { readonly kind: 'looking'; readonly look: Looking; readonly isAsking: boolean }
  /** One process asks another to make a play for one of its players; the asking process has chosen this id. */
  | { readonly kind: 'play'; readonly errand: Errand }
  /** The outcome; null if it is not known. */
  | { readonly kind: 'done'; readonly id: string; readonly outcome: Outcome | null }
  /** The table has this version now; 0 if it is gone. */
  | { readonly kind: 'table'; readonly version: number }
  | { readonly kind: 'presence' }
  | {
      readonly kind: 'said';
      readonly seat: number;
      readonly phrase: Phrase;
      /** Players who have blocked the speaker. */
      readonly unheardBy: readonly string[];
    }
  | { readonly kind: 'undo-asked'; readonly asked: AskedUndo }
  | { readonly kind: 'undo-answered'; readonly seat: number; readonly id: string; readonly agrees: boolean }
  /** The secret with this hash, or all of the player's secrets if it is null, is invalid from now on. */
  | { readonly kind: 'revoked'; readonly secret: string | null }
  /** This process looked at the table, but could not be reached. Only told where that was noticed. */
  | { readonly kind: 'away'; readonly process: string }
  /** Some updates may have been lost: a process that shows the table should look in the store. */
  | { readonly kind: 'unsure' };

/** The messages about the rows from a number on, with what each is wanted for (`keyOf`). */
export interface Told {
  readonly from: number;
  readonly texts: readonly (readonly [want: string, text: string])[];
}

export interface Looking {
  readonly process: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly wants: readonly Want[];
}

export interface Errand {
  readonly id: string;
  /** The process that asks. */
  readonly process: string;
  readonly player: string;
  readonly request: PlayRequest;
}

/** The number of the row, or why there is none. */
export type Outcome = { readonly number: number } | { readonly problem: Problem };

/** The channel for requests to a process, used like a table. No table has such an id. */
export function errandsOf(process: string): string {
  return `process/${process}`;
}

/** The channel for updates about a player, used like a table. No table has such an id. */
export function newsOf(player: string): string {
  return `player/${player}`;
}

/** Who is at a table now. */
export interface Present {
  /** Players, each once, sorted. */
  readonly players: readonly string[];
  /** Those of them who are looking at it, rather than just having it open. */
  readonly looking: readonly string[];
}

/** One player's connection to a table. */
export interface Arrival {
  readonly player: string;
  readonly isLooking: boolean;
}

/** Carries updates about tables to all listeners, in order, and knows who is present. */
export interface Bus {
  /** The id of this process. */
  readonly id: string;
  /** Whether no other process serves these tables: then what is in memory is always what is in the store. */
  readonly isAlone: boolean;
  /**
   * Reaches every listener of the table, including the sender. `letters`, by process: what processes that are known to listen
   * are told instead.
   */
  tell(table: string, news: News, letters?: ReadonlyMap<string, News>): void;
  /** The same, to the listeners in one other process. Resolves to whether it is there. */
  reach(process: string, table: string, news: News): Promise<boolean>;
  /** Returns a function that stops listening. */
  listen(table: string, hear: (news: News) => void): () => void;
  /** This player has a connection at the table until `leave`. Listeners are told. */
  enter(table: string, connection: string, player: string): void;
  leave(table: string, connection: string): void;
  /**
   * Says whether somebody is looking at this page; this is assumed when they enter. Does nothing if the connection is
   * not at the table.
   */
  look(table: string, connection: string, isLooking: boolean): void;
  present(table: string): Promise<Present>;
  /** Whether this process knows, without asking, that this player is looking at the table. */
  isSeenLooking(table: string, player: string): boolean;
  /** Whether it is this process's turn to do something that a single process should do every `ms`. */
  mayGoRound(ms: number): Promise<boolean>;
  close(): Promise<void>;
}

/** The bus of a single process; or, if `isAlone` is false, of one of several that look in the store for updates. */
export class LocalBus implements Bus {
  readonly id = randomId(12);
  readonly isAlone: boolean;
  readonly #listeners = new Listeners();
  readonly #present = new Map<string, Map<string, Arrival>>();
  readonly #doubts: Doubts | null;

  constructor({ isAlone = true }: { readonly isAlone?: boolean } = {}) {
    this.isAlone = isAlone;
    this.#doubts = isAlone ? null : new Doubts(this.#listeners, () => false);
  }

  tell(table: string, news: News): void {
    this.#listeners.tell(table, news);
  }

  /** There are no other processes that could hear it. */
  async reach(): Promise<boolean> {
    return false;
  }

  listen(table: string, hear: (news: News) => void): () => void {
    return this.#listeners.add(table, hear);
  }

  enter(table: string, connection: string, player: string): void {
    const present = this.#present.get(table) ?? new Map<string, Arrival>();
    this.#present.set(table, present);
    present.set(connection, { player, isLooking: true });
    this.tell(table, { kind: 'presence' });
  }

  leave(table: string, connection: string): void {
    const present = this.#present.get(table);
    if (!present?.delete(connection)) return;
    if (present.size === 0) this.#present.delete(table);
    this.tell(table, { kind: 'presence' });
  }

  look(table: string, connection: string, isLooking: boolean): void {
    const present = this.#present.get(table);
    const there = present?.get(connection);
    if (there) present?.set(connection, { ...there, isLooking });
  }

  async present(table: string): Promise<Present> {
    return presentOf(this.#present.get(table)?.values() ?? []);
  }

  isSeenLooking(table: string, player: string): boolean {
    return isLookingIn(this.#present.get(table)?.values(), player);
  }

  async mayGoRound(): Promise<boolean> {
    return true;
  }

  async close(): Promise<void> {
    this.#doubts?.stop();
    this.#listeners.clear();
    this.#present.clear();
  }
}

/** This process's listeners, by table. */
export class Listeners {
  readonly #byTable = new Map<string, Set<(news: News) => void>>();

  get tables(): readonly string[] {
    return [...this.#byTable.keys()];
  }

  has(table: string): boolean {
    return this.#byTable.has(table);
  }

  tell(table: string, news: News): void {
    for (const hear of [...(this.#byTable.get(table) ?? [])]) hear(news);
  }

  /** Returns a function that stops listening. `onLast` is called when no listener is left. */
  add(table: string, hear: (news: News) => void, onLast: () => void = () => {}): () => void {
    const listeners = this.#byTable.get(table) ?? new Set();
    this.#byTable.set(table, listeners);
    listeners.add(hear);
    return () => {
      if (!listeners.delete(hear) || listeners.size > 0 || this.#byTable.get(table) !== listeners) return;
      this.#byTable.delete(table);
      onLast();
    };
  }

  clear(): void {
    this.#byTable.clear();
  }
}

const TICK_MS = 1000;
/** Every table is rechecked once in this many ticks: while updates arrive, and while they don't. */
const TICKS_WHEN_WELL = 60;
const TICKS_WHEN_NOT = 2;

/** Makes every table look in the store now and then, some of them with each tick. */
export class Doubts {
  readonly #listeners: Listeners;
  readonly #isWell: () => boolean;
  readonly #timer: NodeJS.Timeout;
  #left: string[] = [];

  constructor(listeners: Listeners, isWell: () => boolean) {
    this.#listeners = listeners;
    this.#isWell = isWell;
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    const { tables } = this.#listeners;
    if (this.#left.length === 0) this.#left = [...tables];
    const share = Math.ceil(tables.length / (this.#isWell() ? TICKS_WHEN_WELL : TICKS_WHEN_NOT));
    for (const table of this.#left.splice(0, share)) this.#listeners.tell(table, { kind: 'unsure' });
  }
}

export function isLookingIn(arrivals: Iterable<Arrival> | undefined, player: string): boolean {
  if (arrivals) for (const one of arrivals) if (one.isLooking && one.player === player) return true;
  return false;
}

export function presentOf(arrivals: Iterable<Arrival>): Present {
  const all = [...arrivals];
  const once = (some: readonly Arrival[]) => [...new Set(some.map(({ player }) => player))].sort();
  return { players: once(all), looking: once(all.filter(({ isLooking }) => isLooking)) };
}

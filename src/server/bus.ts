import type { Phrase } from '../protocol/socket.ts';

/** What the processes that serve the same tables tell each other. Nothing of it is needed to be right: only to be quick. */
export type News =
  /** The log of the match has this many rows now. */
  | { readonly kind: 'rows'; readonly count: number }
  /** The table has this version now; 0 if it is gone. */
  | { readonly kind: 'table'; readonly version: number }
  | { readonly kind: 'presence' }
  | { readonly kind: 'said'; readonly seat: number; readonly phrase: Phrase };

/** Who is at a table now. */
export interface Present {
  /** Players, each once, sorted. */
  readonly players: readonly string[];
  /** How many connections there are in all. */
  readonly connections: number;
}

/** Carries news of tables to all who listen, in the order in which they were told, and knows who is there. */
export interface Bus {
  /** Everybody who listens to the table hears it, the teller too. */
  tell(table: string, news: News): void;
  /** Returns how to stop. */
  listen(table: string, hear: (news: News) => void): () => void;
  /** A connection of this player is at the table until `leave`. Those who listen hear of it. */
  enter(table: string, connection: string, player: string): void;
  leave(table: string, connection: string): void;
  present(table: string): Promise<Present>;
  close(): Promise<void>;
}

/** The bus of a single process. */
export class LocalBus implements Bus {
  readonly #listeners = new Map<string, Set<(news: News) => void>>();
  readonly #present = new Map<string, Map<string, string>>();

  tell(table: string, news: News): void {
    for (const hear of [...(this.#listeners.get(table) ?? [])]) hear(news);
  }

  listen(table: string, hear: (news: News) => void): () => void {
    const listeners = this.#listeners.get(table) ?? new Set();
    this.#listeners.set(table, listeners);
    listeners.add(hear);
    return () => {
      listeners.delete(hear);
      if (listeners.size === 0 && this.#listeners.get(table) === listeners) this.#listeners.delete(table);
    };
  }

  enter(table: string, connection: string, player: string): void {
    const present = this.#present.get(table) ?? new Map<string, string>();
    this.#present.set(table, present);
    present.set(connection, player);
    this.tell(table, { kind: 'presence' });
  }

  leave(table: string, connection: string): void {
    const present = this.#present.get(table);
    if (!present?.delete(connection)) return;
    if (present.size === 0) this.#present.delete(table);
    this.tell(table, { kind: 'presence' });
  }

  async present(table: string): Promise<Present> {
    const present = this.#present.get(table);
    return { players: [...new Set(present?.values())].sort(), connections: present?.size ?? 0 };
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    this.#present.clear();
  }
}

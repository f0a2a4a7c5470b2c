import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** How long a query may take before its connection counts as dead. */
const QUESTION_MS = 5000;
/** How long something is retried while the database restarts or a connection is cut. */
const PATIENCE_MS = 15_000;
/** The same, once the process is about to end. */
const HURRY_MS = 3000;
const LONGEST_PAUSE_MS = 1000;
/** The most connections that one process has to the database. */
const LINES = 10;

export type Value = string | number | null | readonly (string | number | boolean | null)[];

/** Connections to a PostgreSQL that may restart, stop answering or be cut off at any moment. */
export class Postgres {
  readonly #pool: pg.Pool;
  readonly #underWay = new Set<Promise<unknown>>();
  /** When to stop retrying, by a clock that does not jump. */
  #end = Number.POSITIVE_INFINITY;

  /** `onTrouble` is told about connections that broke while idle. */
  constructor(url: string, onTrouble: (error: Error) => void = () => {}) {
    this.#pool = new pg.Pool({ ...settingsFor(url), max: LINES });
    this.#pool.on('error', onTrouble);
    this.#pool.on('connect', surviveBreaks);
  }

  /**
   * Does the work, and repeats it as long as the connection or the database fails rather than the work
   * itself. A connection may have broken after the commit: `isAgain` says that the work may already have been
   * done.
   */
  persist<T>(work: (isAgain: boolean) => Promise<T>): Promise<T> {
    return this.await(this.#persist(work));
  }

  /** Makes `close` wait for this work. */
  await<T>(work: Promise<T>): Promise<T> {
    this.#underWay.add(work);
    const forget = () => this.#underWay.delete(work);
    work.then(forget, forget);
    return work;
  }

  /** One statement, which is one transaction. */
  async ask<T extends pg.QueryResultRow>(text: string, values: readonly Value[]): Promise<pg.QueryResult<T>> {
    return this.#pool.query<T>({ name: nameOf(text), text, values: values.map(holdable) });
  }

  /** Several statements in one transaction. */
  async together<T>(work: (line: pg.ClientBase) => Promise<T>): Promise<T> {
    const line = await this.#pool.connect();
    try {
      await line.query('BEGIN');
      const result = await work(line);
      await line.query('COMMIT');
      line.release();
      return result;
    } catch (error) {
      // A connection in the middle of something is not used again; the database rolls back what it had begun.
      line.release(true);
      throw error;
    }
  }

  /** From now on, gives up soon. */
  hurry(): void {
    this.#end = Math.min(this.#end, performance.now() + HURRY_MS);
  }

  /** Finishes everything that was asked before. */
  async close(): Promise<void> {
    await Promise.allSettled([...this.#underWay]);
    await this.#pool.end();
  }

  async #persist<T>(work: (isAgain: boolean) => Promise<T>): Promise<T> {
    const until = performance.now() + PATIENCE_MS;
    for (let tries = 0; ; tries++) {
      try {
        return await work(tries > 0);
      } catch (error) {
        if (!isPassing(error) || performance.now() > Math.min(until, this.#end)) throw withoutValues(error);
        await sleep(Math.min(LONGEST_PAUSE_MS, 25 * 2 ** tries) * (0.5 + Math.random() / 2));
      }
    }
  }
}

/** A separate connection, for work that is not the server's. */
export function lineTo(url: string): pg.Client {
  const line = new pg.Client({ ...settingsFor(url), statement_timeout: 0, query_timeout: 0 });
  surviveBreaks(line);
  return line;
}

/** An unhandled error event would crash the process. Queries on this connection fail anyway, and that is enough. */
function surviveBreaks(line: pg.ClientBase): void {
  line.on('error', () => {});
}

function settingsFor(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'quattro-mura',
    connectionTimeoutMillis: QUESTION_MS,
    query_timeout: QUESTION_MS,
    // Abandoned queries should not hold any locks.
    statement_timeout: QUESTION_MS,
    keepAlive: true,
    types: {
      getTypeParser: (type, format) => (type === BIGINT ? Number : pg.types.getTypeParser(type, format)),
    },
  };
}

/** All our whole numbers are counts and milliseconds, which fit into a number. */
const BIGINT = 20;

/**
 * Kinds of trouble (SQLSTATE) that pass: connections, resources, shutdowns, deadlocks, and a failover that left us with
 * a read-only copy.
 */
const PASSING = /^(08|53|57|58|40|25006)/;

/** Whether trying again may help. An error that did not come from the database came from the connection. */
export function isPassing(error: unknown): boolean {
  return error instanceof pg.DatabaseError ? PASSING.test(error.code ?? '') : error instanceof Error;
}

/** Log messages must not contain people's data. */
function withoutValues(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    error.detail = undefined;
    error.where = undefined;
  }
  return error;
}

/** PostgreSQL texts cannot contain a zero byte, and neither can ours, so searching for one finds nothing. */
function holdable(value: Value): Value {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;
}

const names = new Map<string, string>();

/** The database plans a named statement once per connection. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `mura${names.size}`;
  names.set(text, name);
  return name;
}

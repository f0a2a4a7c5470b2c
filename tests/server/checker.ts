import { isDeepStrictEqual } from 'node:util';
import { Runner } from '../../src/engine/runner.ts';
import type { Viewer } from '../../src/engine/viewers.ts';
import { gameCalled } from '../../src/games/loaded.ts';
import type { Store } from '../../src/server/store/store.ts';
import { isDrawing } from '../../src/server/tables/drawing.ts';
import { setupOf } from '../../src/server/tables/setup.ts';
import type { Follower } from './tables.ts';

interface Acknowledged {
  readonly table: string;
  readonly number: number;
  readonly client: string;
}

interface Follows {
  readonly follower: Follower;
  readonly player: string;
}

/**
 * Collects every acknowledgement and every message about a match that any client got, and afterwards proves from the
 * log: what was acknowledged is in it, once, under that number; its numbers have no gaps; what anybody saw is exactly
 * what the log says, as that viewer may know it: nothing else, nothing twice, nothing hidden.
 */
export class Checker {
  #acknowledged: Acknowledged[] = [];
  #follows: Follows[] = [];
  #count = 0;
  #awaited: { readonly count: number; readonly resolve: () => void }[] = [];

  acknowledge(table: string, number: number, client: string): void {
    this.#acknowledged.push({ table, number, client });
    const count = ++this.#count;
    for (const { resolve } of this.#awaited.filter(one => count >= one.count)) resolve();
    this.#awaited = this.#awaited.filter(one => count < one.count);
  }

  /** Resolves when this many plays have been acknowledged. */
  reaches(count: number): Promise<void> {
    return new Promise(resolve => {
      this.#awaited.push({ count, resolve });
    });
  }

  follow(follower: Follower, player: string): void {
    this.#follows.push({ follower, player });
  }

  get acknowledged(): number {
    return this.#count;
  }

  /** What is known about this table is no longer needed. */
  forget(table: string): void {
    this.#acknowledged = this.#acknowledged.filter(one => one.table !== table);
    this.#follows = this.#follows.filter(({ follower }) => follower.table !== table);
  }

  /** Which of the first acknowledged plays this store does not have exactly once and under their number. */
  async missing(store: Store, count: number): Promise<string[]> {
    const missing: string[] = [];
    for (const { table, number, client } of this.#acknowledged.slice(0, count)) {
      const rows = (await store.rows(table, 0)).filter(row => row.client === client);
      if (rows.length !== 1 || rows[0].number !== number) missing.push(client);
    }
    return missing;
  }

  /** What is wrong with the log in this store, or with what anybody saw: for all tables, or for one. */
  async faults(store: Store, only?: string): Promise<string[]> {
    const faults: string[] = [];
    const tables = new Set([
      ...this.#acknowledged.map(({ table }) => table),
      ...this.#follows.map(({ follower }) => follower.table),
    ]);
    for (const table of only === undefined ? tables : [only]) {
      const log = await store.rows(table, 0);
      const clients = log.filter(({ client }) => client !== '').map(({ by, client }) => `${by}: ${client}`);
      const doubled = clients.filter((client, at) => clients.indexOf(client) !== at);
      if (doubled.length > 0) faults.push(`the log of ${table} has ${doubled} more than once`);
      for (const [index, { number }] of log.entries()) {
        if (number !== index) faults.push(`the log of ${table} has ${number} in the place of ${index}`);
      }
      for (const { number, client } of this.#acknowledged.filter(one => one.table === table)) {
        const rows = log.filter(row => row.client === client);
        if (rows.length === 1 && rows[0].number === number) continue;
        faults.push(`${client} was acknowledged as ${number}; the log has it ${rows.length} times`);
      }
      const stored = await store.table(table);
      const game = stored && gameCalled(stored.game);
      for (const { follower, player } of this.#follows.filter(one => one.follower.table === table)) {
        faults.push(...follower.faults);
        if (stored && follower.texts.some(text => text.includes(stored.seed)))
          faults.push(`the seed of ${table} was sent to ${player}`);
        if (!game || isDrawing(stored) || stored.startedAt === null) {
          if (follower.steps.length > 0) faults.push(`${table} was seen and is not there`);
          continue;
        }
        const seat = stored.seats.findIndex(one => one.kind === 'person' && one.player === player);
        faults.push(...seenWrong(follower, seat < 0 ? 'spectator' : seat, new Runner(setupOf(stored)), log));
      }
    }
    return faults;
  }
}

/** Replays the log, and compares every step and every state that the follower was ever told. */
function seenWrong(
  { steps, nows, table }: Follower,
  viewer: Viewer,
  again: Runner,
  log: Awaited<ReturnType<Store['rows']>>,
): string[] {
  const faults: string[] = [];
  const told = new Map(Object.entries(Object.groupBy(nows, ({ number }) => String(number))));
  const compare = (what: string, seen: unknown, is: unknown) => {
    // JSON has no `undefined`.
    if (isDeepStrictEqual(plain(seen), plain(is))) return;
    faults.push(
      `${what} of ${table} was seen by ${viewer} as ${JSON.stringify(seen)}, is ${JSON.stringify(is)}`,
    );
  };
  const compareNows = () => {
    for (const now of told.get(String(again.rows.length)) ?? []) {
      compare(`state ${now.number}`, now, again.now(viewer));
    }
  };
  compareNows();
  for (const row of log) {
    again.add([row]);
    const [is] = again.steps(viewer, row.number);
    const seen = steps.at(row.number);
    if (seen) compare(`step ${row.number}`, { ...seen, view: null }, { ...is, view: null });
    compareNows();
  }
  if (steps.length > log.length)
    faults.push(`${viewer} saw ${steps.length} steps of ${log.length} of ${table}`);
  return faults;
}

function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { Place } from '../../tests/server/process.ts';
import { startPostgres, startRedis } from '../../tests/services.ts';

/** What serves the tables that are played. */
export interface Host {
  /** One per process that serves. */
  readonly origins: readonly string[];
  readonly pids: readonly number[];
  /** The processes that those need: name and pid. */
  readonly services: Readonly<Record<string, number>>;
  /** Ends it; resolves to the client id of every play in its log, by table and number. */
  stop(): Promise<ReadonlyMap<string, string>>;
}

const PLAYS = "SELECT match, number, client FROM log WHERE client <> ''";

interface Play {
  readonly match: string;
  readonly number: number;
  readonly client: string;
}

export function playAt(table: string, number: number): string {
  return `${table} ${number}`;
}

/** One process with a SQLite file; `root` is the tree whose server it is, if not this one. */
export async function oneProcess(root?: string): Promise<Host> {
  const place = new Place(root);
  const server = await place.start({ LOG_LEVEL: 'error' });
  return {
    origins: [server.origin],
    pids: [server.pid],
    services: {},
    async stop() {
      await server.stop();
      const file = new Database(place.data, { readonly: true });
      const plays = file.prepare<[], Play>(PLAYS).all();
      file.close();
      await place.remove();
      return byNumber(plays);
    },
  };
}

/** Several processes with PostgreSQL and Redis; each may use at most `quota` of a core, if that is given. */
export async function severalProcesses(count: number, quota: number | null, root?: string): Promise<Host> {
  const place = new Place(root);
  const [postgres, redis] = await Promise.all([startPostgres({ fsync: 'on' }), startRedis()]);
  const settings = { LOG_LEVEL: 'error', DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const servers = [await place.start(settings)];
  while (servers.length < count) servers.push(await place.start(settings));
  const bounds = quota === null ? [] : servers.map(({ pid }) => boundBy(quota, pid));
  return {
    origins: servers.map(({ origin }) => origin),
    pids: servers.map(({ pid }) => pid),
    services: { postgres: postgres.pid, redis: redis.pid },
    async stop() {
      await Promise.all(servers.map(server => server.stop()));
      for (const bound of bounds) rmdirSync(bound);
      const line = new pg.Client({ connectionString: postgres.url });
      await line.connect();
      const { rows } = await line.query<Play>(PLAYS);
      await line.end();
      await Promise.all([place.remove(), postgres.remove(), redis.remove()]);
      return byNumber(rows);
    },
  };
}

function byNumber(plays: readonly Play[]): ReadonlyMap<string, string> {
  return new Map(plays.map(({ match, number, client }) => [playAt(match, number), client]));
}

const CGROUPS = '/sys/fs/cgroup/cpu';
const PERIOD_US = 20_000;

/** Linux, as root: limits the process to this much of a core. */
function boundBy(quota: number, pid: number): string {
  const folder = join(CGROUPS, `quattro-mura-${pid}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'cpu.cfs_period_us'), String(PERIOD_US));
  writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(Math.round(quota * PERIOD_US)));
  writeFileSync(join(folder, 'cgroup.procs'), String(pid));
  return folder;
}

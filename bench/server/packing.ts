import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import pg from 'pg';
import { Random } from '../../src/engine/random.ts';
import type { Row } from '../../src/engine/runner.ts';
import { GAMES } from '../../src/games/loaded.ts';
import { Packer } from '../../src/server/packing/packer.ts';
import { openPostgres } from '../../src/server/store/postgres-store.ts';
import { openSqlite } from '../../src/server/store/sqlite-store.ts';
import type { Store, StoredTable } from '../../src/server/store/store.ts';
import { finishedRecord } from '../../tests/finished.ts';
import { startPostgres } from '../../tests/services.ts';

/**
 * `npm run -s bench:packing [-- --matches N] [--postgres]`: how much disk space a finished match takes before and after
 * packing, and the processor time of packing it. N matches of each game, with its fewest seats, random moves, a move
 * every ten seconds or so, and ids of plays as the app makes them. Prints a table of bytes per match, and one JSON
 * line.
 */
const { values } = parseArgs({
  options: { matches: { type: 'string', default: '250' }, postgres: { type: 'boolean', default: false } },
});
const count = Number(values.matches);
if (!(Number.isInteger(count) && count > 0)) {
  console.error('--matches must be a whole number from 1 on');
  process.exit(2);
}

/** Bytes on disk by table, including indexes. */
type Sizes = Readonly<Record<string, number>>;

interface Place {
  open(): Promise<Store>;
  sizes(): Promise<Sizes>;
  remove(): Promise<void>;
}

const place = values.postgres ? await inPostgres() : inSqlite();
const random = new Random(1);
const store = await place.open();
let rows = 0;
let plays = 0;
for (let index = 0; index < count * GAMES.length; index++) await plant(store, index);
const before = await place.sizes();
const failures: unknown[] = [];
const packer = new Packer(
  { store, now: Date.now, watch: { failed: (_what, _match, error) => failures.push(error) } },
  { afterMs: 0, isAlone: true, isHurried: true },
);
const begun = process.cpuUsage();
while ((await packer.step()) > 0) {}
const { user, system } = process.cpuUsage(begun);
await packer.close();
const after = await place.sizes();
await store.close();
await place.remove();
if (failures.length > 0) throw failures[0];

const matches = count * GAMES.length;
const each = (bytes: number | undefined) => Math.round((bytes ?? 0) / matches);
const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
  name => each(before[name]) > 0 || each(after[name]) > 0,
);
console.log(`bytes per match${' '.repeat(9)}before   after`);
for (const name of names.toSorted()) {
  const cells = [before[name], after[name]].map(bytes => String(each(bytes)).padStart(8));
  console.log(name.padEnd(22), ...cells);
}
const perPlay = (bytes: number) => Number((bytes / plays).toFixed(1));
console.log(
  JSON.stringify({
    store: values.postgres ? 'PostgreSQL' : 'SQLite',
    matches,
    rowsPerMatch: Math.round(rows / matches),
    playsPerMatch: Math.round(plays / matches),
    logBytesPerPlay: perPlay(before.log ?? 0),
    packedBytesPerPlay: perPlay(after.packed ?? 0),
    bytesPerMatchBefore: each(sum(before)),
    bytesPerMatchAfter: each(sum(after)),
    processorMsPerMatch: Number(((user + system) / 1000 / matches).toFixed(2)),
  }),
);

async function plant(store: Store, index: number): Promise<void> {
  const { id } = GAMES[index % GAMES.length];
  const { seats, options, chance, plays: made, result } = finishedRecord(id, { seed: index + 1 });
  if (chance?.version !== undefined || !chance?.seed || !result) throw new Error('the match is not over');
  const match = idOf(12);
  const startedAt = 1_790_000_000_000 + index * 1000;
  let at = startedAt;
  const log = made.map(([by, move], number): Row => {
    if (by === 'nature') return { number, kind: 'play', by, move, client: '', at };
    plays++;
    at += 2000 + Math.round(-8000 * Math.log(1 - random.below(1e6) / 1e6));
    return { number, kind: 'play', by, move, client: idOf(19), at };
  });
  rows += log.length;
  const people = Array.from({ length: seats }, () => idOf(12));
  const table: StoredTable = {
    id: match,
    version: 1,
    status: 'over',
    game: id,
    options,
    seats: people.map((player, seat) => ({ kind: 'person', player, nonce: chance.nonces[seat] })),
    isPublic: true,
    isRated: true,
    pace: { kind: 'none' },
    host: people[0],
    invite: idOf(16),
    seed: chance.seed,
    nonces: chance.nonces,
    madeAt: startedAt,
    startedAt,
    endedAt: at,
    result,
    rematch: null,
  };
  await store.addTable(table);
  await store.append(match, log);
}

function idOf(length: number): string {
  return BigInt(`0x${randomBytes(length).toString('hex')}`)
    .toString(36)
    .slice(0, length);
}

function inSqlite(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-packing-'));
  const file = join(folder, 'bench.sqlite');
  return {
    open: () => openSqlite(file),
    async sizes() {
      const db = new Database(file, { readonly: true });
      const lines = db
        .prepare<[], { name: string; bytes: number }>(
          `SELECT s.tbl_name AS name, sum(d.pgsize) AS bytes FROM dbstat d JOIN sqlite_schema s ON s.name = d.name
           GROUP BY s.tbl_name`,
        )
        .all();
      db.close();
      return Object.fromEntries(lines.map(({ name, bytes }) => [name, bytes]));
    },
    async remove() {
      rmSync(folder, { recursive: true });
    },
  };
}

async function inPostgres(): Promise<Place> {
  const service = await startPostgres();
  const line = new pg.Client({ connectionString: service.url });
  await line.connect();
  return {
    open: () => openPostgres(service.url),
    async sizes() {
      // Space that is free again counts as free: autovacuum gets to it in time.
      await line.query('VACUUM FULL');
      const { rows } = await line.query<{ name: string; bytes: string }>(
        `SELECT coalesce(parent.relname, c.relname) AS name, sum(pg_total_relation_size(c.oid)) AS bytes
         FROM pg_class c LEFT JOIN pg_inherits i ON i.inhrelid = c.oid LEFT JOIN pg_class parent ON parent.oid = i.inhparent
         WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace GROUP BY 1`,
      );
      return Object.fromEntries(rows.map(({ name, bytes }) => [name, Number(bytes)]));
    },
    async remove() {
      await line.end();
      await service.remove();
    },
  };
}

function sum(sizes: Sizes): number {
  return Object.values(sizes).reduce((all, bytes) => all + bytes, 0);
}

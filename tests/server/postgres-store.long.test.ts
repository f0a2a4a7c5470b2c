import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from '../../src/engine/runner.ts';
import { fillWithTables, LISTINGS } from '../../src/server/store/listing.testing.ts';
import { openPostgres } from '../../src/server/store/postgres-store.ts';
import { proveStore } from '../../src/server/store/store.suite.ts';
import type { StoredTable } from '../../src/server/store/store.ts';
import { newTable } from '../../src/server/tables/seating.ts';
import { wanted } from '../../src/server/tables/wanted.testing.ts';
import { emptyDatabase } from '../databases.ts';
import { until } from '../faults/until.ts';
import { type Service, startPostgres } from '../services.ts';
import { Wire } from './wire.ts';

let postgres: Service;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

proveStore('PostgreSQL', () => {
  const url = emptyDatabase(postgres);
  return { open: async () => openPostgres(await url), clear: async () => {} };
});

const row = (number: number, client: string): Row => ({
  number,
  kind: 'play',
  by: 0,
  move: 'm',
  client,
  at: 1,
});

test('a commit whose answer is lost is found again by its row, and not made twice', async () => {
  const url = await emptyDatabase(postgres);
  const wire = await Wire.to(postgres.port);
  const [store, direct] = [await openPostgres(wire.inFrontOf(url)), await openPostgres(url)];
  // A connection is ready; another could not be opened without answers.
  const loseAnswers = async () => {
    await store.player('nobody');
    wire.loseAnswers();
  };
  await store.append('a', [row(0, 'first')]);
  await loseAnswers();
  const added = store.append('a', [row(1, 'mine'), row(2, '')]);
  await until(async () => (await direct.rows('a', 0)).length === 3);
  wire.heal();
  expect(await added).toBe('added');
  expect((await direct.rows('a', 0)).map(({ client }) => client)).toEqual(['first', 'mine', '']);
  // The same holds for a table and its change.
  const made = tableCalled('t');
  await loseAnswers();
  const adding = store.addTable(made);
  await until(async () => (await direct.table('t')) !== null);
  wire.heal();
  await adding;
  await loseAnswers();
  const saving = store.saveTable({ ...made, version: 2 });
  await until(async () => (await direct.table('t'))?.version === 2);
  wire.heal();
  expect(await saving).toBe(true);
  // And a commit that did not arrive while another was faster is lost.
  wire.stop();
  const late = store.append('a', [row(3, 'late')]);
  expect(await direct.append('a', [row(3, 'fast')])).toBe('added');
  wire.heal();
  expect(await late).toBe('lost');
  expect((await direct.rows('a', 3)).map(({ client }) => client)).toEqual(['fast']);
  await Promise.all([store.close(), direct.close()]);
  await wire.close();
});

test('a row that the database refuses spoils nothing else in the same commit', async () => {
  const store = await openPostgres(await emptyDatabase(postgres));
  const outcomes = await Promise.allSettled([
    store.append('a', [row(0, 'a')]),
    store.append('b', [row(2 ** 40, 'b')]),
    store.append('c', [row(0, 'c')]),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await store.rows('c', 0)).toHaveLength(1);
  expect(await store.table('no\0thing')).toBeNull();
  await store.close();
});

test('a database of a later version works with this program, because migrations only add', async () => {
  const url = await emptyDatabase(postgres);
  await (await openPostgres(url)).close();
  const line = new pg.Client({ connectionString: url });
  await line.connect();
  await line.query('UPDATE schema_version SET version = 99');
  await line.query('ALTER TABLE players ADD COLUMN mood TEXT');
  const store = await openPostgres(url);
  await store.addPlayer(
    { id: 'ada', name: null, isNameHidden: false, owner: null, scopes: null, madeAt: 1, leave: null },
    { hash: 'h', kind: 'cookie', madeAt: 1 },
  );
  expect((await store.playerBySecret('h'))?.id).toBe('ada');
  expect((await line.query('SELECT version FROM schema_version')).rows).toEqual([{ version: 99 }]);
  await Promise.all([store.close(), line.end()]);
});

test('among 100,000 open tables, PostgreSQL reads every list from an index', async () => {
  const url = await emptyDatabase(postgres);
  await (await openPostgres(url)).close();
  const line = new pg.Client({ connectionString: url });
  await line.connect();
  for (const sql of fillWithTables('PostgreSQL')) await line.query(sql);
  for (const { name, listing } of LISTINGS) {
    let count = 0;
    const sql = listing.sql.replaceAll('?', () => `$${++count}`);
    const { rows } = await line.query<{ 'QUERY PLAN': string }>(`EXPLAIN (COSTS OFF) ${sql}`, [
      ...listing.values,
    ]);
    const plan = rows.map(row => row['QUERY PLAN']).join('\n');
    expect({ name, plan }).toEqual({ name, plan: expect.not.stringMatching(/Seq Scan|Bitmap/) });
    expect({ name, plan }).toEqual({ name, plan: expect.stringMatching(/Index (Only )?Scan/) });
  }
  await line.end();
});

function tableCalled(id: string): StoredTable {
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  return { ...newTable(wanted({ game: 'burg-appenzell', seats, isPublic: true }), 'ada', 1), id };
}

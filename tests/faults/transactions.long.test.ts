import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exported } from '../../src/server/moving/moving.ts';
import { openSqliteVault } from '../../src/server/moving/sqlite-vault.ts';
import { openPostgres } from '../../src/server/store/postgres-store.ts';
import { mura } from '../cli/mura.ts';
import { emptyDatabase } from '../databases.ts';
import { Player } from '../server/player.ts';
import { Place } from '../server/process.ts';
import { arrivals, begunTable, Follower, playToTheEnd } from '../server/tables.ts';
import { type Service, startPostgres } from '../services.ts';
import { until } from './until.ts';

/** The line breaks while PostgreSQL is in the midst of a transaction: of every kind there is. */

const place = new Place();
let postgres: Service;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await place.remove();
  await postgres.remove();
});

/** Somebody else in the same database, who makes transactions wait and breaks their lines. */
class Meddler {
  readonly #line: pg.Client;
  /** Apart, because within a transaction what others do is seen as it was at the first look. */
  readonly #looking: pg.Client;

  constructor(url: string) {
    this.#line = new pg.Client({ connectionString: url });
    this.#looking = new pg.Client({ connectionString: url });
  }

  static async in(url: string): Promise<Meddler> {
    const meddler = new Meddler(url);
    await Promise.all([meddler.#line.connect(), meddler.#looking.connect()]);
    return meddler;
  }

  /** Holds on to whatever these statements lock, until `letGo`. */
  async hold(...statements: readonly string[]): Promise<void> {
    await this.#line.query('BEGIN');
    for (const statement of statements) await this.#line.query(statement);
  }

  /** Breaks every line of ours that waits for what is held; resolves once there has been one. */
  async breakWaiting(): Promise<void> {
    await until(async () => {
      const { rowCount } = await this.#looking.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'quattro-mura' AND datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return (rowCount ?? 0) > 0;
    });
  }

  async letGo(): Promise<void> {
    await this.#line.query('ROLLBACK');
  }

  async leave(): Promise<void> {
    await Promise.all([this.#line.end(), this.#looking.end()]);
  }
}

test('an append whose line breaks is made once', async () => {
  const url = await emptyDatabase(postgres);
  const store = await openPostgres(url);
  const meddler = await Meddler.in(url);
  await meddler.hold('LOCK TABLE log IN ACCESS EXCLUSIVE MODE');
  const row = { number: 0, kind: 'play' as const, by: 0, move: 'm', client: 'c', at: 1 };
  const added = store.append('a', [row]);
  await meddler.breakWaiting();
  await meddler.breakWaiting();
  await meddler.letGo();
  expect(await added).toBe('added');
  expect(await store.rows('a', 0)).toEqual([row]);
  await Promise.all([store.close(), meddler.leave()]);
});

test('a server whose line breaks while it rates a match lives on, and the match is rated once', async () => {
  const url = await emptyDatabase(postgres);
  const server = await place.start({ DATABASE_URL: url });
  const meddler = await Meddler.in(url);
  const people = await arrivals(server.origin, 2);
  const { id } = await begunTable(people, { game: 'muro-contro-muro' });
  await meddler.hold('LOCK TABLE ratings IN ACCESS EXCLUSIVE MODE');
  const playing = people.map(async player => {
    const socket = await player.connect();
    const follower = new Follower(id);
    await follower.watch(socket);
    await playToTheEnd(socket, follower, Math.random);
  });
  // One waits to read the ratings, the next to write them; both are broken.
  await meddler.breakWaiting();
  await meddler.letGo();
  await meddler.hold('LOCK TABLE rated IN ACCESS EXCLUSIVE MODE');
  await meddler.breakWaiting();
  await meddler.breakWaiting();
  await meddler.letGo();
  await Promise.all(playing);
  const someone = new Player(server.origin);
  await until(async () => (await people[0].ask('table', { id })).status === 'over');
  for (const player of people) {
    const { ratings, history } = await someone.ask('player', { id: player.id });
    expect(ratings).toMatchObject([{ matches: 1 }]);
    expect(history).toHaveLength(1);
  }
  expect(server.hasEndedUnasked).toBe(false);
  expect(await server.stop()).toBe(0);
  await meddler.leave();
});

test('an import whose line breaks says so in one line, and leaves nothing', async () => {
  const url = await emptyDatabase(postgres);
  await (await openPostgres(url)).close();
  const vault = openSqliteVault(`${place.folder}/empty.sqlite`, 'add');
  let everything = '';
  for await (const text of exported(vault, 0, () => {})) everything += text;
  await vault.close();
  const meddler = await Meddler.in(url);
  await meddler.hold('LOCK TABLE reports IN ACCESS EXCLUSIVE MODE');
  const importing = mura(['import', '-'], everything, { DATABASE_URL: url });
  await meddler.breakWaiting();
  await meddler.letGo();
  const { code, err } = await importing;
  expect(code).toBe(1);
  expect(err).toMatch(/^mura: [^\n]*terminat[^\n]*\n$/);
  expect(await mura(['import', '-'], everything, { DATABASE_URL: url })).toMatchObject({ code: 0, err: '' });
  await meddler.leave();
});

test('a migration whose line breaks is undone; a command says so, and a server that starts does it again', async () => {
  const url = await emptyDatabase(postgres);
  const meddler = await Meddler.in(url);
  await meddler.hold('CREATE TABLE players (id TEXT)');
  const migrating = mura(['migrate'], '', { DATABASE_URL: url });
  await meddler.breakWaiting();
  const { code, err } = await migrating;
  expect(code).toBe(1);
  expect(err).toMatch(/^mura: [^\n]*terminat[^\n]*\n$/);
  const opening = openPostgres(url);
  await meddler.breakWaiting();
  await meddler.letGo();
  const store = await opening;
  expect(await store.player('nobody')).toBeNull();
  await Promise.all([store.close(), meddler.leave()]);
});

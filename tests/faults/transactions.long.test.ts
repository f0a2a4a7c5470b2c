import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exported } from '../../src/server/moving/moving.ts';
import { openSqliteVault } from '../../src/server/moving/sqlite-vault.ts';
import { openPostgres } from '../../src/server/store/postgres-store.ts';
import { mura } from '../cli/mura.ts';
import { emptyDatabase } from '../databases.ts';
import { Player } from '../server/player.ts';
import { Place } from '../server/process.ts';
import { arrivals, begunTable, Follower, nameThem, playToTheEnd } from '../server/tables.ts';
import { Wire } from '../server/wire.ts';
import { type Service, startPostgres } from '../services.ts';
import { until } from './until.ts';

/** The connection breaks while PostgreSQL is in the middle of a transaction of every kind. */

const place = new Place();
let postgres: Service;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await place.remove();
  await postgres.remove();
});

/** Another client, in its own database, that makes transactions wait and cuts their connections. */
class Meddler {
  /** The address of the database through connections that can be cut. */
  readonly url: string;
  readonly #wire: Wire;
  readonly #line: pg.Client;
  /** A separate connection, because within a transaction others' changes stay invisible after the first look. */
  readonly #looking: pg.Client;

  private constructor(url: string, wire: Wire) {
    this.#wire = wire;
    this.url = wire.inFrontOf(url);
    this.#line = new pg.Client({ connectionString: url });
    this.#looking = new pg.Client({ connectionString: url });
  }

  static async arrive(): Promise<Meddler> {
    const meddler = new Meddler(await emptyDatabase(postgres), await Wire.to(postgres.port));
    await Promise.all([meddler.#line.connect(), meddler.#looking.connect()]);
    return meddler;
  }

  /** Holds on to whatever these statements lock, until `letGo`. */
  async hold(...statements: readonly string[]): Promise<void> {
    await this.#line.query('BEGIN');
    for (const statement of statements) await this.#line.query(statement);
  }

  /** Cuts every connection once one of them waits for what is held. PostgreSQL is not told, and finds out later. */
  async cutWaiting(): Promise<void> {
    const ours = "application_name = 'quattro-mura' AND datname = current_database()";
    await until(async () => {
      const waiting = `SELECT FROM pg_stat_activity WHERE ${ours} AND wait_event_type = 'Lock'`;
      return ((await this.#looking.query(waiting)).rowCount ?? 0) > 0;
    });
    this.#wire.cut();
    await this.#looking.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${ours}`);
  }

  async letGo(): Promise<void> {
    await this.#line.query('ROLLBACK');
  }

  async leave(): Promise<void> {
    await Promise.all([this.#line.end(), this.#looking.end(), this.#wire.close()]);
  }
}

test('an append whose connection breaks is made once', async () => {
  const meddler = await Meddler.arrive();
  const store = await openPostgres(meddler.url);
  await meddler.hold('LOCK TABLE log IN ACCESS EXCLUSIVE MODE');
  const row = { number: 0, kind: 'play' as const, by: 0, move: 'm', client: 'c', at: 1 };
  const added = store.append('a', [row]);
  await meddler.cutWaiting();
  await meddler.cutWaiting();
  await meddler.letGo();
  expect(await added).toBe('added');
  expect(await store.rows('a', 0)).toEqual([row]);
  await Promise.all([store.close(), meddler.leave()]);
});

test('a server whose connection breaks while it rates a match lives on, and the match is rated once', async () => {
  const meddler = await Meddler.arrive();
  const server = await place.start({ DATABASE_URL: meddler.url });
  const people = await arrivals(server.origin, 2);
  await nameThem(people);
  const { id } = await begunTable(people, { game: 'muro-contro-muro', isRated: true });
  await meddler.hold('LOCK TABLE ratings IN ACCESS EXCLUSIVE MODE');
  const playing = people.map(async player => {
    const socket = await player.connect();
    const follower = new Follower(id);
    await follower.watch(socket);
    await playToTheEnd(socket, follower, Math.random);
  });
  // One waits to read the ratings, the next to write them; both are cut.
  await meddler.cutWaiting();
  await meddler.letGo();
  await meddler.hold('LOCK TABLE rated IN ACCESS EXCLUSIVE MODE');
  await meddler.cutWaiting();
  await meddler.cutWaiting();
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

test('an import whose connection breaks says so in one line, and leaves nothing', async () => {
  const meddler = await Meddler.arrive();
  await (await openPostgres(meddler.url)).close();
  const vault = openSqliteVault(`${place.folder}/empty.sqlite`, 'add');
  let everything = '';
  for await (const text of exported(vault, 0, () => {})) everything += text;
  await vault.close();
  await meddler.hold('LOCK TABLE reports IN ACCESS EXCLUSIVE MODE');
  const importing = mura(['import', '-'], everything, { DATABASE_URL: meddler.url });
  await meddler.cutWaiting();
  await meddler.letGo();
  const { code, err } = await importing;
  expect(code).toBe(1);
  expect(err).toMatch(/^mura: [^\n]*(terminat|ECONNRESET)[^\n]*\n$/);
  expect(await mura(['import', '-'], everything, { DATABASE_URL: meddler.url })).toMatchObject({
    code: 0,
    err: '',
  });
  await meddler.leave();
});

test('a migration whose connection breaks is rolled back; a command says so, and a starting server tries again', async () => {
  const meddler = await Meddler.arrive();
  await meddler.hold('CREATE TABLE players (id TEXT)');
  const migrating = mura(['migrate'], '', { DATABASE_URL: meddler.url });
  await meddler.cutWaiting();
  const { code, err } = await migrating;
  expect(code).toBe(1);
  expect(err).toMatch(/^mura: [^\n]*(terminat|ECONNRESET)[^\n]*\n$/);
  const opening = openPostgres(meddler.url);
  await meddler.cutWaiting();
  await meddler.letGo();
  const store = await opening;
  expect(await store.player('nobody')).toBeNull();
  await Promise.all([store.close(), meddler.leave()]);
});

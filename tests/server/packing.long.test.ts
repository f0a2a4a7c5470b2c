import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../../src/engine/runner.ts';
import { GAMES } from '../../src/games/loaded.ts';
import { openPostgres } from '../../src/server/store/postgres-store.ts';
import { openSqlite } from '../../src/server/store/sqlite-store.ts';
import type { Store } from '../../src/server/store/store.ts';
import { muraHere, startNode } from '../cli/mura.ts';
import { emptyDatabase } from '../databases.ts';
import { until } from '../faults/until.ts';
import { finishedRecord } from '../finished.ts';
import { type Service, startPostgres } from '../services.ts';
import { plantMatch } from './finished-table.ts';
import { Player } from './player.ts';
import { Place } from './process.ts';
import { arrivals, begunTable, Follower, nameThem, playToTheEnd } from './tables.ts';

const CHILD = fileURLToPath(new URL('./packing.child.ts', import.meta.url));
const NEVER = { PACK_AFTER_HOURS: '1000000' };

const place = new Place();
let postgres: Service;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await place.remove();
  await postgres.remove();
});

test('everything that can be asked about a finished match has the same answer after packing, and after a move', async () => {
  const planted = await openSqlite(place.data);
  for (const [index, { id }] of GAMES.entries())
    await plantMatch(planted, `planted${index}`, finishedRecord(id));
  await planted.close();
  const first = await place.start(NEVER);
  const people = await arrivals(first.origin, 2);
  await nameThem(people);
  const played = await begunTable(people, { game: 'muro-contro-muro' });
  const left = await begunTable(people, { game: 'burg-appenzell', isRated: false });
  const last = await playAll(people, played.id);
  await takenBack(people[0], left.id);
  await people[1].ask('resign', { id: left.id });
  await playAll(people.slice(0, 1), left.id);
  const ids = [played.id, left.id, ...GAMES.map((_, index) => `planted${index}`)];
  const viewers = [...people, await Player.arrive(first.origin)];
  const before = await answers(viewers, ids);
  expect(await first.stop()).toBe(0);

  const ran = await muraHere(['pack', '--all'], { settings: { DATA: place.data } });
  expect(ran).toMatchObject({ code: 0, err: '', out: `Packed ${ids.length} matches.\n` });
  expect(counted(place.data)).toEqual({ log: 0, packed: ids.length, packing: 0 });
  expect((await muraHere(['pack', '--all'], { settings: { DATA: place.data } })).out).toBe(
    'Packed 0 matches.\n',
  );

  const second = await place.start();
  for (const viewer of viewers) viewer.origin = second.origin;
  expect(await answers(viewers, ids)).toEqual(before);
  // Somebody whose page was closed too early sends their last play again.
  const socket = await people[last.seat].connect();
  const { number } = await socket.asks({ do: 'play', ...last.request }, 'played');
  expect(number).toBe(last.number);
  expect(await second.stop()).toBe(0);

  const file = join(place.folder, 'everything.jsonl');
  expect((await muraHere(['export', file], { settings: { DATA: place.data } })).code).toBe(0);
  const url = await emptyDatabase(postgres);
  expect(await muraHere(['import', file], { settings: { DATABASE_URL: url } })).toMatchObject({
    code: 0,
    err: '',
  });
  const third = await place.start({ DATABASE_URL: url });
  for (const viewer of viewers) viewer.origin = third.origin;
  expect(await answers(viewers, ids)).toEqual(before);
  expect(await third.stop()).toBe(0);
  // Packed matches do not have to be packed again.
  const store = await openPostgres(url);
  const due = { now: Date.now(), until: Date.now(), endedBefore: Date.now(), most: 10 };
  expect(await store.takeToPack(due)).toEqual([]);
  await store.close();
});

test('a server packs by itself what has been over for long enough, and leaves anything irregular alone', async () => {
  const data = join(place.folder, 'background.sqlite');
  const store = await openSqlite(data);
  for (const [index, { id }] of GAMES.entries())
    await plantMatch(store, `planted${index}`, finishedRecord(id));
  const wrong = finishedRecord('die-mauer', { seed: 2 });
  const scores = wrong.result?.scores.map(score => score + 1) ?? [];
  await plantMatch(store, 'wrong', { ...wrong, result: { scores, winners: wrong.result?.winners ?? [] } });
  const rows = await store.rows('wrong', 0);
  await store.close();
  const server = await place.start({ DATA: data });
  await until(() => counted(data).packing === 1);
  expect(counted(data)).toEqual({ log: rows.length, packed: GAMES.length, packing: 1 });
  expect(server.output).toContain('it did not end as the table says');
  expect(await server.stop()).toBe(0);
});

describe('killing those who pack, again and again, loses nothing', () => {
  const MATCHES = 60;
  const KILLS = 3;

  test('in SQLite, with one', async () => {
    const data = join(place.folder, 'kills.sqlite');
    await survivesKills(
      data,
      1,
      () => openSqlite(data),
      async () => counted(data),
    );
  });

  test('in PostgreSQL, with two at once', async () => {
    const url = await emptyDatabase(postgres);
    const line = new pg.Client({ connectionString: url });
    await survivesKills(
      url,
      2,
      () => openPostgres(url),
      async () => {
        const { rows } = await line.query<{ log: string; packed: string; packing: string }>(
          `SELECT (SELECT count(*) FROM log) AS log, (SELECT count(*) FROM packed) AS packed,
           (SELECT count(*) FROM packing) AS packing`,
        );
        const { log, packed, packing } = rows[0];
        return { log: Number(log), packed: Number(packed), packing: Number(packing) };
      },
      () => line.connect(),
    );
    await line.end();
  });

  async function survivesKills(
    where: string,
    processes: number,
    open: () => Promise<Store>,
    count: () => Promise<Counted>,
    begin: () => Promise<unknown> = async () => {},
  ): Promise<void> {
    const written = await open();
    await begin();
    const logs = new Map<string, readonly Row[]>();
    for (let index = 0; index < MATCHES; index++) {
      const record = finishedRecord(GAMES[index % GAMES.length].id, { seed: 1 + (index % 8) });
      await plantMatch(written, `m${index}`, record);
      logs.set(`m${index}`, await written.rows(`m${index}`, 0));
    }
    await written.close();
    const whole = await count();
    expect(whole).toEqual({ log: sum(logs), packed: 0, packing: MATCHES });
    const start = () => Array.from({ length: processes }, () => startNode([CHILD, where]));
    for (let kill = 0; kill < KILLS; kill++) {
      const before = await count();
      const children = start();
      await until(async () => (await count()).packed > before.packed + 1);
      for (const child of children) {
        const gone = once(child, 'close');
        child.kill('SIGKILL');
        await gone;
      }
      // Planted matches have no clients, so nothing at all may be missing.
      const store = await open();
      for (const [id, rows] of logs) expect(await store.rows(id, 0)).toEqual(rows);
      // What the dead processes had taken would be free again in ten minutes.
      await store.takeToPack({ now: 4e12, until: 0, endedBefore: 4e12, most: MATCHES });
      await store.close();
    }
    const codes = await Promise.all(start().map(async child => (await once(child, 'close'))[0]));
    expect(codes).toEqual(codes.map(() => 0));
    expect(await count()).toEqual({ log: 0, packed: MATCHES, packing: 0 });
    const store = await open();
    for (const [id, rows] of logs) expect(await store.rows(id, 0)).toEqual(rows);
    await store.close();
  }
});

interface Counted {
  readonly log: number;
  readonly packed: number;
  readonly packing: number;
}

function counted(file: string): Counted {
  const db = new Database(file, { readonly: true });
  const of = (name: string) =>
    Number(db.prepare<[], number>(`SELECT count(*) FROM ${name}`).pluck().get() ?? 0);
  const counts = { log: of('log'), packed: of('packed'), packing: of('packing') };
  db.close();
  return counts;
}

function sum(logs: ReadonlyMap<string, readonly Row[]>): number {
  return [...logs.values()].reduce((all, rows) => all + rows.length, 0);
}

/** Plays a match to its end; resolves to the last play, who made it, and its number. */
async function playAll(people: readonly Player[], table: string) {
  const lasts = await Promise.all(
    people.map(async (player, seat) => {
      const socket = await player.connect();
      const follower = new Follower(table);
      await follower.watch(socket);
      await playToTheEnd(socket, follower, Math.random);
      const step = follower.steps.findLast(({ client, kind }) => client !== null && kind === 'play');
      await socket.close();
      if (!step) throw new Error('nobody has played');
      const { number, client, move } = step;
      return { seat, number, request: { table, number, client: client ?? '', move: move ?? '' } };
    }),
  );
  return lasts.reduce((last, one) => (one.number > last.number ? one : last));
}

/** Makes a play and undoes it, if possible. */
async function takenBack(player: Player, table: string): Promise<void> {
  const socket = await player.connect();
  const follower = new Follower(table);
  await follower.watch(socket);
  const { number, moves } = follower.now ?? { number: 0, moves: [] };
  const told = socket.next('steps');
  socket.say({ do: 'play', table, number, client: 'first', move: moves[0] });
  await told;
  if (follower.now?.undoable) {
    const again = socket.next('steps');
    socket.say({ do: 'undo', table, number: follower.now.number, client: 'back' });
    await again;
  }
  await socket.close();
}

/** Everything that these viewers can be told about these tables. */
async function answers(viewers: readonly Player[], ids: readonly string[]): Promise<unknown> {
  const found: unknown[] = [];
  for (const viewer of viewers) {
    found.push(await viewer.ask('player', { id: viewers[0].id }));
    found.push(await viewer.ask('tables', { query: { status: 'over' } }));
    const socket = await viewer.connect();
    for (const id of ids) {
      const follower = new Follower(id);
      await follower.watch(socket);
      const { steps, now, info, faults } = follower;
      // The ids that clients gave to plays long ago are not kept.
      const told = steps.map(({ client: _, ...step }) => step);
      expect(told.length).toBeGreaterThan(3);
      expect(faults).toEqual([]);
      found.push({ id, told, now, info, record: await viewer.ask('record', { id }) });
    }
    await socket.close();
  }
  return found;
}

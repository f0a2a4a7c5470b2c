import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadRecord } from '../../src/engine/record.ts';
import { gameCalled } from '../../src/games/loaded.ts';
import { openPostgres } from '../../src/server/store/postgres-store.ts';
import { mura, muraHere } from '../cli/mura.ts';
import { emptyDatabase } from '../databases.ts';
import { type Service, startPostgres } from '../services.ts';
import { Place } from './process.ts';
import { arrivals, begunTable, Follower, playToTheEnd } from './tables.ts';

const place = new Place();
const file = join(place.folder, 'everything.jsonl');
const again = join(place.folder, 'again.jsonl');
let postgres: Service;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await place.remove();
  await postgres.remove();
});

test('a match begun on SQLite goes on after the move to PostgreSQL, and back, with everything else', async () => {
  const first = await place.start();
  const [ada, bob] = await arrivals(first.origin, 2);
  await ada.ask('rename', { body: { name: 'Ada 🏰' } });
  await ada.ask('makeBot', { body: { name: 'Robo' } });
  const finished = await begunTable([ada, bob], { game: 'muro-contro-muro' });
  const { id } = await begunTable([ada, bob], { game: 'burg-appenzell' });
  await Promise.all(
    [ada, bob].map(async player => {
      const socket = await player.connect();
      const follower = new Follower(finished.id);
      await follower.watch(socket);
      await playToTheEnd(socket, follower, Math.random);
    }),
  );
  expect((await ada.ask('table', { id: finished.id })).status).toBe('over');
  const { ratings } = await ada.ask('player', { id: ada.id });
  const followers = [new Follower(id), new Follower(id)];
  const sockets = await Promise.all([ada, bob].map(player => player.connect()));
  await Promise.all(followers.map((follower, seat) => follower.watch(sockets[seat])));
  for (let play = 0; play < 7; play++) {
    const seat = followers.findIndex(({ now }) => (now?.moves.length ?? 0) > 0);
    const number = followers[seat].now?.number ?? 0;
    const heard = Promise.all(sockets.map(socket => socket.next('steps')));
    const move = followers[seat].now?.moves[0] ?? '';
    sockets[seat].say({ do: 'play', table: id, number, client: `before${play}`, move });
    await heard;
  }
  expect(await first.stop()).toBe(0);

  const url = await emptyDatabase(postgres);
  const out = await mura(['export', file], '', { DATA: place.data });
  expect(out).toMatchObject({ code: 0, err: '' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const into = await mura(['import', file], '', { DATABASE_URL: url });
  expect(into).toMatchObject({ code: 0, err: '' });
  expect(into.out).toContain('Everything was imported and checked.');
  // The same counts and digests.
  expect(into.out.split('\n').slice(0, 12)).toEqual(out.out.split('\n').slice(0, 12));

  const second = await place.start({ DATABASE_URL: url });
  await Promise.all(
    [ada, bob].map(async (player, seat) => {
      player.origin = second.origin;
      const socket = await player.connect();
      await followers[seat].watch(socket);
      await playToTheEnd(socket, followers[seat], Math.random);
    }),
  );
  for (const { faults } of followers) expect(faults).toEqual([]);
  expect(loadRecord(await ada.ask('record', { id }), gameCalled)).toMatchObject({ ok: true });
  expect((await ada.ask('me')).name).toBe('Ada 🏰');
  const after = await ada.ask('player', { id: ada.id });
  expect(after.ratings).toEqual(expect.arrayContaining(ratings));
  await second.stop();

  const back = join(place.folder, 'back.sqlite');
  expect((await muraHere(['export', again], { settings: { DATABASE_URL: url } })).code).toBe(0);
  expect(await mura(['import', '-'], readFileSync(again), { DATA: back })).toMatchObject({
    code: 0,
    err: '',
  });
  expect((await mura(['export', '-'], '', { DATA: back })).out.split('\n').slice(1)).toEqual(
    readFileSync(again, 'utf8').split('\n').slice(1),
  );
});

test('a truncated or altered file, or a store that is not empty, is refused and nothing is left behind', async () => {
  const url = await emptyDatabase(postgres);
  const lines = readFileSync(again, 'utf8').split('\n');
  const broken = join(place.folder, 'broken.jsonl');
  const refused = async (texts: readonly string[], why: string) => {
    writeFileSync(broken, texts.join('\n'));
    const { code, err } = await muraHere(['import', broken], { settings: { DATABASE_URL: url } });
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(why) });
  };
  await refused(lines.slice(0, -10), 'ends too early');
  await refused(['{"hello":1}'], 'line 1: this is no export');
  await refused(
    lines.map(line => line.replace('before3', 'before8')),
    'log is not what was exported',
  );
  await refused(lines.toSpliced(3, 1), 'is not what was exported');
  const store = await openPostgres(url);
  expect(await store.best('muro-contro-muro', 'people', 10)).toEqual([]);
  await store.close();
  expect((await muraHere(['import', again], { settings: { DATABASE_URL: url } })).code).toBe(0);
  expect((await muraHere(['import', again], { settings: { DATABASE_URL: url } })).err).toContain(
    'there is something already',
  );
  expect(
    (await muraHere(['import', join(place.folder, 'none')], { settings: { DATABASE_URL: url } })).err,
  ).toContain('ENOENT');
});

test('mura migrate says what it has done, however many run at once', async () => {
  const url = await emptyDatabase(postgres);
  const ran = await Promise.all(
    Array.from({ length: 3 }, () => mura(['migrate'], '', { DATABASE_URL: url })),
  );
  expect(ran.map(({ code, err }) => ({ code, err }))).toEqual(ran.map(() => ({ code: 0, err: '' })));
  expect((await muraHere(['migrate'], { settings: { DATABASE_URL: url } })).out).toMatch(
    /^The database is up to date \(version \d+\)\.\n$/,
  );
  const wrong = await muraHere(['migrate'], { settings: { DATABASE_URL: 'postgres://127.0.0.1:1/none' } });
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('ECONNREFUSED') });
});

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../../src/server/store/sqlite-store.ts';
import { mura, muraHere } from '../cli/mura.ts';
import { Crowd } from '../faults/crowd.ts';
import { Place } from './process.ts';
import { arrivals, begunTable, Follower, playToTheEnd } from './tables.ts';

const place = new Place();
const copy = join(place.folder, 'copy.sqlite');
afterAll(() => place.remove());

test('a backup during play has every play that was acknowledged before it, and its matches go on', async () => {
  const server = await place.start();
  const people = await arrivals(server.origin, 2);
  const { id } = await begunTable(people, { game: 'burg-appenzell' });
  const crowd = new Crowd(server.origin, { tables: 4 });
  await crowd.plays(40);
  const before = crowd.acknowledged;
  const [ran] = await Promise.all([mura(['backup', copy], '', { DATA: place.data }), crowd.plays(40)]);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toMatch(/^log +\d/m);
  expect(ran.out).toContain('checked');
  expect(statSync(copy).mode & 0o777).toBe(0o600);

  const again = await muraHere(['backup', copy], { settings: { DATA: place.data } });
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('--force replaces it') });
  expect((await muraHere(['backup', copy, '--force'], { settings: { DATA: place.data } })).code).toBe(0);

  const store = await openSqlite(copy);
  expect(await crowd.missing(store, before)).toEqual([]);
  await store.close();
  const original = await openSqlite(place.data);
  expect(await crowd.faults(original)).toEqual([]);
  await original.close();
  expect(await server.stop()).toBe(0);

  const restored = await place.start({ DATA: copy });
  await Promise.all(
    people.map(async player => {
      player.origin = restored.origin;
      const socket = await player.connect();
      // A client that has seen more than the copy contains is told to start over.
      const { code } = await socket.asks({ do: 'watch', table: id, have: 1000 }, 'error');
      expect(code).toBe('bad-message');
      const follower = new Follower(id);
      await follower.watch(socket);
      await playToTheEnd(socket, follower, Math.random);
      expect(follower.faults).toEqual([]);
    }),
  );
  expect(await restored.stop()).toBe(0);
});

test('backing up a missing file, or PostgreSQL, says what to do', async () => {
  const file = join(place.folder, 'nothing.sqlite');
  const none = await muraHere(['backup', file], { settings: { DATA: join(place.folder, 'none.sqlite') } });
  expect(none).toMatchObject({ code: 1, err: expect.stringContaining('DATA says where') });
  const postgres = await muraHere(['backup', file], {
    settings: { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
  });
  expect(postgres).toMatchObject({ code: 1, err: expect.stringContaining('pg_dump') });
});

import { statSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../../src/server/store/sqlite-store.ts';
import { Place, type RunningServer } from '../server/process.ts';
import { Crowd } from './crowd.ts';
import { limitFiles } from './full-disk.ts';
import { until } from './until.ts';

const place = new Place();
afterAll(() => place.remove());

async function failures({ origin }: RunningServer): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^mura_failures_total\{what="message"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
}

test('a full disk under SQLite: nothing is acknowledged that is not stored, and everything goes on when there is room', async () => {
  const server = await place.start();
  const crowd = new Crowd(server.origin);
  for (let times = 0; times < 2; times++) {
    await crowd.plays(40);
    limitFiles(server, statSync(`${place.data}-wal`).size);
    const before = await failures(server);
    // Whatever was in progress when the disk became full has been answered by then.
    await until(async () => (await failures(server)) > before + 30);
    const { acknowledged } = crowd;
    const full = await failures(server);
    await until(async () => (await failures(server)) > full + 30);
    expect(crowd.acknowledged).toBe(acknowledged);
    limitFiles(server, 'unlimited');
  }
  await crowd.plays(40);
  const store = await openSqlite(place.data);
  expect(await crowd.faults(store)).toEqual([]);
  await store.close();
  expect(await server.stop()).toBe(0);
});

test('a server that can read but not write reports that it is unhealthy, and when it is healthy again', async () => {
  const server = await place.start();
  const health = async () => (await fetch(`${server.origin}/healthz`)).status;
  expect(await health()).toBe(200);
  limitFiles(server, statSync(`${place.data}-wal`).size);
  await until(async () => (await health()) === 503);
  limitFiles(server, 'unlimited');
  await until(async () => (await health()) === 200);
  expect(await server.stop()).toBe(0);
});

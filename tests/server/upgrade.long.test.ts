import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadRecord } from '../../src/engine/record.ts';
import { gameCalled } from '../../src/games/loaded.ts';
import { openPostgres } from '../../src/server/store/postgres-store.ts';
import { emptyDatabase } from '../databases.ts';
import { type Service, startPostgres, startRedis } from '../services.ts';
import { Player } from './player.ts';
import { Place } from './process.ts';
import { begunTable, Follower, playToTheEnd } from './tables.ts';

/** The version before nonces were promised, from which the fixtures of version 3 come. */
const BEFORE = '3e11441';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The tree of that version, from this repository's history; null in a copy without history. */
function treeBefore(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-before-'));
  try {
    const tar = execFileSync('git', ['archive', BEFORE, 'src', 'locales', 'package.json'], {
      cwd: ROOT,
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    execFileSync('tar', ['-x', '-C', folder], { input: tar });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}

const tree = treeBefore();
if (!tree)
  console.warn(`Skipped: ${BEFORE} is not in this copy's history, so the version before cannot run.`);
const places = [new Place(tree ?? ROOT), new Place()];
let postgres: Service;
let redis: Service;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
});
afterAll(async () => {
  for (const place of places) await place.remove();
  await Promise.all([postgres.remove(), redis.remove()]);
  if (tree) rmSync(tree, { recursive: true });
});

test.skipIf(!tree)(
  'processes of the version before and of this one serve the same tables together',
  async () => {
    const url = await emptyDatabase(postgres);
    const settings = { DATABASE_URL: url, REDIS_URL: redis.url, PACK_AFTER_HOURS: '1' };
    const [before, now] = places;
    const older = await before.start(settings);
    const [anna, bruno] = [new Player(older.origin), new Player(older.origin)];
    for (const player of [anna, bruno]) {
      player.isAskingOlder = true;
      player.id = (await player.ask('me')).id;
    }
    const begun = await begunAsBefore(anna, bruno);
    // The store is brought up to date while the older process is running.
    const newer = await now.start(settings);
    bruno.origin = newer.origin;
    await playTogether([anna, bruno], begun);
    // A match begun at the newer one is played there, while the older one still serves others.
    anna.origin = newer.origin;
    for (const player of [anna, bruno]) player.isAskingOlder = false;
    const { id: next } = await begunTable([bruno, anna], { game: 'burg-appenzell' });
    await playTogether([anna, bruno], next);
    for (const id of [begun, next]) {
      const records = await Promise.all([anna, bruno].map(player => player.ask('record', { id })));
      expect(records[0]).toEqual(records[1]);
      expect(loadRecord(records[0], gameCalled)).toMatchObject({ ok: true });
    }
    // Nothing is packed that the older one could not read.
    const store = await openPostgres(url);
    const due = await store.takeToPack({ now: Date.now(), until: 0, endedBefore: 4e12, most: 10 });
    expect(due.map(({ match }) => match).toSorted()).toEqual([begun, next].toSorted());
    expect(due.every(({ step }) => step === 'pack')).toBe(true);
    await store.close();
    expect(await older.stop()).toBe(0);
    // The older one is gone, and everybody continues at the newer one.
    expect(loadRecord(await anna.ask('record', { id: next }), gameCalled)).toMatchObject({ ok: true });
    expect(await newer.stop()).toBe(0);
  },
);

/** A table as that version begins it: with nonces that are known at once. */
async function begunAsBefore(host: Player, guest: Player): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await host.ask('makeTable', { body: { game: 'muro-contro-muro', isPublic: true, seats } });
  await host.ask('nonce', { id, body: { nonce: 'anna' } });
  await guest.ask('join', { id, body: { nonce: 'bruno', isReady: true } });
  await host.ask('start', { id });
  return id;
}

async function playTogether(people: readonly Player[], table: string): Promise<void> {
  const followers = await Promise.all(
    people.map(async player => {
      const socket = await player.connect();
      const follower = new Follower(table);
      await follower.watch(socket);
      await playToTheEnd(socket, follower, Math.random);
      await socket.close();
      return follower;
    }),
  );
  for (const { faults } of followers) expect(faults).toEqual([]);
  const [one, other] = followers.map(({ steps }) =>
    steps.map(({ number, kind, by }) => ({ number, kind, by })),
  );
  expect(one).toEqual(other);
}

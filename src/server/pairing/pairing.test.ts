import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { searchHandlers } from '../api/searches.ts';
import { BotShares } from '../bot-shares.ts';
import { LocalBus } from '../bus.ts';
import { readConfig } from '../config.ts';
import { FairShares } from '../fair-shares.ts';
import { Limits } from '../limits.ts';
import { Players } from '../players.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { promise } from '../tables/drawing.ts';
import { Hall } from '../tables/hall.ts';
import { Pairing } from './pairing.ts';
import { searchFor } from './searches.ts';

const HOUR = 3_600_000;
let folder: string;
let store: Store;
let players: Players;
let bus: LocalBus;
let hall: Hall;
let pairing: Pairing;
let limits: Limits;
let now: number;

beforeEach(async () => {
  now = 10 * HOUR;
  folder = mkdtempSync(join(tmpdir(), 'quattro-mura-pairing-'));
  store = await openSqlite(join(folder, 'test.sqlite'));
  players = new Players(store, () => now, 0);
  bus = new LocalBus();
  const services = {
    store,
    bus,
    thinker: { choose: async () => '' },
    shares: new BotShares(new FairShares()),
    names: (ids: readonly string[]) => players.names(ids),
    now: () => now,
    since: (then: number) => now - then,
    watch: { played() {}, raceLost() {}, failed() {} },
  };
  hall = new Hall(services, 100);
  const read = readConfig({});
  if (!read.ok) throw new Error('the usual settings are right');
  limits = new Limits(read.config);
  pairing = new Pairing({ ...services, hall, claimNames: ids => players.claimNames(ids), limits });
});
afterEach(async () => {
  await bus.close();
  await hall.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** New people who all look for the same thing. */
function seekers(count: number, wish: { readonly seats?: number } = {}): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { id } = (await players.newGuest()).player;
      const whole = {
        games: ['muro-contro-muro'],
        speed: 'slow' as const,
        seats: null,
        isRated: false,
        isPicky: false,
        takesBots: false,
        ...wish,
      };
      await store.saveSearch(searchFor(id, whole, null, now));
      return id;
    }),
  );
}

async function tableOf(player: string): Promise<string | null | undefined> {
  return (await store.searchOf(player))?.found;
}

test('however many wait for opponents who cannot exist, those who come later find each other', async () => {
  const [first] = await seekers(1);
  now++;
  await seekers(350, { seats: 8 });
  now++;
  const [second, third, fourth] = await seekers(3);
  await pairing.goRound();
  const tables = await Promise.all([first, second, third, fourth].map(tableOf));
  expect(tables).not.toContain(null);
  expect(new Set(tables).size).toBe(2);
});

test('whoever does not come three times in a row waits a while before the next search; others do not', async () => {
  const { startSearch } = searchHandlers(store, () => now, limits);
  const known = await Promise.all([players.newGuest(), players.newGuest()]);
  const [away, there] = known.map(({ player }) => player);
  const body = {
    games: ['muro-contro-muro' as const],
    speed: 'live' as const,
    seats: null,
    isRated: false,
    isPicky: false,
    takesBots: false,
  };
  const visit = { network: '', secret: null, origin: '', setSecret() {} };
  const look = (player: typeof away) => startSearch({ player, body, id: '', query: undefined, visit });
  for (let time = 0; time < 3; time++) {
    for (const player of [away, there]) await look(player);
    await pairing.goRound();
    const table = await hall.open((await tableOf(there.id)) ?? '');
    await table?.change(stored => promise(stored, there.id, there.id.padEnd(64, '0')));
    now += 46_000;
    await pairing.goRound();
    expect(await store.searchOf(away.id)).toBeNull();
  }
  await expect(look(away)).rejects.toMatchObject({
    problem: { code: 'not-now', retryAfterSeconds: expect.any(Number) },
  });
  expect((await look(there)).search).not.toBeNull();
});

test('searches that ended long ago are not scanned forever', async () => {
  const [ada] = await seekers(1);
  now += 72 * HOUR;
  await pairing.goRound();
  expect(await store.searchOf(ada)).not.toBeNull();
  now += 2 * HOUR;
  await pairing.goRound();
  expect(await store.searchOf(ada)).toBeNull();
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIMITS } from '../../protocol/limits.ts';
import { looksOf } from '../../protocol/names.ts';
import { BotShares } from '../bot-shares.ts';
import { LocalBus } from '../bus.ts';
import { Clubs } from '../clubs/clubs.ts';
import { FairShares } from '../fair-shares.ts';
import { People } from '../people.ts';
import { Players } from '../players.ts';
import { Sightings } from '../sightings.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import type { Store, StoredPlayer } from '../store/store.ts';
import { begun } from '../tables/begun.testing.ts';
import { Hall } from '../tables/hall.ts';
import { newTable, join as sitDown } from '../tables/seating.ts';
import { wanted } from '../tables/wanted.testing.ts';
import { tableHandlers } from './tables.ts';

/** The bus as one of several processes has it: names and tables may change behind its back. */
class SharedBus extends LocalBus {
  override readonly isAlone = false;
}

/** Counts what the store is asked. */
function counting(store: Store): { readonly store: Store; asked: number } {
  const counted = { store, asked: 0 };
  counted.store = new Proxy(store, {
    get(target, name, self) {
      const value = Reflect.get(target, name, self);
      if (typeof value !== 'function') return value;
      return (...args: readonly unknown[]) => {
        counted.asked++;
        return value.apply(target, args);
      };
    },
  });
  return counted;
}

/** The handlers for tables, with a store of their own. */
async function opened() {
  const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-lists-'));
  const counted = counting(await openSqlite(join(folder, 'test.sqlite')));
  const { store } = counted;
  const now = () => 1000;
  const bus = new SharedBus();
  const players = new Players(store, now, 0);
  const hall = new Hall(
    {
      store,
      bus,
      thinker: { choose: async () => '' },
      shares: new BotShares(new FairShares()),
      names: ids => players.names(ids),
      now,
      since: then => now() - then,
      watch: { played() {}, raceLost() {}, failed() {} },
    },
    100,
  );
  const people = new People(store, players, new Sightings(null, 30));
  const limits = { take: async () => {} };
  const clubs = new Clubs({ store, players, people, hall, limits, now });
  const shares = new BotShares(new FairShares());
  const handlers = tableHandlers(store, players, hall, people, clubs, shares, {
    now,
    since: then => now() - then,
    bus,
    limits,
  });
  return {
    counted,
    store,
    players,
    handlers,
    now,
    async close() {
      await bus.close();
      await hall.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const VISIT = { network: '', secret: null, origin: 'http://localhost', setSecret() {} };

test('listing twenty of my matches asks the store once for the list and once for the names', async () => {
  const { counted, store, players, handlers, now, close } = await opened();
  const { player } = await players.newGuest();
  for (let count = 0; count < 20; count++) {
    const made = newTable(
      wanted({ game: 'burg-appenzell', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true }),
      player.id,
      now(),
    );
    const seats = [player.id, 'bob'].map(id => ({ kind: 'person' as const, player: id, nonce: null }));
    const live = begun({ ...made, seats }, player.id, now(), ['bob']);
    await store.addTable({ ...live, version: 1 });
  }
  const list = () =>
    handlers.tables({ player, id: '', body: undefined, query: { which: 'mine' }, visit: VISIT });
  // The matches themselves are read only once.
  await list();
  counted.asked = 0;
  const listed = await list();
  expect(listed.tables.map(({ due }) => due?.length)).toEqual(Array.from({ length: 20 }, () => 1));
  expect(counted.asked).toBe(2);
  await close();
});

test('nobody can use up the places of somebody else by challenging them', async () => {
  const { store, players, handlers, now, close } = await opened();
  const [anna, ...others] = await Promise.all(
    Array.from({ length: 12 }, async () => (await players.newGuest()).player),
  );
  const challenge = (host: StoredPlayer) =>
    handlers.makeTable({
      player: host,
      id: '',
      body: wanted({
        game: 'burg-appenzell',
        seats: [{ kind: 'me' }, { kind: 'challenged', player: anna.id }],
      }),
      query: undefined,
      visit: VISIT,
    });
  for (const other of others) {
    await store.follow(anna.id, other.id, now());
    for (let count = 0; count < LIMITS.seatsKept; count++) await challenge(other);
    await expect(challenge(other)).rejects.toMatchObject({ problem: { code: 'too-many' } });
  }
  const kept = await store.tables({ status: ['open'], onlyPublic: false, player: anna.id, most: 1000 });
  expect(kept.length).toBeGreaterThan(LIMITS.seatsTaken);
  const body = wanted({ game: 'burg-appenzell', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const made = await handlers.makeTable({ player: anna, id: '', body, query: undefined, visit: VISIT });
  expect(made.host).toBe(anna.id);
  await close();
});

test('nobody sits at more unfinished tables than allowed, rematches included', async () => {
  const { store, players, handlers, now, close } = await opened();
  const { player } = await players.newGuest();
  const wish = wanted({ game: 'burg-appenzell', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const over = { ...newTable(wish, player.id, now()), status: 'over' as const };
  await store.addTable(over);
  for (let count = 0; count < LIMITS.seatsTaken; count++)
    await store.addTable(newTable(wish, player.id, now()));
  const about = { player, query: undefined, visit: VISIT };
  const tooMany = { problem: { code: 'too-many' } };
  await expect(handlers.makeTable({ ...about, id: '', body: wish })).rejects.toMatchObject(tooMany);
  await expect(handlers.rematch({ ...about, id: over.id, body: undefined })).rejects.toMatchObject(tooMany);
  await close();
});

test('a player who may not start a match claims nobody’s name by trying', async () => {
  const { store, players, handlers, now, close } = await opened();
  const host = await players.rename((await players.newGuest()).player, 'Anna');
  const stranger = (await players.newGuest()).player;
  const wish = wanted({
    game: 'burg-appenzell',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    isPublic: true,
    isRated: true,
  });
  const guest = await players.rename((await players.newGuest()).player, 'Berta');
  const table = sitDown(newTable(wish, host.id, now()), guest.id, {});
  await store.addTable({ ...table, version: 1 });
  const trying = handlers.start({
    player: stranger,
    id: table.id,
    body: undefined,
    query: undefined,
    visit: VISIT,
  });
  await expect(trying).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
  expect(await store.claimant(looksOf('Anna'))).toBeNull();
  await close();
});

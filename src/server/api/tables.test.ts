import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BotShares } from '../bot-shares.ts';
import { LocalBus } from '../bus.ts';
import { Clubs } from '../clubs/clubs.ts';
import { FairShares } from '../fair-shares.ts';
import { People } from '../people.ts';
import { Players } from '../players.ts';
import { Sightings } from '../sightings.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { begun } from '../tables/begun.testing.ts';
import { Hall } from '../tables/hall.ts';
import { newTable } from '../tables/seating.ts';
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

test('listing twenty of my matches asks the store once for the list and once for the names', async () => {
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
  const { tables } = tableHandlers(store, players, hall, people, clubs, new BotShares(new FairShares()), {
    now,
    since: then => now() - then,
    bus,
    limits,
  });
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
  const visit = { network: '', secret: null, origin: 'http://localhost', setSecret() {} };
  const list = () => tables({ player, id: '', body: undefined, query: { which: 'mine' }, visit });
  // The matches themselves are read only once.
  await list();
  counted.asked = 0;
  const listed = await list();
  expect(listed.tables.map(({ due }) => due?.length)).toEqual(Array.from({ length: 20 }, () => 1));
  expect(counted.asked).toBe(2);
  await bus.close();
  await hall.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

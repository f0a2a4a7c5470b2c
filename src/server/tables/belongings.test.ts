import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BotShares } from '../bot-shares.ts';
import { LocalBus } from '../bus.ts';
import { FairShares } from '../fair-shares.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import { Belongings } from './belongings.ts';
import { Hall } from './hall.ts';
import { newTable } from './seating.ts';
import { wanted } from './wanted.testing.ts';

test('however many tables a player has, each comes once, including those made meanwhile', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-belongings-'));
  const store = await openSqlite(join(folder, 'test.sqlite'));
  const bus = new LocalBus();
  const hall = new Hall(
    {
      store,
      bus,
      thinker: { choose: async () => '' },
      shares: new BotShares(new FairShares()),
      names: async () => new Map(),
      now: () => 0,
      since: () => 0,
      watch: { played() {}, raceLost() {}, failed() {} },
    },
    100,
  );
  const add = async (madeAt: number) => {
    const table = newTable(
      wanted({ game: 'muro-contro-muro', seats: [{ kind: 'me' }, { kind: 'open' }] }),
      'ada',
      madeAt,
    );
    await store.addTable(table);
    return table.id;
  };
  // Some hundreds at one moment, and as many at others.
  const added = await Promise.all(
    Array.from({ length: 900 }, (_, number) => add(number < 450 ? 7 : number >> 1)),
  );
  const found: string[] = [];
  for await (const { id } of new Belongings(store, hall, bus).of('ada', ['open'])) {
    if (found.length === 300) added.push(await add(1000));
    found.push(id);
  }
  expect(found.toSorted()).toEqual(added.toSorted());
  await bus.close();
  await hall.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LIMITS } from '../../protocol/limits.ts';
import { People } from '../people.ts';
import { Players } from '../players.ts';
import { Sightings } from '../sightings.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { Clubs } from './clubs.ts';

let folder: string;
let store: Store;
let clubs: Clubs;
let people: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quattro-mura-clubs-'));
  store = await openSqlite(join(folder, 'test.sqlite'));
  const now = () => 1;
  const players = new Players(store, now, 0);
  clubs = new Clubs({
    store,
    players,
    people: new People(store, players, new Sightings(null, 30)),
    hall: { open: async () => null },
    limits: { take: async () => {} },
    now,
  });
  people = [];
  for (let at = 0; at < LIMITS.asking + 3; at++) people.push((await players.newGuest()).player.id);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test('those who ask to be let in take nobody’s place, and there are only so many of them', async () => {
  const [ada, bob, ...others] = people;
  const { id, you } = await clubs.found(ada, 'Wall Street', '1611161611611');
  const asking = others.slice(0, LIMITS.asking);
  for (const player of asking) await clubs.join(id, player, undefined, 'here');
  const [last] = others.slice(-1);
  await expect(clubs.join(id, last, undefined, 'here')).rejects.toMatchObject({
    problem: { code: 'too-many' },
  });
  expect((await clubs.join(id, bob, you.invite ?? '', 'here')).you.role).toBe('member');
});

test('a club is never without an owner, even if the process ends while the owner leaves', async () => {
  const [ada, bob] = people;
  const { id, you } = await clubs.found(ada, 'Wall Street', '1611161611611');
  await clubs.join(id, bob, you.invite ?? '', 'here');
  const { removeMember } = store;
  Object.assign(store, {
    removeMember: () => Promise.reject(new Error('the process has ended')),
  });
  await expect(clubs.leave(id, ada)).rejects.toThrow('ended');
  expect(await store.roleIn(id, bob)).toBe('owner');
  Object.assign(store, { removeMember });
  await clubs.leave(id, ada);
  expect((await store.membersOf(id)).map(({ player, role }) => [player, role])).toEqual([[bob, 'owner']]);
});

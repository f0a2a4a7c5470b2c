import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Event } from '../../protocol/http.ts';
import { DAY } from '../../protocol/pace.ts';
import { BotShares } from '../bot-shares.ts';
import { LocalBus } from '../bus.ts';
import { FairShares } from '../fair-shares.ts';
import { Players } from '../players.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { promise } from '../tables/drawing.ts';
import { Hall } from '../tables/hall.ts';
import { Events } from './events.ts';

const MINUTE = 60_000;
let folder: string;
let store: Store;
let bus: LocalBus;
let hall: Hall;
let events: Events;
let people: string[];
let now: number;

beforeEach(async () => {
  now = 100 * DAY;
  folder = mkdtempSync(join(tmpdir(), 'quattro-mura-events-'));
  store = await openSqlite(join(folder, 'test.sqlite'));
  const players = new Players(store, () => now, 0);
  bus = new LocalBus();
  const services = {
    store,
    bus,
    thinker: { choose: async () => '' },
    shares: new BotShares(new FairShares()),
    names: (ids: readonly string[]) => players.names(ids),
    now: () => now,
    since: (then: number) => now - then,
    watch: {
      played() {},
      raceLost() {},
      failed: (_what: unknown, _id: unknown, error: unknown) => expect(error).toBeUndefined(),
    },
  };
  hall = new Hall(services, 100);
  events = new Events({
    ...services,
    hall,
    people: { hereFor: async () => new Map() },
    limits: { take: async () => {} },
    claimNames: ids => players.claimNames(ids),
  });
  const guests = await Promise.all(Array.from({ length: 6 }, () => players.newGuest()));
  people = guests.map(({ player }) => player.id);
  const about = { version: 1, crest: '1611161611611', joining: 'link', muted: [], madeAt: now } as const;
  await store.addClub({ ...about, id: 'club', name: 'Club', invite: 'secret' });
  for (const [at, player] of people.entries())
    await store.saveMember('club', { player, role: at === 0 ? 'owner' : 'member', at: now });
});
afterEach(async () => {
  await bus.close();
  await hall.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const SETTING = {
  name: 'Cup',
  kind: 'swiss',
  game: 'muro-contro-muro',
  seats: 2,
  rounds: 2,
  times: 1,
  secondsPerMove: 60,
  arrivalSeconds: 300,
  isRated: false,
  isManual: false,
  isOpen: false,
  startsAt: null,
  everyDays: null,
} as const;

async function made(change: Partial<Parameters<Events['make']>[2]>, entering = people): Promise<string> {
  const { id } = await events.make('club', people[0], { ...SETTING, ...change });
  for (const player of entering) await events.enter(id, player);
  return id;
}

/** These come to the table, and nobody else does. */
async function come(
  event: Event,
  table: Event['played'][number]['tables'][number],
  entrants: readonly number[],
) {
  const there = await hall.open(table.id);
  for (const entrant of entrants) {
    const player = event.entrants[entrant].player ?? '';
    await there?.change(stored => promise(stored, player, player.padEnd(64, '0')));
  }
}

test('whoever has not come in time has lost, and the next round follows by itself', async () => {
  const id = await made({});
  const first = await events.next(id, people[0]);
  expect(first.played[0].tables).toHaveLength(3);
  const [table, other, third] = first.played[0].tables;
  await come(first, table, [table.players[1]]);
  await come(first, other, [other.players[0]]);
  now += 4 * MINUTE;
  await events.goRound();
  expect((await events.shown(id, people[0])).played).toHaveLength(1);
  now += 2 * MINUTE;
  await events.goRound();
  const second = await events.shown(id, people[0]);
  expect(second.played[0].tables.map(({ result }) => result)).toEqual([
    { how: 'forfeited', points: [0, 1], forfeited: [table.players[0]] },
    { how: 'forfeited', points: [1, 0], forfeited: [other.players[1]] },
    // Nobody came: nobody has anything of it.
    { how: 'forfeited', points: [0, 0], forfeited: third.players },
  ]);
  expect(await store.table(table.id)).toBeNull();
  expect(second.played).toHaveLength(2);
  expect(await store.table(second.played[1].tables[0].id)).toMatchObject({
    event: id,
    club: 'club',
    begins: 0,
  });
});

test('at a larger table the others play without those who have not come', async () => {
  const id = await made({ game: 'die-mauer', seats: 6, rounds: 1 });
  const before = await events.next(id, people[0]);
  const [table] = before.played[0].tables;
  await come(before, table, table.players.slice(0, 4));
  now += 6 * MINUTE;
  await events.goRound();
  const [smaller] = (await events.shown(id, people[0])).played[0].tables;
  expect(smaller).toMatchObject({
    players: table.players.slice(0, 4),
    absent: table.players.slice(4),
    result: null,
  });
  expect(smaller.id).not.toBe(table.id);
  expect((await store.table(smaller.id))?.seats).toHaveLength(4);
  // They do not come either: nobody is left who could play.
  now += 6 * MINUTE;
  await events.goRound();
  expect((await events.shown(id, people[0])).state).toBe('over');
});

test('an event begins at its time, if enough have entered, and a league plays its rounds on their days', async () => {
  const startsAt = now + DAY;
  const setting = {
    kind: 'round-robin',
    secondsPerMove: 86_400,
    arrivalSeconds: 3 * 86_400,
    everyDays: 7,
    startsAt,
  } as const;
  const [league, empty] = [await made(setting, people.slice(0, 3)), await made({ startsAt }, [people[0]])];
  await events.goRound();
  expect((await events.shown(league, people[0])).state).toBe('open');
  now = startsAt;
  await events.goRound();
  expect((await events.shown(empty, people[0])).state).toBe('open');
  for (let round = 1; round <= 3; round++) {
    const { played, nextAt } = await events.shown(league, people[0]);
    expect(played).toHaveLength(round);
    expect(nextAt).toBe(startsAt + round * 7 * DAY);
    now = startsAt + round * 7 * DAY - 1;
    await events.goRound();
    now++;
    await events.goRound();
  }
  expect((await events.shown(league, people[0])).state).toBe('over');
});

test('what a process has decided is carried out by another, once', async () => {
  const id = await made({});
  const addTable = store.addTable;
  Object.defineProperty(store, 'addTable', {
    value: () => Promise.reject(new Error('killed')),
    configurable: true,
  });
  await expect(events.next(id, people[0])).rejects.toThrow('killed');
  Object.defineProperty(store, 'addTable', { value: addTable, configurable: true });
  const [{ tables }] = (await events.shown(id, people[0])).played;
  expect(await store.table(tables[0].id)).toBeNull();
  await Promise.all([events.goRound(), events.goRound()]);
  const { played } = await events.shown(id, people[0]);
  expect(played).toHaveLength(1);
  expect(played[0].tables.map(({ id: one }) => one)).toEqual(tables.map(({ id: one }) => one));
  for (const { id: one } of tables) expect((await store.table(one))?.status).toBe('open');
  expect(await store.clubTables('club', 99)).toHaveLength(3);
});

test('whoever leaves has lost what they were to play, an organiser rules, and the two of one person become one', async () => {
  const id = await made({ rounds: 1 }, people.slice(0, 4));
  const [, bob, eve] = people;
  await events.next(id, people[0]);
  const left = await events.leave(id, eve);
  const number = left.entrants.findIndex(({ player }) => player === eve);
  const lost = left.played[0].tables.find(({ players }) => players.includes(number));
  expect(lost?.result?.forfeited).toEqual([number]);
  const open = left.played[0].tables.find(({ result }) => !result);
  await expect(events.rule(id, bob, open?.id ?? '', [])).rejects.toMatchObject({
    problem: { code: 'not-allowed' },
  });
  await expect(events.rule(id, people[0], open?.id ?? '', [number])).rejects.toMatchObject({
    problem: { code: 'bad-message' },
  });
  await events.handOver(people[3], people[5]);
  const over = await events.rule(id, people[0], open?.id ?? '', [open?.players[1] ?? 0]);
  expect(over.state).toBe('over');
  expect(over.played[0].tables.find(one => one.id === open?.id)?.result).toEqual({
    how: 'ruled',
    points: [0, 1],
    forfeited: [],
  });
  expect(over.entrants.map(({ player }) => player)).toContain(people[5]);
  expect(over.standings.map(({ points }) => points)).toEqual([1, 1, 0, 0]);
  await expect(events.enter(id, eve)).rejects.toMatchObject({ problem: { code: 'not-now' } });
});

test('strangers see an event that is open to them with the link of the club, and enter it', async () => {
  const [closed, open] = [await made({}, []), await made({ isOpen: true }, [])];
  await store.removeMember('club', people[5]);
  await expect(events.shown(closed, people[5], 'secret')).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
  await expect(events.shown(open, people[5], 'wrong')).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
  const { you } = await events.enter(open, people[5], 'secret');
  expect(you).toEqual({ isOrganiser: false, entrant: 0, mayEnter: false, table: null, invite: null });
  await expect(events.next(open, people[5])).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
  await events.leaveAll(people[5]);
  expect((await events.shown(open, people[0])).entrants).toEqual([]);
});

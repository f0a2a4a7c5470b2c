import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Event } from '../../protocol/api/events.ts';
import { LIMITS } from '../../protocol/limits.ts';
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
    people: { hereFor: async () => new Map(), mustBeWelcome: async () => {} },
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
  const { id } = await events.make('club', people[0], { ...SETTING, ...change }, 'here');
  for (const player of entering) await events.enter(id, player);
  return id;
}

/** These people come to the table, and nobody else does. */
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

test('a player who does not come in time loses, and the next round follows by itself', async () => {
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
    // Nobody came, so nobody gets anything.
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
  // They do not come either: nobody is left to play.
  now += 6 * MINUTE;
  await events.goRound();
  expect((await events.shown(id, people[0])).state).toBe('over');
});

test('an event begins at its time if enough people have entered, and a league plays its rounds on their days', async () => {
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

test('what one process has decided another carries out, once', async () => {
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

test('a table that is made too late, by a process that was slow, does not stay', async () => {
  const id = await made({ rounds: 1 }, people.slice(0, 2));
  const { addTable } = store;
  let isSlow = true;
  let late = '';
  // Before the first process has made the table, another one makes it, and it is decided and removed.
  Object.assign(store, {
    addTable: async (...[table]: Parameters<Store['addTable']>) => {
      if (isSlow) {
        isSlow = false;
        late = table.id;
        const tooEarly = events.rule(id, people[0], late, [0]);
        await expect(tooEarly).rejects.toMatchObject({ problem: { code: 'not-now' } });
        await events.goRound();
        expect((await events.rule(id, people[0], late, [0])).state).toBe('over');
        expect(await store.table(late)).toBeNull();
      }
      return addTable(table);
    },
  });
  await events.next(id, people[0]);
  expect((await store.table(late))?.status).toBe('open');
  await events.goRound();
  expect(await store.table(late)).toBeNull();
  expect((await store.event(id))?.offs).toEqual([]);
});

test('a player who leaves loses their table, an organiser rules, and two entries of one person become one', async () => {
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

test('people who had blocked each other before it began do not meet, and nobody is told', async () => {
  const [ada, bob, eve, dan] = people;
  await store.block(eve, ada, now);
  const id = await made({ rounds: 2 }, [ada, bob, eve, dan]);
  await events.next(id, ada);
  // Blocking others now does not change who meets whom.
  now += MINUTE;
  for (const other of [bob, dan]) await store.block(eve, other, now);
  for (let round = 1; round <= 2; round++) {
    const { played, entrants } = await events.shown(id, ada);
    expect(played).toHaveLength(round);
    const met = played[round - 1].tables.map(({ players }) => players.map(number => entrants[number].player));
    expect(met).toHaveLength(2);
    expect(met.some(table => table.includes(ada) && table.includes(eve))).toBe(false);
    now += 6 * MINUTE;
    await events.goRound();
  }
});

test('strangers with the club’s link see an event that is open to them, and can enter it', async () => {
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

test('however often people enter and leave, an event does not grow beyond what one can look at', async () => {
  const id = await made({}, people.slice(0, 3));
  await events.next(id, people[0]);
  const about = { name: null, isNameHidden: false, owner: null, scopes: null, madeAt: now, leave: null };
  const enter = async (player: string) => {
    await store.addPlayer({ ...about, id: player }, { hash: player, kind: 'cookie', madeAt: now });
    await store.saveMember('club', { player, role: 'member', at: now });
    await events.enter(id, player);
  };
  for (let at = 0; at < 5; at++) {
    await enter(`guest-${at}`);
    await events.leave(id, `guest-${at}`);
  }
  expect((await store.event(id))?.entrants).toHaveLength(4);
  // Those who have played stay in it, and there are never more than so many.
  const event = await store.event(id);
  if (!event) throw new Error('it is gone');
  const gone = { player: 'gone', at: now, lot: 'x', outAt: now };
  const entrants = Array.from({ length: LIMITS.entrantsEver }, (_, at) => event.entrants[at] ?? gone);
  const [round] = event.played;
  const all = { ...event, entrants, played: [{ ...round, byes: entrants.map((_, at) => at) }] };
  await store.saveEvent({ ...all, version: event.version + 1 }, event.dueAt);
  await expect(enter('one-too-many')).rejects.toMatchObject({ problem: { code: 'too-many' } });
});

test('an event asks the store once for all its tables, however many, and a list for none', async () => {
  const id = await made({});
  await events.next(id, people[0]);
  const asked: string[] = [];
  const { tableLinks, table, event } = store;
  Object.assign(store, {
    tableLinks: (ids: readonly string[]) => {
      asked.push(`links of ${ids.length}`);
      return tableLinks(ids);
    },
    table: (one: string) => {
      asked.push('table');
      return table(one);
    },
    event: (one: string) => {
      asked.push('event');
      return event(one);
    },
  });
  expect((await events.shown(id, people[0])).played[0].tables.every(({ invite }) => invite !== null)).toBe(
    true,
  );
  expect(asked).toEqual(['event', 'links of 3']);
  asked.length = 0;
  expect((await events.of('club', people[0])).events).toHaveLength(1);
  expect(asked).toEqual([]);
});

test('a match that ends while its event is being looked at is not forgotten', async () => {
  const id = await made({ rounds: 1 }, people.slice(0, 2));
  const { played } = await events.next(id, people[0]);
  const [table] = played[0].tables;
  const { saveEvent } = store;
  let isFirst = true;
  // Just before the event is saved, the match ends: whoever looked at it has not seen that.
  Object.assign(store, {
    saveEvent: async (...args: Parameters<Store['saveEvent']>) => {
      if (isFirst) {
        isFirst = false;
        const stored = await store.table(table.id);
        if (!stored) throw new Error('it is gone');
        const result = { scores: [1, 0], winners: [0] };
        await store.saveTable({
          ...stored,
          version: stored.version + 1,
          status: 'over',
          endedAt: now,
          result,
        });
        await store.wakeEvent(id, now);
      }
      return saveEvent(...args);
    },
  });
  now += MINUTE;
  await events.goRound();
  expect(await events.shown(id, people[0])).toMatchObject({ state: 'over' });
});

test('what nobody comes to is looked at less and less often', async () => {
  const id = await made({ arrivalSeconds: 12 * 60 * 60 }, people.slice(0, 2));
  await events.next(id, people[0]);
  const begun = now;
  let looks = 0;
  for (; now < begun + DAY / 2 - MINUTE; looks++) {
    now = (await store.event(id))?.dueAt ?? Number.NaN;
    await events.goRound();
  }
  // Every fifteen seconds it would be 2,880 times.
  expect(looks).toBeLessThan(150);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BotShares } from '../../src/server/bot-shares.ts';
import { LocalBus } from '../../src/server/bus.ts';
import { Calls } from '../../src/server/calls/calls.ts';
import { keysOf, Push } from '../../src/server/calls/push.ts';
import { type Config, readConfig } from '../../src/server/config.ts';
import { Events } from '../../src/server/events/events.ts';
import { FairShares } from '../../src/server/fair-shares.ts';
import { Limits } from '../../src/server/limits.ts';
import { People } from '../../src/server/people.ts';
import { Players } from '../../src/server/players.ts';
import { Sightings } from '../../src/server/sightings.ts';
import { openSqlite } from '../../src/server/store/sqlite-store.ts';
import type { Store } from '../../src/server/store/store.ts';
import { begun } from '../../src/server/tables/begun.testing.ts';
import { Hall } from '../../src/server/tables/hall.ts';
import { join as joinTable, newTable } from '../../src/server/tables/seating.ts';
import { wanted } from '../../src/server/tables/wanted.testing.ts';
import { PushService } from './push-service.ts';

/** People with closed tabs, a push service that reads what it gets, and a clock that the test moves. */
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 0, 5, 12);
let folder: string;
let store: Store;
let service: PushService;
let now: number;
let bus: LocalBus;

beforeEach(async () => {
  now = START;
  folder = mkdtempSync(join(tmpdir(), 'quattro-mura-calls-'));
  [store, service] = await Promise.all([openSqlite(join(folder, 'test.sqlite')), PushService.start()]);
  bus = new LocalBus();
});
afterEach(async () => {
  service.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

interface Process {
  readonly hall: Hall;
  readonly calls: Calls;
  readonly players: Players;
  readonly events: Events;
}

/** Put together like the server, with the same store. */
async function startProcess(): Promise<Process> {
  const players = new Players(store, () => now, 0);
  const names = (ids: readonly string[]) => players.names(ids);
  const failures: unknown[] = [];
  const watch = { played() {}, raceLost() {}, failed: (...what: unknown[]) => failures.push(what) };
  const push = new Push(await keysOf(store), 'mailto:test@localhost', [service.origin]);
  const awaits = (table: string, player: string) => hall.awaits(table, player);
  const limits = new Limits(config());
  const mayDisturb = (player: string, about: string) => limits.allows('calls', `${player} ${about}`);
  const calls = new Calls({ store, bus, push, names, now: () => now, awaits, mayDisturb, watch });
  const services = {
    store,
    bus,
    thinker: { choose: () => new Promise<string>(() => {}) },
    shares: new BotShares(new FairShares()),
    names,
    now: () => now,
    since: (then: number) => now - then,
    watch,
    calls,
  };
  const hall = new Hall(services, 100);
  const events = new Events({
    ...services,
    hall,
    people: new People(store, players, new Sightings(null, 30)),
    limits,
    claimNames: ids => players.claimNames(ids),
  });
  return { hall, calls, players, events };
}

function config(): Config {
  const read = readConfig({});
  if (!read.ok) throw new Error('the usual settings are right');
  return read.config;
}

async function people({ players }: Process, ...names: readonly string[]): Promise<string[]> {
  return Promise.all(
    names.map(async name => {
      const { player } = await players.newGuest();
      await players.rename(player, name);
      const { endpoint, keys } = service.subscribe(name);
      await store.saveSubscription({ endpoint, player: player.id, ...keys, language: 'en', madeAt: now });
      return player.id;
    }),
  );
}

/** A match that takes days, and that nobody is looking at. */
async function slowMatch({ hall }: Process, ids: readonly string[], game: string, options = {}) {
  const seats = ids.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
  const pace = { kind: 'move', seconds: (3 * DAY) / 1000, late: 'bot' } as const;
  const made = newTable(wanted({ game, options, seats, pace }), ids[0], now);
  const filled = {
    ...made,
    seats: ids.map(player => ({ kind: 'person' as const, player, nonce: null, isReady: true })),
  };
  await store.addTable(filled);
  const table = hall.add(filled);
  await table.change(stored => begun(stored, ids[0], now));
  return table;
}

/** Long enough for calls to be due. */
async function makeCalls(...processes: readonly Process[]): Promise<void> {
  // By then, what is noted beside the plays is in the store; no timer is running that would have to be stopped.
  await Promise.all(processes.map(({ calls }) => calls.close()));
  now += 10_000;
  await Promise.all(processes.map(({ calls }) => calls.send()));
}

test('a match of three people over days is played to its end, each called each time, across restarts', async () => {
  let process = await startProcess();
  const ids = await people(process, 'ada', 'bob', 'eve');
  let table = await slowMatch(process, ids, 'die-mauer', { rounds: 1 });
  const names = ['ada', 'bob', 'eve'];
  await makeCalls(process);
  expect(names.map(name => service.kindsAt(name)[0])).toEqual(['begun', 'begun', 'begun']);
  let turns = 0;
  for (;;) {
    await process.hall.goRound();
    await makeCalls(process);
    const due = await table.look(runner => (runner?.turn.kind === 'seats' ? [...runner.turn.seats] : []));
    if (due.length === 0) break;
    for (const seat of due) {
      // The awaited player has just been called, and comes because of it.
      const last = service.deliveries.filter(({ device }) => device === names[seat]).at(-1);
      expect(last?.call).toMatchObject({
        kind: 'turn',
        table: table.id,
        title: 'Your turn',
        body: 'Die Mauer',
      });
    }
    const seat = due[turns % due.length];
    const { number, move } = await table.look(runner => ({
      number: runner?.rows.length ?? 0,
      move: runner?.match.moves(seat).at(-1) ?? '',
    }));
    await table.playBy(ids[seat], { do: 'play', table: table.id, number, client: `c${turns}`, move });
    turns++;
    now += 6 * HOUR;
    if (turns % 10 === 0) {
      await process.hall.close();
      process = await startProcess();
      const again = await process.hall.open(table.id);
      if (!again) throw new Error('it is in the store');
      table = again;
    }
  }
  expect((await store.table(table.id))?.status).toBe('over');
  expect(turns).toBeGreaterThan(20);
  // Nobody was called twice for the same turn.
  const perTurn = service.deliveries.length / turns;
  expect(perTurn).toBeLessThan(3);
}, 120_000);

test('a standing choice is made when nobody else is awaited, or in good time, and nobody is called for it', async () => {
  const process = await startProcess();
  const ids = await people(process, 'ada', 'bob', 'eve');
  const table = await slowMatch(process, ids, 'die-mauer', { rounds: 1 });
  await makeCalls(process);
  const names = ['ada', 'bob', 'eve'];
  const called = () => names.map(name => service.kindsAt(name).length);
  const before = called();
  const look = () =>
    table.look((runner, stored) => {
      const sitting = stored.seats.flatMap(seat => (seat.kind === 'person' ? [seat.player] : []));
      return {
        sitting,
        due: runner?.turn.kind === 'seats' ? [...runner.turn.seats] : [],
        rows: runner?.rows ?? [],
      };
    });
  const { sitting } = await look();
  const [master, one, other] = sitting;
  for (const player of [one, other]) await store.saveStanding(player, table.id, JSON.stringify(['T', '-']));
  await process.hall.answerForThose(table);
  // The master has not chosen: nobody sees anything of it.
  expect((await look()).due).toHaveLength(3);
  await table.playBy(master, { do: 'play', table: table.id, number: 0, client: 'c', move: '1' });
  await process.hall.answerForThose(table);
  const opened = await look();
  expect(opened.rows.slice(0, 3).map(({ by, move }) => [by, move])).toEqual([
    [0, '1'],
    [1, 'T'],
    [2, 'T'],
  ]);
  // Another is the master now, with standing guesses only, and is called; the last one is not.
  await makeCalls(process);
  const gained = called().map((count, at) => count - before[at]);
  expect(gained[ids.indexOf(one)]).toBe(1);
  expect(gained[ids.indexOf(other)]).toBe(0);
  // The first master, who has left no choices, and the new one do not come: the last one's time is not lost with theirs.
  expect((await look()).due).toHaveLength(3);
  now += 2.5 * DAY;
  await process.hall.goRound();
  expect((await look()).due).toHaveLength(2);
});

test('a challenged player is called, in their own language', async () => {
  const process = await startProcess();
  const [ada, bob] = await people(process, 'ada', 'bob');
  const [device] = await store.subscriptionsOf(bob);
  await store.saveSubscription({ ...device, language: 'de' });
  const seats = [{ kind: 'me' as const }, { kind: 'challenged' as const, player: bob }];
  const table = newTable(wanted({ game: 'muro-contro-muro', seats }), ada, now);
  await store.addTable(table);
  await process.calls.tableChanged(null, table);
  await makeCalls(process);
  expect(service.kindsAt('ada')).toEqual([]);
  const call = {
    kind: 'challenge',
    table: table.id,
    title: 'Du wirst herausgefordert',
    body: 'Muro contro muro',
  };
  expect(service.deliveries.map(delivery => delivery.call)).toEqual([call]);
});

test('joining and leaving again and again does not call people every time, and blocked people never call anybody', async () => {
  const process = await startProcess();
  const [ada, bob] = await people(process, 'ada', 'bob');
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const made = newTable(wanted({ game: 'muro-contro-muro', seats }), ada, now);
  await store.addTable(made);
  const table = process.hall.add(made);
  for (let time = 0; time < 10; time++) {
    await table.change(stored => joinTable(stored, bob, { invite: made.invite }));
    await makeCalls(process);
    await process.hall.standUp(table, bob);
  }
  expect(service.kindsAt('ada')).toEqual(['full', 'full', 'full']);
  await store.block(ada, bob, now);
  const challenge = newTable(
    wanted({ game: 'muro-contro-muro', seats: [{ kind: 'me' }, { kind: 'challenged', player: ada }] }),
    bob,
    now,
  );
  await store.addTable(challenge);
  await process.calls.tableChanged(null, challenge);
  await makeCalls(process);
  expect(service.kindsAt('ada')).toHaveLength(3);
});

test('the people of an event are called to their table each round, but nobody who opted out, sits out or has left', async () => {
  const process = await startProcess();
  const { events } = process;
  const names = ['ada', 'bob', 'eve', 'dan', 'fay'];
  const ids = await people(process, ...names);
  const [ada, bob, eve, dan] = ids;
  await store.addClub({
    id: 'club',
    version: 1,
    name: 'Club',
    crest: '1611161611611',
    joining: 'link',
    muted: [],
    invite: 'secret',
    madeAt: now,
  });
  for (const player of ids)
    await store.saveMember('club', { player, role: player === ada ? 'owner' : 'member', at: now });
  await store.saveWishes(bob, JSON.stringify({ kinds: ['turn', 'begun'], quiet: null }));
  const { id } = await events.make(
    'club',
    ada,
    {
      name: 'Cup',
      kind: 'swiss',
      game: 'muro-contro-muro',
      seats: 2,
      rounds: 3,
      times: 1,
      secondsPerMove: 60,
      arrivalSeconds: 300,
      isRated: false,
      isManual: false,
      isOpen: false,
      startsAt: now + HOUR,
      everyDays: null,
    },
    'here',
  );
  for (const player of ids.slice(0, -1)) await events.enter(id, player);
  // The organiser cannot enter somebody who has blocked them, so they are not called either.
  await store.block(ids[4], ada, now);
  await expect(events.admit(id, ada, ids[4])).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
  await makeCalls(process);
  expect(service.deliveries).toEqual([]);
  now += HOUR;
  await events.goRound();
  await makeCalls(process);
  const wantedCalls = (players: readonly string[]) =>
    Promise.all(
      players.map(async player => {
        const { table } = (await events.shown(id, player)).you;
        const call = { kind: 'round', table, title: 'Your next round is ready', body: 'Muro contro muro' };
        return { device: names[ids.indexOf(player)], call };
      }),
    );
  const callsFrom = (from: number) =>
    service.deliveries
      .slice(from)
      .map(({ device, call }) => ({ device, call }))
      .sort((a, b) => names.indexOf(a.device) - names.indexOf(b.device));
  expect(callsFrom(0)).toEqual(await wantedCalls([ada, eve, dan]));
  // Nobody comes. Eve leaves: of three, one sits out the next round, and has nothing to come for.
  await events.leave(id, eve);
  const before = service.deliveries.length;
  now += 6 * 60_000;
  await events.goRound();
  await makeCalls(process);
  const { played, entrants } = await events.shown(id, ada);
  expect(played).toHaveLength(2);
  const playing = played[1].tables.flatMap(({ players }) => players.map(one => entrants[one].player));
  expect(playing).toHaveLength(2);
  const wanting = [ada, dan].filter(player => playing.includes(player));
  expect(callsFrom(before)).toEqual(await wantedCalls(wanting));
  // Once it is over, nobody is called to what is gone.
  const until = service.deliveries.length;
  await events.end(id, ada);
  await events.goRound();
  await makeCalls(process);
  expect(service.deliveries).toHaveLength(until);
});

test('more calls than fit in one batch do not keep others waiting', async () => {
  const process = await startProcess();
  const ids = await people(process, 'ada', 'bob');
  const { id } = await slowMatch(process, ids, 'muro-contro-muro');
  for (let call = 0; call < 120; call++)
    await store.addCall({ player: ids[0], table: `gone${call}`, kind: 'turn', id: 'x', dueAt: 0, tries: 0 });
  await makeCalls(process);
  expect(service.deliveries.map(({ call }) => call.table)).toContain(id);
});

test('two processes make each call once, whichever takes it, and the call of one that died is made by the other', async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  const ids = await people(one, 'ada', 'bob');
  await slowMatch(one, ids, 'muro-contro-muro');
  await makeCalls(one, other);
  await makeCalls(one, other);
  expect([service.kindsAt('ada'), service.kindsAt('bob')].flat()).toHaveLength(2);
  // Taken by a process that is killed before it has called: after a while it is due again.
  await store.addCall({ player: ids[0], table: 'gone', kind: 'turn', id: 'x', dueAt: now, tries: 0 });
  const table = await slowMatch(one, ids, 'burg-appenzell');
  await one.calls.close();
  now += 10_000;
  await store.takeCalls(now, now + 60_000, 50);
  await makeCalls(other);
  expect(service.deliveries.filter(({ call }) => call.table === table.id)).toEqual([]);
  now += 60_000;
  await makeCalls(other);
  expect(service.deliveries.filter(({ call }) => call.table === table.id).length).toBeGreaterThan(0);
});

test('people who look at the table, opted out or are in quiet hours are not called; after the quiet hours they are', async () => {
  const process = await startProcess();
  const ids = await people(process, 'ada', 'bob', 'eve');
  const [ada, bob, eve] = ids;
  await store.saveWishes(bob, JSON.stringify({ kinds: ['turn'], quiet: null }));
  // It is noon in Greenwich and one o'clock in Rome.
  const quiet = { from: 12 * 60, to: 14 * 60, zone: 'Europe/Rome' };
  await store.saveWishes(eve, JSON.stringify({ kinds: ['begun', 'turn'], quiet }));
  const seats = ids.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
  const made = newTable(wanted({ game: 'mauer-bauer', seats, pace: { kind: 'none' } }), ada, now);
  await store.addTable(made);
  const table = process.hall.add(made);
  bus.enter(table.id, 'c', ada);
  for (const player of [bob, eve]) {
    await table.change(stored => joinTable(stored, player, { isReady: true }));
  }
  await table.change(stored => joinTable(stored, ada, {}));
  const { seats: sitting } = table.stored;
  expect(sitting.map(({ kind }) => kind)).toEqual(['person', 'person', 'person']);
  await makeCalls(process);
  expect(service.deliveries).toEqual([]);
  bus.leave(table.id, 'c');
  await process.hall.forget(table.id);
  const again = await process.hall.open(table.id);
  await again?.change(stored => begun({ ...stored, begins: 0 }, ada, now));
  await makeCalls(process);
  const turnOf = await again?.look(runner => (runner?.turn.kind === 'seats' ? runner.turn.seats[0] : -1));
  expect(service.kindsAt('eve')).toEqual([]);
  expect(service.kindsAt('ada')).toHaveLength(1);
  expect(service.kindsAt('bob')).toEqual(turnOf === 1 ? ['turn'] : []);
  now = START + HOUR + 60_000;
  await makeCalls(process);
  expect(service.kindsAt('eve')).toHaveLength(1);
});

test('people who have the page open but do not look at it are still called', async () => {
  const process = await startProcess();
  const ids = await people(process, 'ada', 'bob');
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const made = newTable(wanted({ game: 'muro-contro-muro', seats, pace: { kind: 'none' } }), ids[0], now);
  await store.addTable(made);
  const table = process.hall.add(made);
  for (const [at, id] of ids.entries()) bus.enter(table.id, `c${at}`, id);
  bus.look(table.id, 'c0', false);
  await table.change(stored => joinTable(stored, ids[1], {}));
  await makeCalls(process);
  expect([service.kindsAt('ada'), service.kindsAt('bob')]).toEqual([['full'], []]);
});

test('a device that is gone is forgotten; a service in trouble is tried again later; no other address is contacted', async () => {
  const process = await startProcess();
  const [ada] = await people(process, 'ada');
  const [bob] = await people(process, 'bob');
  service.answers.set('ada', 410);
  service.answers.set('bob', 503);
  await slowMatch(process, [ada, bob], 'muro-contro-muro');
  await makeCalls(process);
  expect(await store.subscriptionsOf(ada)).toEqual([]);
  expect(await store.subscriptionsOf(bob)).toHaveLength(1);
  service.answers.clear();
  await makeCalls(process);
  expect(service.deliveries).toEqual([]);
  now += 60_000;
  await makeCalls(process);
  expect(service.kindsAt('bob')).toHaveLength(1);
  const push = new Push(await keysOf(store), 'mailto:test@localhost', [
    'https://push.example',
    '*.push.example.org',
  ]);
  const known = [
    'https://push.example/x',
    'https://a.push.example.org/x',
    'http://push.example/x',
    'https://push.example:8443/x',
    'https://push.example@127.0.0.1/x',
    'https://evilpush.example.org/x',
    'http://127.0.0.1/x',
    'nonsense',
  ].map(endpoint => push.knows(endpoint));
  expect(known).toEqual([true, true, false, false, false, false, false, false]);
});

test('the server’s keys are made once, and a push contains only the occasion and the game', async () => {
  const process = await startProcess();
  const [ada, bob] = await people(process, 'ada', 'bob');
  const keys = await keysOf(store);
  expect(await keysOf(store)).toEqual(keys);
  const { id } = await slowMatch(process, [ada, bob], 'muro-contro-muro');
  await makeCalls(process);
  const [first] = service.deliveries;
  expect(first).toMatchObject({ sender: keys.publicKey, topic: id });
  expect(Object.keys(first.call).sort()).toEqual(['body', 'kind', 'table', 'title']);
});

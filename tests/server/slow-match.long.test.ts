import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promiseAt, promised, revealAt } from './chance.ts';
import { Player } from './player.ts';
import { Place, type RunningServer } from './process.ts';
import { PushService } from './push-service.ts';
import { Follower } from './tables.ts';

/**
 * Three people on a real server, over HTTP and sockets, through days that the test lets pass. Nobody has a tab open
 * unless a push has just called them, and the server does not run all the time either.
 */
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const place = new Place();
const clock = join(place.folder, 'clock');
let passed = 0;
let server: RunningServer;
let service: PushService;

beforeAll(async () => {
  letPass(0);
  service = await PushService.start();
  server = await start();
});
afterAll(async () => {
  await place.remove();
  service.close();
});

function letPass(ms: number): void {
  passed += ms;
  writeFileSync(clock, String(passed));
}

function start(port = '0'): Promise<RunningServer> {
  return place.start({
    PORT: port,
    PUSH_SERVICES: service.origin,
    MOVED_CLOCK: clock,
    NODE_OPTIONS: `--import ${new URL('moved-clock.ts', import.meta.url)}`,
  });
}

async function startAgain(): Promise<void> {
  await server.kill();
  server = await start(new URL(server.origin).port);
}

let plays = 0;

/** Somebody with a device that stores what it has seen of a match. */
class Guest {
  readonly player: Player;
  readonly #seen: Follower;

  constructor(player: Player, table: string) {
    this.player = player;
    this.#seen = new Follower(table);
  }

  get isOver(): boolean {
    return this.#seen.isOver;
  }

  get faults(): readonly string[] {
    return this.#seen.faults;
  }

  /**
   * Opens the table, finds nobody else there, plays as long as it is their turn, and closes it. Resolves to the number
   * of moves.
   */
  async playAndLeave(): Promise<number> {
    const socket = await this.player.connect();
    await this.#seen.watch(socket);
    await socket.next('presence', ({ players }) => `${players}` === this.player.id, 0);
    let made = 0;
    for (;;) {
      const { number, moves } = this.#seen.now ?? { number: 0, moves: [] };
      if (moves.length === 0) break;
      const move = moves[(7 * plays) % moves.length];
      const told = socket.next('steps');
      const client = `c${plays++}`;
      await socket.asks({ do: 'play', table: this.#seen.table, number, client, move }, 'played');
      await told;
      made++;
    }
    await socket.close();
    return made;
  }
}

test('three people play a slow match to its end, away whenever it is not their turn, each called by push each time', async () => {
  const names = ['ada', 'bob', 'eve'];
  const people: Player[] = [];
  for (const name of names) {
    const player = await Player.arrive(server.origin);
    await player.ask('rename', { body: { name } });
    await player.ask('subscribe', { body: { ...service.subscribe(name), language: 'en' } });
    people.push(player);
  }
  const [ada, bob, eve] = people;
  let heard = 0;
  const nextCall = async () => {
    const { device, call } = await service.delivery(heard++);
    return { device, ...call };
  };

  const { id, you } = await ada.ask('makeTable', {
    body: {
      game: 'die-mauer',
      options: { rounds: 1 },
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      pace: { kind: 'move', seconds: (3 * DAY) / 1000, late: 'bot' },
      isRated: true,
    },
  });
  await promiseAt(ada, id);
  const sitDown = (player: Player) =>
    player.ask('join', { id, body: { promise: promised(player, id), isReady: true, invite: you.invite } });
  // Ada has the page open in the background.
  const behind = await ada.connect();
  await behind.asks({ do: 'watch', table: id, have: 0 }, 'table');
  behind.say({ do: 'look', table: id, isLooking: false });
  await behind.asks({ do: 'ping' }, 'pong');
  await sitDown(bob);
  letPass(HOUR);
  expect(await nextCall()).toEqual({
    device: 'ada',
    kind: 'waiting',
    table: id,
    title: 'Someone sat down at your table',
    body: 'Die Mauer',
  });
  await behind.close();
  await sitDown(eve);
  letPass(HOUR);
  // Bob hears about it, too.
  const full = [await nextCall(), await nextCall()];
  expect(full.map(({ device, kind }) => `${device} ${kind}`).sort()).toEqual(['ada full', 'bob full']);

  const host = await ada.connect();
  await host.asks({ do: 'watch', table: id, have: 0 }, 'table');
  await host.next('presence', ({ players }) => `${players}` === ada.id, 0);
  await ada.ask('start', { id });
  await revealAt(ada, id);
  await host.close();
  letPass(HOUR);
  const begun = [await nextCall(), await nextCall()];
  expect(begun.map(({ device, kind }) => `${device} ${kind}`).sort()).toEqual(['bob begun', 'eve begun']);
  for (const player of [bob, eve]) await revealAt(player, id);
  letPass(HOUR);

  const guests = people.map(player => new Guest(player, id));
  const began = passed;
  const came = new Map(names.map(name => [name, 0]));
  let wasHurried = false;
  while (!guests.some(({ isOver }) => isOver)) {
    const call = await nextCall();
    expect(call).toMatchObject({ kind: 'turn', table: id, title: 'Your turn', body: 'Die Mauer' });
    const seat = names.indexOf(call.device);
    const { due } = await people[seat].ask('table', { id });
    if (!wasHurried && due?.length === 1) {
      // Somebody forgets about it, and is called once more while there is time.
      wasHurried = true;
      letPass(2.6 * DAY);
      await startAgain();
      expect(await nextCall()).toMatchObject({ kind: 'hurry', device: call.device, table: id });
    }
    // They were not called in vain.
    expect(await guests[seat].playAndLeave()).toBeGreaterThan(0);
    const count = (came.get(call.device) ?? 0) + 1;
    came.set(call.device, count);
    if (count % 5 === 0) await startAgain();
    letPass(3 * HOUR);
  }

  expect(wasHurried).toBe(true);
  expect(passed - began).toBeGreaterThan(3 * DAY);
  for (const [name, visits] of came) expect([name, visits > 3]).toEqual([name, true]);
  // Nobody was told anything else: one call, one visit.
  expect(service.deliveries).toHaveLength(heard);
  const info = await ada.ask('table', { id });
  expect(info).toMatchObject({ status: 'over', result: { winners: expect.any(Array) } });
  expect(info.seats.map(({ state }) => state)).toEqual(['here', 'here', 'here']);
  expect(guests.flatMap(({ faults }) => faults)).toEqual([]);

  const again = await ada.ask('rematch', { id });
  letPass(HOUR);
  const rematch = [await nextCall(), await nextCall()];
  expect(rematch.map(({ device, kind, table }) => [device, kind, table]).sort()).toEqual([
    ['bob', 'rematch', again.id],
    ['eve', 'rematch', again.id],
  ]);
  const seats = [{ kind: 'me' }, { kind: 'challenged', player: bob.id }];
  const challenge = await ada.ask('makeTable', { body: { game: 'muro-contro-muro', seats } });
  letPass(HOUR);
  expect(await nextCall()).toMatchObject({ device: 'bob', kind: 'challenge', table: challenge.id });
});

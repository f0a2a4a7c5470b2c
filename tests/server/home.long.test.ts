import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster, type Member } from './cluster.ts';
import { Player, type Socket } from './player.ts';
import { begunTable, Follower } from './tables.ts';

/** People of one table at different processes: one of these is its home, and makes everybody's plays. */
let cluster: Cluster;
beforeAll(async () => {
  cluster = await Cluster.start(2);
});
afterAll(() => cluster.remove());

interface Guest {
  readonly player: Player;
  readonly socket: Socket;
  readonly follower: Follower;
}

async function playsMadeAt({ server }: Member): Promise<number> {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  return Number(/^mura_plays_total\{by="person"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

async function begin(game: string, members: readonly Member[]): Promise<Guest[]> {
  const people = await Promise.all(members.map(({ server }) => Player.arrive(server.origin)));
  const { id } = await begunTable(people, { game });
  const guests: Guest[] = [];
  for (const player of people) {
    const socket = await player.connect();
    const follower = new Follower(id);
    await follower.watch(socket);
    guests.push({ player, socket, follower });
  }
  return guests;
}

let plays = 0;

/** The player to move plays, and everybody hears about it. */
async function playOn(guests: readonly Guest[], random: () => number): Promise<void> {
  const { socket, follower } =
    guests.find(({ follower: { now } }) => (now?.moves.length ?? 0) > 0) ?? guests[0];
  const { table, now } = follower;
  if (!now) throw new Error('it has begun');
  const everybody = Promise.all(
    guests.map(guest => guest.socket.next('steps', ({ now: { number } }) => number > now.number)),
  );
  const move = now.moves[Math.floor(random() * now.moves.length)];
  const client = `c${plays++}`;
  await socket.asks({ do: 'play', table, number: now.number, client, move }, 'played');
  await everybody;
}

test('all plays are made by one process, and everybody hears the same as if they shared it', async () => {
  const [home, other] = cluster.members;
  const guests = await begin('muro-contro-muro', [home, other]);
  const spectator = await Player.arrive(other.server.origin);
  const watcher = await spectator.connect({ asChanges: false });
  const watching = new Follower(guests[0].follower.table);
  await watching.watch(watcher);
  // Until both have heard about each other, both may make plays.
  for (let play = 0; play < 6; play++) await playOn(guests, Math.random);
  const before = await Promise.all([home, other].map(playsMadeAt));
  for (let play = 0; play < 30; play++) {
    const had = watching.now?.number ?? 0;
    const heard = watcher.next('steps', ({ now }) => now.number > had);
    await playOn(guests, Math.random);
    await heard;
  }
  // Metrics are rendered only now and then.
  await expect
    .poll(async () => {
      const after = await Promise.all([home, other].map(playsMadeAt));
      return after.map((count, index) => count - before[index]);
    })
    .toEqual([30, 0]);
  const fresh = new Follower(watching.table);
  for (const { player, follower } of guests) {
    expect(follower.faults).toEqual([]);
    const whole = new Follower(follower.table);
    await whole.watch(await player.connect({ asChanges: false }));
    expect(follower.steps).toEqual(whole.steps);
    expect(follower.now).toEqual(whole.now);
  }
  await fresh.watch(await spectator.connect());
  expect(watching.faults).toEqual([]);
  expect(watching.steps).toEqual(fresh.steps);
  expect(watching.now).toEqual(fresh.now);
});

test('once the match is over, everybody is told the same about the table, wherever they are', async () => {
  const guests = await begin('burg-appenzell', cluster.members.slice(0, 2));
  const { follower } = guests[0];
  // After a while, the first move listed ends every turn, and so the match.
  while (!follower.isOver) await playOn(guests, follower.steps.length < 40 ? Math.random : () => 0);
  for (const { player, follower } of guests) {
    await expect.poll(() => follower.info?.status).toBe('over');
    const fresh = new Follower(follower.table);
    await fresh.watch(await player.connect());
    expect(follower.info).toEqual(fresh.info);
  }
});

test('when the home is killed, the others play on where they are, and nothing acknowledged is lost', async () => {
  const doomed = await cluster.add();
  const [, other] = cluster.members;
  const guests = await begin('burg-appenzell', [doomed, other]);
  for (let play = 0; play < 12; play++) await playOn(guests, Math.random);
  const [gone, left] = guests;
  const had = [...left.follower.steps];
  await cluster.kill(doomed);
  gone.player.origin = other.server.origin;
  const socket = await gone.player.connect();
  await gone.follower.watch(socket);
  const both = [{ ...gone, socket }, left];
  for (let play = 0; play < 12; play++) await playOn(both, Math.random);
  for (const { follower } of both) expect(follower.faults).toEqual([]);
  expect(left.follower.steps.slice(0, had.length)).toEqual(had);
  expect(gone.follower.steps.length).toBe(left.follower.steps.length);
});

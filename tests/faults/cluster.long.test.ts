import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../src/server/store/postgres-store.ts';
import type { Store } from '../../src/server/store/store.ts';
import { Cluster } from '../server/cluster.ts';
import { Player } from '../server/player.ts';
import { arrivals, begunTable, Follower, playToTheEnd } from '../server/tables.ts';
import { Crowd } from './crowd.ts';
import { until } from './until.ts';

/** Plays between two faults: enough for each to strike in the middle of something. */
const SOME = 40;

let cluster: Cluster;
let store: Store;

beforeAll(async () => {
  // So slow that its masters never finish thinking.
  cluster = await Cluster.start(1, { BOT_MS: '60000' });
  store = await openPostgres(cluster.postgres.url);
});
afterAll(async () => {
  await store.close();
  await cluster.remove();
});

test("a bot's turn survives the death of the process that was thinking, and is made once", async () => {
  const [slow] = cluster.members;
  const ada = await Player.arrive(cluster.origin);
  const { id } = await begunTable([ada], { game: 'muro-contro-muro', bots: 1, level: 'master' });
  const follower = new Follower(id);
  const before = await ada.connect();
  await follower.watch(before);
  const isThinking = async () =>
    /^mura_bots_thinking 1$/m.test(await (await fetch(`${slow.server.origin}/metrics`)).text());
  // Now and then a bot moves without thinking.
  await until(async () => {
    const { now } = follower;
    if (!now || now.moves.length === 0) return isThinking();
    const steps = before.next('steps');
    before.say({ do: 'play', table: id, number: now.number, client: `c${now.number}`, move: now.moves[0] });
    await steps;
    return false;
  });
  const [fast] = await Promise.all([cluster.add(), cluster.add(), cluster.add()]);
  const watching = await (await Player.arrive(fast.server.origin)).connect();
  await watching.asks({ do: 'watch', table: id, have: 0 }, 'presence', ({ players }) =>
    players.includes(ada.id),
  );
  await cluster.kill(slow);
  // Nobody has said goodbye.
  await watching.next('presence', ({ players }) => players.length === 0, 0);
  const after = await ada.connect();
  await follower.watch(after);
  await playToTheEnd(after, follower, Math.random);
  expect(follower.faults).toEqual([]);
  const turns = (await store.rows(id, 0))
    .map(({ client }) => client)
    .filter(client => client.startsWith('bot/'));
  expect(turns).toEqual([...new Set(turns)]);
});

test('Redis may be killed, be away, and come back empty', async () => {
  const crowd = new Crowd(cluster.origin);
  for (let kills = 0; kills < 2; kills++) {
    await crowd.plays(SOME);
    await cluster.redis.kill();
    await crowd.plays(SOME);
    await cluster.redis.start();
  }
  await crowd.plays(SOME);
  expect(await crowd.faults(store)).toEqual([]);
});

test('a process that was paused wakes up out of date, and does no harm', async () => {
  const crowd = new Crowd(cluster.origin);
  for (const paused of cluster.members.slice(0, 2)) {
    await crowd.plays(SOME);
    process.kill(paused.server.pid, 'SIGSTOP');
    cluster.leaveOut(paused);
    await crowd.plays(SOME);
    process.kill(paused.server.pid, 'SIGCONT');
    cluster.readmit(paused);
  }
  await crowd.plays(SOME);
  expect(await crowd.faults(store)).toEqual([]);
});

test('of plays that race through two processes one is made; the same play sent to both is made once', async () => {
  const people = await arrivals(cluster.origin, 2);
  const { id } = await begunTable(people, { game: 'burg-appenzell' });
  const origins = cluster.members.slice(0, 2).map(({ server }) => server.origin);
  const lines = await Promise.all(
    people.map(player =>
      Promise.all(
        origins.map(async origin => {
          player.origin = origin;
          const socket = await player.connect();
          const follower = new Follower(id);
          await follower.watch(socket);
          return { socket, follower };
        }),
      ),
    ),
  );
  const all = lines.flat();
  for (let race = 0; race < 30 && !all[0].follower.isOver; race++) {
    const count = (await store.rows(id, 0)).length;
    await until(() => all.every(({ follower }) => follower.steps.length === count));
    const due = lines.find(([{ follower }]) => (follower.now?.moves.length ?? 0) > 0) ?? lines[0];
    const moves = due[0].follower.now?.moves ?? [];
    const isSame = race % 2 === 0 || moves.length === 1;
    const answers = await Promise.all(
      due.map(({ socket }, index) => {
        const [client, move] = isSame ? [`same${race}`, moves[0]] : [`r${race}-${index}`, moves[index]];
        const answer = Promise.race([
          socket.next('played', message => message.client === client),
          socket.next('refused', message => message.client === client),
        ]);
        socket.say({ do: 'play', table: id, number: count, client, move });
        return answer;
      }),
    );
    const numbers = answers.flatMap(answer => (answer.say === 'played' ? [answer.number] : []));
    expect(numbers).toEqual(isSame ? [count, count] : [count]);
    expect((await store.rows(id, count)).filter(({ by }) => by !== 'nature')).toHaveLength(1);
  }
  for (const { socket, follower } of all) {
    expect(follower.faults).toEqual([]);
    await socket.close();
  }
});

test('a network that delays, stops and cuts between processes, services and people hurts nobody', async () => {
  const crowd = new Crowd(cluster.origin);
  const [one, other] = cluster.members;
  await crowd.plays(SOME);
  one.toPostgres.delay(40);
  one.toRedis.delay(150);
  other.toRedis.stop();
  await crowd.plays(SOME);
  one.toPostgres.cut();
  other.toPostgres.stop();
  await crowd.plays(SOME);
  cluster.balancer.cut();
  cluster.balancer.delay(20);
  await crowd.plays(SOME);
  for (const wire of [one.toPostgres, one.toRedis, other.toPostgres, other.toRedis, cluster.balancer])
    wire.heal();
  await crowd.plays(SOME);
  expect(await crowd.faults(store)).toEqual([]);
});

test('a process that is asked to end while PostgreSQL and Redis are away ends', async () => {
  const [ada, bob] = await arrivals(cluster.origin, 2);
  const { id } = await begunTable([ada, bob], { game: 'burg-appenzell' });
  await new Follower(id).watch(await ada.connect());
  await Promise.all([cluster.postgres.kill(), cluster.redis.kill()]);
  expect(await Promise.all(cluster.members.map(({ server }) => server.stop()))).toEqual(
    cluster.members.map(() => 0),
  );
});

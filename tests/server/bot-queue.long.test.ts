import { afterAll, beforeAll, expect, test } from 'vitest';
import { RedisBotQueue } from '../../src/server/redis/bot-queue.ts';
import { until } from '../faults/until.ts';
import { type Service, startRedis } from '../services.ts';

let redis: Service;
const queues: RedisBotQueue[] = [];

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(async () => {
  await Promise.all(queues.map(queue => queue.close()));
  await redis.remove();
});

function queue(): RedisBotQueue {
  const made = new RedisBotQueue(redis.url, () => {});
  queues.push(made);
  return made;
}

test('turns wait in Redis for a free thread, and each is taken once, however often it is added', async () => {
  const [one, other] = [queue(), queue()];
  const turn = (number: number) => ({ table: 'table', seat: 1, number });
  await until(async () => (await one.add(turn(0), 0)) && (await other.add(turn(0), 0)));
  for (let number = 1; number < 6; number++) {
    expect(await one.add(turn(number), 0)).toBe(true);
    expect(await other.add(turn(number), 0)).toBe(true);
  }
  expect([await one.waiting(), await other.waiting()]).toEqual([6, 6]);
  const taken: number[] = [];
  for (const worker of [one, other]) {
    worker.work(1, async ({ number }) => {
      taken.push(number);
    });
  }
  await until(() => taken.length >= 6);
  await until(async () => (await one.waiting()) === 0);
  expect(taken.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
});

test('while Redis is away the queue refuses turns, and takes them again when it is back', async () => {
  const [one] = queues;
  await redis.kill();
  await until(async () => !(await one.add({ table: 'away', seat: 0, number: 1 }, 0)));
  expect(await one.waiting()).toBe(0);
  await redis.start();
  await until(() => one.add({ table: 'back', seat: 0, number: 1 }, 0));
});

test('turns are taken in fair order, whichever process added them', async () => {
  // Those of the other tests would take some.
  await Promise.all(queues.splice(0).map(queue => queue.close()));
  const [one, other] = [queue(), queue()];
  const now = performance.now();
  const turn = (table: string) => ({ table, seat: 0, number: 1 });
  await until(() => one.add(turn('last'), now + 90_000));
  await until(() => other.add(turn('second'), now + 3000));
  expect(await one.add(turn('third'), now + 5000)).toBe(true);
  expect(await other.add(turn('first'), now)).toBe(true);
  const taken: string[] = [];
  one.work(1, async ({ table }) => {
    if (table !== 'back') taken.push(table);
  });
  await until(() => taken.length === 4);
  expect(taken).toEqual(['first', 'second', 'third', 'last']);
});

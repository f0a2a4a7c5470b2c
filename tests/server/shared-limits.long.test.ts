import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import { Limits } from '../../src/server/limits.ts';
import { commandLine } from '../../src/server/redis/connect.ts';
import { openRedisBus } from '../../src/server/redis/redis-bus.ts';
import { problemIn } from '../../src/server/request-error.ts';
import { until } from '../faults/until.ts';
import { type Service, startRedis } from '../services.ts';

let redis: Service;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.remove());

test('processes count together, separately while Redis is lost, and together again when it is back', async () => {
  const read = readConfig({ WRITES_PER_MINUTE: '4' });
  if (!read.ok) throw new Error('these settings are right');
  const lines = [commandLine(redis.url), commandLine(redis.url)];
  const [one, other] = lines.map(line => new Limits(read.config, line));
  const areReady = () => lines.every(({ status }) => status === 'ready');
  const takes = async (limits: Limits, who: string, times: number) => {
    const answers = [];
    for (let time = 0; time < times; time++) {
      const taken = limits.take('writes', who).then(
        () => 'ok',
        error => problemIn(error).code,
      );
      answers.push(await taken);
    }
    return answers;
  };
  await until(areReady);
  expect(await takes(one, 'ada', 3)).toEqual(['ok', 'ok', 'ok']);
  expect(await takes(other, 'ada', 3)).toEqual(['ok', 'too-many', 'too-many']);
  await redis.kill();
  await until(() => !areReady());
  expect(await takes(one, 'bob', 5)).toEqual(['ok', 'ok', 'ok', 'ok', 'too-many']);
  expect(await takes(other, 'bob', 1)).toEqual(['ok']);
  await redis.start();
  await until(areReady);
  expect(await takes(one, 'eve', 4)).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(await takes(other, 'eve', 1)).toEqual(['too-many']);
  for (const limits of [one, other]) limits.close();
});

test('a bus is opened even if Redis is not there, but not with a wrong password', async () => {
  const bus = await openRedisBus('redis://127.0.0.1:1');
  bus.enter('t', 'c', 'ada');
  expect((await bus.present('t')).players).toEqual(['ada']);
  await bus.close();
  await expect(openRedisBus(redis.url.replace('//', '//mura:wrong@'))).rejects.toThrow('WRONGPASS');
});

test('the others learn who came and went during a Redis outage when it is back', async () => {
  const [bus, other] = [await openRedisBus(redis.url), await openRedisBus(redis.url)];
  bus.enter('t', 'c1', 'ada');
  await until(async () => (await other.present('t')).players.length === 1);
  await redis.kill();
  await until(async () => (await bus.present('t')).players.length === 1);
  bus.enter('t', 'c2', 'bob');
  bus.leave('t', 'c1');
  await redis.start();
  await until(async () => (await other.present('t')).players.join() === 'bob');
  await Promise.all([bus.close(), other.close()]);
});

import { afterAll, beforeAll } from 'vitest';
import { proveBus } from '../../src/server/bus.suite.ts';
import { openRedisBus, type RedisBus } from '../../src/server/redis/redis-bus.ts';
import { type Service, startRedis } from '../services.ts';

let redis: Service;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.remove());

proveBus('over Redis', () => {
  const ends: RedisBus[] = [];
  return {
    async open() {
      const end = await openRedisBus(redis.url);
      ends.push(end);
      return end;
    },
    async settle() {
      // Twice: first for what was told to be sent, then for what has arrived to be heard.
      for (let time = 0; time < 2; time++) for (const end of ends) await end.settled();
    },
    async clear() {
      for (const end of ends) await end.close();
    },
  };
});

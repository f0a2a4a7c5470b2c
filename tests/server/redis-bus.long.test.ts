import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { proveBus } from '../../src/server/bus.suite.ts';
import type { News } from '../../src/server/bus.ts';
import { openRedisBus, type RedisBus } from '../../src/server/redis/redis-bus.ts';
import { type Service, startRedis } from '../services.ts';

let redis: Service;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.remove());

const ends: RedisBus[] = [];

async function open(): Promise<RedisBus> {
  const end = await openRedisBus(redis.url);
  ends.push(end);
  return end;
}

async function settle(): Promise<void> {
  // Twice: first for what was told to be sent, then for what has arrived to be heard.
  for (let time = 0; time < 2; time++) for (const end of ends) await end.settled();
}

async function clear(): Promise<void> {
  for (const end of ends.splice(0)) await end.close();
}

proveBus('over Redis', () => ({ open, settle, clear }));

describe('letters over Redis', () => {
  afterEach(clear);

  const rows = [{ number: 0, kind: 'play', by: 0, move: 'm', client: 'c', at: 0 }] as const;

  async function listening(count: number): Promise<{ readonly end: RedisBus; readonly heard: News[] }[]> {
    const all: { readonly end: RedisBus; readonly heard: News[] }[] = [];
    for (let index = 0; index < count; index++) {
      const end = await open();
      const heard: News[] = [];
      end.listen('t', news => {
        if (news.kind !== 'unsure') heard.push(news);
      });
      all.push({ end, heard });
    }
    await settle();
    return all;
  }

  test('a letter reaches its process only, which is not told the same again', async () => {
    const [here, there] = await listening(2);
    const letter: News = { kind: 'rows', rows, told: { from: 0, texts: [['0', '{"say":"é"}']] } };
    here.end.tell('t', { kind: 'rows', rows }, new Map([[there.end.id, letter]]));
    expect(await here.end.reach(there.end.id, 't', { kind: 'presence' })).toBe(true);
    await settle();
    expect(here.heard).toEqual([{ kind: 'rows', rows }]);
    expect(there.heard).toEqual([letter, { kind: 'presence' }]);
  });

  test('whoever listens and gets no letter is told all the same', async () => {
    const [here, there, third] = await listening(3);
    here.end.tell('t', { kind: 'table', version: 1 }, new Map([[there.end.id, { kind: 'presence' }]]));
    await settle();
    expect(there.heard).toContainEqual({ kind: 'presence' });
    expect(third.heard).toEqual([{ kind: 'table', version: 1 }]);
  });

  test('if the process is gone, the sender knows, and the others are told', async () => {
    const [here, there] = await listening(2);
    here.end.tell('t', { kind: 'table', version: 1 }, new Map([['gone', { kind: 'presence' }]]));
    expect(await here.end.reach('gone', 't', { kind: 'presence' })).toBe(false);
    await settle();
    expect(here.heard).toEqual([
      { kind: 'table', version: 1 },
      { kind: 'away', process: 'gone' },
    ]);
    expect(there.heard).toEqual([{ kind: 'table', version: 1 }]);
  });

  test('who is looking elsewhere is asked once, and again when somebody comes, goes or looks away', async () => {
    const [here, there] = await listening(2);
    there.end.enter('t', 'c1', 'ada');
    await settle();
    expect(here.end.isSeenLooking('t', 'ada')).toBe(false);
    await here.end.present('t');
    expect(here.end.isSeenLooking('t', 'ada')).toBe(true);
    there.end.look('t', 'c1', false);
    await settle();
    expect(here.end.isSeenLooking('t', 'ada')).toBe(false);
    expect(await here.end.present('t')).toEqual({ players: ['ada'], looking: [] });
    there.end.look('t', 'c1', true);
    await settle();
    await here.end.present('t');
    expect(here.end.isSeenLooking('t', 'ada')).toBe(true);
    there.end.leave('t', 'c1');
    await settle();
    expect(here.end.isSeenLooking('t', 'ada')).toBe(false);
  });
});

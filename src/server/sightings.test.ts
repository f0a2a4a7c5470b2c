import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SharedSightings, Sightings } from './sightings.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a player who has asked for something lately is here, with the language they last had', async () => {
  const seen = new Sightings(null, 30);
  seen.saw('ada', 'it-CH,it;q=0.9');
  seen.saw('bob', null);
  vi.advanceTimersByTime(100_000);
  seen.saw('ada', null);
  expect([...(await seen.among(['ada', 'bob', 'eve']))]).toEqual([
    ['ada', { language: 'it' }],
    ['bob', { language: null }],
  ]);
  vi.advanceTimersByTime(100_000);
  expect([...(await seen.among(['ada', 'bob'])).keys()]).toEqual(['ada']);
  vi.advanceTimersByTime(100_000);
  expect((await seen.among(['ada', 'bob'])).size).toBe(0);
});

test('processes tell each other who is here, but not at every request, and manage without if they cannot', async () => {
  const told: string[] = [];
  let isLost = false;
  const shared: SharedSightings = {
    async put(player) {
      told.push(player);
    },
    async get(players) {
      if (isLost) throw new Error('Redis is lost');
      return players.map(player => (told.includes(player) ? 'de' : null));
    },
  };
  const [here, there] = [new Sightings(shared, 30), new Sightings(shared, 30)];
  here.saw('ada', 'de');
  here.saw('ada', 'de');
  expect(told).toEqual(['ada']);
  vi.advanceTimersByTime(40_000);
  here.saw('ada', 'de');
  expect(told).toEqual(['ada', 'ada']);
  expect((await there.among(['ada'])).get('ada')).toEqual({ language: 'de' });
  isLost = true;
  expect((await there.among(['ada'])).size).toBe(0);
  expect((await here.among(['ada'])).size).toBe(1);
});

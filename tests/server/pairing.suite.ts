import { afterAll, beforeAll, expect, test } from 'vitest';
import { promiseAt, revealAt } from './chance.ts';
import type { Player } from './player.ts';
import type { Served } from './served.ts';
import { arrivals, nameThem } from './tables.ts';

const DUEL = 'muro-contro-muro';
const CROWD = 'die-mauer';

/** Strangers who look for a match find each other. Each test uses other games, so that none disturbs another. */
export function provePairing(start: () => Promise<Served>): void {
  let server: Served;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.remove());

  test('two strangers are brought together, and with their promises the match starts by itself', async () => {
    const people = await arrivals(server.origin, 2);
    await nameThem(people);
    const wish = { games: [DUEL], isRated: true };
    const [one, other] = await Promise.all(people.map(player => found(player, wish)));
    expect(one).toBe(other);
    const table = await people[0].ask('table', { id: one });
    expect(table).toMatchObject({
      game: DUEL,
      status: 'open',
      isRated: true,
      isFound: true,
      isPublic: false,
    });
    expect(table.seats.map(({ player }) => player).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
    await promiseAt(people[0], one);
    expect((await people[0].ask('table', { id: one })).status).toBe('open');
    await promiseAt(people[1], one);
    expect((await people[0].ask('table', { id: one })).status).toBe('live');
    for (const player of people) await revealAt(player, one);
    expect((await people[1].ask('table', { id: one })).nonces).toHaveLength(2);
    // Nobody is searching any more, and how long it took is known.
    await until(async () => (await people[0].ask('search')).search === null);
    const [third] = await arrivals(server.origin, 1);
    const { search } = await third.ask('startSearch', { body: wish });
    expect(search).toMatchObject({ found: null, usualSeconds: expect.any(Number) });
    await third.ask('endSearch');
    expect((await third.ask('search')).search).toBeNull();
  });

  test('people who would rather not wait play with bots, unrated', async () => {
    const [ada] = await arrivals(server.origin, 1);
    const id = await found(ada, { games: [CROWD], isRated: true, takesBots: true });
    const table = await ada.ask('table', { id });
    expect(table.seats.map(({ kind }) => kind).toSorted()).toEqual(['bot', 'bot', 'bot', 'person']);
    expect(table.isRated).toBe(false);
    await promiseAt(ada, id);
    expect((await ada.ask('table', { id })).status).toBe('live');
  });

  test('if somebody leaves before all have come, the others’ searches go on from their old places', async () => {
    const [ada, bob, eve] = await arrivals(server.origin, 3);
    const wish = { games: ['burg-appenzell'], seats: 2 };
    const since = (await ada.ask('startSearch', { body: wish })).search?.since;
    const [id] = await Promise.all([ada, bob].map(player => found(player, wish)));
    await promiseAt(ada, id);
    await bob.ask('leave', { id });
    const again = await until(async () => {
      const { search } = await ada.ask('startSearch', { body: wish });
      return search?.found === null ? search : null;
    });
    expect(again.since).toBe(since);
    expect(await ada.refused('table', { id })).toMatchObject({ code: 'not-found' });
    expect((await bob.ask('search')).search).toBeNull();
    const [next, hers] = await Promise.all([ada, eve].map(player => found(player, wish)));
    expect(next).toBe(hers);
  });

  test('nonsense is refused: no game, an unknown one, a program', async () => {
    const [ada] = await arrivals(server.origin, 1);
    expect(await ada.refused('startSearch', { body: { games: [] } })).toMatchObject({ code: 'bad-message' });
    expect(await ada.refused('startSearch', { body: { games: ['chess'] } })).toMatchObject({
      code: 'bad-message',
    });
    const crowd = { games: [DUEL, 'burg-appenzell'], seats: 6 };
    expect(await ada.refused('startSearch', { body: crowd })).toMatchObject({ code: 'bad-message' });
    const { token } = await ada.ask('makeBot', { body: { name: 'Robo' } });
    const headers = { authorization: `Bearer ${token}` };
    const { status } = await ada.tryTo('startSearch', {
      body: { games: [DUEL] },
      headers: { ...headers, cookie: '' },
    });
    expect(status).toBe(403);
    expect((await ada.ask('search')).search).toBeNull();
  });
}

/** Searches until a match is found. */
function found(player: Player, body: object): Promise<string> {
  return until(async () => (await player.ask('startSearch', { body })).search?.found ?? null);
}

async function until<T>(look: () => Promise<T | null | false>): Promise<T> {
  for (;;) {
    const seen = await look();
    if (seen !== null && seen !== false) return seen;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
}

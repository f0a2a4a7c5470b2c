import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Served } from './served.ts';
import { arrivals, begunTable, Follower, nameThem, ownName } from './tables.ts';

const GAME = 'muro-contro-muro';
const SLOW = { kind: 'move', seconds: 24 * 60 * 60, late: 'ask' } as const;

/** What people do among themselves over weeks: challenges, following, blocking, and standing choices. */
export function provePeople(start: () => Promise<Served>): void {
  let server: Served;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.remove());

  test('people I have played with can be challenged, and accept or decline; strangers cannot', async () => {
    const [ada, bob, eve] = await arrivals(server.origin, 3);
    await nameThem([ada, bob]);
    await begunTable([ada, bob], { game: GAME });
    expect((await ada.ask('people')).people).toMatchObject([
      { id: bob.id, name: ownName(bob), isHere: true, mayChallenge: true, results: { matches: 0 } },
    ]);
    const challenging = (player: string) => ({
      body: { game: GAME, seats: [{ kind: 'me' }, { kind: 'challenged', player }] },
    });
    expect(await ada.refused('makeTable', challenging(eve.id))).toMatchObject({ code: 'not-allowed' });
    const { id } = await ada.ask('makeTable', challenging(bob.id));
    const mine = (await bob.ask('tables', { query: { which: 'mine' } })).tables.find(
      table => table.id === id,
    );
    expect(mine).toMatchObject({ isRematch: false, you: { kept: 1 } });
    expect(await eve.refused('table', { id })).toMatchObject({ code: 'not-found' });
    expect((await bob.ask('join', { id, body: {} })).you.seat).toBe(1);
    const again = await ada.ask('makeTable', challenging(bob.id));
    await bob.ask('decline', { id: again.id, body: { reason: 'later' } });
    expect(await ada.ask('table', { id: again.id })).toMatchObject({
      seats: [{}, { kind: 'open', player: null }],
      declined: [{ player: bob.id, name: ownName(bob), reason: 'later' }],
    });
    expect(await bob.refused('table', { id: again.id })).toMatchObject({ code: 'not-found' });
  });

  test('standing choices are private, and possible only in slow matches of games that have them', async () => {
    const people = await arrivals(server.origin, 3);
    const [ada, bob, eve] = people;
    const fast = await begunTable(people, { game: 'die-mauer' });
    expect((await ada.ask('standing', { id: fast.id })).offered).toEqual([]);
    expect(await ada.refused('setStanding', { id: fast.id, body: { left: ['T'] } })).toMatchObject({
      code: 'bad-message',
    });
    const { id } = await begunTable(people, { game: 'die-mauer', pace: SLOW });
    const socket = await eve.connect();
    const follower = new Follower(id);
    await follower.watch(socket);
    const heard = socket.heard.length;
    expect(await bob.ask('setStanding', { id, body: { left: ['T', '-'] } })).toMatchObject({
      left: ['T', '-'],
    });
    await eve.ask('setStanding', { id, body: { left: ['G'] } });
    expect((await eve.ask('standing', { id })).left).toEqual(['G']);
    // Nobody hears that there is a standing choice, and nothing is chosen while the master thinks.
    await socket.asks({ do: 'ping' }, 'pong');
    const said = socket.heard.slice(heard).map(({ say }) => say);
    expect(said.filter(say => say !== 'presence')).toEqual(['pong']);
    const opened = socket.next('steps', ({ now }) => now.number >= 3);
    const mine = await ada.connect();
    mine.say({ do: 'play', table: id, number: 0, client: 'c', move: '1' });
    await opened;
    expect(follower.steps.slice(0, 3).map(({ by }) => by)).toEqual([0, 1, 2]);
    expect(follower.now?.view).toMatchObject({ turns: [{ fists: ['1', 'T', 'G'] }] });
  });

  test('a table is in the lobby as long as somebody is there, or has agreed to a start without them', async () => {
    const [ada, bob] = await arrivals(server.origin, 2);
    const pace = { kind: 'move', seconds: 180, late: 'ask' };
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = await ada.ask('makeTable', { body: { game: GAME, seats, pace, isPublic: true } });
    const listed = async () => (await bob.ask('tables')).tables.some(table => table.id === id);
    expect(await listed()).toBe(false);
    const socket = await ada.connect();
    await socket.asks({ do: 'watch', table: id, have: 0 }, 'table');
    expect(await listed()).toBe(true);
    const watching = await bob.connect();
    await watching.asks({ do: 'watch', table: id, have: 0 }, 'table');
    const gone = watching.next('presence', ({ players }) => players.length === 0);
    await socket.close();
    await gone;
    expect(await listed()).toBe(false);
    await ada.ask('ready', { id, body: { isReady: true } });
    expect(await listed()).toBe(true);
  });

  test('a blocked player cannot come to my tables or challenge me, and is not told', async () => {
    const [ada, bob, eve] = await arrivals(server.origin, 3);
    await nameThem([ada, bob, eve]);
    await begunTable([ada, bob], { game: GAME });
    await begunTable([ada, eve], { game: GAME });
    await ada.ask('block', { id: bob.id });
    expect((await ada.ask('blocked')).blocked).toEqual([{ id: bob.id, name: ownName(bob) }]);
    expect((await ada.ask('people')).people.map(({ id }) => id)).toEqual([eve.id]);
    const open = { body: { game: GAME, isPublic: true, seats: [{ kind: 'me' }, { kind: 'open' }] } };
    const { id } = await ada.ask('makeTable', open);
    expect(await bob.refused('join', { id, body: {} })).toMatchObject({ code: 'not-allowed' });
    const challenge = {
      body: { game: GAME, seats: [{ kind: 'me' }, { kind: 'challenged', player: ada.id }] },
    };
    expect(await bob.refused('makeTable', challenge)).toMatchObject({ code: 'not-allowed' });
    // If neither of them is the host, both may sit.
    const hers = await eve.ask('makeTable', {
      body: {
        ...open.body,
        game: 'mauer-bauer',
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      },
    });
    await ada.ask('join', { id: hers.id, body: {} });
    await bob.ask('join', { id: hers.id, body: {} });
    await ada.ask('unblock', { id: bob.id });
    expect((await bob.ask('join', { id, body: {} })).you.seat).toBe(1);
    expect(await ada.refused('block', { id: ada.id })).toMatchObject({ code: 'not-found' });
    expect(await ada.refused('block', { id: 'nobody1234' })).toMatchObject({ code: 'not-found' });
  });

  test('people I follow may challenge me, and I see how our matches went; blocked people may not', async () => {
    const [ada, bob, eve] = await arrivals(server.origin, 3);
    await nameThem([ada, bob, eve]);
    const { id } = await begunTable([ada, bob], { game: GAME });
    await bob.ask('resign', { id });
    await bob.ask('me', { headers: { 'accept-language': 'ja' } });
    expect((await ada.ask('player', { id: bob.id })).you).toMatchObject({
      isFollowed: false,
      isHere: true,
      language: 'ja',
      results: { matches: 1, won: 1, lost: 0 },
    });
    expect((await bob.ask('player', { id: ada.id })).you?.results).toMatchObject({ won: 0, lost: 1 });
    expect((await bob.ask('player', { id: bob.id })).you).toBeNull();
    const challenge = {
      body: { game: GAME, seats: [{ kind: 'me' }, { kind: 'challenged', player: ada.id }] },
    };
    expect(await eve.refused('makeTable', challenge)).toMatchObject({ code: 'not-allowed' });
    await ada.ask('follow', { id: eve.id });
    expect((await ada.ask('people')).people.map(one => [one.name, one.isFollowed, one.mayChallenge])).toEqual(
      [
        [ownName(eve), true, false],
        [ownName(bob), false, true],
      ],
    );
    await eve.ask('makeTable', challenge);
    await ada.ask('block', { id: eve.id });
    expect(await eve.refused('follow', { id: ada.id })).toMatchObject({ code: 'not-allowed' });
    expect(await eve.refused('makeTable', challenge)).toMatchObject({ code: 'not-allowed' });
    expect((await eve.ask('player', { id: ada.id })).you).toMatchObject({ isHere: false, language: null });
    expect((await bob.ask('player', { id: ada.id })).you).toMatchObject({ isHere: true });
    expect(await ada.refused('follow', { id: ada.id })).toMatchObject({ code: 'not-found' });
  });

  test('people who have blocked each other are not paired', async () => {
    const [ada, bob, eve] = await arrivals(server.origin, 3);
    await ada.ask('block', { id: bob.id });
    const body = { games: ['burg-appenzell'], seats: 2 };
    const look = async (player: typeof eve) =>
      (await player.ask('startSearch', { body })).search?.found ?? null;
    await look(ada);
    await look(bob);
    const found = await new Promise<string>((resolve, reject) => {
      const again = () => look(eve).then(table => (table ? resolve(table) : setTimeout(again, 100)), reject);
      again();
    });
    // The one who has waited longest plays, and the other goes on waiting: both were there all that time.
    expect((await ada.ask('search')).search?.found).toBe(found);
    expect((await bob.ask('search')).search?.found).toBeNull();
    await bob.ask('endSearch');
  });
}

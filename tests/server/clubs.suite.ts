import { afterAll, beforeAll, expect, test } from 'vitest';
import { promised, startAll } from './chance.ts';
import type { Player } from './player.ts';
import type { Served } from './served.ts';
import { arrivals, begunTable, Follower, nameThem, ownName } from './tables.ts';

const GAME = 'muro-contro-muro';
const CREST = '1611161611611';
const SEATS = [{ kind: 'me' }, { kind: 'open' }];

/** Where people meet again and again: founding, coming in, roles, tables, the ladder, and peace from phrases. */
export function proveClubs(start: () => Promise<Served>): void {
  let server: Served;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.remove());

  const found = (player: Player) => player.ask('foundClub', { body: { name: 'Wall Street', crest: CREST } });

  test('a club is founded, and people come in by its link at once, or by being let in', async () => {
    const [ada, bob, eve, zoe] = await arrivals(server.origin, 4);
    await nameThem([ada, bob, eve]);
    const { id, you } = await found(ada);
    expect(you.role).toBe('owner');
    expect((await ada.ask('clubs')).clubs).toEqual([
      { id, name: 'Wall Street', crest: CREST, role: 'owner' },
    ]);
    // Strangers see what it is called, and nothing of its members.
    expect(await eve.ask('club', { id })).toMatchObject({ size: 1, members: [], you: { invite: null } });
    expect((await bob.ask('joinClub', { id, body: { invite: you.invite } })).you.role).toBe('member');
    expect((await eve.ask('joinClub', { id, body: {} })).you).toEqual({ role: 'asking', invite: null });
    expect((await bob.ask('club', { id })).members.map(({ name }) => name)).toEqual([ada, bob].map(ownName));
    expect((await ada.ask('club', { id })).members.map(({ role }) => role)).toEqual([
      'owner',
      'member',
      'asking',
    ]);
    expect(await bob.refused('setMember', { id, body: { player: eve.id, role: 'member' } })).toMatchObject({
      code: 'not-allowed',
    });
    const inside = await ada.ask('setMember', { id, body: { player: eve.id, role: 'member' } });
    expect(inside).toMatchObject({ size: 3 });
    expect(inside.members.every(({ isHere }) => isHere)).toBe(true);
    await ada.ask('renewClubLink', { id });
    expect(await zoe.refused('joinClub', { id, body: { invite: you.invite } })).toMatchObject({
      code: 'not-allowed',
    });
    await ada.ask('changeClub', { id, body: { joining: 'link' } });
    expect(await zoe.refused('joinClub', { id, body: {} })).toMatchObject({ code: 'not-allowed' });
  });

  test('organisers let in and remove, the owner decides about them, and a club outlives its owner', async () => {
    const [ada, bob, eve] = await arrivals(server.origin, 3);
    const { id, you } = await found(ada);
    for (const player of [bob, eve]) await player.ask('joinClub', { id, body: { invite: you.invite } });
    const set = (by: Player, player: Player, role: string | null) =>
      by.tryTo('setMember', { id, body: { player: player.id, role } });
    expect((await set(ada, bob, 'organiser')).status).toBe(200);
    expect((await set(bob, ada, null)).json).toMatchObject({ code: 'not-allowed' });
    expect((await set(bob, eve, 'organiser')).json).toMatchObject({ code: 'not-allowed' });
    expect((await set(bob, eve, null)).status).toBe(200);
    expect((await eve.ask('clubs')).clubs).toEqual([]);
    expect((await bob.ask('changeClub', { id, body: { name: 'Brick Lane' } })).name).toBe('Brick Lane');
    expect(await bob.refused('closeClub', { id })).toMatchObject({ code: 'not-allowed' });
    await ada.ask('deleteMe');
    expect((await bob.ask('club', { id })).you.role).toBe('owner');
    await bob.ask('leaveClub', { id });
    expect(await bob.refused('club', { id })).toMatchObject({ code: 'not-found' });
  });

  test('tables of a club are found by its members alone, count for its ladder, and keep what it mutes', async () => {
    const [ada, bob, eve] = await arrivals(server.origin, 3);
    const { id: club, you } = await found(ada);
    await bob.ask('joinClub', { id: club, body: { invite: you.invite } });
    await ada.ask('changeClub', { id: club, body: { muted: ['wow', 'oops'] } });
    const made = await ada.ask('makeTable', { body: { game: GAME, seats: SEATS, club } });
    expect(await eve.refused('makeTable', { body: { game: GAME, seats: SEATS, club } })).toMatchObject({
      code: 'not-allowed',
    });
    const [{ table, invite }] = (await bob.ask('club', { id: club })).tables;
    expect(table).toMatchObject({ id: made.id, club, muted: ['wow', 'oops'] });
    expect((await eve.ask('club', { id: club })).tables).toEqual([]);
    expect((await bob.ask('join', { id: made.id, body: { invite } })).you.seat).toBe(1);
    const { id } = await begunTable([ada, bob], { game: GAME, club });
    const socket = await bob.connect();
    await new Follower(id).watch(socket);
    expect(await socket.asks({ do: 'say', table: id, phrase: 'wow' }, 'error')).toMatchObject({
      code: 'not-allowed',
    });
    expect(await socket.asks({ do: 'say', table: id, phrase: 'hello' }, 'said')).toMatchObject({ seat: 1 });
    await bob.ask('resign', { id });
    const { ladder, matches } = await bob.ask('clubLadder', { id: club });
    expect(ladder.map(({ player, won, points }) => [player, won, points])).toEqual([
      [ada.id, 1, 1],
      [bob.id, 0, 0],
    ]);
    expect(matches.map(one => one.table.id)).toEqual([id]);
    expect(await eve.refused('clubLadder', { id: club })).toMatchObject({ code: 'not-allowed' });
    // A rematch is a table of the club too.
    const again = await ada.ask('rematch', { id });
    expect((await bob.ask('club', { id: club })).tables.map(one => one.table.id)).toContain(again.id);
  });

  test('an organiser pairs all who are free, again and again, and nobody meets twice while there is another way', async () => {
    const people = await arrivals(server.origin, 5);
    const [ada, bob] = people;
    const { id, you } = await found(ada);
    for (const player of people.slice(1)) await player.ask('joinClub', { id, body: { invite: you.invite } });
    const body = { game: GAME };
    expect(await bob.refused('pairClub', { id, body })).toMatchObject({ code: 'not-allowed' });
    const pairs: string[] = [];
    const sat = new Map<string, number>();
    for (let round = 0; round < 3; round++) {
      const { tables } = await ada.ask('pairClub', { id, body });
      const open = tables.filter(({ table }) => table.status === 'open').map(({ table }) => table);
      expect(open).toHaveLength(2);
      // Those who have a table already are not paired again.
      expect((await ada.ask('pairClub', { id, body })).tables).toHaveLength(tables.length);
      for (const { id: table, seats } of open) {
        const sitting = seats.map(({ player }) => people.find(one => one.id === player));
        pairs.push(
          seats
            .map(({ player }) => player)
            .sort()
            .join(' '),
        );
        const [first, second] = sitting;
        if (!first || !second) throw new Error('a seat is kept for nobody');
        for (const player of [first, second]) {
          sat.set(player.id, (sat.get(player.id) ?? 0) + 1);
          await player.ask('join', { id: table, body: { promise: promised(player, table), isReady: true } });
        }
        await startAll(first, [second], table);
        await second.ask('resign', { id: table });
      }
    }
    expect(new Set(pairs).size).toBe(6);
    expect([...sat.values()].sort()).toEqual([2, 2, 2, 3, 3]);
  });
}

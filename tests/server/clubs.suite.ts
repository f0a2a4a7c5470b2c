import { afterAll, beforeAll, expect, test } from 'vitest';
import { promised, startAll } from './chance.ts';
import type { Player } from './player.ts';
import type { Served } from './served.ts';
import { arrivals, begunTable, Follower, nameThem, ownName } from './tables.ts';

const GAME = 'muro-contro-muro';
const CREST = '1611161611611';
const SEATS = [{ kind: 'me' }, { kind: 'open' }];

/** Where people meet again and again: founding, joining, roles, tables, the ladder, and muted phrases. */
export function proveClubs(start: () => Promise<Served>): void {
  let server: Served;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.remove());

  const found = (player: Player) => player.ask('foundClub', { body: { name: 'Wall Street', crest: CREST } });

  test('a club is founded, and people join by its link at once, or by being let in', async () => {
    const [ada, bob, eve, zoe] = await arrivals(server.origin, 4);
    await nameThem([ada, bob, eve]);
    const { id, you } = await found(ada);
    expect(you.role).toBe('owner');
    expect((await ada.ask('clubs')).clubs).toEqual([
      { id, name: 'Wall Street', crest: CREST, role: 'owner' },
    ]);
    // Strangers see its name, and nothing about its members.
    expect(await eve.ask('club', { id })).toMatchObject({ size: 1, members: [], you: { invite: null } });
    expect((await bob.ask('joinClub', { id, body: { invite: you.invite } })).you.role).toBe('member');
    expect((await eve.ask('joinClub', { id, body: {} })).you).toEqual({ role: 'asking', invite: null });
    expect((await bob.ask('club', { id })).members.map(({ name }) => name)).toEqual([ada, bob].map(ownName));
    // Who came in the same millisecond stands in no particular order.
    const { members } = await ada.ask('club', { id });
    expect(members.map(({ role }) => role).sort()).toEqual(['asking', 'member', 'owner']);
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

  test('only members find the tables of a club, which count for its ladder and mute what it mutes', async () => {
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
    // A rematch is a table of the club, too.
    const again = await ada.ask('rematch', { id });
    expect((await bob.ask('club', { id: club })).tables.map(one => one.table.id)).toContain(again.id);
  });

  test('somebody removed from a club hears no more of its tables, and needs a newer link', async () => {
    const [ada, bob, eve] = await arrivals(server.origin, 3);
    const { id: club, you } = await found(ada);
    const link = you.invite;
    for (const player of [bob, eve]) await player.ask('joinClub', { id: club, body: { invite: link } });
    const made = await ada.ask('makeTable', { body: { game: GAME, seats: SEATS, club } });
    const { tables } = await eve.ask('club', { id: club });
    const invite = tables.find(({ table }) => table.id === made.id)?.invite ?? '';
    const socket = await eve.connect();
    await socket.asks({ do: 'watch', table: made.id, have: 0, invite }, 'table');
    const gone = socket.next('error');
    await ada.ask('setMember', { id: club, body: { player: eve.id, role: null } });
    expect(await gone).toMatchObject({ code: 'not-found', table: made.id });
    await socket.close();
    expect(await eve.refused('table', { id: made.id, query: { invite } })).toMatchObject({
      code: 'not-found',
    });
    expect(await eve.refused('joinClub', { id: club, body: { invite: link } })).toMatchObject({
      code: 'not-allowed',
    });
    // It was taken from her alone, until there is a newer one.
    const renewed = (await ada.ask('renewClubLink', { id: club })).you.invite;
    expect((await eve.ask('joinClub', { id: club, body: { invite: renewed } })).you.role).toBe('member');
  });

  test('organisers who press at the same moment make one round', async () => {
    const people = await arrivals(server.origin, 6);
    const { id, you } = await found(people[0]);
    for (const player of people.slice(1)) await player.ask('joinClub', { id, body: { invite: you.invite } });
    const body = { game: GAME };
    await Promise.all(Array.from({ length: 5 }, () => people[0].ask('pairClub', { id, body })));
    const { tables } = await people[0].ask('club', { id });
    const seated = tables.flatMap(({ table }) => table.seats.map(({ player }) => player));
    expect(seated.toSorted()).toEqual(people.map(player => player.id).toSorted());
  });

  test('one address asks to be let in only so often, and with the link one comes in all the same', async () => {
    const [ada, ...others] = await arrivals(server.origin, 12);
    const { id, you } = await found(ada);
    const codes: string[] = [];
    for (const player of others)
      codes.push((await player.tryTo('joinClub', { id, body: {} })).json.code ?? 'asked');
    // Others on this server have asked before.
    expect(codes.at(0)).toBe('asked');
    expect(codes.at(-1)).toBe('too-many');
    const [last] = others.slice(-1);
    expect((await last.ask('joinClub', { id, body: { invite: you.invite } })).you.role).toBe('member');
  });

  test('an organiser pairs everybody who is free, again and again, and nobody meets twice while there is another way', async () => {
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
      // Those who already have a table are not paired again.
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

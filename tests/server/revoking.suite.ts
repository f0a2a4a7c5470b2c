import { beforeAll, describe, expect, test } from 'vitest';
import type { Me } from '../../src/protocol/api/me.ts';
import { PHRASES } from '../../src/protocol/phrases.ts';
import { promised } from './chance.ts';
import { Player, type Socket } from './player.ts';
import { arrivals, begunTable, Follower } from './tables.ts';

/** Where it is served. What is done at one of the origins is known at the other: they may be one process or two. */
export interface Revoked {
  readonly here: string;
  readonly there: string;
}

const OPEN = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];

/**
 * Rights end when they are revoked, even on open sockets: the sockets are open there, and the revoking is done here.
 */
export function proveRevoking(start: () => Promise<Revoked>): void {
  let here: string;
  let there: string;
  beforeAll(async () => {
    ({ here, there } = await start());
  });
  /** An open socket there, for a player who makes requests here. */
  const openThere = (player: Player): Promise<Socket> => {
    player.origin = there;
    const opening = player.connect();
    player.origin = here;
    return opening;
  };

  test('signing out closes the sockets of that device', async () => {
    const [ada, bob] = await arrivals(here, 2);
    const { id } = await begunTable([ada, bob], { game: 'burg-appenzell' });
    const sockets = await Promise.all([openThere(ada), openThere(ada), openThere(bob)]);
    for (const socket of sockets) await new Follower(id).watch(socket);
    const away = sockets[2].next('presence', ({ players }) => !players.includes(ada.id));
    await ada.ask('signOut');
    await Promise.all(sockets.slice(0, 2).map(goneFrom));
    await away;
    await sockets[2].asks({ do: 'ping' }, 'pong');
  });

  test('a socket opened at the very moment of signing out does not stay open', async () => {
    const people = await arrivals(here, 12);
    const opened = await Promise.all(
      people.map(async player => {
        const socket = openThere(player).catch(() => null);
        await player.ask('signOut');
        return socket;
      }),
    );
    for (const socket of opened) if (socket) await goneFrom(socket);
  });

  test('deleting an account closes its sockets and those of its bot accounts', async () => {
    const ada = await Player.arrive(here);
    const { token } = await ada.ask('makeBot', { body: { name: 'Robo' } });
    const robo = new Player(here, { authorization: `Bearer ${token}` });
    const sockets = [await openThere(ada), await openThere(robo)];
    await ada.ask('deleteMe');
    await Promise.all(sockets.map(goneFrom));
  });

  test('deleting a bot account revokes its token at once', async () => {
    const ada = await Player.arrive(here);
    const { id, token } = await ada.ask('makeBot', { body: { name: 'Robo' } });
    const mine = await openThere(ada);
    const its = await openThere(new Player(here, { authorization: `Bearer ${token}` }));
    await ada.ask('deleteBot', { id });
    await goneFrom(its);
    await mine.asks({ do: 'ping' }, 'pong');
  });

  test('no token can manage its account, however it is sent', async () => {
    const ada = await Player.arrive(here);
    const { token } = await ada.ask('makeBot', { body: { name: 'Robo', scopes: ['play', 'tables'] } });
    for (const headers of [{ authorization: `Bearer ${token}` }, { cookie: `mura=${token}` }]) {
      const robo = new Player(here, headers);
      const asks = [
        robo.refused('rename', { body: { name: 'Other' } }),
        robo.refused('passkeyOptions'),
        robo.refused('makeBot', { body: { name: 'More' } }),
        robo.refused('report', { id: ada.id }),
        robo.refused('deleteMe'),
      ];
      for (const problem of await Promise.all(asks)) {
        expect(problem).toMatchObject({ code: 'not-allowed', status: 403 });
      }
      expect(await robo.ask('me')).toMatchObject({ name: 'Robo', scopes: ['play', 'tables'] });
      await robo.ask('makeTable', { body: { game: 'die-mauer', seats: OPEN } });
    }
  });

  describe('a token is for what it was made for', () => {
    /** A bot account of somebody new, and what it is. */
    async function botWith(scopes?: readonly string[]): Promise<{ robo: Player; me: Me }> {
      const ada = await Player.arrive(here);
      const { token, id } = await ada.ask('makeBot', { body: { name: 'Robo', ...(scopes && { scopes }) } });
      expect((await ada.ask('me')).bots).toEqual([{ id, name: 'Robo', scopes: scopes ?? ['play'] }]);
      const robo = new Player(here, { authorization: `Bearer ${token}` });
      const me = await robo.ask('me');
      robo.id = me.id;
      return { robo, me };
    }

    test('playing and nothing more, if nothing was chosen', async () => {
      const { robo, me } = await botWith();
      expect(me.scopes).toEqual(['play']);
      const bob = await Player.arrive(here);
      const { id } = await begunTable([bob, robo], { game: 'burg-appenzell' });
      const socket = await openThere(robo);
      await new Follower(id).watch(socket);
      expect(await socket.asks({ do: 'say', table: id, phrase: PHRASES[0] }, 'said')).toMatchObject({
        seat: 1,
      });
      for (const [name, body] of [
        ['makeTable', { game: 'die-mauer', seats: OPEN }],
        ['setSeat', { seat: 1, to: { kind: 'open' } }],
        ['revoke', {}],
        ['begins', { begins: 'lot' }],
        ['replace', { seat: 0 }],
      ] as const) {
        expect(await robo.refused(name, { id, body })).toMatchObject({ code: 'not-allowed', status: 403 });
      }
    });

    test('tables, and then it cannot play at them', async () => {
      const { robo } = await botWith(['tables']);
      const { id } = await robo.ask('makeTable', {
        body: { game: 'die-mauer', seats: OPEN, isPublic: true },
      });
      await robo.ask('setSeat', { id, body: { seat: 2, to: { kind: 'closed' } } });
      for (const name of [
        'join',
        'promise',
        'nonce',
        'ready',
        'start',
        'leave',
        'resign',
        'rematch',
      ] as const) {
        expect(await robo.refused(name, { id })).toMatchObject({ code: 'not-allowed', status: 403 });
      }
    });

    test('reading, over the socket, too', async () => {
      const { robo } = await botWith([]);
      const people = await arrivals(here, 2);
      const { id } = await begunTable(people, { game: 'burg-appenzell', isPublic: true });
      const socket = await openThere(robo);
      const follower = new Follower(id);
      await follower.watch(socket);
      expect(await robo.ask('tables', { query: { which: 'mine' } })).toMatchObject({ tables: [] });
      for (const request of [
        { do: 'say', table: id, phrase: PHRASES[0] },
        { do: 'ask-undo', table: id, number: 0 },
        { do: 'answer-undo', table: id, number: 0, agrees: true },
      ] as const) {
        expect(await socket.asks(request, 'error')).toMatchObject({ code: 'not-allowed', table: id });
      }
      for (const request of [
        { do: 'play', table: id, number: 0, client: 'c1', move: 'x' },
        { do: 'undo', table: id, number: 0, client: 'c2' },
      ] as const) {
        expect(await socket.asks(request, 'refused')).toMatchObject({
          code: 'not-allowed',
          client: request.client,
        });
      }
      expect(await robo.refused('join', { id })).toMatchObject({ code: 'not-allowed', status: 403 });
    });

    test('and scopes that do not exist are refused', async () => {
      const ada = await Player.arrive(here);
      const body = { name: 'Robo', scopes: ['everything'] };
      expect(await ada.refused('makeBot', { body })).toMatchObject({ code: 'bad-message' });
    });
  });

  test('a player removed from a private table hears no more of it, and needs a newer invitation', async () => {
    const [ada, bob, eve] = await arrivals(here, 3);
    const { id, you } = await ada.ask('makeTable', { body: { game: 'die-mauer', seats: OPEN } });
    const invite = you.invite ?? '';
    await bob.ask('join', { id, body: { invite, promise: promised(bob, id) } });
    const bobs = await openThere(bob);
    await bobs.asks({ do: 'watch', table: id, have: 0, invite }, 'table');
    const eves = await openThere(eve);
    await eves.asks({ do: 'watch', table: id, have: 0, invite }, 'table');
    const gone = bobs.next('error');
    await ada.ask('setSeat', { id, body: { seat: 1, to: { kind: 'open' } } });
    expect(await gone).toMatchObject({ code: 'not-found', table: id });
    const { length } = bobs.heard;
    const news = eves.next('table');
    await ada.ask('setSeat', { id, body: { seat: 2, to: { kind: 'closed' } } });
    await news;
    await bobs.asks({ do: 'ping' }, 'pong');
    expect(bobs.heard.slice(length).map(({ say }) => say)).toEqual(['pong']);
    expect(await bob.refused('join', { id, body: { invite } })).toMatchObject({ code: 'not-found' });
    expect(
      await bobs.asks({ do: 'watch', table: id, have: 0, invite }, 'error', ({ table }) => table === id),
    ).toMatchObject({ code: 'not-found' });
    const renewed = (await ada.ask('revoke', { id })).you.invite ?? '';
    await bob.ask('join', { id, body: { invite: renewed } });
  });

  test('spectators whose invitation is withdrawn hear no more; players stay', async () => {
    const [ada, bob, eve] = await arrivals(here, 3);
    const { id, you } = await begunTable([ada, bob], { game: 'burg-appenzell', isPublic: false });
    const invite = you.invite ?? '';
    const bobs = await openThere(bob);
    await new Follower(id).watch(bobs);
    const eves = await openThere(eve);
    await new Follower(id).watch(eves, invite);
    await bobs.next('presence', ({ watchers }) => watchers === 1, 0);
    const left = bobs.next('presence', ({ watchers }) => watchers === 0);
    const gone = eves.next('error');
    await ada.ask('revoke', { id });
    expect(await gone).toMatchObject({ code: 'not-found', table: id });
    expect((await left).players).toEqual([bob.id]);
  });
}

/** Resolves when the socket is told that its owner is gone, and has closed. */
async function goneFrom(socket: Socket): Promise<void> {
  await socket.next('bye', ({ reason }) => reason === 'gone', 0);
  await socket.closed;
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { promised } from './chance.ts';
import { Player, type Socket } from './player.ts';
import { oneProcess, type Served } from './served.ts';
import { arrivals, begunTable, Follower } from './tables.ts';

/** What somebody may do ends when it is taken from them, also on sockets that are open. */
let server: Served;
beforeAll(async () => {
  server = await oneProcess();
});
afterAll(() => server.remove());

const OPEN = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];

/** Resolves when the socket is told that whoever it belonged to is no more, and has closed. */
async function goneFrom(socket: Socket): Promise<void> {
  await socket.next('bye', ({ reason }) => reason === 'gone', 0);
  await socket.closed;
}

test('signing out closes the sockets of that device', async () => {
  const [ada, bob] = await arrivals(server.origin, 2);
  const { id } = await begunTable([ada, bob], { game: 'burg-appenzell' });
  const sockets = await Promise.all([ada.connect(), ada.connect(), bob.connect()]);
  for (const socket of sockets) await new Follower(id).watch(socket);
  const away = sockets[2].next('presence', ({ players }) => !players.includes(ada.id));
  await ada.ask('signOut');
  await Promise.all(sockets.slice(0, 2).map(goneFrom));
  await away;
  await sockets[2].asks({ do: 'ping' }, 'pong');
});

test('deleting an account closes its sockets and those of its bot accounts', async () => {
  const ada = await Player.arrive(server.origin);
  const { token } = await ada.ask('makeBot', { body: { name: 'Robo' } });
  const robo = new Player(server.origin, { authorization: `Bearer ${token}` });
  const sockets = [await ada.connect(), await robo.connect()];
  await ada.ask('deleteMe');
  await Promise.all(sockets.map(goneFrom));
});

test('deleting a bot account revokes its token at once', async () => {
  const ada = await Player.arrive(server.origin);
  const { id, token } = await ada.ask('makeBot', { body: { name: 'Robo' } });
  const mine = await ada.connect();
  const its = await new Player(server.origin, { authorization: `Bearer ${token}` }).connect();
  await ada.ask('deleteBot', { id });
  await goneFrom(its);
  await mine.asks({ do: 'ping' }, 'pong');
});

test('the token of a bot account is for playing, however it is sent, and not for the account', async () => {
  const ada = await Player.arrive(server.origin);
  const { token } = await ada.ask('makeBot', { body: { name: 'Robo' } });
  for (const headers of [{ authorization: `Bearer ${token}` }, { cookie: `mura=${token}` }]) {
    const robo = new Player(server.origin, headers);
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
    expect(await robo.ask('me')).toMatchObject({ name: 'Robo' });
    await robo.ask('makeTable', { body: { game: 'die-mauer', seats: OPEN } });
  }
});

test('whoever is removed from a private table hears no more of it, and needs a newer invitation', async () => {
  const [ada, bob, eve] = await arrivals(server.origin, 3);
  const { id, you } = await ada.ask('makeTable', { body: { game: 'die-mauer', seats: OPEN } });
  const invite = you.invite ?? '';
  await bob.ask('join', { id, body: { invite, promise: promised(bob, id) } });
  const bobs = await bob.connect();
  await bobs.asks({ do: 'watch', table: id, have: 0, invite }, 'table');
  const eves = await eve.connect();
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

test('whoever looks on by an invitation that is withdrawn hears no more; those who sit there stay', async () => {
  const [ada, bob, eve] = await arrivals(server.origin, 3);
  const { id, you } = await begunTable([ada, bob], { game: 'burg-appenzell', isPublic: false });
  const invite = you.invite ?? '';
  const bobs = await bob.connect();
  await new Follower(id).watch(bobs);
  const eves = await eve.connect();
  await new Follower(id).watch(eves, invite);
  const gone = eves.next('error');
  await ada.ask('revoke', { id });
  expect(await gone).toMatchObject({ code: 'not-found', table: id });
  expect((await bobs.next('presence', ({ watchers }) => watchers === 0)).players).toEqual([bob.id]);
});

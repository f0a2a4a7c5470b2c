import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TableInfo } from '../../src/protocol/words.ts';
import { Authenticator } from './authenticator.ts';
import { Player } from './player.ts';
import type { Served } from './served.ts';
import { arrivals, begunTable, nameThem, ownName, playSome } from './tables.ts';

/** What the file with somebody's data must contain. */
const Data = z.object({
  account: z.object({
    id: z.string(),
    name: z.string(),
    ratings: z.array(z.object({ game: z.string() })),
    history: z.array(z.object({ table: z.string() })),
    tables: z.array(
      z.object({
        table: TableInfo,
        moves: z.array(z.object({ move: z.string(), at: z.number() })),
        record: z.object({ plays: z.array(z.unknown()), names: z.array(z.string()) }).nullable(),
      }),
    ),
  }),
  passkeys: z.array(z.object({ id: z.string() })),
  devices: z.array(z.object({ madeAt: z.number() })),
  calls: z.object({ wishes: z.object({ kinds: z.array(z.string()) }) }),
  bots: z.array(z.object({ name: z.string(), scopes: z.array(z.string()) })),
  played: z.array(z.object({ source: z.string() })),
});

const PLAYED = {
  source: 'local/abc123',
  at: 1000,
  match: { game: 'die-mauer', me: 0, seats: ['person', 'master', 'master'], scores: [1, 2, 3], winners: [2] },
  review: null,
} as const;
const GAME = 'muro-contro-muro';
const OPEN = [{ kind: 'me' }, { kind: 'open' }];

export function proveMyData(serve: () => Promise<Served>): void {
  describe('my data', () => {
    let server: Served;
    beforeAll(async () => {
      server = await serve();
    });
    afterAll(() => server.remove());

    async function withPasskey(player: Player): Promise<Authenticator> {
      const authenticator = new Authenticator(server.origin);
      const { challenge, options } = await player.ask('passkeyOptions');
      const response = authenticator.make(String(options.challenge));
      await player.ask('addPasskey', { body: { challenge, response } });
      return authenticator;
    }

    async function signIn(device: Player, authenticator: Authenticator, carryOver: boolean) {
      const { challenge, options } = await device.ask('signInOptions');
      const response = authenticator.use(String(options.challenge));
      return device.ask('signIn', { body: { challenge, response, carryOver } });
    }

    /** A rated match that the second of them has resigned after some moves. */
    async function finishedMatch(people: readonly Player[]): Promise<string> {
      await nameThem(people);
      const { id } = await begunTable(people, { game: GAME, isRated: true });
      await playSome(people, id, 3);
      await people[1].ask('resign', { id });
      return id;
    }

    test('everything that the server has about me is in one file, and no secret of others', async () => {
      const people = await arrivals(server.origin, 2);
      const [ada, bob] = people;
      const over = await finishedMatch(people);
      const { id: live } = await begunTable(people, { game: 'mauer-bauer' });
      await playSome(people, live, 1);
      await withPasskey(ada);
      await ada.ask('makeBot', { body: { name: 'Robo' } });
      await ada.ask('wish', { body: { kinds: ['turn'], quiet: null } });
      await ada.ask('keepPlayed', { body: { played: [PLAYED] } });
      const json = await ada.ask('myData');
      const data = Data.parse(json);
      expect(data.account).toMatchObject({ id: ada.id, name: ownName(ada), ratings: [{ game: GAME }] });
      expect(data.account.history.map(({ table }) => table)).toEqual([over]);
      expect(data).toMatchObject({
        passkeys: [{}],
        devices: [{}],
        calls: { wishes: { kinds: ['turn'] } },
        bots: [{ name: 'Robo', scopes: ['play'] }],
        played: [{ source: PLAYED.source }],
      });
      const [now, before] = data.account.tables;
      expect([now.table.id, before.table.id]).toEqual([live, over]);
      expect(now.moves.length).toBeGreaterThan(0);
      expect(now.record).toBeNull();
      expect(before.moves.length).toBeGreaterThanOrEqual(3);
      expect(before.record?.names).toEqual(people.map(ownName));
      // For the unfinished match there are only my own moves, and not the seed.
      expect(JSON.stringify(now)).not.toContain('"seed"');
      expect(await new Player(server.origin).refused('myData')).toMatchObject({ code: 'unknown-player' });
      const theirs = Data.parse(await bob.ask('myData'));
      expect([theirs.played, theirs.passkeys, theirs.bots]).toEqual([[], [], []]);
      // Frees the name for others.
      await ada.ask('deleteMe');
    });

    test('a deleted player is gone everywhere; others keep the match, without the name', async () => {
      const people = await arrivals(server.origin, 2);
      const [ada, bob] = people;
      const over = await finishedMatch([bob, ada]);
      await ada.ask('rename', { body: { name: 'Augusta' } });
      const { id: live } = await begunTable(people, { game: GAME });
      const { id: open } = await ada.ask('makeTable', { body: { game: GAME, seats: OPEN, isPublic: true } });
      const again = await bob.ask('rematch', { id: over });
      expect(again.seats.map(({ player }) => player)).toContain(ada.id);
      const { token } = await ada.ask('makeBot', { body: { name: 'Robo' } });
      const robo = new Player(server.origin, { authorization: `Bearer ${token}` });
      await ada.ask('keepPlayed', { body: { played: [PLAYED] } });
      const sockets = [await ada.connect(), await robo.connect()];
      await ada.ask('deleteMe');
      await Promise.all(sockets.map(socket => socket.closed));
      expect(await robo.refused('myData')).toMatchObject({ code: 'unknown-player' });
      expect(await bob.refused('player', { id: ada.id })).toMatchObject({ code: 'not-found' });
      expect(await bob.refused('table', { id: open })).toMatchObject({ code: 'not-found' });
      expect((await bob.ask('table', { id: live })).result).toMatchObject({ winners: [1] });
      const { seats } = await bob.ask('table', { id: again.id });
      expect(seats.filter(({ kind }) => kind === 'open')).toMatchObject([{ player: null, name: null }]);
      const record = JSON.stringify(await bob.ask('record', { id: over }));
      expect(record).toContain('"somebody"');
      expect(record).not.toContain('Augusta');
      expect(JSON.stringify(await bob.ask('best', { id: GAME }))).not.toContain(ada.id);
    });

    test('a guest that signs in brings along its tables, matches, ratings and statistics', async () => {
      const [ada, guest, bob] = await arrivals(server.origin, 3);
      await ada.ask('rename', { body: { name: 'Adalgisa' } });
      const authenticator = await withPasskey(ada);
      await ada.ask('keepPlayed', { body: { played: [PLAYED] } });
      const over = await finishedMatch([guest, bob]);
      const { id: live } = await begunTable([guest, bob], { game: GAME });
      const { id: open } = await guest.ask('makeTable', { body: { game: GAME, seats: OPEN } });
      await guest.ask('keepPlayed', { body: { played: [{ ...PLAYED, source: 'local/def456' }] } });
      const socket = await guest.connect();
      const { id: was } = guest;
      expect(await signIn(guest, authenticator, true)).toMatchObject({ id: ada.id, name: 'Adalgisa' });
      await socket.closed;
      const { tables } = await ada.ask('tables', { query: { which: 'mine' } });
      expect(tables.map(({ id }) => id).sort()).toEqual([live, open].sort());
      expect(tables.every(({ you }) => you.seat !== null)).toBe(true);
      const finished = await ada.ask('tables', { query: { which: 'mine-finished' } });
      expect(finished.tables.map(({ id }) => id)).toEqual([over]);
      expect((await ada.ask('player', { id: ada.id })).ratings).toMatchObject([{ game: GAME, matches: 1 }]);
      expect((await ada.ask('played')).played.map(({ source }) => source).sort()).toEqual([
        PLAYED.source,
        'local/def456',
      ]);
      expect(await bob.refused('player', { id: was })).toMatchObject({ code: 'not-found' });
      // And the match goes on.
      await playSome([ada, bob], live, 1);
      expect((await bob.ask('table', { id: live })).seats[0]).toMatchObject({
        name: 'Adalgisa',
        state: 'here',
      });
    });

    test('a guest that leaves everything behind brings nothing along and no longer exists', async () => {
      const [ada, guest] = await arrivals(server.origin, 2);
      const authenticator = await withPasskey(ada);
      const { id: open } = await guest.ask('makeTable', {
        body: { game: GAME, seats: OPEN, isPublic: true },
      });
      const socket = await guest.connect();
      const { cookie, id: was } = guest;
      await signIn(guest, authenticator, false);
      await socket.closed;
      expect(await new Player(server.origin, { cookie }).refused('myData')).toMatchObject({
        code: 'unknown-player',
      });
      expect((await ada.ask('tables', { query: { which: 'mine' } })).tables).toEqual([]);
      expect((await ada.ask('table', { id: open })).host).toBe(was);
    });

    test('nobody sits twice at a table, and a player with a passkey keeps their identity', async () => {
      const [ada, guest, eve] = await arrivals(server.origin, 3);
      const authenticator = await withPasskey(ada);
      const { id } = await begunTable([ada, guest], { game: GAME });
      await signIn(guest, authenticator, true);
      expect(await ada.ask('table', { id })).toMatchObject({ status: 'over', result: { winners: [0] } });
      const hers = await withPasskey(eve);
      const { id: open } = await eve.ask('makeTable', { body: { game: GAME, seats: OPEN, isPublic: true } });
      await signIn(eve, authenticator, true);
      expect((await ada.ask('table', { id: open })).host).toBe(eve.id);
      expect(await signIn(eve, hers, false)).toMatchObject({ id: eve.id });
    });

    test('how I have played on one device is known on the others, and only what fits is accepted', async () => {
      const ada = await Player.arrive(server.origin);
      const authenticator = await withPasskey(ada);
      const phone = new Player(server.origin);
      await signIn(phone, authenticator, false);
      await ada.ask('keepPlayed', { body: { played: [PLAYED] } });
      const review = [{ decisions: 4, sound: 3, lost: 0.25 }];
      await phone.ask('keepPlayed', { body: { played: [{ ...PLAYED, review }] } });
      expect((await ada.ask('played')).played).toEqual([{ ...PLAYED, review }]);
      const wrong = [{ ...PLAYED, source: '<script>' }];
      expect(await ada.refused('keepPlayed', { body: { played: wrong } })).toMatchObject({
        code: 'bad-message',
      });
    });
  });
}

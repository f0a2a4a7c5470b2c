import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFault } from '../../src/engine/fair-record.ts';
import { loadRecord } from '../../src/engine/record.ts';
import { gameCalled } from '../../src/games/loaded.ts';
import { nonceOf } from '../../src/server/tables/begun.testing.ts';
import { promiseAt, promised, revealAt, startAll } from './chance.ts';
import { Player } from './player.ts';
import type { Served } from './served.ts';
import { arrivals, begunTable, Follower, nameThem, ownName, playSome, playToTheEnd } from './tables.ts';

let server: Served;

const TWO = [{ kind: 'me' }, { kind: 'open' }];

/** Players and tables, on whatever `start` starts. */
export function proveTables(start: () => Promise<Served>): void {
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.remove());

  describe('a player', () => {
    test('is known by an HttpOnly cookie, chooses a name, and is somebody else on another device', async () => {
      const ada = new Player(server.origin);
      expect(await ada.refused('rename', { body: { name: 'Ada' } })).toMatchObject({
        code: 'unknown-player',
        status: 401,
      });
      const { json, headers } = await ada.tryTo('me', {});
      expect(json).toMatchObject({ name: null, isBotAccount: false });
      expect(headers.get('set-cookie')).toMatch(
        /^mura=[0-9a-f]{64}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
      );
      expect((await ada.ask('rename', { body: { name: ' Ada\u202E  L ' } })).name).toBe('Ada L');
      expect((await ada.ask('me')).name).toBe('Ada L');
      expect(await ada.refused('rename', { body: { name: '\u200B' } })).toMatchObject({
        code: 'bad-message',
      });
      expect((await (await Player.arrive(server.origin)).ask('me')).id).not.toBe(json.id);
      await ada.ask('signOut');
      expect((await ada.refused('rename', { body: { name: 'x' } })).status).toBe(401);
    });

    test('who is deleted is anonymous in finished matches, and resigns the others', async () => {
      const [ada, bob] = await arrivals(server.origin, 2);
      await ada.ask('rename', { body: { name: 'Ada' } });
      const { id } = await begunTable([ada, bob], { game: 'muro-contro-muro' });
      expect((await bob.ask('table', { id })).seats[0]).toMatchObject({ name: 'Ada', player: ada.id });
      await ada.ask('deleteMe');
      const after = await bob.ask('table', { id });
      expect(after.seats[0]).toMatchObject({ kind: 'person', name: null, player: null, state: 'resigned' });
      expect(after.host).toBeNull();
      expect(after).toMatchObject({ status: 'over', result: { winners: [1] } });
      expect(await bob.ask('record', { id })).toMatchObject({ names: ['somebody', 'somebody'] });
      expect(await bob.refused('player', { id: ada.id })).toMatchObject({ code: 'not-found' });
    });

    test('whose name enough others report is hidden until a new one is chosen', async () => {
      const [ada, ...others] = await arrivals(server.origin, 4);
      await ada.ask('rename', { body: { name: 'Rude' } });
      await begunTable([ada, ...others], { game: 'die-mauer' });
      for (const other of [...others, others[0]]) await other.ask('report', { id: ada.id });
      expect((await ada.ask('me')).isNameHidden).toBe(true);
      expect((await others[0].ask('player', { id: ada.id })).name).toBeNull();
      await ada.ask('rename', { body: { name: 'Rude' } });
      expect((await others[0].ask('player', { id: ada.id })).name).toBeNull();
      await ada.ask('rename', { body: { name: 'Polite' } });
      expect((await others[0].ask('player', { id: ada.id })).name).toBe('Polite');
      expect((await ada.ask('me')).isNameHidden).toBe(false);
      expect(await ada.refused('report', { id: ada.id })).toMatchObject({ code: 'not-found' });
    });

    test('creates a bot account, which plays with its token like anybody, on a ladder of programs', async () => {
      const [ada, bob] = await arrivals(server.origin, 2);
      const programs = await Promise.all(
        [ada, bob].map(async owner => {
          const scopes = ['play', 'tables'];
          const { id, token } = await owner.ask('makeBot', { body: { name: 'Robo', scopes } });
          expect((await owner.ask('me')).bots).toEqual([{ id, name: 'Robo', scopes }]);
          const program = new Player(server.origin, { authorization: `Bearer ${token}` });
          expect(await program.ask('me')).toMatchObject({ id, isBotAccount: true });
          program.id = id;
          return program;
        }),
      );
      const table = await begunTable(programs, { game: 'muro-contro-muro', isRated: true });
      expect(table.isRated).toBe(true);
      await Promise.all(
        programs.map(async player => {
          const follower = new Follower(table.id);
          const socket = await player.connect();
          await follower.watch(socket);
          await playToTheEnd(socket, follower, Math.random);
        }),
      );
      const ladder = async (of: string) => {
        const { ratings } = await ada.ask('best', { id: 'muro-contro-muro', query: { of } });
        return ratings.map(({ player }) => player);
      };
      const ids = programs.map(({ id }) => id);
      expect(await ladder('programs')).toEqual(expect.arrayContaining(ids));
      expect((await ladder('people')).filter(player => ids.includes(player))).toEqual([]);
      // Nobody is rated against programs, least of all their own.
      await ada.ask('rename', { body: { name: 'Ada' } });
      const mixed = await begunTable([ada, programs[0]], { game: 'muro-contro-muro', isRated: true });
      expect(mixed.isRated).toBe(false);
      await ada.ask('deleteBot', { id: ids[0] });
      expect((await programs[0].refused('rename', { body: { name: 'x' } })).status).toBe(401);
    });

    test('is rated with a name, for matches that count, and not for the fourth with the same people in a day', async () => {
      const people = await arrivals(server.origin, 2);
      const start = () => begunTable(people, { game: 'muro-contro-muro', isRated: true });
      expect((await start()).isRated).toBe(false);
      await nameThem(people);
      const matches = async () =>
        (await people[0].ask('player', { id: people[0].id })).ratings[0]?.matches ?? 0;
      const short = await start();
      expect(short.isRated).toBe(true);
      await people[1].ask('resign', { id: short.id });
      expect(await matches()).toBe(0);
      for (const counted of [1, 2, 3, 3]) {
        const { id } = await start();
        await playSome(people, id, 3);
        await people[1].ask('resign', { id });
        expect(await matches()).toBe(counted);
      }
    });

    test('owns their name from the first rated match on, and is not rated without one of their own', async () => {
      const people = await arrivals(server.origin, 2);
      const [eve, mallory] = await arrivals(server.origin, 2);
      await nameThem([...people, mallory]);
      const name = ownName(people[0]);
      // Nobody has claimed it yet.
      await eve.ask('rename', { body: { name } });
      expect((await begunTable(people, { game: 'muro-contro-muro', isRated: true })).isRated).toBe(true);
      expect((await begunTable([eve, mallory], { game: 'muro-contro-muro', isRated: true })).isRated).toBe(
        false,
      );
      expect(await mallory.refused('rename', { body: { name } })).toMatchObject({ code: 'name-taken' });
      // A player who has claimed a name claims the next one, too.
      await people[0].ask('rename', { body: { name: `${name}!` } });
      expect(await mallory.refused('rename', { body: { name: `${name}!` } })).toMatchObject({
        code: 'name-taken',
      });
      expect((await begunTable([eve, mallory], { game: 'muro-contro-muro', isRated: true })).isRated).toBe(
        true,
      );
    });
  });

  describe('a table', () => {
    test('is created, filled from the lobby, started, and moves from the open tables to the live ones', async () => {
      const [ada, bob, eve] = await arrivals(server.origin, 3);
      const body = { game: 'burg-appenzell', isPublic: true, seats: TWO, begins: 0 };
      const { id, commitment } = await ada.ask('makeTable', { body });
      expect(commitment).toMatch(/^[0-9a-f]{64}$/);
      const listed = async (which: string) =>
        (await eve.ask('tables', { query: { which } })).tables.some(table => table.id === id);
      // Nobody is sent to a table where nobody is.
      expect(await listed('open')).toBe(false);
      const there = await ada.connect();
      there.say({ do: 'watch', table: id, have: 0 });
      await there.next('presence', () => true, 0);
      expect(await listed('open')).toBe(true);
      expect(await ada.refused('start', { id })).toMatchObject({ code: 'not-now', status: 409 });
      expect(await bob.refused('start', { id })).toMatchObject({ code: 'not-allowed', status: 403 });
      await bob.ask('join', { id, body: {} });
      expect(await eve.refused('join', { id, body: {} })).toMatchObject({ code: 'not-now' });
      await bob.ask('leave', { id });
      await eve.ask('join', { id, body: { promise: promised(eve, id) } });
      await ada.ask('ready', { id, body: { isReady: true } });
      expect(await eve.refused('start', { id })).toMatchObject({ code: 'not-now' });
      await promiseAt(ada, id);
      const started = await eve.ask('start', { id });
      const promises = [promised(ada, id), promised(eve, id)];
      expect(started).toMatchObject({ status: 'live', promises, nonces: null, due: [0, 1] });
      await revealAt(ada, id);
      const begun = await revealAt(eve, id);
      expect(begun).toMatchObject({
        status: 'live',
        promises,
        nonces: [nonceOf(ada.id), nonceOf(eve.id)],
        you: { seat: 1, isHost: false },
      });
      expect(await listed('open')).toBe(false);
      expect(await listed('live')).toBe(true);
      expect((await ada.ask('tables', { query: { which: 'mine' } })).tables.map(table => table.id)).toEqual([
        id,
      ]);
      expect(await bob.refused('join', { id, body: {} })).toMatchObject({ code: 'not-now' });
      const ofGame = async (game: string) =>
        (await eve.ask('tables', { query: { which: 'live', game } })).tables.some(table => table.id === id);
      expect([await ofGame('burg-appenzell'), await ofGame('die-mauer')]).toEqual([true, false]);
      const query = { which: 'live', game: 'nosuch' };
      expect(await eve.refused('tables', { query })).toMatchObject({ code: 'bad-message' });
    });

    test('by invitation can be joined only with the invite; the host changes seats; bots make it unrated', async () => {
      const [ada, bob] = await arrivals(server.origin, 2);
      const seats = [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
      const made = await ada.ask('makeTable', {
        body: {
          game: 'die-mauer',
          seats,
          begins: 0,
          pace: { kind: 'move', seconds: 3 * 86_400, late: 'bot' },
        },
      });
      const { id } = made;
      expect(await bob.refused('join', { id, body: {} })).toMatchObject({ code: 'not-found' });
      const joined = await bob.ask('join', {
        id,
        body: { invite: made.you.invite ?? '', promise: promised(bob, id), seat: 3, isReady: true },
      });
      expect(joined.you.seat).toBe(3);
      expect(await bob.refused('setSeat', { id, body: { seat: 0, to: { kind: 'closed' } } })).toMatchObject({
        code: 'not-allowed',
      });
      await ada.ask('setSeat', { id, body: { seat: 0, to: { kind: 'closed' } } });
      const withBot = await ada.ask('setSeat', {
        id,
        body: { seat: 2, to: { kind: 'bot', level: 'apprentice' } },
      });
      expect(withBot.isRated).toBe(false);
      await promiseAt(ada, id);
      const begun = await ada.ask('start', { id });
      expect(begun.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person']);
      expect((await bob.ask('table', { id })).you.seat).toBe(2);
    });

    test('that everybody leaves is gone, and the host passes on', async () => {
      const [ada, bob] = await arrivals(server.origin, 2);
      const { id } = await ada.ask('makeTable', {
        body: { game: 'burg-appenzell', isPublic: true, seats: TWO },
      });
      const watching = await (await Player.arrive(server.origin)).connect();
      await watching.asks({ do: 'watch', table: id, have: 0 }, 'table');
      const hearsOf = watching.next('table', ({ info }) => info.seats[1].kind === 'person');
      await bob.ask('join', { id, body: {} });
      await hearsOf;
      await ada.ask('leave', { id });
      expect((await bob.ask('table', { id })).you.isHost).toBe(true);
      const gone = watching.next('error');
      await bob.ask('leave', { id });
      expect(await gone).toMatchObject({ code: 'not-found', table: id });
      expect((await bob.refused('table', { id })).status).toBe(404);
    });

    test('begins only when everybody is present or has agreed to a start without them', async () => {
      const [ada, bob] = await arrivals(server.origin, 2);
      const { id } = await ada.ask('makeTable', {
        body: { game: 'muro-contro-muro', isPublic: true, seats: TWO, begins: 0 },
      });
      await promiseAt(ada, id);
      await bob.ask('join', { id, body: { promise: promised(bob, id) } });
      // The host has closed the tab: nobody starts behind their back.
      expect(await bob.refused('start', { id })).toMatchObject({ code: 'not-now' });
      await ada.ask('ready', { id, body: { isReady: true } });
      await ada.ask('ready', { id, body: { isReady: false } });
      expect(await bob.refused('start', { id })).toMatchObject({ code: 'not-now' });
      const socket = await ada.connect();
      await socket.asks({ do: 'watch', table: id, have: 0 }, 'presence');
      expect((await bob.ask('start', { id })).status).toBe('live');
      const other = await ada.ask('makeTable', {
        body: { game: 'muro-contro-muro', isPublic: true, seats: TWO, begins: 0 },
      });
      await promiseAt(ada, other.id);
      expect((await ada.ask('ready', { id: other.id, body: { isReady: true } })).seats[0].isReady).toBe(true);
      await bob.ask('join', { id: other.id, body: { promise: promised(bob, other.id) } });
      expect((await bob.ask('start', { id: other.id })).status).toBe('live');
      await socket.close();
    });

    test('is begun by a player drawn by lot, from seed and nonces, or chosen by the host', async () => {
      const [ada, bob, eve] = await arrivals(server.origin, 3);
      const sit = async (begins: 'lot' | number) => {
        const seats = [...TWO, { kind: 'open' }];
        const { id } = await ada.ask('makeTable', {
          body: { game: 'die-mauer', isPublic: true, seats, begins },
        });
        await promiseAt(ada, id);
        for (const player of [bob, eve]) {
          await player.ask('join', { id, body: { promise: promised(player, id), isReady: true } });
        }
        return id;
      };
      const byLot = await startAll(ada, [bob, eve], await sit('lot'));
      expect(byLot.seats.map(({ player }) => nonceOf(player ?? ''))).toEqual(byLot.nonces);
      expect(byLot.lots?.map(place => [ada, bob, eve][place].id)).toEqual(
        byLot.seats.map(({ player }) => player),
      );
      expect(byLot.seats[byLot.you.seat ?? 0].player).toBe(ada.id);
      for (const player of [bob, eve]) await player.ask('resign', { id: byLot.id });

      const chosen = await sit('lot');
      expect(await bob.refused('begins', { id: chosen, body: { begins: 1 } })).toMatchObject({
        code: 'not-allowed',
      });
      expect(await ada.refused('begins', { id: chosen, body: { begins: 3 } })).toMatchObject({
        code: 'bad-message',
      });
      await ada.ask('begins', { id: chosen, body: { begins: 2 } });
      const begun = await startAll(ada, [bob, eve], chosen);
      expect(begun.seats.map(({ player }) => player)).toEqual([eve.id, ada.id, bob.id]);
      expect(begun.nonces).toEqual([eve, ada, bob].map(({ id }) => nonceOf(id)));
      expect(begun.lots).toBeNull();
    });

    test('draws chance by promises: what is shown at the start is in the record, and nothing else is accepted', async () => {
      const [ada, bob] = await arrivals(server.origin, 2);
      const { id, commitment } = await ada.ask('makeTable', {
        body: { game: 'muro-contro-muro', isPublic: true, seats: TWO, begins: 'lot' },
      });
      expect((await ada.refused('start', { id })).code).toBe('not-now');
      const nonce = { nonce: nonceOf(ada.id) };
      // A client of an earlier version gives its nonce before the start, and is told what to do instead.
      expect(await ada.refused('nonce', { id, body: nonce })).toMatchObject({ code: 'not-now' });
      await ada.ask('promise', { id, body: { promise: '00'.repeat(32) } });
      expect((await promiseAt(ada, id)).you.promise).toBe(promised(ada, id));
      await bob.ask('join', { id, body: {} });
      const socket = await bob.connect();
      await socket.asks({ do: 'watch', table: id, have: 0 }, 'presence');
      expect((await ada.refused('start', { id })).message).toMatch(/promised/);
      await promiseAt(bob, id);
      const told = socket.next('table', ({ info }) => info.status === 'live');
      await ada.ask('start', { id });
      const { info: shown } = await told;
      expect(shown).toMatchObject({ commitment, nonces: null, due: [0, 1] });
      expect(shown.promises).toEqual([promised(ada, id), promised(bob, id)]);
      expect(await ada.refused('promise', { id, body: { promise: '00'.repeat(32) } })).toMatchObject({
        code: 'not-now',
      });
      expect(await ada.refused('nonce', { id, body: { nonce: '00'.repeat(32) } })).toMatchObject({
        code: 'not-allowed',
      });
      await ada.ask('nonce', { id, body: nonce });
      expect((await ada.ask('nonce', { id, body: nonce })).due).toEqual([1]);
      expect(await bob.refused('leave', { id })).toMatchObject({ code: 'not-now' });
      const drawn = socket.next('table', ({ info }) => info.nonces !== null);
      await revealAt(bob, id);
      expect((await drawn).info.lots?.toSorted()).toEqual([0, 1]);
      await playSome([ada, bob], id, 2);
      await ada.ask('resign', { id });
      const loaded = loadRecord(await bob.ask('record', { id }), gameCalled);
      expect(loaded.ok && loaded.record.plays.some(([by]) => by === 'nature')).toBe(true);
      const seen = { table: id, commitment, promises: shown.promises ?? [], isByLot: true };
      expect(loaded.ok && startFault(loaded.record.chance, seen)).toBeNull();
    });

    test('that was started is lost by a player who is deleted before revealing anything', async () => {
      const [ada, bob] = await arrivals(server.origin, 2);
      const { id } = await ada.ask('makeTable', {
        body: { game: 'muro-contro-muro', isPublic: true, seats: TWO, begins: 0 },
      });
      await promiseAt(ada, id);
      await bob.ask('join', { id, body: { promise: promised(bob, id), isReady: true } });
      await ada.ask('start', { id });
      await revealAt(ada, id);
      await bob.ask('deleteMe');
      expect(await ada.ask('table', { id })).toMatchObject({ status: 'over', result: { winners: [0] } });
      const again = await ada.ask('rematch', { id });
      expect(again.commitment).not.toBe((await ada.ask('table', { id })).commitment);
      expect(again).toMatchObject({ status: 'open', promises: null, you: { promise: null } });
    });

    test('of two is over when one resigns: the screen, the ratings and the record say the same', async () => {
      const [ada, bob] = await arrivals(server.origin, 2);
      await nameThem([ada, bob]);
      const { id } = await begunTable([ada, bob], { game: 'muro-contro-muro', isRated: true });
      await playSome([ada, bob], id, 3);
      const follower = new Follower(id);
      const socket = await bob.connect();
      await follower.watch(socket);
      expect(await ada.refused('rematch', { id })).toMatchObject({ code: 'not-over' });
      expect(await bob.refused('replace', { id, body: { seat: 0 } })).toMatchObject({ code: 'not-now' });
      const told = socket.next('steps');
      const after = await ada.ask('resign', { id });
      const decided = { seat: 0, why: 'resigned' };
      expect(after).toMatchObject({ status: 'over', result: { winners: [1], decided } });
      expect((await told).now.view.turn).toMatchObject({ kind: 'over', winners: [1], decided });
      expect(follower.steps.at(-1)).toMatchObject({ kind: 'decided', by: 0, move: 'resigned' });
      expect((await ada.ask('resign', { id })).status).toBe('over');
      expect(await bob.refused('resign', { id })).toMatchObject({ code: 'not-now' });
      expect(await ada.refused('takeBack', { id })).toMatchObject({ code: 'not-now' });
      const loaded = loadRecord(await bob.ask('record', { id }), gameCalled);
      expect(loaded.ok && loaded.record).toMatchObject({ result: { winners: [1] }, decided });
      const ratings = await Promise.all(
        [ada, bob].map(({ id: player }) => bob.ask('player', { id: player })),
      );
      expect(ratings[0].ratings[0].mu).toBeLessThan(ratings[1].ratings[0].mu);
      await socket.close();
    });

    test('of three goes on with a bot that cannot win when somebody resigns; or ends, if the table says so', async () => {
      const people = await arrivals(server.origin, 3);
      const { id } = await begunTable(people, { game: 'die-mauer' });
      expect((await people[0].ask('resign', { id })).seats[0]).toMatchObject({
        state: 'resigned',
        level: 'journeyman',
      });
      expect(await people[0].refused('takeBack', { id })).toMatchObject({ code: 'not-now' });
      await Promise.all(
        people.slice(1).map(async player => {
          const follower = new Follower(id);
          const socket = await player.connect();
          await follower.watch(socket);
          await playToTheEnd(socket, follower, Math.random);
        }),
      );
      const { result } = await people[1].ask('table', { id });
      expect(result).toMatchObject({ forfeited: [0], winners: expect.not.arrayContaining([0]) });
      const loaded = loadRecord(await people[1].ask('record', { id }), gameCalled);
      expect(loaded.ok && loaded.record.result?.winners).toEqual(result?.winners);

      const ending = await begunTable(people, { game: 'die-mauer', resigning: 'ends' });
      expect(await people[2].ask('resign', { id: ending.id })).toMatchObject({
        status: 'over',
        result: { winners: [0, 1], decided: { seat: 2, why: 'resigned' } },
      });
    });

    test('has one rematch for all who ask, with another seat beginning, which survives when players leave it', async () => {
      const [ada, bob, eve] = await arrivals(server.origin, 3);
      const { id } = await begunTable([ada, bob], { game: 'muro-contro-muro' });
      await ada.ask('resign', { id });
      const watching = await eve.connect();
      const toldOf = (rematch: string | null) =>
        watching.next('table', message => message.table === id && message.info.rematch === rematch, 0);
      await watching.asks({ do: 'watch', table: id, have: 0 }, 'table');
      const asked = await bob.ask('rematch', { id });
      await toldOf(asked.id);
      expect(asked.seats).toMatchObject([
        { kind: 'person', player: bob.id },
        { kind: 'open', player: ada.id },
      ]);
      // It is among hers before she has said a word, and nobody can take her seat.
      const hers = (await ada.ask('tables', { query: { which: 'mine' } })).tables;
      expect(hers).toMatchObject([{ id: asked.id, you: { seat: null, kept: 1 } }]);
      expect(await eve.refused('join', { id: asked.id, body: {} })).toMatchObject({ code: 'not-now' });
      expect((await ada.ask('rematch', { id })).id).toBe(asked.id);
      const both = await ada.ask('table', { id: asked.id });
      expect(both.seats.map(({ player }) => player)).toEqual([bob.id, ada.id]);
      // The player who asked first leaves: it is still there for the other.
      await bob.ask('leave', { id: asked.id });
      expect((await ada.ask('table', { id: asked.id })).you.isHost).toBe(true);
      // With the last one it is gone, nothing points to it, and another can be asked for.
      const cleared = watching.next('table', message => message.info.rematch === null);
      await ada.ask('leave', { id: asked.id });
      await cleared;
      const anew = await Promise.all([ada.ask('rematch', { id }), bob.ask('rematch', { id })]);
      expect(anew[0].id).toBe(anew[1].id);
      expect(anew[0].id).not.toBe(asked.id);
      await watching.close();
    });

    test.each([
      { game: 'chess', seats: TWO },
      { game: 'muro-contro-muro', seats: [{ kind: 'me' }] },
      { game: 'muro-contro-muro', seats: [{ kind: 'open' }, { kind: 'open' }] },
      { game: 'muro-contro-muro', seats: TWO, options: { copies: 'many' } },
      { game: 'muro-contro-muro', seats: TWO, pace: { kind: 'move', seconds: 86_400_000, late: 'bot' } },
      { game: 7 },
    ])('like %j cannot be created', async body => {
      const ada = await Player.arrive(server.origin);
      expect(await ada.refused('makeTable', { body })).toMatchObject({ code: 'bad-message', status: 400 });
    });
  });
}

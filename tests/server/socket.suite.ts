import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PHRASES } from '../../src/protocol/phrases.ts';
import { Player, type Said, type Socket } from './player.ts';
import type { Served } from './served.ts';
import { arrivals, begunTable, Follower } from './tables.ts';

let server: Served;

/** Two people at Burg Appenzell, begun, both watching. */
async function pair(game = 'burg-appenzell') {
  const people = await arrivals(server.origin, 2);
  const { id } = await begunTable(people, { game });
  const sockets = await Promise.all(people.map(player => player.connect()));
  const followers = people.map(() => new Follower(id));
  await Promise.all(followers.map((follower, seat) => follower.watch(sockets[seat])));
  return { id, people, sockets, followers };
}

/** Makes the first legal move of the player to move. */
async function playOne(sockets: readonly Socket[], followers: readonly Follower[], client: string) {
  const seat = followers.findIndex(({ now }) => (now?.moves.length ?? 0) > 0);
  const { table, now } = followers[seat];
  const everybody = Promise.all(sockets.map(socket => socket.next('steps')));
  const request = {
    do: 'play' as const,
    table,
    number: now?.number ?? 0,
    client,
    move: now?.moves[0] ?? '',
  };
  const played = await sockets[seat].asks(request, 'played');
  await everybody;
  return { seat, played, request };
}

/** What a socket promises, on whatever `start` starts. */
export function proveSockets(start: () => Promise<Served>): void {
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.remove());

  describe('a play', () => {
    test('is heard by everybody, and acknowledged with the number under which they hear it', async () => {
      const { sockets, followers } = await pair();
      const { seat, played } = await playOne(sockets, followers, 'one');
      expect(played.client).toBe('one');
      for (const { steps } of followers)
        expect(steps[played.number]).toMatchObject({ kind: 'play', by: seat });
      expect(followers[seat].steps[played.number].client).toBe('one');
      expect(followers[1 - seat].steps[played.number].client).toBeNull();
    });

    test('sent again is acknowledged again, and not made twice', async () => {
      const { sockets, followers } = await pair();
      const { seat, played, request } = await playOne(sockets, followers, 'one');
      const { length } = followers[seat].steps;
      const again = await sockets[seat].asks(request, 'played');
      expect(again.number).toBe(played.number);
      expect((await sockets[seat].asks({ do: 'ping' }, 'pong')).say).toBe('pong');
      expect(followers[seat].steps).toHaveLength(length);
    });

    test('sent many times at once, over several sockets, is made once', async () => {
      const { id, people, sockets, followers } = await pair();
      const seat = followers.findIndex(({ now }) => (now?.moves.length ?? 0) > 0);
      const more = await Promise.all(Array.from({ length: 5 }, () => people[seat].connect()));
      const now = followers[seat].now;
      const request = {
        do: 'play' as const,
        table: id,
        number: now?.number ?? 0,
        client: 'x',
        move: now?.moves[0] ?? '',
      };
      const answers = await Promise.all(more.map(socket => socket.asks(request, 'played')));
      expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
      const late = new Follower(id);
      await late.watch(more[0]);
      expect(late.steps.filter(({ client }) => client === 'x')).toHaveLength(1);
      await Promise.all([...more, ...sockets].map(socket => socket.close()));
    });

    test('and a different one with the same number race: one is made, and the other is stale', async () => {
      const { id, people, followers } = await pair();
      const seat = followers.findIndex(({ now }) => (now?.moves.length ?? 0) > 1);
      const now = followers[seat].now;
      const outcomes = await Promise.all(
        ['x', 'y'].map(async (client, index) => {
          const socket = await people[seat].connect();
          const number = now?.number ?? 0;
          const request = { do: 'play' as const, table: id, number, client, move: now?.moves[index] ?? '' };
          const answer = Promise.race([socket.next('played'), socket.next('refused')]);
          socket.say(request);
          return answer;
        }),
      );
      expect(outcomes.map(({ say }) => say).sort()).toEqual(['played', 'refused']);
      expect(outcomes.find(({ say }) => say === 'refused')).toMatchObject({
        code: expect.stringMatching(/^(stale|not-your-turn)$/),
      });
    });

    test('out of turn, illegal, or by somebody not at the table is refused with the reason', async () => {
      const { id, sockets, followers } = await pair();
      const seat = followers.findIndex(({ now }) => (now?.moves.length ?? 0) > 0);
      const number = followers[seat].now?.number ?? 0;
      const move = followers[seat].now?.moves[0] ?? '';
      const play = { do: 'play' as const, table: id, number, client: 'z' };
      expect(await sockets[1 - seat].asks({ ...play, move }, 'refused')).toMatchObject({
        code: 'not-your-turn',
      });
      expect(await sockets[seat].asks({ ...play, move: 'nonsense' }, 'refused')).toMatchObject({
        code: 'illegal-move',
      });
      expect(await sockets[seat].asks({ ...play, number: number + 5, move }, 'refused')).toMatchObject({
        code: 'stale',
      });
      const stranger = await (await Player.arrive(server.origin)).connect();
      expect(await stranger.asks({ ...play, move }, 'refused')).toMatchObject({ code: 'not-allowed' });
      expect(await stranger.asks({ ...play, table: 'nowhere', move }, 'refused')).toMatchObject({
        code: 'not-found',
      });
    });
  });

  test('people who choose in secret at once may do so in any order, whatever the others have done meanwhile', async () => {
    const people = await arrivals(server.origin, 3);
    const { id } = await begunTable(people, { game: 'die-mauer' });
    const sockets = await Promise.all(people.map(player => player.connect()));
    const followers = people.map(() => new Follower(id));
    await Promise.all(followers.map((follower, seat) => follower.watch(sockets[seat])));
    const due = followers.flatMap(({ now }, seat) => ((now?.moves.length ?? 0) > 0 ? [seat] : []));
    expect(due.length).toBeGreaterThan(1);
    const answers = await Promise.all(
      due.map(seat => {
        const { now } = followers[seat];
        const number = now?.number ?? 0;
        return sockets[seat].asks(
          { do: 'play', table: id, number, client: `s${seat}`, move: now?.moves[0] ?? '' },
          'played',
        );
      }),
    );
    expect(answers.map(({ number }) => number).sort()).toEqual(due.map((_, index) => index));
  });

  describe('a client that comes back', () => {
    test('gets exactly what is missing, as those who stayed have it', async () => {
      const { id, people, sockets, followers } = await pair();
      const away = new Follower(id);
      const first = await people[0].connect();
      await away.watch(first);
      first.cut();
      for (let play = 0; play < 40; play++) {
        await playOne(sockets, followers, `p${play}`);
        if (play % 13 !== 0) continue;
        const socket = await people[0].connect();
        await away.watch(socket);
        expect(away.steps).toEqual(followers[0].steps);
        expect(away.now).toEqual(followers[0].now);
        socket.cut();
      }
      expect(away.faults).toEqual([]);
      // A newcomer gets all of it, even what is no longer kept ready.
      const fresh = new Follower(id);
      await fresh.watch(await people[0].connect());
      expect(fresh.steps).toEqual(followers[0].steps);
    });

    test('on another device is told the state after their own last move, and separately what came since', async () => {
      const { id, people, sockets, followers } = await pair('muro-contro-muro');
      const made: number[] = [];
      while (new Set(made).size < 2) made.push((await playOne(sockets, followers, `p${made.length}`)).seat);
      const [{ steps }] = followers;
      const other = made[0];
      // Nobody has looked at it there: what counts is the move, and nature's answer to it.
      const last = steps.findLastIndex(({ by }) => by === other);
      const left = steps.findIndex(({ by }, number) => number > last && by !== 'nature');
      const socket = await people[other].connect();
      const told = new Promise<Said<'steps'>[]>(resolve => {
        const heard: Said<'steps'>[] = [];
        socket.onMessage = message => {
          if (message.say === 'steps' && heard.push(message) === 2) resolve(heard);
        };
      });
      socket.say({ do: 'watch', table: id, have: 0, seen: 0 });
      const [then, since] = await told;
      expect([then.left, then.now.number, then.now.moves]).toEqual([left, left, []]);
      expect([since.left, since.from, since.now]).toEqual([undefined, left, followers[other].now]);
      expect([...then.steps, ...since.steps]).toEqual(followers[other].steps);
      // A client that has seen all of it has missed nothing, and one that does not ask is told at once.
      for (const seen of [steps.length, undefined]) {
        const again = await people[other].connect();
        const whole = await again.asks({ do: 'watch', table: id, have: 0, ...(seen && { seen }) }, 'steps');
        expect([whole.left, whole.now.number]).toEqual([undefined, steps.length]);
      }
    });

    test('with more steps than there are is told so', async () => {
      const { id, people } = await pair();
      const socket = await people[0].connect();
      const error = await socket.asks({ do: 'watch', table: id, have: 9999 }, 'error');
      expect(error).toMatchObject({ code: 'bad-message', table: id });
    });
  });

  test('a client that asks for changes learns the same as one that does not, as a player and as a spectator', async () => {
    const { id, people, sockets, followers } = await pair('mauer-bauer');
    const stranger = await Player.arrive(server.origin);
    const looks = [people[0], people[1], stranger].flatMap(player => [
      { player, asChanges: false },
      { player, asChanges: true },
    ]);
    const others = await Promise.all(
      looks.map(async ({ player, asChanges }) => {
        const socket = await player.connect({ asChanges });
        const follower = new Follower(id);
        await follower.watch(socket);
        return { socket, follower, asChanges };
      }),
    );
    for (let play = 0; play < 20; play++) {
      const everybody = Promise.all(others.map(({ socket }) => socket.next('steps')));
      await playOne(sockets, followers, `p${play}`);
      await everybody;
    }
    for (const { socket, follower, asChanges } of others) {
      expect(follower.faults).toEqual([]);
      const told = socket.texts.map(text => JSON.parse(text).say);
      const changes = told.filter(say => say === 'changes').length;
      expect(told.filter(say => say === 'steps')).toHaveLength(21 - changes);
      // With several processes, a few may be sent as a whole, until they know about each other.
      if (asChanges) expect(changes).toBeGreaterThan(10);
      else expect(changes).toBe(0);
    }
    for (let look = 0; look < others.length; look += 2) {
      expect(others[look + 1].follower.nows).toEqual(others[look].follower.nows);
      expect(others[look + 1].follower.steps).toEqual(others[look].follower.steps);
    }
  });

  test('an undo takes back a play, everybody hears it, and the record leaves both out', async () => {
    const { id, sockets, followers } = await pair('muro-contro-muro');
    let undone = false;
    for (let play = 0; play < 30 && !undone; play++) {
      const { seat } = await playOne(sockets, followers, `p${play}`);
      if (!followers[seat].now?.undoable) continue;
      const number = followers[seat].now?.number ?? 0;
      const plays = followers[seat].steps.at(-1)?.play ?? 0;
      const heard = sockets[1 - seat].next('steps');
      await sockets[seat].asks({ do: 'undo', table: id, number, client: `u${play}` }, 'played');
      await heard;
      for (const { steps } of followers)
        expect(steps.at(-1)).toMatchObject({ kind: 'undo', by: seat, play: plays - 1 });
      expect(followers[seat].now?.moves.length).toBeGreaterThan(0);
      const twice = await sockets[seat].asks(
        { do: 'undo', table: id, number: number + 1, client: 'no' },
        'refused',
      );
      expect(twice.code).toBe('not-now');
      undone = true;
    }
    expect(undone).toBe(true);
  });

  test('presence and the dozen phrases reach those who are there', async () => {
    const { id, people, sockets } = await pair();
    const [ada, bob] = sockets;
    const spectator = await (await Player.arrive(server.origin)).connect();
    const presence = ada.next('presence', ({ watchers }) => watchers === 1);
    await new Follower(id).watch(spectator);
    expect((await presence).players).toEqual(people.map(player => player.id).sort());
    const said = bob.next('said');
    ada.say({ do: 'say', table: id, phrase: 'well-played' });
    expect(await said).toMatchObject({ seat: 0, phrase: 'well-played' });
    // People who have blocked the speaker hear nothing more, and nobody else notices.
    await people[1].ask('block', { id: people[0].id });
    const heard = bob.heard.length;
    const elsewhere = spectator.next('said');
    await ada.asks({ do: 'say', table: id, phrase: 'thanks' }, 'said');
    expect(await elsewhere).toMatchObject({ seat: 0, phrase: 'thanks' });
    await bob.asks({ do: 'ping' }, 'pong');
    expect(bob.heard.slice(heard).map(({ say }) => say)).toEqual(['pong']);
    expect(await spectator.asks({ do: 'say', table: id, phrase: 'hello' }, 'error')).toMatchObject({
      code: 'not-allowed',
    });
    const gone = ada.next('presence', ({ players }) => players.length === 1);
    bob.cut();
    await gone;
  });

  test('nobody can pester a table with phrases, or with requests for an undo', async () => {
    const { id, sockets } = await pair();
    const [ada, bob] = sockets;
    const heard = bob.heard.length;
    const phrase = { do: 'say' as const, table: id, phrase: PHRASES[0] };
    const refusal = ada.next('error', ({ code }) => code === 'too-many');
    for (let count = 0; count < 30; count++) ada.say(phrase);
    expect((await refusal).retryAfterSeconds).toBeGreaterThan(0);
    expect(await ada.asks({ do: 'ask-undo', table: id, number: 0 }, 'error')).toMatchObject({
      code: 'too-many',
    });
    await bob.asks({ do: 'ping' }, 'pong');
    expect(bob.heard.slice(heard).filter(({ say }) => say === 'said').length).toBeLessThan(10);
    // Others may still say something. Through another process, phrases of the first may still be on their way.
    const own = bob.next('said', ({ seat }) => seat === 1);
    bob.say(phrase);
    await own;
  });

  test.each([
    '',
    'null',
    '[]',
    '{"do":"fly"}',
    '{"do":"play","table":"x"}',
    '{"do":"watch","table":"../","have":0}',
  ])('the message %j is answered with an error, and the socket lives on', async text => {
    const socket = await (await Player.arrive(server.origin)).connect();
    const error = socket.next('error');
    socket.raw.send(text);
    expect((await error).code).toBe('bad-message');
    await socket.asks({ do: 'ping' }, 'pong');
  });

  test('a message that is too long closes the socket', async () => {
    const socket = await (await Player.arrive(server.origin)).connect();
    socket.raw.send('x'.repeat(5000));
    await socket.closed;
  });
}

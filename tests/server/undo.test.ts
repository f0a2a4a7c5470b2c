import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random } from '../../src/engine/random.ts';
import { loadRecord } from '../../src/engine/record.ts';
import { gameCalled } from '../../src/games/loaded.ts';
import type { Socket } from './player.ts';
import { oneProcess, type Served } from './served.ts';
import { arrivals, begunTable, Follower, nameThem, playToTheEnd } from './tables.ts';

/** Plays are undone if everybody who plays agrees. */
let server: Served;
beforeAll(async () => {
  server = await oneProcess();
});
afterAll(() => server.remove());

async function sitting(count: number, game: string, isRated = false) {
  const people = await arrivals(server.origin, count);
  if (isRated) await nameThem(people);
  const { id } = await begunTable(people, { game, isRated });
  const sockets = await Promise.all(people.map(player => player.connect()));
  const followers = people.map(() => new Follower(id));
  await Promise.all(followers.map((follower, seat) => follower.watch(sockets[seat])));
  return { id, people, sockets, followers };
}

/** The players to move play until it is not the turn of `seat`. Returns the number of rows before the last play. */
async function playPast(seat: number, sockets: readonly Socket[], followers: readonly Follower[]) {
  let before = -1;
  for (let play = 0; ; play++) {
    const due = followers.findIndex(({ now }) => (now?.moves.length ?? 0) > 0);
    if (due !== seat && before >= 0) return before;
    const { table, now } = followers[due];
    if (due === seat) before = followers[seat].steps.length;
    const everybody = Promise.all(sockets.map(socket => socket.next('steps')));
    const move = now?.moves[0] ?? '';
    sockets[due].say({ do: 'play', table, number: now?.number ?? 0, client: `c${play}`, move });
    await everybody;
  }
}

test('when all agree, the asker’s last play is gone with everything after it, and chance stays fixed', async () => {
  const { id, people, sockets, followers } = await sitting(3, 'mauer-bauer');
  const before = await playPast(0, sockets, followers);
  await playPast(1, sockets, followers);
  const number = followers[0].steps.length;
  const plays = followers[0].steps[number - 1].play;
  expect(followers[0].steps.slice(before).some(({ by }) => by === 'nature')).toBe(true);

  const asked = Promise.all(sockets.map(socket => socket.next('undo-asked')));
  sockets[0].say({ do: 'ask-undo', table: id, number });
  const requests = await asked;
  const request = requests[0].asked?.id;
  for (const { asked: told } of requests) {
    expect(told).toEqual({
      id: expect.any(String),
      by: 0,
      number,
      plays: number - before,
      awaited: [1, 2],
      agreed: [],
    });
  }
  const agreed = sockets[0].next('undo-asked', message => message.asked?.agreed.length === 1);
  sockets[1].say({ do: 'answer-undo', table: id, number, id: request, agrees: true });
  await agreed;
  expect(followers[0].steps).toHaveLength(number);
  const undone = Promise.all(sockets.map(socket => socket.next('steps')));
  sockets[2].say({ do: 'answer-undo', table: id, number, id: request, agrees: true });
  await undone;
  for (const { steps, now } of followers) {
    expect(steps.slice(number).map(({ kind, by }) => [kind, by])).toEqual(
      Array.from({ length: number - before }, () => ['undo', 0]),
    );
    expect(steps.at(-1)?.play).toBe(plays - (number - before));
    expect(now?.view.turn).toEqual({ kind: 'seats', seats: [0] });
  }

  const random = new Random(5);
  await Promise.all(
    sockets.map((socket, seat) => playToTheEnd(socket, followers[seat], () => random.below(1000) / 1000)),
  );
  const record = await people[0].ask('record', { id });
  expect(loadRecord(record, gameCalled)).toMatchObject({ ok: true });
});

test('one refusal is enough, the asker can withdraw, and any play makes the question void', async () => {
  const { id, sockets, followers } = await sitting(2, 'burg-appenzell');
  await playPast(0, sockets, followers);
  const number = followers[0].steps.length;
  for (const answerer of [1, 0]) {
    await sockets[0].asks({ do: 'ask-undo', table: id, number }, 'undo-asked', ({ asked }) => asked !== null);
    const none = sockets[0].next('undo-asked', ({ asked }) => asked === null);
    sockets[answerer].say({ do: 'answer-undo', table: id, number, agrees: false });
    await none;
  }
  const { asked } = await sockets[0].asks({ do: 'ask-undo', table: id, number }, 'undo-asked');
  const none = sockets[0].next('undo-asked', ({ asked }) => asked === null);
  const move = followers[1].now?.moves[0] ?? '';
  sockets[1].say({ do: 'play', table: id, number, client: 'on', move });
  await none;
  sockets[1].say({ do: 'answer-undo', table: id, number, id: asked?.id, agrees: true });
  await sockets[1].asks({ do: 'ping' }, 'pong');
  expect(followers[1].steps.every(({ kind }) => kind === 'play')).toBe(true);
});

test('an agreement counts only for the request it answers, even if another is made at the same step', async () => {
  const { id, sockets, followers } = await sitting(3, 'mauer-bauer');
  await playPast(0, sockets, followers);
  await playPast(1, sockets, followers);
  const [ada, bob, eve] = sockets;
  const number = followers[0].steps.length;
  const ask = (socket: Socket, by: number) =>
    socket.asks({ do: 'ask-undo', table: id, number }, 'undo-asked', ({ asked }) => asked?.by === by);
  const first = await ask(bob, 1);
  // One request does not replace another's.
  expect((await ada.asks({ do: 'ask-undo', table: id, number }, 'error')).code).toBe('not-now');
  await bob.asks({ do: 'answer-undo', table: id, number, agrees: false }, 'undo-asked');
  const second = await ask(ada, 0);
  expect(second.asked?.plays).toBeGreaterThan(first.asked?.plays ?? 0);
  // Late, and meant for the other request: eve has agreed to less.
  for (const socket of [bob, eve]) {
    socket.say({ do: 'answer-undo', table: id, number, id: first.asked?.id, agrees: true });
  }
  const nothing = await eve.asks({ do: 'answer-undo', table: id, number, agrees: true }, 'error');
  expect(nothing.code).toBe('stale');
  await bob.asks({ do: 'ping' }, 'pong');
  expect(followers[0].steps).toHaveLength(number);
  const undone = ada.next('steps');
  for (const socket of [bob, eve]) {
    socket.say({ do: 'answer-undo', table: id, number, id: second.asked?.id, agrees: true });
  }
  await undone;
});

test('nobody is asked in a rated match, about plays that were not made, or by spectators', async () => {
  const rated = await sitting(2, 'burg-appenzell', true);
  await playPast(0, rated.sockets, rated.followers);
  const number = rated.followers[0].steps.length;
  const refused = await rated.sockets[0].asks({ do: 'ask-undo', table: rated.id, number }, 'error');
  expect(refused.code).toBe('not-allowed');

  const { id, sockets, followers } = await sitting(2, 'burg-appenzell');
  const none = await sockets[1].asks(
    { do: 'ask-undo', table: id, number: followers[1].steps.length },
    'error',
  );
  expect(none.code).toBe('not-now');
  const [watcher] = await arrivals(server.origin, 1);
  const socket = await watcher.connect();
  await new Follower(id).watch(socket);
  expect((await socket.asks({ do: 'ask-undo', table: id, number: 0 }, 'error')).code).toBe('not-allowed');
});

test('nobody can undo forever or gain time by it, and latecomers get everything in parts', async () => {
  const { id, people, sockets, followers } = await sitting(2, 'muro-contro-muro');
  const seat = await untilUndoable(sockets, followers);
  const [socket, follower] = [sockets[seat], followers[seat]];
  const clients = Array.from({ length: 400 }, (_, index) => `storm${index}`);
  const since: number[] = [];
  let undos = 0;
  for (const client of clients) {
    const { now } = follower;
    if (!now?.undoable) break;
    const answers = Promise.all(sockets.map(one => one.next('steps')));
    socket.say({ do: 'undo', table: id, number: now.number, client });
    await answers;
    since.push(follower.now?.dueSince ?? 0);
    undos++;
    const again = Promise.all(sockets.map(one => one.next('steps')));
    const { number, moves } = follower.now ?? { number: 0, moves: [] };
    socket.say({ do: 'play', table: id, number, client: `${client}-again`, move: moves[0] });
    await again;
  }
  expect(undos).toBe(10);
  // The time left grows by the moments that the play stood, and by no more.
  expect(since.at(-1)).toBeLessThan(Date.now());
  const refused = await socket.asks(
    { do: 'undo', table: id, number: follower.now?.number ?? 0, client: 'no' },
    'refused',
  );
  expect(refused.code).toBe('not-now');
  const fresh = new Follower(id);
  await fresh.watch(await people[seat].connect());
  expect(fresh.steps).toEqual(follower.steps);
});

/** Plays until somebody can undo the last play; returns the seat. */
async function untilUndoable(sockets: readonly Socket[], followers: readonly Follower[]): Promise<number> {
  for (let play = 0; ; play++) {
    const undoable = followers.findIndex(({ now }) => now?.undoable);
    if (undoable >= 0) return undoable;
    const due = followers.findIndex(({ now }) => (now?.moves.length ?? 0) > 0);
    const { table, now } = followers[due];
    const everybody = Promise.all(sockets.map(socket => socket.next('steps')));
    sockets[due].say({
      do: 'play',
      table,
      number: now?.number ?? 0,
      client: `before${play}`,
      move: now?.moves[0] ?? '',
    });
    await everybody;
  }
}

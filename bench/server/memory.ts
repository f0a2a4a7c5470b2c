import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { GAMES } from '../../src/games/loaded.ts';
import { Player } from '../../tests/server/player.ts';
import { Place, type RunningServer } from '../../tests/server/process.ts';
import { begunTable, Follower } from '../../tests/server/tables.ts';
import { memoryOf } from './processes.ts';

/**
 * `npm run -s bench:memory -- --tables N [--plays P]`: what a table costs the server, in kilobytes of memory really in
 * use (measured after a garbage collection): begun, with nobody looking; watched by all its people; and the same after
 * P plays. Prints one JSON line. The games alternate, each with its fewest seats.
 */
const { values } = parseArgs({
  options: { tables: { type: 'string', default: '400' }, plays: { type: 'string', default: '40' } },
});
const count = Number(values.tables);
const plays = Number(values.plays);
if (!(Number.isInteger(count) && count > 0 && Number.isInteger(plays) && plays > 0)) {
  console.error('--tables and --plays must be whole numbers from 1 on');
  process.exit(2);
}

let asked = 0;
const place = new Place();
const server = await place.start({ LOG_LEVEL: 'error', NODE_OPTIONS: '--inspect=127.0.0.1:0' });
const inspected = await inspectorOf(server);
// One of each game first, so that what all tables share is already loaded.
for (let index = 0; index < GAMES.length; index++) await playOn(await watched(await seated(index)));
const before = await usedKb();

const tables: Seated[] = [];
for (let index = 0; index < count; index++) tables.push(await seated(index));
const idle = await usedKb();
const matches: Watched[] = [];
for (const table of tables) matches.push(await watched(table));
const sockets = matches.reduce((sum, { followers }) => sum + followers.length, 0);
const looked = await usedKb();
for (const match of matches) await playOn(match);
const played = await usedKb();

const each = (kb: number) => Number((kb / count).toFixed(1));
console.log(
  JSON.stringify({
    tables: count,
    sockets,
    plays,
    emptyMb: Math.round(before / 1024),
    idleTableKb: each(idle - before),
    lookedAtTableKb: each(looked - before),
    playedTableKb: each(played - before),
    rssMb: memoryOf([server.pid]),
  }),
);
await place.remove();
process.exit(0);

interface Seated {
  readonly id: string;
  readonly people: readonly Player[];
}

interface Watched {
  readonly id: string;
  readonly followers: readonly {
    readonly follower: Follower;
    readonly socket: Awaited<ReturnType<Player['connect']>>;
  }[];
}

async function seated(index: number): Promise<Seated> {
  const { id: game, seats } = GAMES[index % GAMES.length];
  const people = await Promise.all(Array.from({ length: seats.min }, () => Player.arrive(server.origin)));
  const { id } = await begunTable(people, { game, isRated: false });
  return { id, people };
}

async function watched({ id, people }: Seated): Promise<Watched> {
  const followers = await Promise.all(
    people.map(async player => {
      const socket = await player.connect();
      const follower = new Follower(id);
      await follower.watch(socket);
      return { follower, socket };
    }),
  );
  return { id, followers };
}

/** Random plays, one after the other, until there are enough. */
async function playOn({ id, followers }: Watched): Promise<void> {
  for (let play = 0; play < plays; play++) {
    const due = followers.find(({ follower }) => (follower.now?.moves.length ?? 0) > 0);
    const now = due?.follower.now;
    if (!due || !now) return;
    const move = now.moves[Math.floor(Math.random() * now.moves.length)];
    const told = followers.map(({ socket }) => socket.next('steps'));
    due.socket.say({ do: 'play', table: id, number: now.number, client: `c${play}`, move });
    await Promise.all(told);
    for (const { socket } of followers) socket.heard.length = 0;
  }
}

async function inspectorOf(server: RunningServer): Promise<WebSocket> {
  const address = /ws:\/\/\S+/.exec(server.output)?.[0];
  if (!address) throw new Error('the server cannot be inspected');
  const socket = new WebSocket(address);
  await once(socket, 'open');
  return socket;
}

/** For the main thread: objects, and what lies outside the heap. */
async function usedKb(): Promise<number> {
  await ask('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = await ask('Runtime.getHeapUsage');
  return (usedSize + backingStorageSize) / 1024;
}

async function ask(method: string): Promise<{ usedSize: number; backingStorageSize?: number }> {
  const id = ++asked;
  inspected.send(JSON.stringify({ id, method }));
  for (;;) {
    const [data] = await once(inspected, 'message');
    const answer = JSON.parse(String(data));
    if (answer.id === id) return answer.result;
  }
}

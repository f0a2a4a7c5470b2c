import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../locales/languages.ts';
import { Random } from '../../src/engine/random.ts';
import { Runner } from '../../src/engine/runner.ts';
import { GAMES, gameCalled } from '../../src/games/loaded.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import { PHRASES } from '../../src/protocol/phrases.ts';
import { openSqlite } from '../../src/server/store/sqlite-store.ts';
import { withNature } from '../../src/server/tables/drafting.ts';
import { keyAt } from '../../src/server/tables/drawing.ts';
import { mayUndo } from '../../src/server/tables/undo-limits.ts';
import type { Player, Socket } from '../../tests/server/player.ts';
import { Place, type RunningServer } from '../../tests/server/process.ts';
import { arrivals, begunTable } from '../../tests/server/tables.ts';
import { type Measure, measuring } from './blocking.ts';
import { addLines, askOfCrowded, crowd } from './crowded.ts';
import { askOfSpectators } from './spectators.ts';

/**
 * `npm run -s bench:blocks`: how long every message and every reading request, against the longest possible matches, and every
 * request about clubs, events, deals and people, with as many of each as there can be, blocks the server's loop at most, also
 * before a crowd of spectators, in milliseconds of processor time. Prints a line for each, and everything as JSON; exits with 1
 * if any took more than 20.
 */
const MOST_MS = 20;
/** More rows than people ever reach: plays are undone as often as allowed. */
const MOST_ROWS = 5000;

const place = new Place();
const file = join(place.folder, 'longest-block');
const settings = {
  LONGEST_BLOCK: file,
  NODE_OPTIONS: `--import ${new URL('longest-block.ts', import.meta.url)}`,
};

interface Long {
  readonly game: string;
  readonly people: readonly Player[];
  readonly live: string;
  readonly over: string;
  rows: number;
}

const first = await place.start();
const tables: Long[] = [];
for (const { id: game, seats } of GAMES) {
  const people = await arrivals(first.origin, seats.max);
  const live = (await begunTable(people, { game, isRated: false })).id;
  const over = (await begunTable(people, { game, isRated: false, resigning: 'ends' })).id;
  tables.push({ game, people, live, over, rows: 0 });
}
const members = await arrivals(first.origin, LIMITS.members);
await first.stop();
const store = await openSqlite(place.data);
for (const table of tables) {
  await lengthen(table.over, true);
  table.rows = await lengthen(table.live, false);
}
const crowded = await crowd(store, members);
await store.close();
addLines(place.data, members, crowded.today);

const longest: Record<string, number> = {};
writeFileSync(file, '0');
const server = await place.start(settings);
const measure = measuring(server, file, (what, ms) => {
  longest[what] = Math.max(longest[what] ?? 0, ms);
});
for (const table of tables) {
  for (const player of table.people) player.origin = server.origin;
  await askEverything(server, table, measure);
}
for (const player of members) player.origin = server.origin;
await askOfCrowded(crowded, measure);
await askOfSpectators(server, measure);
await server.stop();
await place.remove();

for (const [what, ms] of Object.entries(longest).toSorted((a, b) => b[1] - a[1])) {
  console.log(`${ms.toFixed(1).padStart(7)} ms  ${what}`);
}
const rows = Object.fromEntries(tables.map(table => [table.game, table.rows]));
console.log(JSON.stringify({ rows, longest }));
const isTooLong = Object.values(longest).some(ms => ms > MOST_MS);
process.exit(isTooLong ? 1 : 0);

/**
 * Plays at random and undoes as often as allowed, to the end or just before it. Resolves to the number of
 * rows.
 */
async function lengthen(id: string, isToTheEnd: boolean): Promise<number> {
  const stored = await store.table(id);
  const game = stored && gameCalled(stored.game);
  const key = stored && keyAt(stored);
  if (!game || !key || stored.startedAt === null) throw new Error('the match has begun');
  const { startedAt: begunAt, options, seats } = stored;
  const runner = new Runner({ game, seats: seats.length, options, key, begunAt, mayUndo });
  runner.add(await store.rows(id, 0));
  const from = runner.rows.length;
  runner.commit(withNature(runner.draft(), begunAt));
  const random = new Random(3);
  let beforeLast = from;
  while (runner.turn.kind === 'seats' && runner.rows.length < MOST_ROWS) {
    const { seats: due } = runner.turn;
    const draft = runner.draft();
    const last = runner.rows.at(-1)?.by;
    const sent = { client: `l${runner.rows.length}`, at: begunAt };
    const seat = due[random.below(due.length)];
    const moves = runner.match.moves(seat);
    if (typeof last === 'number' && runner.undoable(last) && random.below(12) > 0) draft.undo(last, sent);
    else draft.play(seat, moves[random.below(moves.length)], sent);
    beforeLast = runner.rows.length;
    runner.commit(withNature(draft, begunAt));
  }
  const rows = runner.rows.slice(from, isToTheEnd ? undefined : beforeLast);
  await store.append(id, rows);
  return from + rows.length;
}

/** Sends every message and request about a table, and reports how long each blocked the server. */
async function askEverything(
  server: RunningServer,
  { game, people, live, over }: Long,
  measure: Measure,
): Promise<void> {
  const { id: someone } = people[0];
  const sockets = await Promise.all(people.map(player => player.connect()));
  const [socket] = sockets;
  const watch = (one: Socket, more: object = {}) =>
    one.asks({ do: 'watch', table: live, have: 0, ...more }, 'steps', ({ now }) => now.number > 0);
  await measure('the first watch, which reads the log', () => watch(socket), 1);
  await measure('watch, from the first step on', () => watch(socket));
  const { now } = await watch(socket);
  await measure('watch, with what was seen', () => watch(socket, { seen: now.number - 10 }));
  for (const one of sockets) await watch(one);
  await measure('play, and undo', async () => {
    for (const one of sockets) {
      const { number, moves } = (await watch(one)).now;
      if (moves.length === 0) continue;
      const client = `b${performance.now()}`;
      await one.asks({ do: 'play', table: live, number, client, move: moves[0] }, 'played');
      const next = (await watch(one)).now;
      if (!next.undoable) return;
      const undo = { do: 'undo' as const, table: live, number: next.number, client: `${client}u` };
      await Promise.race([one.asks(undo, 'played'), one.next('refused')]);
      return;
    }
  });
  await measure('ask-undo, and answer-undo', async () => {
    const { number } = (await watch(socket)).now;
    const asked = Promise.race([socket.next('undo-asked'), socket.next('error')]);
    socket.say({ do: 'ask-undo', table: live, number });
    await asked;
    socket.say({ do: 'answer-undo', table: live, number, agrees: false });
  });
  await measure('say', async () => socket.say({ do: 'say', table: live, phrase: PHRASES[0] }));
  await measure('ping', () => socket.asks({ do: 'ping' }, 'pong'));
  await measure('unwatch', async () => socket.say({ do: 'unwatch', table: live }));
  const reads: Readonly<Record<string, () => Promise<unknown>>> = {
    'a table': () => people[0].ask('table', { id: live }),
    'a record': () => people[0].ask('record', { id: over }),
    'open tables': () => people[0].ask('tables', { query: { which: 'open' } }),
    'live tables': () => people[0].ask('tables', { query: { which: 'live' } }),
    'my tables': () => people[0].ask('tables', { query: { which: 'mine' } }),
    'my finished tables': () => people[0].ask('tables', { query: { which: 'mine-finished' } }),
    ratings: () => people[0].tryTo('best', { id: game }),
    'a player': () => people[0].ask('player', { id: someone }),
  };
  for (const [what, read] of Object.entries(reads)) await measure(what, read);
  for (const language of LANGUAGES) {
    const headers = { 'accept-language': language };
    await measure('the page of a match', () => fetch(`${server.origin}/match/${over}`, { headers }), 1);
    await measure('the home page', () => fetch(server.origin, { headers }), 1);
  }
  for (const one of sockets) one.cut();
}

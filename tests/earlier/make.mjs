// Makes the fixtures of an earlier version with that version's own server, players and commands:
//   git worktree add --detach /tmp/earlier COMMIT && ln -s "$PWD/node_modules" /tmp/earlier/
//   node tests/earlier/make.mjs /tmp/earlier tests/earlier/SCHEMA-COMMIT
// Two people with names have finished a rated match and are in the middle of another, on SQLite and on PostgreSQL.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const [tree, out] = process.argv.slice(2).map(path => resolve(path));
const from = path => import(join(tree, path));
const { Place } = await from('tests/server/process.ts');
const { arrivals, begunTable, Follower, playToTheEnd } = await from('tests/server/tables.ts');
const { startPostgres } = await from('tests/services.ts');
const PLAYS = 7;

mkdirSync(out, { recursive: true });
const place = new Place();
const mura = (args, env) =>
  execFileSync(process.execPath, [join(tree, 'src/cli/main.ts'), ...args], {
    env: { ...process.env, ...env },
    maxBuffer: 1e8,
  });
const keep = (name, bytes) => writeFileSync(join(out, name), gzipSync(bytes, { level: 9 }));

const sqlite = await play({});
keep('store.sqlite.gz', readFileSync(place.data));
keep('export.jsonl.gz', mura(['export', '-'], { DATA: place.data }));
const service = await startPostgres();
const postgres = await play({ DATABASE_URL: service.url });
const dump = String(
  execFileSync('pg_dump', ['--no-owner', '--inserts', '--rows-per-insert=100', service.url]),
);
keep('store.sql.gz', dump.replaceAll(/^(\\.*|--.*|SELECT pg_catalog.set_config.*|)\n/gm, ''));
await service.remove();
await place.remove();
keep('about.json.gz', JSON.stringify({ sqlite, postgres }));
const session = readFileSync(join(tree, 'docs/engine-protocol.md'), 'utf8').match(/^[<>] \{.*$/gm);
writeFileSync(join(out, 'engine.txt'), `${session.join('\n')}\n`);
process.exit(0);

async function play(settings) {
  const server = await place.start(settings);
  const people = await arrivals(server.origin, 2);
  for (const [at, player] of people.entries()) {
    await player.ask('rename', { body: { name: ['Anna', 'Bruno'][at] } });
  }
  const { id: finished } = await begunTable(people, { game: 'muro-contro-muro' });
  await Promise.all(
    people.map(async player => {
      const socket = await player.connect();
      const follower = new Follower(finished);
      await follower.watch(socket);
      await playToTheEnd(socket, follower, Math.random);
    }),
  );
  const { id: live } = await begunTable(people, { game: 'burg-appenzell' });
  const sockets = await Promise.all(people.map(player => player.connect()));
  const followers = people.map(() => new Follower(live));
  await Promise.all(followers.map((follower, seat) => follower.watch(sockets[seat])));
  for (let play = 0; play < PLAYS; play++) {
    const seat = followers.findIndex(({ now }) => now.moves.length > 0);
    const { number, moves } = followers[seat].now;
    const heard = Promise.all(sockets.map(socket => socket.next('steps')));
    sockets[seat].say({ do: 'play', table: live, number, client: `c${play}`, move: moves[0] });
    await heard;
  }
  const { ratings } = await people[0].ask('player', { id: people[0].id });
  const record = await people[0].ask('record', { id: finished });
  const number = followers[0].steps.length;
  await server.stop();
  return {
    people: people.map(({ id, cookie }) => ({ id, cookie })),
    finished,
    live,
    number,
    ratings,
    record,
  };
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GAMES } from '../../src/games/loaded.ts';
import { Player } from '../../tests/server/player.ts';
import { Place } from '../../tests/server/process.ts';
import { begunTable, Follower, fewestSeats } from '../../tests/server/tables.ts';
import type { Order } from './attacker.child.ts';
import { ATTACKS } from './attacks.ts';
import { Latencies } from './latencies.ts';
import { cpuMsOf } from './processes.ts';

/**
 * `npm run -s bench:attack [-- --seconds S] [--networks N] [--attack NAME]`: how long others' plays take while
 * attackers do one thing as much as they can, with a server's usual limits. It is compared with the same attack on
 * another server on the same machine, alternating in one run, so that the attackers' own processor time does not affect
 * the ratio. The last line has everything as JSON.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    networks: { type: 'string', default: '3' },
    attack: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const networks = Number(values.networks);
/** Each alone, and then all of them together. */
const ROUNDS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.keys(ATTACKS).map(name => [name, [name]])),
  'all at once': Object.keys(ATTACKS),
};
const rounds = values.attack === undefined ? Object.keys(ROUNDS) : [values.attack];
if (!(seconds > 0) || !Number.isInteger(networks) || networks < 1 || rounds.some(name => !(name in ROUNDS))) {
  console.error(
    `--seconds and --networks must be positive, --attack one of: ${Object.keys(ROUNDS).join(', ')}`,
  );
  process.exit(2);
}

/** As in `docs/running.md`. */
const LIMITS = {
  TRUST_PROXY: '1',
  SOCKETS_PER_ADDRESS: '200',
  GUESTS_PER_HOUR: '100',
  WRITES_PER_MINUTE: '120',
  READS_PER_MINUTE: '1200',
  MESSAGES_PER_10_SECONDS: '200',
};
const TABLES = 8;
/** Honest people think. */
const THINK_MS = 100;
/** Attackers get going before anything is measured. */
const SETTLE_MS = 1500;
const TURNS = 3;

/** Pictures are drawn with what is built beside the app. */
const BUILT = fileURLToPath(new URL('../../dist/web', import.meta.url));
const app = existsSync(join(BUILT, '.picture')) ? { WEB: BUILT } : {};
if (rounds.some(name => ROUNDS[name].includes('pictures')) && !('WEB' in app))
  console.error('npm run build first: no picture is drawn');

const place = new Place();
const server = await place.start({ ...LIMITS, ...app });
const decoy = await place.start({ ...LIMITS, ...app, DATA: `${place.data}-decoy` });
let latencies: Latencies | null = null;
let isOver = false;
const honest = Array.from({ length: TABLES }, (_, index) => sit(index));
const child = fork(fileURLToPath(new URL('attacker.child.ts', import.meta.url)));
await sleep(SETTLE_MS);

const figures: Record<string, object> = {};
for (const name of rounds) {
  const attacks = ROUNDS[name];
  const quiet = new Latencies();
  const attacked = new Latencies();
  let sent = 0;
  let cpuMs = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    tell({ origin: decoy.origin, attacks, networks });
    cpuMs -= await measured(quiet);
    await ended();
    tell({ origin: server.origin, attacks, networks });
    cpuMs += await measured(attacked);
    sent += await ended();
  }
  const ratio = Number((attacked.at(0.99) / Math.max(1, quiet.at(0.99))).toFixed(2));
  const sentPerSecond = Math.round((sent * 1000) / (TURNS * (seconds * 1000 + SETTLE_MS)));
  const serverCpuShare = Number((cpuMs / (TURNS * seconds * 1000)).toFixed(2));
  figures[name] = {
    others: { plays: quiet.count, p50: quiet.at(0.5), p99: quiet.at(0.99) },
    here: { plays: attacked.count, p50: attacked.at(0.5), p99: attacked.at(0.99) },
    ratio,
    sentPerSecond,
    serverCpuShare,
  };
  console.log(
    `${name.padEnd(16)} p50 ${quiet.at(0.5)} → ${attacked.at(0.5)} ms, p99 ${quiet.at(0.99)} → ${attacked.at(0.99)} ms: ` +
      `${ratio} times; ${sentPerSecond} sent a second, ${(100 * serverCpuShare).toFixed(0)} % of a core`,
  );
}
isOver = true;
await Promise.all(honest);
child.kill();
await Promise.all([server.stop(), decoy.stop()]);
await place.remove();
console.log(JSON.stringify({ seconds, networks, tables: TABLES, figures }));

function tell(order: Order): void {
  child.send(order);
}

/** Resolves to how much was sent. */
async function ended(): Promise<number> {
  const said = once(child, 'message');
  tell('end');
  const [sent] = await said;
  return Number(sent);
}

/** Resolves to the processor time that the server used meanwhile. */
async function measured(into: Latencies): Promise<number> {
  await sleep(SETTLE_MS);
  const before = cpuMsOf([server.pid]);
  latencies = into;
  await sleep(seconds * 1000);
  latencies = null;
  return cpuMsOf([server.pid]) - before;
}

/** People of one network at one table after another. They are never refused. */
async function sit(index: number): Promise<void> {
  const game = GAMES[index % GAMES.length].id;
  const people = await Promise.all(
    Array.from({ length: fewestSeats(game) }, async () => {
      const player = new Player(server.origin, { 'x-forwarded-for': `203.0.113.${index + 1}` });
      player.id = (await player.ask('me')).id;
      return player;
    }),
  );
  while (!isOver) {
    const { id } = await begunTable(people, { game, isRated: false });
    await Promise.all(people.map(player => play(player, id)));
  }
}

async function play(player: Player, table: string): Promise<void> {
  const socket = await player.connect();
  const follower = new Follower(table);
  await follower.watch(socket);
  for (let count = 0; !isOver && !follower.isOver; count++) {
    const { now } = follower;
    if (!now || now.moves.length === 0) {
      await Promise.race([socket.next('steps'), sleep(200)]);
      continue;
    }
    await sleep(2 * THINK_MS * Math.random());
    const client = `h${count}`;
    const move = now.moves[Math.floor(Math.random() * now.moves.length)];
    const begun = performance.now();
    const answer = await Promise.race([
      socket.asks(
        { do: 'play', table, number: now.number, client, move },
        'played',
        said => said.client === client,
      ),
      socket.next('refused', said => said.client === client),
      socket.next('error'),
    ]);
    if (answer.say === 'played') latencies?.add(performance.now() - begun);
    else if (answer.code !== 'stale') throw new Error(`an honest play was not made: ${answer.message}`);
  }
  socket.cut();
}

import { parseArgs } from 'node:util';
import { Random } from '../../src/engine/random.ts';
import { startPostgres } from '../services.ts';
import { EngineAttack } from './engine-attack.ts';
import { flood } from './flood.ts';
import { type Attack, fuzz } from './fuzzing.ts';
import { HttpAttack } from './http-attack.ts';
import { Peaceful } from './peaceful.ts';
import { recordAttack, verifyAttack } from './record-attack.ts';
import { SocketAttack } from './socket-attack.ts';
import { Target } from './target.ts';

/**
 * `npm run -s fuzz -- [--seed N] [--seconds S] [--postgres]`: hostile input against a real server, a real `mura
 * engine`, `mura verify` and records, in turn, for as long as you like. Exits with 1 at the first failure, and prints
 * its seed and its input.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    postgres: { type: 'boolean', default: false },
  },
});
const first = values.seed === undefined ? Math.floor(Date.now() / 1000) : Number(values.seed);
const seconds = Number(values.seconds);
if (!Number.isSafeInteger(first) || first < 0 || !(seconds > 0)) {
  console.error('--seed must be a whole number from 0 on, and --seconds a positive number');
  process.exit(2);
}

const until = Date.now() + seconds * 1000;
/** How many MB a process may grow by, however long it is attacked. */
const GROWTH = 300;
/** Tries of each kind in one round. */
const ROUND = { record: 1000, verify: 2, engine: 1000, http: 1000, socket: 150 };
const tries = { record: 0, verify: 0, engine: 0, http: 0, socket: 0, flood: 0 };

const postgres = values.postgres ? await startPostgres() : null;
const target = await Target.start(postgres ? { DATABASE_URL: postgres.url } : {});
const peaceful = await Peaceful.begin(target.server.origin);
const engine = new EngineAttack();
const attacks: Readonly<Record<keyof typeof ROUND, Attack>> = {
  record: recordAttack,
  verify: verifyAttack,
  engine,
  http: new HttpAttack(target),
  socket: new SocketAttack(target),
};
let warm: { readonly server: number; readonly engine: number } | null = null;
let seed = first;
console.log(`seed ${first}, ${seconds} s`);
try {
  while (Date.now() < until) {
    for (const kind of ['record', 'verify', 'engine', 'http', 'socket'] as const) {
      const atOnce = kind === 'http' || kind === 'socket' ? 4 : 1;
      tries[kind] += await fuzz(kind, attacks[kind], { seed, tries: ROUND[kind], until, atOnce });
    }
    await target.checkHealth();
    const views = await target.checkViews();
    await peaceful.goOn(10);
    const now = { server: target.memory, engine: engine.memory };
    warm ??= now;
    if (now.server > warm.server + GROWTH || now.engine > warm.engine + GROWTH) {
      throw new Error(`memory grew from ${JSON.stringify(warm)} to ${JSON.stringify(now)} MB`);
    }
    if (Date.now() < until) {
      await flood(new Random(seed));
      tries.flood++;
    }
    const memory = `server ${Math.round(now.server)} MB, engine ${Math.round(now.engine)} MB`;
    console.log(
      `${JSON.stringify(tries)}, ${views} views compared, ${peaceful.plays} peaceful plays, ${memory}`,
    );
    seed += Math.max(...Object.values(ROUND));
  }
  await peaceful.end();
  if ((await engine.end()) !== 0) throw new Error('the engine did not end well');
  await target.stop();
  console.log('nothing found');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`(of the round from seed ${seed} on; the first was ${first})`);
  process.exitCode = 1;
} finally {
  engine.kill();
  await target.remove();
  await postgres?.remove();
}
process.exit();

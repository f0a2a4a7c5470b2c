import { parseArgs } from 'node:util';
import { oneProcess, severalProcesses } from './hosts.ts';
import { measure, warmUp } from './measuring.ts';
import { memoryOf } from './processes.ts';
import { openTables } from './tables.ts';
import { openYardstick, type Yardstick } from './yardstick.ts';

/**
 * `npm run -s bench:server -- --tables N --seconds S [--game G]`: the real server on a temporary file, N tables of
 * random moves over real sockets from this process; and the same number of sockets echoing messages of the same size with
 * a group-committed insert each and no game at all. The two are measured by turns, so that whatever else the machine does
 * meets both. Prints one JSON line: `share` is the server's rate by the yardstick's, `cpuShare` the yardstick's processor
 * time for a play by the server's.
 *
 * With `--processes P` the tables are served by P processes with PostgreSQL and Redis instead, and there is no yardstick.
 * Those of a table come through the same process, as a load balancer can arrange it, or with `--apart` through different
 * ones. With `--quota Q` each process gets Q of a core (Linux, as root), so that what else they need has room on the same
 * machine.
 */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '10' },
    game: { type: 'string', default: 'all' },
    processes: { type: 'string' },
    quota: { type: 'string' },
    apart: { type: 'boolean', default: false },
  },
});
const tables = Number(values.tables);
const seconds = Number(values.seconds);
const processes = values.processes === undefined ? null : Number(values.processes);
const quota = values.quota === undefined ? null : Number(values.quota);
const isWrong =
  !Number.isInteger(tables) ||
  tables < 1 ||
  !(seconds > 0) ||
  (processes !== null && !(Number.isInteger(processes) && processes > 0)) ||
  (quota !== null && !(quota > 0 && processes !== null));
if (isWrong) {
  console.error(
    '--tables and --processes must be whole numbers from 1 on, --seconds and --quota positive numbers; ' +
      '--quota needs --processes',
  );
  process.exit(2);
}
const TURN_MS = 5000;
const turns = Math.max(1, Math.round((seconds * 1000) / TURN_MS));

const host = await (processes === null ? oneProcess() : severalProcesses(processes, quota));
const server = await openTables(host, tables, values.game, values.apart);
await warmUp(server);
const yardstick = processes === null ? await openYardstick(tables, server.sockets) : null;
if (yardstick) {
  yardstick.resize(server.sample());
  await warmUp(yardstick);
}
for (let turn = 0; turn < turns; turn++) {
  await measure(server, (seconds * 1000) / turns);
  if (!yardstick) continue;
  yardstick.resize(server.sample());
  await measure(yardstick, (seconds * 1000) / turns);
}
const rssMb = memoryOf(host.pids);
const played = server.tally.figures();
const compared = yardstick && (await comparedWith(yardstick));
const { lost, bytesPerPlay } = await server.close();
console.log(
  JSON.stringify({
    ...(processes !== null && { processes, quota, apart: values.apart }),
    tables,
    sockets: server.sockets,
    ...played,
    bytesPerPlay,
    rssMb,
    lost,
    ...compared,
  }),
);
process.exit(0);

async function comparedWith(limit: Yardstick) {
  const figures = limit.tally.figures();
  const rssMb = memoryOf([limit.pid]);
  await limit.close();
  return {
    yardstick: { ...figures, rssMb },
    share: Number((played.playsPerSecond / figures.playsPerSecond).toFixed(3)),
    cpuShare: Number((figures.cpuMsPerPlay.server / played.cpuMsPerPlay.server).toFixed(3)),
  };
}

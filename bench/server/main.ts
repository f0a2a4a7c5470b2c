import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBoardgameIo } from './boardgame-io.ts';
import { oneProcess, severalProcesses } from './hosts.ts';
import { measure, warmUp } from './measuring.ts';
import { memoryOf } from './processes.ts';
import { openTables } from './tables.ts';
import { openYardstick } from './yardstick.ts';

/**
 * `npm run -s bench:server -- --tables N --seconds S [--game G] [--against FOLDER]`: the real server on a temporary file, N tables of
 * random moves over real sockets from this process; and the same number of sockets echoing messages of the same size,
 * with a group-committed insert each and no game at all. The two are measured alternately, so that other load on the
 * machine affects both; the same without the inserts shows what sockets alone cost. A second yardstick is the server of boardgame.io with a game that only counts, in memory, under
 * the same load (`--no-boardgame-io` leaves it out). Prints a table and one JSON line: `share` is the server's rate
 * divided by the first yardstick's, `cpuShare` the yardstick's processor time per play divided by the server's, and
 * `timesBoardgameIo` how many plays the server makes in the processor time of one of boardgame.io's. With `--against
 * FOLDER` the server of another tree, with its packages, takes its turns as well: what a change brings can be measured
 * while the machine is busy. `ofAgainst` is the processor time of a play here divided by the one there.
 *
 * With `--processes P` the tables are served by P processes with PostgreSQL and Redis instead, and there is no
 * yardstick: one process, with a PostgreSQL and Redis of its own, takes turns with them, and `timesOne` says how many times as
 * many plays all of them make in the processor time that each has. The people of a table connect to the same process, as a
 * load balancer can arrange, or with `--apart` to different ones. With `--quota Q` each process gets Q of a core (Linux, as root), which leaves room on the same
 * machine for the services they need.
 */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '10' },
    game: { type: 'string', default: 'all' },
    processes: { type: 'string' },
    quota: { type: 'string' },
    apart: { type: 'boolean', default: false },
    against: { type: 'string' },
    'boardgame-io': { type: 'boolean', default: true },
  },
  allowNegative: true,
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

const open = (root?: string) =>
  processes === null ? oneProcess(root) : severalProcesses(processes, quota, root);
const host = await open();
const server = await openTables(host, tables, values.game, values.apart);
await warmUp(server, processes ?? 1);
const isCompared = processes === null;
const against = values.against
  ? await openTables(await open(resolve(values.against)), tables, values.game, values.apart)
  : null;
if (against) await warmUp(against, processes ?? 1);
const single =
  processes !== null && processes > 1
    ? await openTables(await severalProcesses(1, quota), tables, values.game, false)
    : null;
if (single) await warmUp(single);
const yardstick = isCompared ? await openYardstick(tables, server.sockets) : null;
const first = server.sample();
yardstick?.resize(first);
if (yardstick) await warmUp(yardstick);
const echo = isCompared ? await openYardstick(tables, server.sockets, { isDurable: false }) : null;
echo?.resize(first);
if (echo) await warmUp(echo);
const boardgameIo =
  isCompared && values['boardgame-io'] ? await openBoardgameIo(tables, server.sockets) : null;
if (boardgameIo) await warmUp(boardgameIo);
for (let turn = 0; turn < turns; turn++) {
  await measure(server, (seconds * 1000) / turns);
  const sizes = server.sample();
  yardstick?.resize(sizes);
  echo?.resize(sizes);
  for (const other of [against, single, yardstick, echo, boardgameIo])
    if (other) await measure(other, (seconds * 1000) / turns);
}
const rssMb = memoryOf(host.pids);
const played = server.tally.figures();
const limit = yardstick && { ...yardstick.tally.figures(), rssMb: memoryOf([yardstick.pid]) };
const sockets = echo?.tally.figures();
const other = boardgameIo && { ...boardgameIo.tally.figures(), bytesPerPlay: boardgameIo.bytesPerPlay() };
const there = against?.tally.figures();
const one = single?.tally.figures();
await Promise.all([
  yardstick?.close(),
  echo?.close(),
  boardgameIo?.close(),
  against?.close(),
  single?.close(),
]);
const { lost, bytesPerPlay } = await server.close();

row('', 'plays a second', 'processor ms a play', 'bytes a play, to all');
row('server', played.playsPerSecond, played.cpuMsPerPlay.server, bytesPerPlay);
if (there) row('server there', there.playsPerSecond, there.cpuMsPerPlay.server, '');
if (one) row('one process', one.playsPerSecond, one.cpuMsPerPlay.server, '');
if (limit) row('yardstick', limit.playsPerSecond, limit.cpuMsPerPlay.server, '');
if (sockets) row('sockets alone', sockets.playsPerSecond, sockets.cpuMsPerPlay.server, '');
if (other) row('boardgame.io', other.playsPerSecond, other.cpuMsPerPlay.server, other.bytesPerPlay);
console.log(
  JSON.stringify({
    ...(processes !== null && { processes, quota, apart: values.apart }),
    tables,
    sockets: server.sockets,
    ...played,
    bytesPerPlay,
    rssMb,
    lost,
    ...(there && { against: there, ofAgainst: ratio(played.cpuMsPerPlay.server, there.cpuMsPerPlay.server) }),
    ...(one && {
      one,
      timesOne: ratio((processes ?? 1) * one.cpuMsPerPlay.server, played.cpuMsPerPlay.server),
    }),
    ...(limit && {
      yardstick: limit,
      share: ratio(played.playsPerSecond, limit.playsPerSecond),
      cpuShare: ratio(limit.cpuMsPerPlay.server, played.cpuMsPerPlay.server),
    }),
    ...(sockets && { socketsAlone: sockets }),
    ...(other && {
      boardgameIo: other,
      timesBoardgameIo: ratio(other.cpuMsPerPlay.server, played.cpuMsPerPlay.server),
    }),
  }),
);
process.exit(0);

function row(...cells: readonly (string | number)[]): void {
  console.log(
    cells
      .map(cell => String(cell).padEnd(22))
      .join('')
      .trimEnd(),
  );
}

function ratio(one: number, other: number): number {
  return Number((one / other).toFixed(3));
}

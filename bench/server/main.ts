import { parseArgs } from 'node:util';
import { measure, memoryOf, warmUp } from './measuring.ts';
import { openTables } from './tables.ts';
import { openYardstick } from './yardstick.ts';

/**
 * `npm run -s bench:server -- --tables N --seconds S [--game G]`: the real server on a temporary file, N tables of
 * random moves over real sockets from this process; and the same number of sockets echoing messages of the same size with
 * a group-committed insert each and no game at all. The two are measured by turns, so that whatever else the machine does
 * meets both. Prints one JSON line: `share` is the server's rate by the yardstick's, `cpuShare` the yardstick's processor
 * time for a play by the server's.
 */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '10' },
    game: { type: 'string', default: 'all' },
  },
});
const tables = Number(values.tables);
const seconds = Number(values.seconds);
if (!Number.isInteger(tables) || tables < 1 || !(seconds > 0)) {
  console.error('--tables must be a whole number from 1 on, and --seconds a positive number');
  process.exit(2);
}
const TURN_MS = 5000;
const turns = Math.max(1, Math.round((seconds * 1000) / TURN_MS));

const server = await openTables(tables, values.game);
await warmUp(server);
const yardstick = await openYardstick(tables, server.sockets);
yardstick.resize(server.sample());
await warmUp(yardstick);
for (let turn = 0; turn < turns; turn++) {
  await measure(server, (seconds * 1000) / turns);
  yardstick.resize(server.sample());
  await measure(yardstick, (seconds * 1000) / turns);
}
const rssMb = memoryOf(server.pid);
const played = server.tally.figures();
const limit = yardstick.tally.figures();
const yardstickRssMb = memoryOf(yardstick.pid);
await yardstick.close();
const { lost, bytesPerPlay } = await server.close();
console.log(
  JSON.stringify({
    tables,
    sockets: server.sockets,
    ...played,
    bytesPerPlay,
    rssMb,
    lost,
    yardstick: { ...limit, rssMb: yardstickRssMb },
    share: Number((played.playsPerSecond / limit.playsPerSecond).toFixed(3)),
    cpuShare: Number((limit.cpuMsPerPlay / played.cpuMsPerPlay).toFixed(3)),
  }),
);
process.exit(0);

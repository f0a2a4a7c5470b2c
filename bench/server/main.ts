import { parseArgs } from 'node:util';
import { measureTables } from './tables.ts';
import { measureYardstick } from './yardstick.ts';

/**
 * `npm run -s bench:server -- --tables N --seconds S [--game G]`: the real server on a temporary file, N tables of
 * random moves over real sockets from this process; then, in the same run, the same number of sockets echoing
 * messages of the same size with a group-committed insert each and no game at all. Prints one JSON line.
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

const played = await measureTables(tables, seconds, values.game);
const { sample, ...shown } = played;
const yardstick = await measureYardstick(tables, played.sockets, seconds, sample);
console.log(
  JSON.stringify({
    ...shown,
    yardstick,
    share: Number((played.playsPerSecond / yardstick.playsPerSecond).toFixed(3)),
  }),
);
process.exit(0);

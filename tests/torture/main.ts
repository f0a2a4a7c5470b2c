import { parseArgs } from 'node:util';
import { torture } from './torture.ts';

/**
 * `npm run -s torture -- [--minutes N] [--seed N] [--tables N]`: a cluster of three and a single process are killed,
 * paused, cut off, flooded and run out of disk while people play. Exits with 1 if a promise was broken. The last line
 * is the summary as JSON.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string' },
    tables: { type: 'string', default: '6' },
  },
});
const minutes = Number(values.minutes);
const tables = Number(values.tables);
const seed = values.seed === undefined ? Math.floor(Date.now() / 1000) : Number(values.seed);
if (
  !(minutes > 0) ||
  !Number.isSafeInteger(seed) ||
  seed < 0 ||
  !Number.isSafeInteger(tables) ||
  tables < 1
) {
  console.error(
    '--minutes must be a positive number, --seed a whole number from 0 on, --tables one from 1 on',
  );
  process.exit(2);
}
console.log(`seed ${seed}, ${minutes} minutes, ${tables} tables`);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
const summary = await torture({ seed, minutes, tables, print: console.log, signal: stop.signal });
const { plays, events, deals, faults, violations } = summary;
console.log(`\n${plays} plays were acknowledged at ${summary.tables} tables in ${summary.minutes} minutes.`);
console.log(`${events} events of clubs were played to the end, and ${deals} lines of deals were taken.`);
for (const [kind, count] of Object.entries(faults).toSorted())
  console.log(`${String(count).padStart(6)} ${kind}`);
console.log(violations.length === 0 ? 'No promise was broken.' : `${violations.length} violations.`);
console.log(JSON.stringify(summary));
process.exit(violations.length === 0 ? 0 : 1);

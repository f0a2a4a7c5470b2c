import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Database from 'better-sqlite3';
import { MIGRATIONS } from '../../src/server/store/sqlite-schema.ts';

/**
 * `npm run -s bench:sqlite`: what it costs to append plays and to read matches with `better-sqlite3` and with `node:sqlite`, in
 * microseconds of processor time per row; the median of rounds in which they take turns. What comes of it is in
 * docs/decisions/better-sqlite3.md.
 */
const ROUNDS = 7;
const MATCHES = 50;
/** In each match; a commit has one row of each match. */
const ROWS = 120;
const READS = 200;

const APPEND = 'INSERT INTO log (match, number, kind, by, move, client, at) VALUES (?, ?, ?, ?, ?, ?, ?)';
const READ = 'SELECT * FROM log WHERE match = ? ORDER BY number';

const DRIVERS = {
  'better-sqlite3': (file: string) => new Database(file),
  'node:sqlite': (file: string) => new DatabaseSync(file),
};
type Driver = keyof typeof DRIVERS;

const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-sqlite-'));
const names: readonly Driver[] = ['better-sqlite3', 'node:sqlite'];
const costs = new Map(names.map(name => [name, { append: [0], read: [0] }]));
for (let round = 0; round <= ROUNDS; round++) {
  for (const name of names) {
    const db = DRIVERS[name](join(folder, `${name.replace(':', '-')}-${round}`));
    // The disk is the same for both.
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; ${MIGRATIONS[0]}`);
    const append = db.prepare(APPEND);
    const appended = microseconds(() => {
      for (let number = 0; number < ROWS; number++) {
        db.exec('BEGIN');
        for (let match = 0; match < MATCHES; match++)
          append.run(
            `match-${match}`,
            number,
            'play',
            match % 4,
            'a1-b2',
            `client-${number}`,
            1.7e12 + number,
          );
        db.exec('COMMIT');
      }
    });
    const read = db.prepare(READ);
    let rows = 0;
    const seen = microseconds(() => {
      for (let match = 0; match < READS; match++) rows += read.all(`match-${match % MATCHES}`).length;
    });
    if (rows !== READS * ROWS) throw new Error('rows are missing');
    db.close();
    // The first round is for warming up.
    if (round === 0) costs.set(name, { append: [], read: [] });
    else {
      costs.get(name)?.append.push(appended / (ROWS * MATCHES));
      costs.get(name)?.read.push(seen / rows);
    }
  }
}
rmSync(folder, { recursive: true });
for (const [name, { append, read }] of costs)
  console.log(
    `${name.padEnd(15)} append ${median(append).toFixed(2)} µs per row, read ${median(read).toFixed(2)} µs per row`,
  );

function microseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { fillWithTables, LISTINGS } from '../../src/server/store/listing.testing.ts';
import { SqliteFile } from '../../src/server/store/sqlite-file.ts';

/**
 * `npm run -s bench:lists`: what each list costs with ten thousand and with a million tables in an SQLite file, in
 * microseconds of processor time, and the ratio of the two. Prints a line for each, and everything as JSON.
 */
const SIZES = [10_000, 1_000_000];
const TIMES = 300;

const figures: Record<string, number[]> = {};
for (const size of SIZES) {
  const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-lists-'));
  const path = join(folder, 'lists.sqlite');
  new SqliteFile(path).close();
  const db = new Database(path);
  for (const sql of fillWithTables('SQLite', size)) db.exec(sql);
  for (const { name, listing } of LISTINGS) {
    const statement = db.prepare<unknown[]>(listing.sql);
    for (let time = 0; time < TIMES / 10; time++) statement.all(...listing.values);
    const before = process.cpuUsage();
    for (let time = 0; time < TIMES; time++) statement.all(...listing.values);
    const { user, system } = process.cpuUsage(before);
    figures[name] = [...(figures[name] ?? []), Math.round((user + system) / TIMES)];
  }
  db.close();
  rmSync(folder, { recursive: true });
}
for (const [name, [few, many]] of Object.entries(figures)) {
  console.log(`${name.padEnd(48)} ${few} → ${many} µs, ${(many / few).toFixed(2)} times`);
}
console.log(JSON.stringify({ sizes: SIZES, figures }));

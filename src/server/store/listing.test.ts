import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillWithTables, LISTINGS } from './listing.testing.ts';
import { SqliteFile } from './sqlite-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-listing-'));
let db: Database.Database;

beforeAll(() => {
  const path = join(folder, 'test.sqlite');
  new SqliteFile(path).close();
  db = new Database(path);
  for (const sql of fillWithTables('SQLite')) db.exec(sql);
});
afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

test.each(LISTINGS)('among 100,000 open tables, SQLite reads $name from an index', ({ listing, index }) => {
  const plan = db
    .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${listing.sql}`)
    .all(...listing.values)
    .map(({ detail }) => detail);
  const read = plan.filter(detail => /^(SEARCH|SCAN) (t|tables)\b/.test(detail));
  for (const detail of read) expect(detail).toMatch(/^SEARCH .* USING .*INDEX/);
  expect(read.join('\n')).toContain(` ${index} `);
  // Only what the parts have found is sorted; no part is sorted while it is read.
  const sorted = plan.findIndex(detail => detail.startsWith('USE TEMP B-TREE'));
  if (sorted >= 0) expect(plan.slice(sorted + 1).filter(detail => !detail.startsWith('USE'))).toEqual([]);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Row } from '../../engine/runner.ts';
import { SqliteFile } from '../store/sqlite-file.ts';
import { type Backup, backUp } from './sqlite-backup.ts';

let folder: string;
let from: string;
let to: string;
let file: SqliteFile;

/** Enough rows for several steps. */
const ROWS = 10_000;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quattro-mura-backup-'));
  from = join(folder, 'from.sqlite');
  to = join(folder, 'copy.sqlite');
  file = new SqliteFile(from);
  file.together(ROWS, number => file.append('old', [row(number)]));
});
afterEach(() => {
  file.close();
  rmSync(folder, { recursive: true });
});

function row(number: number): Row {
  return { number, kind: 'play', by: 0, move: 'x'.repeat(800), client: `c${number}`, at: 0 };
}

function backingUp(more: Partial<Backup> = {}) {
  return backUp({ from, to, mayReplace: false, onProgress: () => {}, isStopped: () => false, ...more });
}

function lines(path: string): unknown {
  const db = new Database(path, { readonly: true });
  const found = db.prepare('SELECT match, count(*) AS lines FROM log GROUP BY match').all();
  db.close();
  return found;
}

test('a copy has the data of the moment it began, and finishes although others write between all its steps', async () => {
  const told: number[] = [];
  const counts = await backingUp({
    onProgress(done, all) {
      file.append('new', [row(told.length)]);
      told.push(done / all);
    },
  });
  expect(counts).toContainEqual({ table: 'log', lines: ROWS });
  expect(told.length).toBeGreaterThan(5);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.at(-1)).toBe(1);
  expect(file.rows('new', 0)).toHaveLength(told.length);
  expect(statSync(to).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter(name => name.startsWith('copy'))).toEqual(['copy.sqlite']);
  expect(lines(to)).toEqual([{ match: 'old', lines: ROWS }]);
});

test('an existing file is replaced only on request, and the server’s own file never', async () => {
  writeFileSync(to, 'something dear');
  await expect(backingUp()).rejects.toThrow('there is already a file');
  expect(readFileSync(to, 'utf8')).toBe('something dear');
  await backingUp({ mayReplace: true });
  expect(lines(to)).toEqual([{ match: 'old', lines: ROWS }]);
  await expect(backingUp({ to: from, mayReplace: true })).rejects.toThrow('is the file of the server itself');
  writeFileSync(`${to}-wal`, 'newer');
  await expect(backingUp({ mayReplace: true })).rejects.toThrow('is in use');
});

test('a copy that fails, is stopped or arrives damaged leaves nothing behind', async () => {
  const before = readdirSync(folder);
  await expect(backingUp({ from: join(folder, 'none') })).rejects.toThrow('there is no file');
  await expect(backingUp({ to: join(folder, 'no', 'folder') })).rejects.toThrow('ENOENT');
  let steps = 0;
  await expect(backingUp({ isStopped: () => steps++ > 2 })).rejects.toThrow('stopped before it was done');
  expect(readdirSync(folder)).toEqual(before);

  const text = join(folder, 'text');
  writeFileSync(text, 'this is no database, however long it may be'.repeat(100));
  await expect(backingUp({ from: text })).rejects.toThrow('cannot be copied');
  rmSync(text);

  const damaged = join(folder, 'damaged');
  file.close();
  const bytes = readFileSync(from);
  file = new SqliteFile(from);
  bytes.fill(7, 8192 * 10, 8192 * 20);
  writeFileSync(damaged, bytes);
  await expect(backingUp({ from: damaged })).rejects.toThrow(/damaged|malformed/);
  expect(readdirSync(folder).filter(name => name.startsWith('copy'))).toEqual([]);
});

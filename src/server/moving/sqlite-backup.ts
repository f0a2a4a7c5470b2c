import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { CannotMove, type Progress } from './moving.ts';

/** Pages copied before yielding to other work: a mebibyte. */
const PAGES_AT_ONCE = 256;

/** The number of lines of a table in the copy. */
export interface Count {
  readonly table: string;
  readonly lines: number;
}

export interface Backup {
  /** The SQLite file, which may be in use. */
  readonly from: string;
  readonly to: string;
  /** Whether an existing file at `to` may be replaced. */
  readonly mayReplace: boolean;
  readonly onProgress: Progress;
  /** Asked between steps whether to stop. */
  readonly isStopped: () => boolean;
}

/**
 * Takes a snapshot of the SQLite file while others write to it; they never wait. The copy gets its name only
 * when it is complete and checked.
 */
export async function backUp({ from, to, mayReplace, onProgress, isStopped }: Backup): Promise<Count[]> {
  if (!existsSync(from)) throw new CannotMove(`there is no file ${from}: DATA says where the server has it`);
  mustBeFree(from, to, mayReplace);
  const part = `${to}.${process.pid}.part`;
  try {
    // Created first with its permissions, so that nobody else can ever read it.
    closeSync(openSync(part, 'wx', 0o600));
    const counts = await copy(from, part, onProgress, isStopped);
    check(part, counts);
    mustBeFree(from, to, mayReplace);
    renameSync(part, to);
    makeDurable(dirname(to));
    return counts;
  } catch (error) {
    for (const beside of ['', '-journal', '-wal', '-shm']) rmSync(`${part}${beside}`, { force: true });
    if (!(error instanceof Database.SqliteError)) throw error;
    throw new CannotMove(`${from} cannot be copied to ${to}: ${error.message}`, { cause: error });
  }
}

function mustBeFree(from: string, to: string, mayReplace: boolean): void {
  const there = statSync(to, { throwIfNoEntry: false });
  const { dev, ino } = statSync(from);
  if (there?.dev === dev && there.ino === ino) throw new CannotMove(`${to} is the file of the server itself`);
  if (there && !mayReplace) throw new CannotMove(`there is already a file ${to}; --force replaces it`);
  // SQLite would take that file for the newest part of the file with this name.
  const log = statSync(`${to}-wal`, { throwIfNoEntry: false });
  if (log && log.size > 0)
    throw new CannotMove(`${to} is in use, or was when something died: ${to}-wal is there`);
}

async function copy(
  from: string,
  to: string,
  onProgress: Progress,
  isStopped: () => boolean,
): Promise<Count[]> {
  const db = new Database(from, { readonly: true, fileMustExist: true });
  try {
    db.pragma('busy_timeout = 5000');
    // Outside a transaction the copy would start over after every write, and under load never finish.
    db.exec('BEGIN');
    const counts = countsIn(db);
    const { totalPages } = await db.backup(to, {
      progress({ totalPages, remainingPages }) {
        if (isStopped()) throw new CannotMove('stopped before it was done');
        onProgress(totalPages - remainingPages, totalPages);
        return PAGES_AT_ONCE;
      },
    });
    onProgress(totalPages, totalPages);
    return counts;
  } finally {
    db.close();
  }
}

function check(file: string, expected: readonly Count[]): void {
  // Opened for writing, so that it removes its -wal and -shm when it closes.
  const db = new Database(file, { fileMustExist: true });
  try {
    const found = db.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new CannotMove(`the copy is damaged, and so may be the file: ${String(found)}`);
    const counts = countsIn(db);
    const wrong = expected.find(({ table, lines }, index) => {
      const there = counts.at(index);
      return there?.table !== table || there.lines !== lines;
    });
    if (wrong) throw new CannotMove(`${wrong.table} is not whole in the copy`);
  } finally {
    db.close();
  }
}

/** The tables are looked up, as the file may be of another version than this program. */
function countsIn(db: Database.Database): Count[] {
  const tables = db
    .prepare<[], { name: string }>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name`,
    )
    .all();
  return tables.map(({ name }) => {
    const counted = db.prepare<[], { lines: number }>(`SELECT count(*) AS lines FROM "${name}"`).get();
    return { table: name, lines: counted?.lines ?? 0 };
  });
}

/** A new name survives a power failure only once its folder is on the disk. */
function makeDurable(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

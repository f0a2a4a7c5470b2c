import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';

/**
 * Locks the SQLite file for this process until it is released or the process ends in any way. It is an operating-system
 * lock on a file beside it, so a leftover file does no harm. Others may still read the SQLite file, to back it up.
 * Throws if another process has the lock.
 */
export function lockFor(path: string): { release(): void } {
  // By its real path, under which every process knows it.
  const folder = realpathSync(dirname(path));
  const real = existsSync(path) ? realpathSync(path) : join(folder, basename(path));
  const lock = new Database(`${real}-lock`, { timeout: 0 });
  try {
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY')) throw error;
    throw new Error('another process serves this file already; one file is for one server', { cause: error });
  }
  return { release: () => lock.close() };
}

import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';

/**
 * Takes the SQLite file for this process alone, until it lets go or ends, however it ends: the lock is the system's, on a
 * file beside it, and not that this file is there. Others may still read the file, to back it up. Throws if another
 * process has it.
 */
export function lockFor(path: string): { release(): void } {
  // By its real name, under which every process knows it.
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

import Database from 'better-sqlite3';
import { SqliteFile } from '../store/sqlite-file.ts';
import { lockFor } from '../store/sqlite-lock.ts';
import {
  AT_ONCE,
  fromStored,
  type Line,
  SETTLE,
  type StoredCell,
  type Table,
  toStored,
  type Vault,
} from './vault.ts';

/**
 * The SQLite file. It can be read while a server uses it, as it was at the beginning. To add to it, it must not be in
 * use.
 */
export function openSqliteVault(path: string, use: 'read' | 'add'): Vault {
  const lock = use === 'add' ? lockFor(path) : null;
  if (use === 'add') new SqliteFile(path).close();
  const db = new Database(path, { readonly: use === 'read', fileMustExist: true });
  db.pragma('busy_timeout = 5000');
  db.pragma('foreign_keys = ON');
  db.exec(use === 'read' ? 'BEGIN' : 'BEGIN IMMEDIATE');
  return new SqliteVault(db, () => lock?.release());
}

class SqliteVault implements Vault {
  readonly #db: Database.Database;
  readonly #onClosed: () => void;

  constructor(db: Database.Database, onClosed: () => void) {
    this.#db = db;
    this.#onClosed = onClosed;
  }

  async count({ name }: Table): Promise<number> {
    const found = this.#db.prepare<[], { count: number }>(`SELECT count(*) AS count FROM ${name}`).get();
    return found?.count ?? 0;
  }

  async *read({ name, columns, order }: Table): AsyncGenerator<readonly Line[]> {
    const sql = `SELECT ${columns.join(', ')} FROM ${name} ORDER BY ${order}`;
    let lines: Line[] = [];
    for (const line of this.#db.prepare<[], readonly StoredCell[]>(sql).raw().iterate()) {
      lines.push(fromStored(line));
      if (lines.length < AT_ONCE) continue;
      yield lines;
      lines = [];
    }
    if (lines.length > 0) yield lines;
  }

  async add(table: Table, lines: readonly Line[]): Promise<void> {
    const { name, columns } = table;
    const marks = columns.map(() => '?').join(', ');
    const insert = this.#db.prepare(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (${marks})`);
    for (const line of lines) insert.run(...toStored(table, line));
  }

  async settle(): Promise<void> {
    this.#db.exec(SETTLE);
  }

  async keep(): Promise<void> {
    this.#db.exec('COMMIT');
  }

  async close(): Promise<void> {
    this.#db.close();
    this.#onClosed();
  }
}

import type { Client } from 'pg';
import { lineTo } from '../store/postgres.ts';
import { migrate } from '../store/postgres-migrate.ts';
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

/** PostgreSQL, in one transaction that sees the data as it was at the beginning. */
export async function openPostgresVault(url: string): Promise<Vault> {
  await migrate(url);
  const line = lineTo(url);
  await line.connect();
  await line.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  return new PostgresVault(line);
}

class PostgresVault implements Vault {
  readonly #line: Client;

  constructor(line: Client) {
    this.#line = line;
  }

  async count({ name }: Table): Promise<number> {
    const { rows } = await this.#line.query<{ count: number }>(`SELECT count(*) AS count FROM ${name}`);
    return rows[0].count;
  }

  async *read({ name, columns, order }: Table): AsyncGenerator<readonly Line[]> {
    const sql = `SELECT ${columns.join(', ')} FROM ${name} ORDER BY ${order}`;
    await this.#line.query(`DECLARE lines NO SCROLL CURSOR FOR ${sql}`);
    for (;;) {
      const { rows } = await this.#line.query<StoredCell[]>({
        text: `FETCH ${AT_ONCE} FROM lines`,
        rowMode: 'array',
      });
      if (rows.length > 0) yield rows.map(fromStored);
      if (rows.length < AT_ONCE) break;
    }
    await this.#line.query('CLOSE lines');
  }

  async add(table: Table, lines: readonly Line[]): Promise<void> {
    const { name, columns } = table;
    const rows = lines.map(
      (_, row) => `(${columns.map((_, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
    );
    await this.#line.query(
      `INSERT INTO ${name} (${columns.join(', ')}) VALUES ${rows.join(', ')}`,
      lines.flatMap(line => toStored(table, line)),
    );
  }

  async settle(): Promise<void> {
    await this.#line.query(SETTLE);
  }

  async keep(): Promise<void> {
    await this.#line.query('COMMIT');
  }

  async close(): Promise<void> {
    await this.#line.end();
  }
}

import pg from 'pg';
import { lineTo } from './postgres.ts';
import { MIGRATIONS } from './postgres-schema.ts';

/** An arbitrary number that all our processes agree on, and that nobody else in the database is likely to use. */
const LOCK = 0x6d757261;

export interface Migrated {
  readonly from: number;
  readonly to: number;
}

/**
 * Migrates the database to this version. Any number of processes may call this at once: one does the work,
 * the others wait. A database of a later version stays as it is: steps only add, so this program can use it.
 */
export async function migrate(url: string): Promise<Migrated> {
  const line = lineTo(url);
  await line.connect();
  try {
    const from = await versionOf(line);
    if (from >= MIGRATIONS.length) return { from, to: from };
    await line.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await line.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    for (let next = await versionOf(line); next < MIGRATIONS.length; next++) {
      await line.query('BEGIN');
      await line.query(MIGRATIONS[next]);
      await line.query('DELETE FROM schema_version');
      await line.query('INSERT INTO schema_version (version) VALUES ($1)', [next + 1]);
      await line.query('COMMIT');
    }
    return { from, to: MIGRATIONS.length };
  } finally {
    // The lock ends with the connection.
    await line.end();
  }
}

/** 0 for a database that has nothing of ours. */
async function versionOf(line: pg.Client): Promise<number> {
  try {
    const { rows } = await line.query<{ version: number }>('SELECT version FROM schema_version');
    return rows[0]?.version ?? 0;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === NO_SUCH_TABLE) return 0;
    throw error;
  }
}

const NO_SUCH_TABLE = '42P01';

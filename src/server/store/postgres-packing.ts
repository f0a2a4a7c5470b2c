import type { ClientBase } from 'pg';
import { isPackedAsSoon } from './packed.ts';
import type { Postgres } from './postgres.ts';
import { rowOf } from './postgres-log.ts';
import {
  type LogLine,
  PACKING,
  type Packed,
  type Store,
  type ToPack,
  type ToPackWanted,
  toPackOf,
} from './store.ts';

/** Skips rows that others are taking at the same moment, so nobody waits for anybody. */
const TAKE = `
  UPDATE packing SET taken_until = $3 WHERE match IN (
    SELECT match FROM packing WHERE step = $1 AND ended_at < $5 AND taken_until <= $2
    ORDER BY ended_at LIMIT $4 FOR UPDATE SKIP LOCKED
  ) RETURNING match, step`;

const ADD = `
  WITH added AS (
    INSERT INTO packed (match, length, bytes) VALUES ($1, $2, decode($3, 'base64')) ON CONFLICT DO NOTHING
  )
  UPDATE packing SET step = $4, taken_until = $5 WHERE match = $1`;

const ROWS = `
  SELECT number, kind, by, move, client, at FROM log WHERE match = $1 AND number < $2 ORDER BY number`;

type PackingMethods = 'takeToPack' | 'addPacked' | 'clearRows' | 'leaveUnpacked';

/**
 * Finished matches leave the log in two steps, further apart than any statement can take: first the packed
 * record is added beside the rows, then the rows go. So an append can never miss both.
 */
export class PostgresPacking implements Pick<Store, PackingMethods> {
  readonly #postgres: Postgres;

  constructor(postgres: Postgres) {
    this.#postgres = postgres;
  }

  async takeToPack({ now, until, endedBefore, most }: ToPackWanted): Promise<readonly ToPack[]> {
    const take = async (step: number, most: number) => {
      const { rows } = await this.#postgres.persist(() =>
        this.#postgres.ask<{ match: string; step: number }>(TAKE, [step, now, until, most, endedBefore]),
      );
      return rows.map(toPackOf);
    };
    const cleared = await take(PACKING.CLEAR, most);
    return cleared.length < most
      ? [...cleared, ...(await take(PACKING.PACK, most - cleared.length))]
      : cleared;
  }

  async addPacked({ match, length, bytes }: Packed, clearAt: number): Promise<void> {
    const text = Buffer.from(bytes).toString('base64');
    await this.#postgres.persist(() =>
      this.#postgres.ask(ADD, [match, length, text, PACKING.CLEAR, clearAt]),
    );
  }

  clearRows(match: string): Promise<boolean> {
    return this.#postgres.persist(() => this.#postgres.together(line => clear(line, match)));
  }

  async leaveUnpacked(match: string): Promise<void> {
    await this.#postgres.persist(() =>
      this.#postgres.ask('UPDATE packing SET step = $2 WHERE match = $1', [match, PACKING.LEAVE]),
    );
  }
}

async function clear(line: ClientBase, match: string): Promise<boolean> {
  const found = await line.query<Packed>('SELECT match, length, bytes FROM packed WHERE match = $1', [match]);
  const packed = found.rows.at(0);
  const { rows: lines } = await line.query<LogLine>(ROWS, [match, packed?.length ?? 0]);
  // If no rows are left, this was done before.
  if (!packed || (lines.length > 0 && !(await isPackedAsSoon(packed, lines.map(rowOf))))) {
    // Only if all of the rows are there.
    if (lines.length === packed?.length) await line.query('DELETE FROM packed WHERE match = $1', [match]);
    await line.query('UPDATE packing SET step = $2 WHERE match = $1', [match, PACKING.LEAVE]);
    return false;
  }
  await line.query('DELETE FROM log WHERE match = $1 AND number < $2', [match, packed.length]);
  await line.query('DELETE FROM packing WHERE match = $1', [match]);
  return true;
}

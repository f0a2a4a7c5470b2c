import { actorOf, byOf } from '../../engine/by.ts';
import type { Row } from '../../engine/runner.ts';
import { type Append, Appends, type Outcome } from './appends.ts';
import { isSameRow, unpack } from './packed.ts';
import { isPassing, type Postgres } from './postgres.ts';
import type { LogLine, Store } from './store.ts';

/**
 * One statement for any number of matches. The key decides about the first row of each: the second process
 * waits for the first to commit and then adds nothing. The process that gets the first row gets the rest,
 * because nobody may add those before the first is there. The order keeps two groups from waiting for each
 * other. Packed rows count as if they were there.
 */
const APPEND = `
  WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bool[], $4::text[], $5::int[], $6::text[], $7::text[], $8::bigint[])
      AS row (match, number, is_first, kind, by, move, client, at)
  ), begun AS (
    INSERT INTO log (match, number, kind, by, move, client, at)
    SELECT match, number, kind, by, move, client, at FROM wanted LEFT JOIN packed USING (match)
    WHERE is_first AND number >= coalesce(length, 0) AND (number = coalesce(length, 0) OR (
      SELECT true FROM log WHERE log.match = wanted.match AND log.number = wanted.number - 1
    ))
    ORDER BY match COLLATE "C"
    ON CONFLICT DO NOTHING
    RETURNING match
  ), rest AS (
    INSERT INTO log (match, number, kind, by, move, client, at)
    SELECT match, number, kind, by, move, client, at FROM wanted
    WHERE NOT is_first AND match IN (SELECT match FROM begun)
  )
  SELECT match FROM begun`;

/** The rows in the log and, before them, the packed ones, if any, as one snapshot. */
const ROWS = `
  SELECT number, kind, by, move, client, at, NULL::int AS length, NULL::bytea AS bytes
  FROM log WHERE match = $1 AND number >= $2
  UNION ALL
  SELECT -1, '', 0, '', '', 0, length, bytes FROM packed WHERE match = $1 AND length > $2
  ORDER BY number`;

type Line = LogLine & { readonly length: number | null; readonly bytes: Uint8Array | null };

/** The log in PostgreSQL. Commits in groups, and finds out what became of a commit whose answer was lost. */
export class PostgresLog implements Pick<Store, 'append' | 'rows'> {
  readonly #postgres: Postgres;
  readonly #appends = new Appends(group => this.#write(group));

  constructor(postgres: Postgres) {
    this.#postgres = postgres;
  }

  async append(match: string, rows: readonly Row[]): Promise<'added' | 'lost'> {
    return rows.length === 0 ? 'lost' : this.#postgres.await(this.#appends.add(match, rows));
  }

  rows(match: string, from: number): Promise<readonly Row[]> {
    return this.#postgres.persist(() => this.#read(match, from));
  }

  async #write(group: readonly Append[]): Promise<readonly Outcome[]> {
    try {
      return await this.#postgres.persist(isAgain => this.#insert(group, isAgain));
    } catch (failed) {
      // If the database refuses something, one append is at fault: the others are committed without it.
      if (group.length === 1 || isPassing(failed)) return group.map(() => ({ failed }));
      const apart = await Promise.all(group.map(one => this.#write([one])));
      return apart.flat();
    }
  }

  /**
   * Inserts rows. If the connection broke, they are inserted again, and the key tells what became of the first try:
   * while that is still running, the key waits for it; if it succeeded, the same row is already there.
   */
  async #insert(group: readonly Append[], isAgain: boolean): Promise<readonly Outcome[]> {
    const lines = group.flatMap(({ match, rows }) =>
      rows.map((row, index) => ({ ...row, match, isFirst: index === 0 })),
    );
    const { rows } = await this.#postgres.ask<{ match: string }>(APPEND, [
      lines.map(({ match }) => match),
      lines.map(({ number }) => number),
      lines.map(({ isFirst }) => isFirst),
      lines.map(({ kind }) => kind),
      lines.map(({ by }) => actorOf(by)),
      lines.map(({ move }) => move),
      lines.map(({ client }) => client),
      lines.map(({ at }) => at),
    ]);
    const added = new Set(rows.map(({ match }) => match));
    return Promise.all(
      group.map(async (one): Promise<Outcome> => {
        if (added.has(one.match) || (isAgain && (await this.#isThere(one)))) return 'added';
        return 'lost';
      }),
    );
  }

  async #isThere({ match, rows: wanted }: Append): Promise<boolean> {
    const rows = await this.#read(match, wanted[0].number);
    return wanted.every((row, index) => {
      const there = rows.at(index);
      return there !== undefined && isSameRow(there, row);
    });
  }

  async #read(match: string, from: number): Promise<readonly Row[]> {
    const { rows: lines } = await this.#postgres.ask<Line>(ROWS, [match, from]);
    const packed = lines[0]?.bytes ? lines.shift() : undefined;
    const rows = lines.map(rowOf);
    if (!packed?.bytes || rows[0]?.number === from) return rows;
    const unpacked = await unpack(packed.bytes);
    return [...unpacked.slice(from), ...rows.filter(({ number }) => number >= unpacked.length)];
  }
}

export function rowOf({ number, kind, by, move, client, at }: LogLine): Row {
  return { number, kind, by: byOf(by), move, client, at };
}

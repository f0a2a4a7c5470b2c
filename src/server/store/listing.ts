import type { Played } from '../../engine/explorer/explored.ts';
import type { RoundWanted, TableLink, TablePlace, TablesWanted } from './store.ts';

/** A statement and its values, for both stores: `?` stands for a value, which PostgreSQL calls `$1`, `$2` and so on. */
export interface Listing {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/** The columns of a listed deal result, in both stores. */
export const DEALT = 'deal, player, at, score, lead';

/** What is listed of what was played at a place, in both stores. */
export const EXPLORED = 'move, times, wins, score, matches';
export type ExploredLine = Omit<Played, 'matches'> & { readonly matches: string };

export function exploredOf({ matches, ...line }: ExploredLine): Played {
  return { ...line, matches: matches.split(' ') };
}

/** The newest tables with some statuses: each status is read from an index, and only what was read is sorted. */
export function tablesListing(wanted: TablesWanted): Listing {
  const parts = wanted.status.map(status => newestOf(status, wanted));
  const sql = `SELECT t.doc FROM (${parts.map(part => `SELECT * FROM (${part.sql}) part`).join(' UNION ALL ')}) found
    JOIN tables t ON t.id = found.id ORDER BY found.made_at DESC LIMIT ?`;
  return { sql, values: [...parts.flatMap(({ values }) => values), wanted.most] };
}

function newestOf(status: string, { onlyPublic, player, game, before, most }: TablesWanted): Listing {
  const from =
    player === undefined
      ? { sql: 'SELECT t.id AS id, t.made_at AS made_at FROM tables t WHERE t.status = ?', values: [status] }
      : {
          sql: 'SELECT t.tbl AS id, t.made_at AS made_at FROM sitting t WHERE t.player = ? AND t.status = ?',
          values: [player, status],
        };
  const where: string[] = [];
  const values: (string | number)[] = [...from.values];
  if (game !== undefined) {
    where.push(' AND t.game = ?');
    values.push(game);
  }
  if (onlyPublic) where.push(' AND t.is_public = 1');
  if (before !== undefined) {
    where.push(' AND t.made_at < ?');
    values.push(before);
  }
  return { sql: `${from.sql}${where.join('')} ORDER BY t.made_at DESC LIMIT ?`, values: [...values, most] };
}

export function roundListing(after: TablePlace | null, { status, before, most }: RoundWanted): Listing {
  const where = ['status = ?'];
  const values: (string | number)[] = [status];
  if (after) {
    where.push('(made_at, id) > (?, ?)');
    values.push(after.madeAt, after.id);
  }
  if (before !== undefined) {
    where.push('made_at < ?');
    values.push(before);
  }
  const sql = `SELECT doc FROM tables WHERE ${where.join(' AND ')} ORDER BY made_at, id LIMIT ?`;
  return { sql, values: [...values, most] };
}

/** What one needs to look on at a table, as databases have it. */
export type WrittenLink = Omit<TableLink, 'seats'> & { readonly seats: string | null };

export function linkOf({ seats, ...link }: WrittenLink): TableLink {
  return { ...link, seats: seats === null ? null : JSON.parse(seats) };
}

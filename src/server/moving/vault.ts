/** Everything a store keeps, to move to another store: both have the same tables with the same columns. */

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** The column that holds bytes, if there is one; here they are in base64. */
  readonly bytes?: string;
  /** The same order in every store: texts are sorted by their bytes. Rows that other rows refer to come first. */
  readonly order: string;
}

/** Tables that others refer to come first. */
export const TABLES: readonly Table[] = [
  {
    name: 'players',
    columns: ['id', 'name', 'is_name_hidden', 'owner', 'made_at', 'leave', 'scopes'],
    order: 'owner IS NOT NULL, id',
  },
  { name: 'secrets', columns: ['hash', 'player', 'kind', 'made_at'], order: 'hash' },
  {
    name: 'passkeys',
    columns: ['id', 'player', 'public_key', 'counter', 'made_at', 'used_at'],
    order: 'id',
  },
  { name: 'challenges', columns: ['id', 'player', 'challenge', 'until'], order: 'id' },
  {
    name: 'tables',
    columns: ['id', 'version', 'status', 'is_public', 'game', 'made_at', 'doc'],
    order: 'id',
  },
  { name: 'sitting', columns: ['player', 'tbl'], order: 'player, tbl' },
  {
    name: 'log',
    columns: ['match', 'number', 'kind', 'by', 'move', 'client', 'at'],
    order: 'match, number',
  },
  { name: 'packed', columns: ['match', 'length', 'bytes'], bytes: 'bytes', order: 'match' },
  {
    name: 'ratings',
    columns: ['player', 'game', 'mu', 'sigma', 'rating', 'matches', 'is_known'],
    order: 'player, game',
  },
  { name: 'history', columns: ['player', 'tbl', 'game', 'rating', 'at'], order: 'player, tbl' },
  { name: 'rated', columns: ['tbl'], order: 'tbl' },
  {
    name: 'subscriptions',
    columns: ['endpoint', 'player', 'p256dh', 'auth', 'language', 'made_at'],
    order: 'endpoint',
  },
  { name: 'wishes', columns: ['player', 'doc'], order: 'player' },
  {
    name: 'calls',
    columns: ['player', 'tbl', 'kind', 'id', 'due_at', 'tries', 'taken_until'],
    order: 'player, tbl',
  },
  { name: 'played', columns: ['player', 'source', 'at', 'doc'], order: 'player, source' },
  { name: 'standing', columns: ['player', 'tbl', 'doc'], order: 'tbl, player' },
  {
    name: 'searches',
    columns: ['player', 'doc', 'since', 'until', 'found', 'found_at'],
    order: 'player',
  },
  { name: 'blocks', columns: ['player', 'other', 'at'], order: 'player, other' },
  { name: 'follows', columns: ['player', 'other', 'at'], order: 'player, other' },
  { name: 'claims', columns: ['looks', 'player'], order: 'looks' },
  { name: 'clubs', columns: ['id', 'version', 'made_at', 'doc'], order: 'id' },
  { name: 'members', columns: ['club', 'player', 'role', 'at'], order: 'club, player' },
  { name: 'club_tables', columns: ['club', 'tbl', 'made_at'], order: 'club, tbl' },
  {
    name: 'events',
    columns: ['id', 'version', 'club', 'is_over', 'made_at', 'due_at', 'doc'],
    order: 'id',
  },
  { name: 'entering', columns: ['player', 'event'], order: 'player, event' },
  {
    name: 'deals',
    columns: ['deal', 'player', 'at', 'score', 'lead', 'plays'],
    order: 'deal, player',
  },
  { name: 'kept', columns: ['name', 'value'], order: 'name' },
  { name: 'reports', columns: ['player', 'name', 'by', 'at'], order: 'player, name, by' },
];

type Cell = string | number | null;
export type Line = readonly Cell[];

/** A snapshot of a store; additions are permanent only once they are kept. */
export interface Vault {
  count(table: Table): Promise<number>;
  /** All lines of a table in its order, some at a time. */
  read(table: Table): AsyncIterable<readonly Line[]>;
  add(table: Table, lines: readonly Line[]): Promise<void>;
  /** Called once everything is there: matches that were packed need not be packed again. */
  settle(): Promise<void>;
  keep(): Promise<void>;
  /** Additions that were not kept are undone. */
  close(): Promise<void>;
}

/** What `settle` does. The queue for packing is derived from the tables, and at first holds all of them. */
export const SETTLE = `DELETE FROM packing
  WHERE EXISTS (SELECT 1 FROM packed WHERE packed.match = packing.match)
  AND NOT EXISTS (SELECT 1 FROM log WHERE log.match = packing.match)`;

export type StoredCell = Cell | Uint8Array;

export function fromStored(line: readonly StoredCell[]): Line {
  return line.map(cell => (cell instanceof Uint8Array ? Buffer.from(cell).toString('base64') : cell));
}

export function toStored({ columns, bytes }: Table, line: Line): readonly StoredCell[] {
  return line.map((cell, index) =>
    columns[index] === bytes && typeof cell === 'string' ? Buffer.from(cell, 'base64') : cell,
  );
}

/** How many lines are read or added at once. */
export const AT_ONCE = 500;

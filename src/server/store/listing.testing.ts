import { type Listing, roundListing, tablesListing } from './listing.ts';

/** For the tests of both stores: a store full of tables, and everything that is listed from it. */

const MANY = 100_000;

export const LISTINGS: readonly {
  readonly name: string;
  readonly listing: Listing;
  /** The index of the SQLite file; in PostgreSQL, those that list public tables have other names. */
  readonly index: string;
}[] = [
  {
    name: 'open tables',
    listing: tablesListing({ status: ['open'], onlyPublic: true, most: 50 }),
    index: 'tables_listed',
  },
  {
    name: 'open tables before a moment',
    listing: tablesListing({ status: ['open'], onlyPublic: true, before: 5000, most: 50 }),
    index: 'tables_listed',
  },
  {
    name: 'open tables of a game that hardly anybody plays',
    listing: tablesListing({ status: ['open'], onlyPublic: true, game: 'rare', most: 50 }),
    index: 'tables_listed_by_game',
  },
  {
    name: 'my tables',
    listing: tablesListing({ status: ['open', 'live'], onlyPublic: false, player: 'ada', most: 50 }),
    index: 'sitting_in_order',
  },
  {
    name: 'my tables of a game',
    listing: tablesListing({ status: ['over'], onlyPublic: false, player: 'ada', game: 'rare', most: 50 }),
    index: 'sitting_by_game',
  },
  {
    name: 'the first page of a round',
    listing: roundListing(null, { status: 'open', before: 90_000, most: 200 }),
    index: 'tables_in_order',
  },
  {
    name: 'a later page of a round',
    listing: roundListing({ madeAt: 7, id: 't7' }, { status: 'open', most: 200 }),
    index: 'tables_in_order',
  },
];

/** Statements that fill an empty store with this many tables; ada sits at a tenth of them. */
export function fillWithTables(store: 'SQLite' | 'PostgreSQL', many = MANY): readonly string[] {
  const numbers =
    store === 'SQLite'
      ? `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${many})`
      : `WITH numbers (n) AS (SELECT * FROM generate_series(1, ${many}))`;
  return [
    `INSERT INTO tables (id, version, status, is_public, game, made_at, doc)
     ${numbers} SELECT 't' || n, 1, 'open', n % 2, 'common', n, '{}' FROM numbers`,
    `INSERT INTO sitting (player, tbl)
     ${numbers} SELECT CASE n % 10 WHEN 0 THEN 'ada' ELSE 'player' || n END, 't' || n FROM numbers`,
    'ANALYZE',
  ];
}

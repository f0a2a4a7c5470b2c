import type { ClientBase } from 'pg';
import type { Played } from '../../engine/explorer/explored.ts';
import type { Row } from '../../engine/runner.ts';
import type { Role } from '../../protocol/clubs.ts';
import { carrying } from './carrying.ts';
import { DEALT, type Listing, linkOf, roundListing, tablesListing, type WrittenLink } from './listing.ts';
import { Postgres, type Value } from './postgres.ts';
import { PostgresExploring } from './postgres-exploring.ts';
import { PostgresLog } from './postgres-log.ts';
import { migrate } from './postgres-migrate.ts';
import { PostgresPacking } from './postgres-packing.ts';
import { scopesOf } from './scopes.ts';
import {
  type Block,
  type EventHead,
  entrantsOf,
  FIRST_IN_LINE,
  type InLine,
  LONGEST_CHALLENGE_MS,
  NEVER,
  type Packed,
  type RatingMoment,
  type RoundWanted,
  type Secret,
  type Store,
  type StoredCall,
  type StoredChallenge,
  type StoredClub,
  type StoredDealt,
  type StoredEvent,
  type StoredMember,
  type StoredPasskey,
  type StoredPlayed,
  type StoredPlayedHere,
  type StoredPlayer,
  type StoredRating,
  type StoredSearch,
  type StoredSubscription,
  type StoredTable,
  sittingAt,
  type TableLink,
  type TablePlace,
  type TablesWanted,
  type ToExploreWanted,
  type ToPack,
  type ToPackWanted,
} from './store.ts';

type PlayerLine = Omit<StoredPlayer, 'isNameHidden' | 'leave' | 'scopes'> & {
  readonly scopes: string | null;
  readonly isNameHidden: number;
  readonly leave: string | null;
};

const PLAYER =
  'p.id, p.name, p.is_name_hidden AS "isNameHidden", p.owner, p.scopes, p.made_at AS "madeAt", p.leave';
const PASSKEY = 'id, player, public_key AS "publicKey", counter, made_at AS "madeAt", used_at AS "usedAt"';
const SUBSCRIPTION = 'endpoint, player, p256dh, auth, language, made_at AS "madeAt"';
const CALL = 'player, tbl AS "table", kind, id, due_at AS "dueAt", tries';
const RATING = 'player, game, mu, sigma, rating, matches';
const SEARCH = 'player, doc, since, until, found, found_at AS "foundAt"';

type RatingLine = Omit<StoredRating, 'isKnown'> & { readonly isKnown: number };

/**
 * Opens the database and brings it up to date. Any number of processes may do so. The database may still be starting.
 */
export async function openPostgres(url: string, onTrouble?: (error: Error) => void): Promise<Store> {
  const postgres = new Postgres(url, onTrouble);
  await postgres.persist(() => migrate(url));
  return new PostgresStore(postgres);
}

/** Every method is one statement or one transaction, so it happens as a whole or not at all. */
class PostgresStore implements Store {
  readonly #postgres: Postgres;
  readonly #log: PostgresLog;
  readonly #packing: PostgresPacking;
  readonly #exploring: PostgresExploring;

  constructor(postgres: Postgres) {
    this.#postgres = postgres;
    this.#log = new PostgresLog(postgres);
    this.#packing = new PostgresPacking(postgres);
    this.#exploring = new PostgresExploring(postgres);
  }

  append(match: string, rows: readonly Row[]): Promise<'added' | 'lost'> {
    return this.#log.append(match, rows);
  }

  rows(match: string, from: number): Promise<readonly Row[]> {
    return this.#log.rows(match, from);
  }

  takeToPack(wanted: ToPackWanted): Promise<readonly ToPack[]> {
    return this.#packing.takeToPack(wanted);
  }

  addPacked(packed: Packed, clearAt: number): Promise<void> {
    return this.#packing.addPacked(packed, clearAt);
  }

  clearRows(match: string): Promise<boolean> {
    return this.#packing.clearRows(match);
  }

  leaveUnpacked(match: string): Promise<void> {
    return this.#packing.leaveUnpacked(match);
  }

  takeToExplore(wanted: ToExploreWanted): Promise<readonly string[]> {
    return this.#exploring.takeToExplore(wanted);
  }

  addExplored(match: string, played: readonly StoredPlayedHere[]): Promise<void> {
    return this.#exploring.addExplored(match, played);
  }

  explored(place: string, most: number): Promise<readonly Played[]> {
    return this.#exploring.explored(place, most);
  }

  addTable(table: StoredTable): Promise<void> {
    return this.#add(
      `WITH made AS (
         INSERT INTO tables (id, version, status, is_public, game, made_at, doc)
         VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id
       ) INSERT INTO sitting (player, tbl) SELECT player, made.id FROM made, unnest($8::text[]) AS player`,
      [
        table.id,
        table.version,
        table.status,
        Number(table.isPublic),
        table.game,
        table.madeAt,
        JSON.stringify(table),
        sittingAt(table),
      ],
    );
  }

  async table(id: string): Promise<StoredTable | null> {
    const line = await this.#one<{ doc: string }>('SELECT doc FROM tables WHERE id = $1', [id]);
    return line ? JSON.parse(line.doc) : null;
  }

  saveTable(table: StoredTable): Promise<boolean> {
    const doc = JSON.stringify(table);
    return this.#postgres.persist(async isAgain => {
      const { rowCount } = await this.#postgres.ask(
        `WITH saved AS (
           UPDATE tables SET version = $2, status = $3, is_public = $4, doc = $5
           WHERE id = $1 AND version = $2::int - 1 RETURNING id
         ), gone AS (
           DELETE FROM sitting USING saved WHERE tbl = saved.id AND player <> ALL ($6::text[])
         ), come AS (
           INSERT INTO sitting (player, tbl) SELECT player, saved.id FROM saved, unnest($6::text[]) AS player
           ON CONFLICT DO NOTHING
         )
         SELECT id FROM saved`,
        [table.id, table.version, table.status, Number(table.isPublic), doc, sittingAt(table)],
      );
      if (rowCount === 1 || !isAgain) return rowCount === 1;
      // The connection broke; the table may have been saved before that.
      const { rows } = await this.#postgres.ask<{ doc: string }>('SELECT doc FROM tables WHERE id = $1', [
        table.id,
      ]);
      return rows.at(0)?.doc === doc;
    });
  }

  removeTable(id: string, version?: number): Promise<boolean> {
    return this.#remove('tables', id, version ?? null);
  }

  async tableLinks(ids: readonly string[]): Promise<readonly TableLink[]> {
    const sql = `SELECT id, status, doc::json ->> 'invite' AS invite, CASE status WHEN 'open' THEN doc::json ->> 'seats' END AS seats
      FROM tables WHERE id = ANY ($1::text[])`;
    return (await this.#all<WrittenLink>(sql, [[...ids]])).map(linkOf);
  }

  tables(wanted: TablesWanted): Promise<readonly StoredTable[]> {
    return this.#listed(tablesListing(wanted));
  }

  tablesAfter(after: TablePlace | null, wanted: RoundWanted): Promise<readonly StoredTable[]> {
    return this.#listed(roundListing(after, wanted));
  }

  addPlayer(
    { id, name, isNameHidden, owner, scopes, madeAt, leave }: StoredPlayer,
    { hash, kind, madeAt: since }: Secret,
  ): Promise<void> {
    const away = leave && JSON.stringify(leave);
    return this.#add(
      `WITH made AS (
         INSERT INTO players (id, name, is_name_hidden, owner, made_at, leave, scopes)
         VALUES ($1, $2, $3, $4, $5, $9, $10) RETURNING id
       ) INSERT INTO secrets (hash, player, kind, made_at) SELECT $6, made.id, $7, $8 FROM made`,
      [
        id,
        name,
        Number(isNameHidden),
        owner,
        madeAt,
        hash,
        kind,
        since,
        away,
        scopes ? scopes.join(' ') : null,
      ],
    );
  }

  async player(id: string): Promise<StoredPlayer | null> {
    return playerOf(await this.#one<PlayerLine>(`SELECT ${PLAYER} FROM players p WHERE p.id = $1`, [id]));
  }

  async players(ids: readonly string[]): Promise<readonly StoredPlayer[]> {
    const sql = `SELECT ${PLAYER} FROM players p WHERE p.id = ANY ($1::text[])`;
    return (await this.#all<PlayerLine>(sql, [ids])).flatMap(line => playerOf(line) ?? []);
  }

  savePlayer({ id, name, isNameHidden, leave }: StoredPlayer): Promise<void> {
    return this.#run('UPDATE players SET name = $1, is_name_hidden = $2, leave = $3 WHERE id = $4', [
      name,
      Number(isNameHidden),
      leave && JSON.stringify(leave),
      id,
    ]);
  }

  removePlayer(id: string): Promise<void> {
    return this.#run('DELETE FROM players WHERE id = $1', [id]);
  }

  async botsOf(owner: string): Promise<readonly StoredPlayer[]> {
    const sql = `SELECT ${PLAYER} FROM players p WHERE p.owner = $1 ORDER BY p.made_at`;
    return (await this.#all<PlayerLine>(sql, [owner])).flatMap(line => playerOf(line) ?? []);
  }

  addSecret(player: string, { hash, kind, madeAt }: Secret): Promise<void> {
    return this.#add('INSERT INTO secrets (hash, player, kind, made_at) VALUES ($1, $2, $3, $4)', [
      hash,
      player,
      kind,
      madeAt,
    ]);
  }

  async playerBySecret(hash: string): Promise<StoredPlayer | null> {
    const sql = `SELECT ${PLAYER} FROM secrets s JOIN players p ON p.id = s.player WHERE s.hash = $1`;
    return playerOf(await this.#one<PlayerLine>(sql, [hash]));
  }

  removeSecret(hash: string): Promise<void> {
    return this.#run('DELETE FROM secrets WHERE hash = $1', [hash]);
  }

  secretsOf(player: string): Promise<readonly Omit<Secret, 'hash'>[]> {
    return this.#all<Omit<Secret, 'hash'>>(
      'SELECT kind, made_at AS "madeAt" FROM secrets WHERE player = $1 ORDER BY made_at, hash',
      [player],
    );
  }

  async carryOver(from: string, to: string): Promise<void> {
    await this.#postgres.persist(() =>
      this.#postgres.together(async line => {
        for (const sql of carrying('$1', '$2')) await line.query(sql, [from, to]);
        await line.query('DELETE FROM players WHERE id = $1', [from]);
      }),
    );
  }

  async savePlayed(player: string, played: readonly StoredPlayed[], most: number): Promise<void> {
    const columns = [
      played.map(({ source }) => source),
      played.map(({ at }) => at),
      played.map(({ doc }) => doc),
    ];
    await this.#postgres.persist(() =>
      this.#postgres.together(async line => {
        await line.query(
          `INSERT INTO played (player, source, at, doc)
           SELECT players.id, wanted.* FROM players, unnest($2::text[], $3::bigint[], $4::text[]) AS wanted (source, at, doc)
           WHERE players.id = $1
           ON CONFLICT (player, source) DO UPDATE SET at = excluded.at, doc = excluded.doc`,
          [player, ...columns],
        );
        await line.query(
          `DELETE FROM played WHERE player = $1 AND source IN (
             SELECT source FROM played WHERE player = $1 ORDER BY at DESC, source OFFSET $2
           )`,
          [player, most],
        );
      }),
    );
  }

  playedBy(player: string): Promise<readonly StoredPlayed[]> {
    const sql = 'SELECT source, at, doc FROM played WHERE player = $1 ORDER BY at, source';
    return this.#all<StoredPlayed>(sql, [player]);
  }

  saveStanding(player: string, table: string, choices: string | null): Promise<void> {
    if (choices === null)
      return this.#run('DELETE FROM standing WHERE player = $1 AND tbl = $2', [player, table]);
    return this.#run(
      'INSERT INTO standing (player, tbl, doc) VALUES ($1, $2, $3) ON CONFLICT (tbl, player) DO UPDATE SET doc = excluded.doc',
      [player, table, choices],
    );
  }

  async standingAt(table: string): Promise<ReadonlyMap<string, string>> {
    const sql = 'SELECT player, doc FROM standing WHERE tbl = $1';
    const lines = await this.#all<{ player: string; doc: string }>(sql, [table]);
    return new Map(lines.map(({ player, doc }) => [player, doc]));
  }

  addPasskey({ id, player, publicKey, counter, madeAt, usedAt }: StoredPasskey): Promise<void> {
    return this.#add(
      'INSERT INTO passkeys (id, player, public_key, counter, made_at, used_at) VALUES ($1, $2, $3, $4, $5, $6)',
      [id, player, publicKey, counter, madeAt, usedAt],
    );
  }

  async passkey(id: string): Promise<StoredPasskey | null> {
    return (await this.#one<StoredPasskey>(`SELECT ${PASSKEY} FROM passkeys WHERE id = $1`, [id])) ?? null;
  }

  passkeysOf(player: string): Promise<readonly StoredPasskey[]> {
    return this.#all<StoredPasskey>(`SELECT ${PASSKEY} FROM passkeys WHERE player = $1 ORDER BY made_at`, [
      player,
    ]);
  }

  savePasskey({ id, counter, usedAt }: StoredPasskey): Promise<void> {
    return this.#run('UPDATE passkeys SET counter = $1, used_at = $2 WHERE id = $3', [counter, usedAt, id]);
  }

  removePasskey(player: string, id: string): Promise<void> {
    return this.#run('DELETE FROM passkeys WHERE player = $1 AND id = $2', [player, id]);
  }

  async addChallenge({ id, player, challenge, until }: StoredChallenge): Promise<void> {
    await this.#run('DELETE FROM challenges WHERE until < $1', [until - LONGEST_CHALLENGE_MS]);
    await this.#add('INSERT INTO challenges (id, player, challenge, until) VALUES ($1, $2, $3, $4)', [
      id,
      player,
      challenge,
      until,
    ]);
  }

  async takeChallenge(id: string, now: number): Promise<StoredChallenge | null> {
    await this.#run('DELETE FROM challenges WHERE until < $1', [now]);
    const sql = 'DELETE FROM challenges WHERE id = $1 RETURNING id, player, challenge, until';
    return (await this.#one<StoredChallenge>(sql, [id])) ?? null;
  }

  ratings(game: string, players: readonly string[]): Promise<readonly StoredRating[]> {
    return this.#ratings('WHERE game = $1 AND player = ANY ($2::text[])', [game, players]);
  }

  ratingsOf(player: string): Promise<readonly StoredRating[]> {
    return this.#ratings('WHERE player = $1 ORDER BY game', [player]);
  }

  async ratedWith(game: string, player: string): Promise<readonly string[]> {
    const lines = await this.#all<{ player: string }>(
      `SELECT DISTINCT other.player FROM history mine JOIN history other ON other.tbl = mine.tbl
       WHERE mine.player = $1 AND mine.game = $2 AND other.player <> mine.player`,
      [player, game],
    );
    return lines.map(line => line.player);
  }

  best(game: string, of: 'people' | 'programs', most: number): Promise<readonly StoredRating[]> {
    return this.#ratings(
      `JOIN players p ON p.id = player WHERE game = $1 AND (p.owner IS NOT NULL) = ($2::int = 1)
       ORDER BY is_known DESC, rating DESC, player LIMIT $3`,
      [game, Number(of === 'programs'), most],
    );
  }

  async ratedTogether(players: readonly string[], since: number): Promise<number> {
    const sql = `SELECT count(*) AS count FROM (
      SELECT tbl FROM history WHERE at >= $1 AND player = ANY ($2::text[]) GROUP BY tbl HAVING count(*) = $3::int
    ) AS together`;
    return (await this.#one<{ count: number }>(sql, [since, players, players.length]))?.count ?? 0;
  }

  rate(table: string, at: number, ratings: readonly StoredRating[]): Promise<boolean> {
    return this.#postgres.persist(() =>
      this.#postgres.together(async line => {
        await lockPlayers(line, ratings);
        return write(line, table, at, ratings);
      }),
    );
  }

  history(player: string, most: number): Promise<readonly RatingMoment[]> {
    return this.#all<RatingMoment>(
      'SELECT game, tbl AS "table", rating, at FROM history WHERE player = $1 ORDER BY at DESC LIMIT $2',
      [player, most],
    );
  }

  saveSubscription(subscription: StoredSubscription): Promise<void> {
    const { endpoint, player, p256dh, auth, language, madeAt } = subscription;
    return this.#run(
      `INSERT INTO subscriptions (endpoint, player, p256dh, auth, language, made_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, p256dh = excluded.p256dh, auth = excluded.auth,
       language = excluded.language, made_at = excluded.made_at`,
      [endpoint, player, p256dh, auth, language, madeAt],
    );
  }

  subscriptionsOf(player: string): Promise<readonly StoredSubscription[]> {
    return this.#all<StoredSubscription>(
      `SELECT ${SUBSCRIPTION} FROM subscriptions WHERE player = $1 ORDER BY made_at, endpoint`,
      [player],
    );
  }

  removeSubscription(endpoint: string): Promise<void> {
    return this.#run('DELETE FROM subscriptions WHERE endpoint = $1', [endpoint]);
  }

  async wishesOf(player: string): Promise<string | null> {
    const sql = 'SELECT doc FROM wishes WHERE player = $1';
    return (await this.#one<{ doc: string }>(sql, [player]))?.doc ?? null;
  }

  saveWishes(player: string, wishes: string): Promise<void> {
    return this.#run(
      'INSERT INTO wishes (player, doc) VALUES ($1, $2) ON CONFLICT (player) DO UPDATE SET doc = excluded.doc',
      [player, wishes],
    );
  }

  addCall({ player, table, kind, id, dueAt, tries }: StoredCall): Promise<void> {
    return this.#run(
      `INSERT INTO calls (player, tbl, kind, id, due_at, tries)
       SELECT $1::text, $2::text, $3::text, $4::text, $5::bigint, $6::int FROM players WHERE players.id = $1::text
       ON CONFLICT (player, tbl) DO UPDATE SET kind = excluded.kind, id = excluded.id, due_at = excluded.due_at,
       tries = excluded.tries, taken_until = 0 WHERE calls.id <> excluded.id`,
      [player, table, kind, id, dueAt, tries],
    );
  }

  dropCall(player: string, table: string): Promise<void> {
    return this.#run('DELETE FROM calls WHERE player = $1 AND tbl = $2', [player, table]);
  }

  /** Skips calls that another process is about to take. */
  async takeCalls(now: number, until: number, most: number): Promise<readonly StoredCall[]> {
    const taken = await this.#all<StoredCall>(
      `UPDATE calls SET taken_until = $2 WHERE (player, tbl) IN (
         SELECT player, tbl FROM calls WHERE due_at <= $1 AND taken_until <= $1
         ORDER BY due_at, player LIMIT $3 FOR UPDATE SKIP LOCKED
       ) RETURNING ${CALL}`,
      [now, until, most],
    );
    return taken.sort((a, b) => a.dueAt - b.dueAt || (a.player < b.player ? -1 : 1));
  }

  endCall({ player, table, id }: StoredCall): Promise<void> {
    const sql = 'UPDATE calls SET due_at = $4 WHERE player = $1 AND tbl = $2 AND id = $3';
    return this.#run(sql, [player, table, id, NEVER]);
  }

  saveSearch({ player, doc, since, until, found, foundAt }: StoredSearch): Promise<void> {
    return this.#run(
      `INSERT INTO searches (player, doc, since, until, found, found_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (player) DO UPDATE SET doc = excluded.doc, since = excluded.since, until = excluded.until
       WHERE searches.found IS NULL`,
      [player, doc, since, until, found, foundAt],
    );
  }

  async searchOf(player: string): Promise<StoredSearch | null> {
    return (
      (await this.#one<StoredSearch>(`SELECT ${SEARCH} FROM searches WHERE player = $1`, [player])) ?? null
    );
  }

  removeSearch(player: string): Promise<void> {
    return this.#run('DELETE FROM searches WHERE player = $1', [player]);
  }

  unsettleSearch(player: string, table: string, until: number | null): Promise<void> {
    if (until === null)
      return this.#run('DELETE FROM searches WHERE player = $1 AND found = $2', [player, table]);
    return this.#run(
      'UPDATE searches SET found = NULL, found_at = NULL, until = $3 WHERE player = $1 AND found = $2',
      [player, table, until],
    );
  }

  searching(now: number, most: number, after: InLine = FIRST_IN_LINE): Promise<readonly StoredSearch[]> {
    return this.#all<StoredSearch>(
      `SELECT ${SEARCH} FROM searches WHERE found IS NULL AND until > $1 AND (since, player) > ($3, $4)
       ORDER BY since, player LIMIT $2`,
      [now, most, after.since, after.player],
    );
  }

  forgetSearches(endedBefore: number): Promise<void> {
    return this.#run('DELETE FROM searches WHERE found IS NULL AND until < $1', [endedBefore]);
  }

  foundBefore(at: number, most: number): Promise<readonly StoredSearch[]> {
    return this.#all<StoredSearch>(
      `SELECT ${SEARCH} FROM searches WHERE found IS NOT NULL AND found_at < $1 ORDER BY found_at, player LIMIT $2`,
      [at, most],
    );
  }

  settleSearches(players: readonly string[], table: string, at: number): Promise<boolean> {
    return this.#postgres.persist(() =>
      this.#postgres.together(async line => {
        const { rows } = await line.query(
          'SELECT player FROM searches WHERE coalesce(found, $2) = $2 AND player = ANY($1) ORDER BY player FOR UPDATE',
          [players, table],
        );
        if (rows.length !== players.length) return false;
        await line.query('UPDATE searches SET found = $2, found_at = $3 WHERE player = ANY($1)', [
          players,
          table,
          at,
        ]);
        return true;
      }),
    );
  }

  block(player: string, other: string, at: number): Promise<void> {
    return this.#run('INSERT INTO blocks (player, other, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      player,
      other,
      at,
    ]);
  }

  unblock(player: string, other: string): Promise<void> {
    return this.#run('DELETE FROM blocks WHERE player = $1 AND other = $2', [player, other]);
  }

  async blockedBy(player: string): Promise<readonly string[]> {
    const sql = 'SELECT other FROM blocks WHERE player = $1 ORDER BY at DESC, other';
    return (await this.#all<{ other: string }>(sql, [player])).map(({ other }) => other);
  }

  blocksAmong(players: readonly string[]): Promise<readonly Block[]> {
    return this.#all<Block>(
      'SELECT player, other, at FROM blocks WHERE player = ANY($1) AND other = ANY($1) ORDER BY player, other',
      [players],
    );
  }

  follow(player: string, other: string, at: number): Promise<void> {
    return this.#run('INSERT INTO follows (player, other, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      player,
      other,
      at,
    ]);
  }

  unfollow(player: string, other: string): Promise<void> {
    return this.#run('DELETE FROM follows WHERE player = $1 AND other = $2', [player, other]);
  }

  async followedBy(player: string): Promise<readonly string[]> {
    const sql = 'SELECT other FROM follows WHERE player = $1 ORDER BY at DESC, other';
    return (await this.#all<{ other: string }>(sql, [player])).map(({ other }) => other);
  }

  async followersAmong(player: string, others: readonly string[]): Promise<readonly string[]> {
    const sql = 'SELECT player FROM follows WHERE other = $1 AND player = ANY ($2::text[]) ORDER BY player';
    return (await this.#all<{ player: string }>(sql, [player, others])).map(line => line.player);
  }

  claimName(player: string, looks: string | null): Promise<boolean> {
    return this.#postgres.persist(() =>
      this.#postgres.together(async line => {
        await line.query("SELECT pg_advisory_xact_lock(hashtextextended('claims', 0))");
        const { rows } = await line.query<{ may: boolean }>(
          `SELECT NOT EXISTS (SELECT FROM claims WHERE looks = $2::text AND player <> $1::text) AS may
           FROM players WHERE id = $1::text`,
          [player, looks],
        );
        if (!rows.at(0)?.may) return false;
        await line.query('DELETE FROM claims WHERE player = $1', [player]);
        if (looks !== null)
          await line.query('INSERT INTO claims (looks, player) VALUES ($1, $2)', [looks, player]);
        return true;
      }),
    );
  }

  async claimant(looks: string): Promise<string | null> {
    const sql = 'SELECT player FROM claims WHERE looks = $1';
    return (await this.#one<{ player: string }>(sql, [looks]))?.player ?? null;
  }

  addClub(club: StoredClub): Promise<void> {
    const { id, version, madeAt } = club;
    return this.#add('INSERT INTO clubs (id, version, made_at, doc) VALUES ($1, $2, $3, $4)', [
      id,
      version,
      madeAt,
      JSON.stringify(club),
    ]);
  }

  async club(id: string): Promise<StoredClub | null> {
    const line = await this.#one<{ doc: string }>('SELECT doc FROM clubs WHERE id = $1', [id]);
    return line ? JSON.parse(line.doc) : null;
  }

  saveClub(club: StoredClub): Promise<boolean> {
    const { id, version } = club;
    const doc = JSON.stringify(club);
    const sql = 'UPDATE clubs SET version = $2, doc = $3 WHERE id = $1 AND version = $2::int - 1';
    return this.#replace('clubs', sql, [id, version, doc], { id, doc });
  }

  removeClub(id: string): Promise<void> {
    return this.#run('DELETE FROM clubs WHERE id = $1', [id]);
  }

  async clubsOf(player: string): Promise<readonly { readonly club: StoredClub; readonly role: Role }[]> {
    const sql = `SELECT c.doc, m.role FROM members m JOIN clubs c ON c.id = m.club WHERE m.player = $1 ORDER BY m.at DESC, c.id`;
    const lines = await this.#all<{ doc: string; role: Role }>(sql, [player]);
    return lines.map(({ doc, role }) => ({ club: JSON.parse(doc), role }));
  }

  membersOf(club: string): Promise<readonly StoredMember[]> {
    const sql = 'SELECT player, role, at FROM members WHERE club = $1 ORDER BY at, player';
    return this.#all<StoredMember>(sql, [club]);
  }

  async roleIn(club: string, player: string): Promise<Role | null> {
    const sql = 'SELECT role FROM members WHERE club = $1 AND player = $2';
    return (await this.#one<{ role: Role }>(sql, [club, player]))?.role ?? null;
  }

  saveMember(club: string, { player, role, at }: StoredMember): Promise<void> {
    return this.#run(
      `INSERT INTO members (club, player, role, at)
       SELECT c.id, p.id, $3::text, $4::bigint FROM clubs c, players p WHERE c.id = $1 AND p.id = $2
       ON CONFLICT (club, player) DO UPDATE SET role = excluded.role`,
      [club, player, role, at],
    );
  }

  removeMember(club: string, player: string): Promise<void> {
    return this.#run('DELETE FROM members WHERE club = $1 AND player = $2', [club, player]);
  }

  addClubTable(club: string, { id, madeAt }: StoredTable): Promise<void> {
    return this.#run(
      `INSERT INTO club_tables (club, tbl, made_at) SELECT c.id, $2::text, $3::bigint FROM clubs c WHERE c.id = $1
       ON CONFLICT DO NOTHING`,
      [club, id, madeAt],
    );
  }

  async clubTables(club: string, most: number): Promise<readonly StoredTable[]> {
    const sql = `SELECT t.doc FROM club_tables c JOIN tables t ON t.id = c.tbl WHERE c.club = $1
      ORDER BY c.made_at DESC, c.tbl LIMIT $2`;
    return (await this.#all<{ doc: string }>(sql, [club, most])).map(({ doc }) => JSON.parse(doc));
  }

  addEvent(event: StoredEvent): Promise<void> {
    const { id, version, club, state, madeAt, dueAt } = event;
    return this.#add(
      `WITH made AS (
         INSERT INTO events (id, version, club, is_over, made_at, due_at, doc)
         SELECT $1::text, $2::int, c.id, $4::int, $5::bigint, $6::bigint, $7::text FROM clubs c WHERE c.id = $3 RETURNING id
       ) INSERT INTO entering (player, event) SELECT player, made.id FROM made, unnest($8::text[]) AS player`,
      [id, version, club, Number(state === 'over'), madeAt, dueAt, JSON.stringify(event), entrantsOf(event)],
    );
  }

  async event(id: string): Promise<StoredEvent | null> {
    const sql = 'SELECT doc, due_at AS "dueAt" FROM events WHERE id = $1';
    const line = await this.#one<{ doc: string; dueAt: number | null }>(sql, [id]);
    return line ? { ...JSON.parse(line.doc), dueAt: line.dueAt } : null;
  }

  saveEvent(event: StoredEvent, wasDueAt: number | null): Promise<boolean> {
    const { id, version, state, dueAt } = event;
    const doc = JSON.stringify(event);
    const sql = `WITH saved AS (
         UPDATE events SET version = $2, is_over = $3, due_at = $4, doc = $5
         WHERE id = $1 AND version = $2::int - 1 AND due_at IS NOT DISTINCT FROM $7::bigint RETURNING id
       ), gone AS (
         DELETE FROM entering USING saved WHERE event = saved.id AND player <> ALL ($6::text[])
       ), come AS (
         INSERT INTO entering (player, event) SELECT player, saved.id FROM saved, unnest($6::text[]) AS player
         ON CONFLICT DO NOTHING
       )
       SELECT id FROM saved`;
    const values = [id, version, Number(state === 'over'), dueAt, doc, entrantsOf(event), wasDueAt];
    return this.#replace('events', sql, values, { id, doc });
  }

  removeEvent(id: string, version: number): Promise<boolean> {
    return this.#remove('events', id, version);
  }

  eventsOf(club: string, most: number): Promise<readonly EventHead[]> {
    return this.#heads('WHERE club = $1 ORDER BY made_at DESC, id LIMIT $2', [club, most]);
  }

  eventsWith(player: string, most: number): Promise<readonly EventHead[]> {
    const where =
      'JOIN entering n ON n.event = events.id WHERE n.player = $1 ORDER BY is_over, made_at DESC, id LIMIT $2';
    return this.#heads(where, [player, most]);
  }

  async eventsDue(now: number, most: number): Promise<readonly string[]> {
    const sql = 'SELECT id FROM events WHERE due_at <= $1 ORDER BY due_at, id LIMIT $2';
    return (await this.#all<{ id: string }>(sql, [now, most])).map(({ id }) => id);
  }

  wakeEvent(id: string, at: number): Promise<void> {
    const sql = `UPDATE events SET due_at = CASE WHEN due_at <= $2::bigint THEN due_at - 1 ELSE $2::bigint END
      WHERE id = $1 AND is_over = 0`;
    return this.#run(sql, [id, at]);
  }

  async #heads(where: string, values: readonly Value[]): Promise<readonly EventHead[]> {
    const sql = `SELECT (doc::jsonb - 'played' - 'offs')::text AS head FROM events ${where}`;
    return (await this.#all<{ head: string }>(sql, values)).map(({ head }) => JSON.parse(head));
  }

  /** Removes a document, only of this version if one is given; resolves to whether it is gone. */
  #remove(table: 'tables' | 'events', id: string, version: number | null): Promise<boolean> {
    return this.#postgres.persist(async () => {
      const sql = `DELETE FROM ${table} WHERE id = $1 AND ($2::int IS NULL OR version = $2::int)`;
      await this.#postgres.ask(sql, [id, version]);
      const { rows } = await this.#postgres.ask(`SELECT 1 FROM ${table} WHERE id = $1`, [id]);
      return rows.length === 0;
    });
  }

  /** Saves a document unless another came first. If the connection broke, it may have been saved before that. */
  #replace(
    table: 'clubs' | 'events',
    sql: string,
    values: readonly Value[],
    { id, doc }: { readonly id: string; readonly doc: string },
  ): Promise<boolean> {
    return this.#postgres.persist(async isAgain => {
      const { rowCount } = await this.#postgres.ask(sql, values);
      if (rowCount === 1 || !isAgain) return rowCount === 1;
      const { rows } = await this.#postgres.ask<{ doc: string }>(`SELECT doc FROM ${table} WHERE id = $1`, [
        id,
      ]);
      return rows.at(0)?.doc === doc;
    });
  }

  addDealt({ deal, player, at, score, lead, plays }: StoredDealt): Promise<boolean> {
    return this.#postgres.persist(async isAgain => {
      const { rowCount } = await this.#postgres.ask(
        `INSERT INTO deals (deal, player, at, score, lead, plays)
         SELECT $1::text, id, $3::bigint, $4::int, $5::int, $6::text FROM players WHERE id = $2 ON CONFLICT DO NOTHING`,
        [deal, player, at, score, lead, plays],
      );
      if (rowCount === 1 || !isAgain) return rowCount === 1;
      // The connection broke; the line may have been added before that.
      const kept = await this.dealtBy(deal, player);
      return kept?.at === at && kept.plays === plays;
    });
  }

  async dealtBy(deal: string, player: string): Promise<StoredDealt | null> {
    const sql = `SELECT ${DEALT}, plays FROM deals WHERE deal = $1 AND player = $2`;
    return (await this.#one<StoredDealt>(sql, [deal, player])) ?? null;
  }

  dealtLeads(deal: string): Promise<readonly { readonly lead: number; readonly count: number }[]> {
    const sql =
      'SELECT lead, count(*)::int AS count FROM deals WHERE deal = $1 GROUP BY lead ORDER BY lead DESC';
    return this.#all(sql, [deal]);
  }

  bestDealt(deal: string, most: number): Promise<readonly Omit<StoredDealt, 'plays'>[]> {
    const sql = `SELECT ${DEALT} FROM deals WHERE deal = $1 ORDER BY lead DESC, at, player LIMIT $2`;
    return this.#all(sql, [deal, most]);
  }

  allDealtBy(player: string, most: number, after?: StoredDealt): Promise<readonly StoredDealt[]> {
    const sql = `SELECT ${DEALT}, plays FROM deals
      WHERE player = $1 AND (at < $2::bigint OR (at = $2::bigint AND deal > $3)) ORDER BY at DESC, deal LIMIT $4`;
    const { at, deal } = after ?? { at: Number.MAX_SAFE_INTEGER, deal: '' };
    return this.#all<StoredDealt>(sql, [player, at, deal, most]);
  }

  keep(name: string, value: string): Promise<void> {
    return this.#run(
      'INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      [name, value],
    );
  }

  async kept(name: string): Promise<string | null> {
    return (
      (await this.#one<{ value: string }>('SELECT value FROM kept WHERE name = $1', [name]))?.value ?? null
    );
  }

  async keepOnce(name: string, value: string): Promise<string> {
    await this.#run('INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, value]);
    return (await this.kept(name)) ?? value;
  }

  async report(player: string, name: string, by: string, at: number): Promise<number> {
    await this.#run(
      'INSERT INTO reports (player, name, by, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [player, name, by, at],
    );
    const sql = 'SELECT count(*) AS count FROM reports WHERE player = $1 AND name = $2';
    return (await this.#one<{ count: number }>(sql, [player, name]))?.count ?? 0;
  }

  probe(at: number): Promise<void> {
    return this.#run(
      'INSERT INTO health (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at',
      [at],
    );
  }

  async times(): Promise<{ readonly now: number; readonly probedAt: number | null }> {
    const line = await this.#one<{ now: number; probedAt: number | null }>(
      `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now,
         (SELECT at FROM health WHERE one = 1) AS "probedAt"`,
      [],
    );
    if (!line) throw new Error('the database did not say what time it is');
    return line;
  }

  hurry(): void {
    this.#postgres.hurry();
  }

  close(): Promise<void> {
    return this.#postgres.close();
  }

  async #ratings(which: string, values: readonly Value[]): Promise<readonly StoredRating[]> {
    const lines = await this.#all<RatingLine>(
      `SELECT ${RATING}, is_known AS "isKnown" FROM ratings ${which}`,
      values,
    );
    return lines.map(line => ({ ...line, isKnown: line.isKnown !== 0 }));
  }

  async #listed({ sql, values }: Listing): Promise<readonly StoredTable[]> {
    let count = 0;
    const numbered = sql.replaceAll('?', () => `$${++count}`);
    return (await this.#all<{ doc: string }>(numbered, values)).map(({ doc }) => JSON.parse(doc));
  }

  /** Adds something under a key that nobody else can create: if it exists after a broken connection, it is ours. */
  async #add(sql: string, values: readonly Value[]): Promise<void> {
    await this.#postgres.persist(async isAgain => {
      try {
        await this.#postgres.ask(sql, values);
      } catch (error) {
        if (!(isAgain && error instanceof Error && 'code' in error && error.code === ALREADY_THERE))
          throw error;
      }
    });
  }

  /** For statements that may safely run twice. */
  async #run(sql: string, values: readonly Value[]): Promise<void> {
    await this.#postgres.persist(() => this.#postgres.ask(sql, values));
  }

  async #one<T extends object>(sql: string, values: readonly Value[]): Promise<T | undefined> {
    return (await this.#all<T>(sql, values)).at(0);
  }

  async #all<T extends object>(sql: string, values: readonly Value[]): Promise<T[]> {
    return (await this.#postgres.persist(() => this.#postgres.ask<T>(sql, values))).rows;
  }
}

const ALREADY_THERE = '23505';

/** If several matches of a player end at once, they are rated one after the other. */
async function lockPlayers(line: ClientBase, ratings: readonly StoredRating[]): Promise<void> {
  await line.query(
    `SELECT pg_advisory_xact_lock(lock) FROM (
       SELECT DISTINCT hashtextextended(player, 0) AS lock FROM unnest($1::text[]) AS player ORDER BY lock
     ) AS locks`,
    [ratings.map(({ player }) => player)],
  );
}

async function write(
  line: ClientBase,
  table: string,
  at: number,
  ratings: readonly StoredRating[],
): Promise<boolean> {
  const columns = [
    ratings.map(({ player }) => player),
    ratings.map(({ game }) => game),
    ratings.map(({ mu }) => mu),
    ratings.map(({ sigma }) => sigma),
    ratings.map(({ rating }) => rating),
    ratings.map(({ matches }) => matches),
    ratings.map(({ isKnown }) => Number(isKnown)),
  ];
  const wanted = `unnest($1::text[], $2::text[], $3::float8[], $4::float8[], $5::float8[], $6::int[], $7::int[])
    AS wanted (${RATING}, is_known)`;
  const { rows } = await line.query<{ is: 'rated' | 'old' | 'new' }>(
    `SELECT CASE
       WHEN EXISTS (SELECT FROM rated WHERE tbl = $8) THEN 'rated'
       WHEN EXISTS (
         SELECT FROM ${wanted} JOIN ratings had USING (player, game) WHERE had.matches <> wanted.matches - 1
       ) THEN 'old'
       ELSE 'new' END AS is`,
    [...columns, table],
  );
  if (rows[0].is !== 'new') return rows[0].is === 'rated';
  await line.query(
    `WITH once AS (
       INSERT INTO rated (tbl) VALUES ($8) ON CONFLICT DO NOTHING RETURNING tbl
     ), known AS (
       SELECT wanted.* FROM once, ${wanted} JOIN players ON players.id = wanted.player
     ), written AS (
       INSERT INTO ratings (${RATING}, is_known) SELECT ${RATING}, is_known FROM known ON CONFLICT (player, game) DO UPDATE
       SET mu = excluded.mu, sigma = excluded.sigma, rating = excluded.rating, matches = excluded.matches,
       is_known = excluded.is_known
     )
     INSERT INTO history (player, tbl, game, rating, at) SELECT player, $8, game, rating, $9 FROM known`,
    [...columns, table, at],
  );
  return true;
}

function playerOf(line: PlayerLine | undefined): StoredPlayer | null {
  if (!line) return null;
  return {
    ...line,
    isNameHidden: line.isNameHidden !== 0,
    scopes: scopesOf(line.owner, line.scopes),
    leave: line.leave && JSON.parse(line.leave),
  };
}

import Database from 'better-sqlite3';
import { actorOf, byOf } from '../../engine/by.ts';
import { MOST_MATCHES, type Played } from '../../engine/explorer/explored.ts';
import type { Row } from '../../engine/runner.ts';
import type { Role } from '../../protocol/clubs.ts';
import { carrying } from './carrying.ts';
import {
  DEALT,
  EXPLORED,
  type ExploredLine,
  exploredOf,
  type Listing,
  linkOf,
  roundListing,
  tablesListing,
  type WrittenLink,
} from './listing.ts';
import { isPackedAs, unpackNow } from './packed.ts';
import { scopesOf } from './scopes.ts';
import { MIGRATIONS } from './sqlite-schema.ts';
import {
  type Block,
  type EventHead,
  entrantsOf,
  FIRST_IN_LINE,
  type InLine,
  LONGEST_CHALLENGE_MS,
  type LogLine,
  NEVER,
  PACKING,
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
  toPackOf,
} from './store.ts';

/** A synchronous store: the thread of the SQLite store runs it. */
export type AtOnce = {
  [K in Exclude<keyof Store, 'close' | 'hurry'>]: (
    ...args: Parameters<Store[K]>
  ) => Awaited<ReturnType<Store[K]>>;
};

interface PlayerLine {
  id: string;
  name: string | null;
  isNameHidden: number;
  owner: string | null;
  madeAt: number;
  leave: string | null;
  scopes: string | null;
}

const PLAYER =
  'p.id, p.name, p.is_name_hidden AS isNameHidden, p.owner, p.scopes, p.made_at AS madeAt, p.leave';
const PASSKEY = 'id, player, public_key AS publicKey, counter, made_at AS madeAt, used_at AS usedAt';
const SUBSCRIPTION = 'endpoint, player, p256dh, auth, language, made_at AS madeAt';
/** What a list of events needs of each. */
const EVENT_HEAD = "json_remove(doc, '$.played', '$.offs')";
const CALL = 'player, tbl AS "table", kind, id, due_at AS dueAt, tries';
const RATING = 'player, game, mu, sigma, rating, matches, is_known AS isKnown';
const SEARCH = 'player, doc, since, until, found, found_at AS foundAt';

const MOST_ROWS = 12;
/** By number of rows. */
const ADD_ROWS = Array.from(
  { length: MOST_ROWS + 1 },
  (_, rows) =>
    `INSERT INTO log (match, number, kind, by, move, client, at) VALUES ${Array(rows).fill('(?, ?, ?, ?, ?, ?, ?)')}`,
);

type RatingLine = Omit<StoredRating, 'isKnown'> & { readonly isKnown: number };

/** The SQLite file. WAL with synchronous=FULL: once a commit has returned, it survives a power failure. */
export class SqliteFile implements AtOnce {
  readonly #db: Database.Database;
  readonly #statements = new Map<string, Database.Statement<unknown[], unknown>>();

  constructor(path: string, { isChecked = false } = {}) {
    this.#db = new Database(path);
    if (isChecked) this.#check();
    this.#db.pragma('journal_mode = WAL');
    this.#db.pragma('synchronous = FULL');
    this.#db.pragma('foreign_keys = ON');
    this.#db.pragma('busy_timeout = 5000');
    this.#migrate();
  }

  /** Runs everything in one transaction. Throws if a part of it has failed so badly that the whole is rolled back. */
  together(count: number, one: (index: number) => void): void {
    this.#db
      .transaction(() => {
        for (let index = 0; index < count; index++) {
          one(index);
          if (!this.#db.inTransaction) throw new Error('the transaction has been rolled back');
        }
      })
      .immediate();
  }

  /** Runs a part of a transaction that fails or succeeds on its own. */
  apart<T>(work: () => T): T {
    return this.#db.transaction(work)();
  }

  close(): void {
    this.#db.close();
  }

  append(match: string, rows: readonly Row[]): 'added' | 'lost' {
    const last = this.#one<{ last: number | null }>(
      'SELECT max(number) AS last FROM log WHERE match = ?',
      match,
    )?.last;
    if (rows.length === 0 || rows[0].number !== (last == null ? this.#packedLength(match) : last + 1)) {
      return 'lost';
    }
    if (rows.length > MOST_ROWS) this.apart(() => this.#addRows(match, rows));
    else this.#addRows(match, rows);
    return 'added';
  }

  /** Up to `MOST_ROWS` rows are one statement. */
  #addRows(match: string, rows: readonly Row[]): void {
    for (let from = 0; from < rows.length; from += MOST_ROWS) {
      const some = rows.slice(from, from + MOST_ROWS);
      const values: (string | number)[] = [];
      for (const { number, kind, by, move, client, at } of some)
        values.push(match, number, kind, actorOf(by), move, client, at);
      this.#run(ADD_ROWS[some.length], ...values);
    }
  }

  rows(match: string, from: number): readonly Row[] {
    const rows = this.#logged(match, from);
    if (rows[0]?.number === from) return rows;
    const packed = this.#packed(match);
    if (!packed || packed.length <= from) return rows;
    return [...unpackNow(packed.bytes).slice(from), ...rows.filter(({ number }) => number >= packed.length)];
  }

  takeToPack({ now, until, endedBefore, most }: ToPackWanted): readonly ToPack[] {
    const sql = `SELECT match, step FROM packing WHERE step = ? AND ended_at < ? AND taken_until <= ?
      ORDER BY ended_at LIMIT ?`;
    const find = (step: number, most: number) =>
      this.#all<{ match: string; step: number }>(sql, step, endedBefore, now, most);
    const cleared = find(PACKING.CLEAR, most);
    const found = [...cleared, ...find(PACKING.PACK, most - cleared.length)];
    for (const { match } of found)
      this.#run('UPDATE packing SET taken_until = ? WHERE match = ?', until, match);
    return found.map(toPackOf);
  }

  addPacked({ match, length, bytes }: Packed, clearAt: number): void {
    this.#run('INSERT OR IGNORE INTO packed (match, length, bytes) VALUES (?, ?, ?)', match, length, bytes);
    const sql = 'UPDATE packing SET step = ?, taken_until = ? WHERE match = ?';
    this.#run(sql, PACKING.CLEAR, clearAt, match);
  }

  clearRows(match: string): boolean {
    const packed = this.#packed(match);
    const rows = this.#logged(match, 0).filter(({ number }) => packed && number < packed.length);
    // If no rows are left, this was done before.
    if (!packed || (rows.length > 0 && !isPackedAs(packed, rows))) {
      // Only if all of the rows are there.
      if (rows.length === packed?.length) this.#run('DELETE FROM packed WHERE match = ?', match);
      this.leaveUnpacked(match);
      return false;
    }
    this.#run('DELETE FROM log WHERE match = ? AND number < ?', match, packed.length);
    this.#run('DELETE FROM packing WHERE match = ?', match);
    return true;
  }

  leaveUnpacked(match: string): void {
    this.#run('UPDATE packing SET step = ? WHERE match = ?', PACKING.LEAVE, match);
  }

  takeToExplore({ now, until, most }: ToExploreWanted): readonly string[] {
    const sql = 'SELECT match FROM exploring WHERE taken_until <= ? ORDER BY ended_at LIMIT ?';
    const found = this.#all<{ match: string }>(sql, now, most).map(({ match }) => match);
    for (const match of found)
      this.#run('UPDATE exploring SET taken_until = ? WHERE match = ?', until, match);
    return found;
  }

  addExplored(match: string, played: readonly StoredPlayedHere[]): void {
    if (this.#run('DELETE FROM exploring WHERE match = ?', match) === 0) return;
    const add = `INSERT INTO explored (place, move, times, wins, score, matches) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (place, move) DO UPDATE SET times = times + excluded.times, wins = wins + excluded.wins,
      score = score + excluded.score, matches = excluded.matches`;
    for (const { place, move, times, wins, score } of played) {
      const sql = 'SELECT matches FROM explored WHERE place = ? AND move = ?';
      const before = this.#one<{ matches: string }>(sql, place, move)?.matches.split(' ') ?? [];
      const matches = [match, ...before].slice(0, MOST_MATCHES).join(' ');
      this.#run(add, place, move, times, wins, score, matches);
    }
  }

  explored(place: string, most: number): readonly Played[] {
    const sql = `SELECT ${EXPLORED} FROM explored WHERE place = ? ORDER BY times DESC, move LIMIT ?`;
    return this.#all<ExploredLine>(sql, place, most).map(exploredOf);
  }

  addTable(table: StoredTable): void {
    this.#run(
      'INSERT INTO tables (id, version, status, is_public, game, made_at, doc) VALUES (?, ?, ?, ?, ?, ?, ?)',
      table.id,
      table.version,
      table.status,
      Number(table.isPublic),
      table.game,
      table.madeAt,
      JSON.stringify(table),
    );
    this.#seat(table);
  }

  table(id: string): StoredTable | null {
    const line = this.#one<{ doc: string }>('SELECT doc FROM tables WHERE id = ?', id);
    return line ? JSON.parse(line.doc) : null;
  }

  saveTable(table: StoredTable): boolean {
    const { id, version, status } = table;
    const isPublic = Number(table.isPublic);
    const doc = JSON.stringify(table);
    // Most changes touch no index, nor who sits there.
    const isSaved =
      this.#run(
        'UPDATE tables SET version = ?, doc = ? WHERE id = ? AND version = ? AND status = ? AND is_public = ?',
        version,
        doc,
        id,
        version - 1,
        status,
        isPublic,
      ) > 0 ||
      this.#run(
        'UPDATE tables SET version = ?, status = ?, is_public = ?, doc = ? WHERE id = ? AND version = ?',
        version,
        status,
        isPublic,
        doc,
        id,
        version - 1,
      ) > 0;
    if (isSaved) this.#seat(table);
    return isSaved;
  }

  removeTable(id: string, version?: number): boolean {
    if (version === undefined) this.#run('DELETE FROM tables WHERE id = ?', id);
    else this.#run('DELETE FROM tables WHERE id = ? AND version = ?', id, version);
    return this.table(id) === null;
  }

  tableLinks(ids: readonly string[]): readonly TableLink[] {
    const sql = `SELECT id, status, doc ->> '$.invite' AS invite, CASE status WHEN 'open' THEN doc -> '$.seats' END AS seats
      FROM tables WHERE id IN (SELECT value FROM json_each(?))`;
    return this.#all<WrittenLink>(sql, JSON.stringify(ids)).map(linkOf);
  }

  tables(wanted: TablesWanted): readonly StoredTable[] {
    return this.#listed(tablesListing(wanted));
  }

  tablesAfter(after: TablePlace | null, wanted: RoundWanted): readonly StoredTable[] {
    return this.#listed(roundListing(after, wanted));
  }

  addPlayer({ id, name, isNameHidden, owner, scopes, madeAt, leave }: StoredPlayer, secret: Secret): void {
    this.#run(
      'INSERT INTO players (id, name, is_name_hidden, owner, made_at, leave, scopes) VALUES (?, ?, ?, ?, ?, ?, ?)',
      id,
      name,
      Number(isNameHidden),
      owner,
      madeAt,
      leave && JSON.stringify(leave),
      scopes ? scopes.join(' ') : null,
    );
    this.addSecret(id, secret);
  }

  player(id: string): StoredPlayer | null {
    return playerOf(this.#one<PlayerLine>(`SELECT ${PLAYER} FROM players p WHERE p.id = ?`, id));
  }

  players(ids: readonly string[]): readonly StoredPlayer[] {
    return ids.flatMap(id => this.player(id) ?? []);
  }

  savePlayer({ id, name, isNameHidden, leave }: StoredPlayer): void {
    this.#run(
      'UPDATE players SET name = ?, is_name_hidden = ?, leave = ? WHERE id = ?',
      name,
      Number(isNameHidden),
      leave && JSON.stringify(leave),
      id,
    );
  }

  removePlayer(id: string): void {
    this.#run('DELETE FROM players WHERE id = ?', id);
  }

  botsOf(owner: string): readonly StoredPlayer[] {
    return this.#all<PlayerLine>(
      `SELECT ${PLAYER} FROM players p WHERE p.owner = ? ORDER BY p.made_at`,
      owner,
    ).flatMap(line => playerOf(line) ?? []);
  }

  addSecret(player: string, { hash, kind, madeAt }: Secret): void {
    this.#run(
      'INSERT INTO secrets (hash, player, kind, made_at) VALUES (?, ?, ?, ?)',
      hash,
      player,
      kind,
      madeAt,
    );
  }

  playerBySecret(hash: string): StoredPlayer | null {
    const sql = `SELECT ${PLAYER} FROM secrets s JOIN players p ON p.id = s.player WHERE s.hash = ?`;
    return playerOf(this.#one<PlayerLine>(sql, hash));
  }

  removeSecret(hash: string): void {
    this.#run('DELETE FROM secrets WHERE hash = ?', hash);
  }

  secretsOf(player: string): readonly Omit<Secret, 'hash'>[] {
    const sql = 'SELECT kind, made_at AS madeAt FROM secrets WHERE player = ? ORDER BY made_at, hash';
    return this.#all<Omit<Secret, 'hash'>>(sql, player);
  }

  carryOver(from: string, to: string): void {
    for (const sql of carrying('@from', '@to')) this.#run(sql, { from, to });
    this.removePlayer(from);
  }

  savePlayed(player: string, played: readonly StoredPlayed[], most: number): void {
    if (!this.player(player)) return;
    for (const { source, at, doc } of played) {
      const sql = 'INSERT OR REPLACE INTO played (player, source, at, doc) VALUES (?, ?, ?, ?)';
      this.#run(sql, player, source, at, doc);
    }
    const oldest = 'SELECT source FROM played WHERE player = ? ORDER BY at DESC, source LIMIT -1 OFFSET ?';
    this.#run(`DELETE FROM played WHERE player = ? AND source IN (${oldest})`, player, player, most);
  }

  playedBy(player: string): readonly StoredPlayed[] {
    return this.#all<StoredPlayed>(
      'SELECT source, at, doc FROM played WHERE player = ? ORDER BY at, source',
      player,
    );
  }

  saveStanding(player: string, table: string, choices: string | null): void {
    if (choices === null) this.#run('DELETE FROM standing WHERE player = ? AND tbl = ?', player, table);
    else
      this.#run(
        'INSERT OR REPLACE INTO standing (player, tbl, doc) VALUES (?, ?, ?)',
        player,
        table,
        choices,
      );
  }

  standingAt(table: string): ReadonlyMap<string, string> {
    const sql = 'SELECT player, doc FROM standing WHERE tbl = ?';
    const lines = this.#all<{ player: string; doc: string }>(sql, table);
    return new Map(lines.map(({ player, doc }) => [player, doc]));
  }

  addPasskey({ id, player, publicKey, counter, madeAt, usedAt }: StoredPasskey): void {
    this.#run(
      'INSERT INTO passkeys (id, player, public_key, counter, made_at, used_at) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      player,
      publicKey,
      counter,
      madeAt,
      usedAt,
    );
  }

  passkey(id: string): StoredPasskey | null {
    return this.#one<StoredPasskey>(`SELECT ${PASSKEY} FROM passkeys WHERE id = ?`, id) ?? null;
  }

  passkeysOf(player: string): readonly StoredPasskey[] {
    return this.#all<StoredPasskey>(
      `SELECT ${PASSKEY} FROM passkeys WHERE player = ? ORDER BY made_at`,
      player,
    );
  }

  savePasskey({ id, counter, usedAt }: StoredPasskey): void {
    this.#run('UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?', counter, usedAt, id);
  }

  removePasskey(player: string, id: string): void {
    this.#run('DELETE FROM passkeys WHERE player = ? AND id = ?', player, id);
  }

  addChallenge({ id, player, challenge, until }: StoredChallenge): void {
    this.#run('DELETE FROM challenges WHERE until < ?', until - LONGEST_CHALLENGE_MS);
    this.#run(
      'INSERT INTO challenges (id, player, challenge, until) VALUES (?, ?, ?, ?)',
      id,
      player,
      challenge,
      until,
    );
  }

  takeChallenge(id: string, now: number): StoredChallenge | null {
    this.#run('DELETE FROM challenges WHERE until < ?', now);
    const sql = 'DELETE FROM challenges WHERE id = ? RETURNING id, player, challenge, until';
    return this.#one<StoredChallenge>(sql, id) ?? null;
  }

  ratings(game: string, players: readonly string[]): readonly StoredRating[] {
    const sql = `SELECT ${RATING} FROM ratings WHERE game = ? AND player = ?`;
    return players.flatMap(player => this.#all<RatingLine>(sql, game, player)).map(ratingOf);
  }

  ratingsOf(player: string): readonly StoredRating[] {
    const sql = `SELECT ${RATING} FROM ratings WHERE player = ? ORDER BY game`;
    return this.#all<RatingLine>(sql, player).map(ratingOf);
  }

  ratedWith(game: string, player: string): readonly string[] {
    const sql = `SELECT DISTINCT other.player FROM history mine JOIN history other ON other.tbl = mine.tbl
      WHERE mine.player = ? AND mine.game = ? AND other.player <> mine.player`;
    return this.#all<{ player: string }>(sql, player, game).map(line => line.player);
  }

  best(game: string, of: 'people' | 'programs', most: number): readonly StoredRating[] {
    const sql = `SELECT ${RATING} FROM ratings JOIN players p ON p.id = player
      WHERE game = ? AND (p.owner IS NOT NULL) = ? ORDER BY is_known DESC, rating DESC, player LIMIT ?`;
    return this.#all<RatingLine>(sql, game, Number(of === 'programs'), most).map(ratingOf);
  }

  ratedTogether(players: readonly string[], since: number): number {
    const sql = `SELECT count(*) AS count FROM (
      SELECT tbl FROM history WHERE at >= ? AND player IN (SELECT value FROM json_each(?)) GROUP BY tbl HAVING count(*) = ?
    )`;
    return this.#one<{ count: number }>(sql, since, JSON.stringify(players), players.length)?.count ?? 0;
  }

  rate(table: string, at: number, ratings: readonly StoredRating[]): boolean {
    if (this.#one('SELECT tbl FROM rated WHERE tbl = ?', table)) return true;
    const isOld = ratings.some(({ player, game, matches }) =>
      this.ratings(game, [player]).some(had => had.matches !== matches - 1),
    );
    if (isOld) return false;
    this.#run('INSERT INTO rated (tbl) VALUES (?)', table);
    for (const { player, game, mu, sigma, rating, matches, isKnown } of ratings) {
      if (!this.player(player)) continue;
      this.#run(
        `INSERT INTO ratings (player, game, mu, sigma, rating, matches, is_known) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (player, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, rating = excluded.rating,
         matches = excluded.matches, is_known = excluded.is_known`,
        player,
        game,
        mu,
        sigma,
        rating,
        matches,
        Number(isKnown),
      );
      this.#run(
        'INSERT INTO history (player, tbl, game, rating, at) VALUES (?, ?, ?, ?, ?)',
        player,
        table,
        game,
        rating,
        at,
      );
    }
    return true;
  }

  history(player: string, most: number): readonly RatingMoment[] {
    return this.#all<RatingMoment>(
      'SELECT game, tbl AS "table", rating, at FROM history WHERE player = ? ORDER BY at DESC LIMIT ?',
      player,
      most,
    );
  }

  saveSubscription({ endpoint, player, p256dh, auth, language, madeAt }: StoredSubscription): void {
    this.#run(
      'INSERT OR REPLACE INTO subscriptions (endpoint, player, p256dh, auth, language, made_at) VALUES (?, ?, ?, ?, ?, ?)',
      endpoint,
      player,
      p256dh,
      auth,
      language,
      madeAt,
    );
  }

  subscriptionsOf(player: string): readonly StoredSubscription[] {
    return this.#all<StoredSubscription>(
      `SELECT ${SUBSCRIPTION} FROM subscriptions WHERE player = ? ORDER BY made_at, endpoint`,
      player,
    );
  }

  removeSubscription(endpoint: string): void {
    this.#run('DELETE FROM subscriptions WHERE endpoint = ?', endpoint);
  }

  wishesOf(player: string): string | null {
    return this.#one<{ doc: string }>('SELECT doc FROM wishes WHERE player = ?', player)?.doc ?? null;
  }

  saveWishes(player: string, wishes: string): void {
    this.#run('INSERT OR REPLACE INTO wishes (player, doc) VALUES (?, ?)', player, wishes);
  }

  addCall({ player, table, kind, id, dueAt, tries }: StoredCall): void {
    if (!this.player(player)) return;
    this.#run(
      `INSERT INTO calls (player, tbl, kind, id, due_at, tries) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (player, tbl) DO UPDATE SET kind = excluded.kind, id = excluded.id, due_at = excluded.due_at,
       tries = excluded.tries, taken_until = 0 WHERE id <> excluded.id`,
      player,
      table,
      kind,
      id,
      dueAt,
      tries,
    );
  }

  dropCall(player: string, table: string): void {
    this.#run('DELETE FROM calls WHERE player = ? AND tbl = ?', player, table);
  }

  takeCalls(now: number, until: number, most: number): readonly StoredCall[] {
    const calls = this.#all<StoredCall>(
      `SELECT ${CALL} FROM calls WHERE due_at <= ? AND taken_until <= ? ORDER BY due_at, player LIMIT ?`,
      now,
      now,
      most,
    );
    for (const { player, table } of calls) {
      this.#run('UPDATE calls SET taken_until = ? WHERE player = ? AND tbl = ?', until, player, table);
    }
    return calls;
  }

  endCall({ player, table, id }: StoredCall): void {
    const sql = 'UPDATE calls SET due_at = ? WHERE player = ? AND tbl = ? AND id = ?';
    this.#run(sql, NEVER, player, table, id);
  }

  saveSearch({ player, doc, since, until, found, foundAt }: StoredSearch): void {
    this.#run(
      `INSERT INTO searches (player, doc, since, until, found, found_at) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (player) DO UPDATE SET doc = excluded.doc, since = excluded.since, until = excluded.until
       WHERE searches.found IS NULL`,
      player,
      doc,
      since,
      until,
      found,
      foundAt,
    );
  }

  searchOf(player: string): StoredSearch | null {
    return this.#one<StoredSearch>(`SELECT ${SEARCH} FROM searches WHERE player = ?`, player) ?? null;
  }

  removeSearch(player: string): void {
    this.#run('DELETE FROM searches WHERE player = ?', player);
  }

  unsettleSearch(player: string, table: string, until: number | null): void {
    if (until === null) this.#run('DELETE FROM searches WHERE player = ? AND found = ?', player, table);
    else
      this.#run(
        'UPDATE searches SET found = NULL, found_at = NULL, until = ? WHERE player = ? AND found = ?',
        until,
        player,
        table,
      );
  }

  searching(now: number, most: number, after: InLine = FIRST_IN_LINE): readonly StoredSearch[] {
    return this.#all<StoredSearch>(
      `SELECT ${SEARCH} FROM searches WHERE found IS NULL AND until > ? AND (since, player) > (?, ?)
       ORDER BY since, player LIMIT ?`,
      now,
      after.since,
      after.player,
      most,
    );
  }

  forgetSearches(endedBefore: number): void {
    this.#run('DELETE FROM searches WHERE found IS NULL AND until < ?', endedBefore);
  }

  foundBefore(at: number, most: number): readonly StoredSearch[] {
    return this.#all<StoredSearch>(
      `SELECT ${SEARCH} FROM searches WHERE found IS NOT NULL AND found_at < ? ORDER BY found_at, player LIMIT ?`,
      at,
      most,
    );
  }

  settleSearches(players: readonly string[], table: string, at: number): boolean {
    const waiting = this.#one<{ n: number }>(
      `SELECT count(*) AS n FROM searches WHERE coalesce(found, ?) = ? AND player IN (${players.map(() => '?').join(', ')})`,
      table,
      table,
      ...players,
    );
    if (waiting?.n !== players.length) return false;
    for (const player of players)
      this.#run('UPDATE searches SET found = ?, found_at = ? WHERE player = ?', table, at, player);
    return true;
  }

  block(player: string, other: string, at: number): void {
    this.#run('INSERT OR IGNORE INTO blocks (player, other, at) VALUES (?, ?, ?)', player, other, at);
  }

  unblock(player: string, other: string): void {
    this.#run('DELETE FROM blocks WHERE player = ? AND other = ?', player, other);
  }

  blockedBy(player: string): readonly string[] {
    const sql = 'SELECT other FROM blocks WHERE player = ? ORDER BY at DESC, other';
    return this.#all<{ other: string }>(sql, player).map(({ other }) => other);
  }

  blocksAmong(players: readonly string[]): readonly Block[] {
    const these = players.map(() => '?').join(', ');
    return this.#all<Block>(
      `SELECT player, other, at FROM blocks WHERE player IN (${these}) AND other IN (${these}) ORDER BY player, other`,
      ...players,
      ...players,
    );
  }

  follow(player: string, other: string, at: number): void {
    this.#run('INSERT OR IGNORE INTO follows (player, other, at) VALUES (?, ?, ?)', player, other, at);
  }

  unfollow(player: string, other: string): void {
    this.#run('DELETE FROM follows WHERE player = ? AND other = ?', player, other);
  }

  followedBy(player: string): readonly string[] {
    const sql = 'SELECT other FROM follows WHERE player = ? ORDER BY at DESC, other';
    return this.#all<{ other: string }>(sql, player).map(({ other }) => other);
  }

  followersAmong(player: string, others: readonly string[]): readonly string[] {
    const sql = `SELECT player FROM follows WHERE other = ? AND player IN (SELECT value FROM json_each(?)) ORDER BY player`;
    return this.#all<{ player: string }>(sql, player, JSON.stringify(others)).map(line => line.player);
  }

  claimName(player: string, looks: string | null): boolean {
    const has = looks === null ? player : (this.claimant(looks) ?? player);
    if (has !== player || !this.player(player)) return false;
    this.#run('DELETE FROM claims WHERE player = ?', player);
    if (looks !== null) this.#run('INSERT INTO claims (looks, player) VALUES (?, ?)', looks, player);
    return true;
  }

  claimant(looks: string): string | null {
    return this.#one<{ player: string }>('SELECT player FROM claims WHERE looks = ?', looks)?.player ?? null;
  }

  addClub(club: StoredClub): void {
    const { id, version, madeAt } = club;
    const sql = 'INSERT INTO clubs (id, version, made_at, doc) VALUES (?, ?, ?, ?)';
    this.#run(sql, id, version, madeAt, JSON.stringify(club));
  }

  club(id: string): StoredClub | null {
    const line = this.#one<{ doc: string }>('SELECT doc FROM clubs WHERE id = ?', id);
    return line ? JSON.parse(line.doc) : null;
  }

  saveClub(club: StoredClub): boolean {
    const { id, version } = club;
    const sql = 'UPDATE clubs SET version = ?, doc = ? WHERE id = ? AND version = ?';
    return this.#run(sql, version, JSON.stringify(club), id, version - 1) > 0;
  }

  removeClub(id: string): void {
    this.#run('DELETE FROM clubs WHERE id = ?', id);
  }

  clubsOf(player: string): readonly { readonly club: StoredClub; readonly role: Role }[] {
    const sql = `SELECT c.doc, m.role FROM members m JOIN clubs c ON c.id = m.club WHERE m.player = ? ORDER BY m.at DESC, c.id`;
    return this.#all<{ doc: string; role: Role }>(sql, player).map(({ doc, role }) => ({
      club: JSON.parse(doc),
      role,
    }));
  }

  membersOf(club: string): readonly StoredMember[] {
    const sql = 'SELECT player, role, at FROM members WHERE club = ? ORDER BY at, player';
    return this.#all<StoredMember>(sql, club);
  }

  roleIn(club: string, player: string): Role | null {
    const sql = 'SELECT role FROM members WHERE club = ? AND player = ?';
    return this.#one<{ role: Role }>(sql, club, player)?.role ?? null;
  }

  saveMember(club: string, { player, role, at }: StoredMember): void {
    if (!this.player(player) || !this.club(club)) return;
    this.#run(
      `INSERT INTO members (club, player, role, at) VALUES (?, ?, ?, ?)
       ON CONFLICT (club, player) DO UPDATE SET role = excluded.role`,
      club,
      player,
      role,
      at,
    );
  }

  removeMember(club: string, player: string): void {
    this.#run('DELETE FROM members WHERE club = ? AND player = ?', club, player);
  }

  addClubTable(club: string, { id, madeAt }: StoredTable): void {
    if (!this.club(club)) return;
    this.#run('INSERT OR IGNORE INTO club_tables (club, tbl, made_at) VALUES (?, ?, ?)', club, id, madeAt);
  }

  clubTables(club: string, most: number): readonly StoredTable[] {
    const sql = `SELECT t.doc FROM club_tables c JOIN tables t ON t.id = c.tbl WHERE c.club = ?
      ORDER BY c.made_at DESC, c.tbl LIMIT ?`;
    return this.#all<{ doc: string }>(sql, club, most).map(({ doc }) => JSON.parse(doc));
  }

  addEvent(event: StoredEvent): void {
    if (!this.club(event.club)) return;
    const { id, version, club, state, madeAt, dueAt } = event;
    const sql = `INSERT INTO events (id, version, club, is_over, made_at, due_at, doc) VALUES (?, ?, ?, ?, ?, ?, ?)`;
    this.#run(sql, id, version, club, Number(state === 'over'), madeAt, dueAt, JSON.stringify(event));
    this.#enter(event);
  }

  event(id: string): StoredEvent | null {
    const sql = 'SELECT doc, due_at AS dueAt FROM events WHERE id = ?';
    const line = this.#one<{ doc: string; dueAt: number | null }>(sql, id);
    return line ? { ...JSON.parse(line.doc), dueAt: line.dueAt } : null;
  }

  saveEvent(event: StoredEvent, wasDueAt: number | null): boolean {
    const { id, version, state, dueAt } = event;
    const sql = `UPDATE events SET version = ?, is_over = ?, due_at = ?, doc = ?
      WHERE id = ? AND version = ? AND due_at IS ?`;
    const values = [
      version,
      Number(state === 'over'),
      dueAt,
      JSON.stringify(event),
      id,
      version - 1,
      wasDueAt,
    ];
    if (this.#run(sql, ...values) === 0) return false;
    this.#run('DELETE FROM entering WHERE event = ?', id);
    this.#enter(event);
    return true;
  }

  removeEvent(id: string, version: number): boolean {
    this.#run('DELETE FROM events WHERE id = ? AND version = ?', id, version);
    return this.event(id) === null;
  }

  eventsOf(club: string, most: number): readonly EventHead[] {
    const sql = `SELECT ${EVENT_HEAD} AS head FROM events WHERE club = ? ORDER BY made_at DESC, id LIMIT ?`;
    return this.#all<{ head: string }>(sql, club, most).map(({ head }) => JSON.parse(head));
  }

  eventsWith(player: string, most: number): readonly EventHead[] {
    const sql = `SELECT ${EVENT_HEAD} AS head FROM entering n JOIN events e ON e.id = n.event WHERE n.player = ?
      ORDER BY e.is_over, e.made_at DESC, e.id LIMIT ?`;
    return this.#all<{ head: string }>(sql, player, most).map(({ head }) => JSON.parse(head));
  }

  eventsDue(now: number, most: number): readonly string[] {
    const sql = 'SELECT id FROM events WHERE due_at <= ? ORDER BY due_at, id LIMIT ?';
    return this.#all<{ id: string }>(sql, now, most).map(({ id }) => id);
  }

  wakeEvent(id: string, at: number): void {
    const sql = `UPDATE events SET due_at = CASE WHEN due_at <= ? THEN due_at - 1 ELSE ? END
      WHERE id = ? AND is_over = 0`;
    this.#run(sql, at, at, id);
  }

  #enter(event: StoredEvent): void {
    for (const player of entrantsOf(event))
      this.#run('INSERT OR IGNORE INTO entering (player, event) VALUES (?, ?)', player, event.id);
  }

  addDealt({ deal, player, at, score, lead, plays }: StoredDealt): boolean {
    if (!this.player(player) || this.dealtBy(deal, player)) return false;
    const sql = 'INSERT INTO deals (deal, player, at, score, lead, plays) VALUES (?, ?, ?, ?, ?, ?)';
    this.#run(sql, deal, player, at, score, lead, plays);
    return true;
  }

  dealtBy(deal: string, player: string): StoredDealt | null {
    const sql = `SELECT ${DEALT}, plays FROM deals WHERE deal = ? AND player = ?`;
    return this.#one<StoredDealt>(sql, deal, player) ?? null;
  }

  dealtLeads(deal: string): readonly { readonly lead: number; readonly count: number }[] {
    const sql = 'SELECT lead, count(*) AS count FROM deals WHERE deal = ? GROUP BY lead ORDER BY lead DESC';
    return this.#all<{ lead: number; count: number }>(sql, deal);
  }

  bestDealt(deal: string, most: number): readonly Omit<StoredDealt, 'plays'>[] {
    const sql = `SELECT ${DEALT} FROM deals WHERE deal = ? ORDER BY lead DESC, at, player LIMIT ?`;
    return this.#all<Omit<StoredDealt, 'plays'>>(sql, deal, most);
  }

  allDealtBy(player: string, most: number, after?: StoredDealt): readonly StoredDealt[] {
    const sql = `SELECT ${DEALT}, plays FROM deals
      WHERE player = ? AND (at < ? OR (at = ? AND deal > ?)) ORDER BY at DESC, deal LIMIT ?`;
    const { at, deal } = after ?? { at: Number.MAX_SAFE_INTEGER, deal: '' };
    return this.#all<StoredDealt>(sql, player, at, at, deal, most);
  }

  keep(name: string, value: string): void {
    this.#run('INSERT OR REPLACE INTO kept (name, value) VALUES (?, ?)', name, value);
  }

  kept(name: string): string | null {
    return this.#one<{ value: string }>('SELECT value FROM kept WHERE name = ?', name)?.value ?? null;
  }

  keepOnce(name: string, value: string): string {
    this.#run('INSERT OR IGNORE INTO kept (name, value) VALUES (?, ?)', name, value);
    return this.kept(name) ?? value;
  }

  report(player: string, name: string, by: string, at: number): number {
    this.#run(
      'INSERT OR IGNORE INTO reports (player, name, by, at) VALUES (?, ?, ?, ?)',
      player,
      name,
      by,
      at,
    );
    const sql = 'SELECT count(*) AS count FROM reports WHERE player = ? AND name = ?';
    return this.#one<{ count: number }>(sql, player, name)?.count ?? 0;
  }

  probe(at: number): void {
    this.#run('INSERT OR REPLACE INTO health (one, at) VALUES (1, ?)', at);
  }

  times(): { readonly now: null; readonly probedAt: number | null } {
    const probed = this.#one<{ at: number }>('SELECT at FROM health WHERE one = 1');
    return { now: null, probedAt: probed?.at ?? null };
  }

  #logged(match: string, from: number): Row[] {
    return this.#all<LogLine>(
      'SELECT number, kind, by, move, client, at FROM log WHERE match = ? AND number >= ? ORDER BY number',
      match,
      from,
    ).map(line => ({ ...line, by: byOf(line.by) }));
  }

  #packed(match: string): Packed | undefined {
    return this.#one<Packed>('SELECT match, length, bytes FROM packed WHERE match = ?', match);
  }

  #packedLength(match: string): number {
    return this.#one<{ length: number }>('SELECT length FROM packed WHERE match = ?', match)?.length ?? 0;
  }

  #listed({ sql, values }: Listing): readonly StoredTable[] {
    return this.#all<{ doc: string }>(sql, ...values).map(({ doc }) => JSON.parse(doc));
  }

  /** Writes down who sits at the table now. */
  #seat(table: StoredTable): void {
    const sitting = new Set(sittingAt(table));
    const rows = this.#all<{ player: string }>('SELECT player FROM sitting WHERE tbl = ?', table.id);
    for (const { player } of rows) {
      if (sitting.delete(player)) continue;
      this.#run('DELETE FROM sitting WHERE player = ? AND tbl = ?', player, table.id);
    }
    for (const player of sitting) {
      this.#run('INSERT INTO sitting (player, tbl) VALUES (?, ?)', player, table.id);
    }
  }

  #check(): void {
    const found = this.#db.pragma('quick_check(1)', { simple: true });
    if (found !== 'ok') throw new Error(`the file is damaged (${String(found)}): put a backup in its place`);
  }

  #migrate(): void {
    const version = Number(this.#db.pragma('user_version', { simple: true }));
    if (version > MIGRATIONS.length) {
      throw new Error(`the file is of version ${version}, and this program knows only ${MIGRATIONS.length}`);
    }
    for (let next = version; next < MIGRATIONS.length; next++) {
      this.#db.transaction(() => {
        this.#db.exec(MIGRATIONS[next]);
        this.#db.pragma(`user_version = ${next + 1}`);
      })();
    }
  }

  #prepared<T>(sql: string): Database.Statement<unknown[], T>;
  #prepared(sql: string): Database.Statement<unknown[], unknown> {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#db.prepare<unknown[], unknown>(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #run(sql: string, ...values: readonly unknown[]): number {
    return this.#prepared(sql).run(...values).changes;
  }

  #one<T>(sql: string, ...values: readonly unknown[]): T | undefined {
    return this.#prepared<T>(sql).get(...values);
  }

  #all<T>(sql: string, ...values: readonly unknown[]): T[] {
    return this.#prepared<T>(sql).all(...values);
  }
}

function ratingOf(line: RatingLine): StoredRating {
  return { ...line, isKnown: line.isKnown !== 0 };
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

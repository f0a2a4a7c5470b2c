import { MOST_MATCHES, type Played } from '../../engine/explorer/explored.ts';
import { EXPLORED, type ExploredLine, exploredOf } from './listing.ts';
import type { Postgres } from './postgres.ts';
import type { Store, StoredPlayedHere, ToExploreWanted } from './store.ts';

/** Rows that others take at the same moment are skipped, so nobody waits for anybody. */
const TAKE = `
  UPDATE exploring SET taken_until = $2 WHERE match IN (
    SELECT match FROM exploring WHERE taken_until <= $1 ORDER BY ended_at LIMIT $3 FOR UPDATE SKIP LOCKED
  ) RETURNING match`;

/** In the same order by everybody: so nobody waits for somebody who waits for them. */
const ADD = `
  WITH once AS (DELETE FROM exploring WHERE match = $1 RETURNING match)
  INSERT INTO explored (place, move, times, wins, score, matches)
    SELECT step.place, step.move, step.times, step.wins, step.score, once.match
    FROM once, unnest($2::text[], $3::text[], $4::int[], $5::float8[], $6::float8[])
      AS step (place, move, times, wins, score)
    ORDER BY step.place COLLATE "C", step.move COLLATE "C"
  ON CONFLICT (place, move) DO UPDATE SET times = explored.times + excluded.times,
    wins = explored.wins + excluded.wins, score = explored.score + excluded.score,
    matches = array_to_string(
      (string_to_array(excluded.matches || ' ' || explored.matches, ' '))[1:${MOST_MATCHES}], ' ')`;

type ExploringMethods = 'takeToExplore' | 'addExplored' | 'explored';

/** What the explorer knows of finished public matches. */
export class PostgresExploring implements Pick<Store, ExploringMethods> {
  readonly #postgres: Postgres;

  constructor(postgres: Postgres) {
    this.#postgres = postgres;
  }

  async takeToExplore({ now, until, most }: ToExploreWanted): Promise<readonly string[]> {
    const { rows } = await this.#postgres.persist(() =>
      this.#postgres.ask<{ match: string }>(TAKE, [now, until, most]),
    );
    return rows.map(({ match }) => match);
  }

  async addExplored(match: string, played: readonly StoredPlayedHere[]): Promise<void> {
    await this.#postgres.persist(() =>
      this.#postgres.ask(ADD, [
        match,
        played.map(({ place }) => place),
        played.map(({ move }) => move),
        played.map(({ times }) => times),
        played.map(({ wins }) => wins),
        played.map(({ score }) => score),
      ]),
    );
  }

  async explored(place: string, most: number): Promise<readonly Played[]> {
    const sql = `SELECT ${EXPLORED} FROM explored WHERE place = $1 ORDER BY times DESC, move LIMIT $2`;
    const { rows } = await this.#postgres.persist(() => this.#postgres.ask<ExploredLine>(sql, [place, most]));
    return rows.map(exploredOf);
  }
}

import { ordinal, rate, rating } from 'openskill';
import type { Runner } from '../../engine/runner.ts';
import { DAY } from '../../protocol/pace.ts';
import type { Store, StoredPlayer, StoredRating, StoredTable } from '../store/store.ts';

/** Ratings per game, for any number of seats (openskill, Plackett–Luce). */

/**
 * Ranks from 0, the best first, equal ones alike: the winners, then by score; whoever did not play its seat to the end
 * has lost to all who did.
 */
export function ranksOf(
  scores: readonly number[],
  winners: readonly number[],
  states: Runner['states'],
): number[] {
  const key = (seat: number): readonly [number, number] => {
    if (states[seat] !== 'here') return [2, 0];
    return winners.includes(seat) ? [0, 0] : [1, -scores[seat]];
  };
  const isBetter = (a: number, b: number) => {
    const [groupA, scoreA] = key(a);
    const [groupB, scoreB] = key(b);
    return groupA !== groupB ? groupA < groupB : scoreA < scoreB;
  };
  return scores.map((_, seat) => scores.filter((_, other) => isBetter(other, seat)).length);
}

/** Fewer moves of somebody than these say nothing about how well they play. */
const LEAST_PLAYS = 3;
/** How many matches of the same players count in a day. */
const MOST_TOGETHER = 3;

/** Whether a match of these players may be rated: people with names among themselves, or programs of different owners. */
export function mayBeRated(players: readonly (StoredPlayer | undefined)[]): boolean {
  const known = players.filter(player => player !== undefined);
  if (known.length < players.length || known.some(({ name }) => name === null)) return false;
  const owners = known.flatMap(({ owner }) => (owner === null ? [] : [owner]));
  if (owners.length === 0) return true;
  return owners.length === known.length && new Set(owners).size === owners.length;
}

const turns = new WeakMap<Store, Promise<unknown>>();

/** What a match that is over does to the ratings of those who played it. One after the other: each builds on the last. */
export function rateMatch(store: Store, table: StoredTable, runner: Runner, now: number): Promise<void> {
  const rated = (turns.get(store) ?? Promise.resolve()).then(async () => {
    // Another process may have rated somebody in the meantime.
    while (!(await rateNow(store, table, runner, now))) {}
  });
  turns.set(
    store,
    rated.catch(() => {}),
  );
  return rated;
}

async function rateNow(store: Store, table: StoredTable, runner: Runner, now: number): Promise<boolean> {
  if (!table.isRated || runner.turn.kind !== 'over') return true;
  const players = table.seats.map(seat => (seat.kind === 'person' ? seat.player : null));
  if (!players.every(player => player !== null) || players.length < 2) return true;
  if (runner.thought.some(({ plays }) => plays < LEAST_PLAYS)) return true;
  const known = new Map((await store.players(players)).map(player => [player.id, player]));
  // Whoever has been deleted since has lost or won all the same.
  const there = players.flatMap(player => known.get(player) ?? []);
  if (!mayBeRated(there) || (await store.ratedTogether(players, now - DAY)) >= MOST_TOGETHER) return true;
  const before = await store.ratings(table.game, players);
  const had = players.map(player => before.find(known => known.player === player));
  const teams = had.map(known => [known ? rating({ mu: known.mu, sigma: known.sigma }) : rating()]);
  const after = rate(teams, { rank: ranksOf(runner.turn.scores, runner.turn.winners, runner.states) });
  const ratings = players.map((player, seat): StoredRating => {
    const [{ mu, sigma }] = after[seat];
    const matches = (had[seat]?.matches ?? 0) + 1;
    return { player, game: table.game, mu, sigma, rating: ordinal({ mu, sigma }), matches };
  });
  return store.rate(table.id, now, ratings);
}

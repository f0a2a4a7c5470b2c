import { ordinal, rate, rating } from 'openskill';
import type { Runner } from '../../engine/runner.ts';
import { DAY } from '../../protocol/pace.ts';
import type { Store, StoredRating, StoredTable } from '../store/store.ts';
import { circleOf, FIRST_CIRCLE, isVouchedFor } from './circles.ts';
import { mayBeRated } from './may-be-rated.ts';

/** Ratings per game, for any number of seats (openskill, Plackett–Luce). */

/**
 * Ranks from 0, the best first, ties share a rank: the winners, then by score; players who did not play to
 * the end lose to all who did.
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

/** Fewer moves than this say nothing about how well somebody plays. */
const LEAST_PLAYS = 3;
/** How many matches between the same players count per day. */
const MOST_TOGETHER = 3;

/** Whether a match tells who plays better: everybody has made some moves, and not all have abandoned it to bots. */
export function saysSomething({ thought, states }: Pick<Runner, 'thought' | 'states'>): boolean {
  return thought.every(({ plays }) => plays >= LEAST_PLAYS) && states.includes('here');
}

/** How little a small circle's estimate counts among all others. */
const FARTHEST = 5;
const LEAST_SURE = 6;

type Standing = Pick<StoredRating, 'mu' | 'sigma' | 'isKnown'>;

/**
 * How players stand after a match, by seat. Newcomers, who have not met many others yet, may be anybody's second
 * accounts: they do not move the ratings of those who are known, neither by winning nor by losing.
 */
export function standingsAfter(before: readonly Standing[], ranks: readonly number[]): Standing[] {
  const after = rated(before, ranks);
  const known = [...before.keys()].filter(seat => before[seat].isKnown);
  if (known.length === before.length) return after;
  const among = known.length < 2 ? [] : rated(pick(before, known), pick(ranks, known));
  return before.map((had, seat) => {
    if (!had.isKnown) return after[seat];
    return among[known.indexOf(seat)] ?? had;
  });
}

/**
 * A small circle's estimate, as far as it counts among all others: in the same order, but never far from the
 * start, and uncertain.
 */
export function amongAll({ mu, sigma, isKnown }: Standing): Standing {
  if (isKnown) return { mu, sigma, isKnown };
  const { mu: middle } = rating();
  const away = FARTHEST * Math.tanh((mu - middle) / (2 * FARTHEST));
  return { mu: middle + away, sigma: Math.max(sigma, LEAST_SURE), isKnown };
}

function rated(before: readonly Standing[], ranks: readonly number[]): Standing[] {
  const teams = before.map(({ mu, sigma }) => [rating({ mu, sigma })]);
  return rate(teams, { rank: [...ranks] }).map(([{ mu, sigma }], seat) => ({
    mu,
    sigma,
    isKnown: before[seat].isKnown,
  }));
}

function pick<T>(all: readonly T[], seats: readonly number[]): T[] {
  return seats.map(seat => all[seat]);
}

/** What ratings need from the store, and from a match. */
export type RatingStore = Pick<
  Store,
  'players' | 'ratings' | 'ratedWith' | 'ratedTogether' | 'best' | 'rate'
>;
export type PlayedMatch = Pick<Runner, 'turn' | 'thought' | 'states'>;

const turns = new WeakMap<RatingStore, Promise<unknown>>();

/** Updates ratings after a finished match. Matches are rated one after the other: each builds on the last. */
export function rateMatch(
  store: RatingStore,
  table: StoredTable,
  match: PlayedMatch,
  now: number,
): Promise<void> {
  const done = (turns.get(store) ?? Promise.resolve()).then(async () => {
    // Another process may have rated somebody meanwhile.
    while (!(await rateNow(store, table, match, now))) {}
  });
  turns.set(
    store,
    done.catch(() => {}),
  );
  return done;
}

async function rateNow(
  store: RatingStore,
  table: StoredTable,
  match: PlayedMatch,
  now: number,
): Promise<boolean> {
  const { turn, states } = match;
  if (!table.isRated || turn.kind !== 'over') return true;
  const players = table.seats.flatMap(seat => (seat.kind === 'person' ? [seat.player] : []));
  if (players.length < table.seats.length || players.length < 2) return true;
  if (!saysSomething(match)) return true;
  const there = new Map((await store.players(players)).map(player => [player.id, player]));
  // Players deleted since then have still won or lost.
  if (!mayBeRated(players.flatMap(player => there.get(player) ?? []))) return true;
  if ((await store.ratedTogether(players, now - DAY)) >= MOST_TOGETHER) return true;
  const found = await store.ratings(table.game, players);
  const had = players.map(player => found.find(one => one.player === player));
  const before = had.map((one): Standing => one ?? { ...rating(), isKnown: false });
  const after = standingsAfter(before, ranksOf(turn.scores, turn.winners, states));
  const of = [...there.values()].some(({ owner }) => owner !== null) ? 'programs' : 'people';
  const unknown = players.filter((_, seat) => !before[seat].isKnown);
  const nowKnown = await knownFrom(store, table.game, of, players, unknown);
  const ratings = players.map((player, seat): StoredRating => {
    const shown = amongAll(after[seat]);
    const standing = nowKnown.has(player) ? { ...shown, isKnown: true } : after[seat];
    const matches = (had[seat]?.matches ?? 0) + 1;
    return { player, game: table.game, ...standing, rating: ordinal(shown), matches };
  });
  return store.rate(table.id, now, ratings);
}

/** Which newcomers have become known, now that these players have met. */
async function knownFrom(
  store: RatingStore,
  game: string,
  of: 'people' | 'programs',
  together: readonly string[],
  unknown: readonly string[],
): Promise<ReadonlySet<string>> {
  const met = new Map<string, ReadonlySet<string>>();
  const metBy = async (player: string) => {
    const others = met.get(player) ?? new Set(await store.ratedWith(game, player));
    met.set(player, others);
    return others;
  };
  const found = new Set<string>();
  if (unknown.length === 0) return found;
  const first = await store.best(game, of, FIRST_CIRCLE);
  if (first.length === FIRST_CIRCLE && first.every(({ isKnown }) => isKnown)) {
    for (const player of unknown) {
      const others = [...(await metBy(player)), ...together];
      const known = (await store.ratings(game, others)).flatMap(one => (one.isKnown ? [one.player] : []));
      if (isVouchedFor(new Set(others), new Set(known))) found.add(player);
    }
    return found;
  }
  for (const player of unknown) {
    for (const other of together) {
      if (player === other || found.has(player)) continue;
      const circle = await circleOf(player, other, metBy);
      if (circle.size >= FIRST_CIRCLE && circle.has(player)) found.add(player);
    }
  }
  return found;
}

import { Random } from '../../src/engine/random.ts';
import { pairUp, type Seats, type Seeker } from '../../src/server/pairing/pair-up.ts';

/** How often people who are searching are paired. */
const TICK_MS = 2000;
/** Nobody waits longer than this in vain. */
const GIVE_UP_MS = 15 * 60_000;
/** How strong people are on average, and how much that varies. */
const MEAN = 15;
const SPREAD = 6;

interface CrowdGame extends Seats {
  readonly id: string;
  /** The share of this game among people who want a single game. */
  readonly share: number;
}

export interface Crowd {
  readonly games: readonly CrowdGame[];
  readonly people: number;
  readonly perHour: number;
  readonly seed: number;
  /** The share of people who would play anything, insist on the largest table, and insist on similar ratings. */
  readonly anything: number;
  readonly large: number;
  readonly picky: number;
}

/** What became of one person. */
export interface Fate {
  readonly wanted: 'anything' | string;
  readonly wish: 'none' | 'large' | 'picky';
  readonly waitedMs: number;
  /** Null for people who gave up. */
  readonly match: {
    readonly game: string;
    readonly seats: number;
    /** The mean distance to the ratings of the others. */
    readonly apart: number;
  } | null;
}

/** People arrive at random, one by one, and wait until they are paired or give up. The same seed gives the same crowd. */
export function simulate({ games, people, perHour, seed, anything, large, picky }: Crowd): Fate[] {
  const random = new Random(seed);
  const byId = new Map(games.map(game => [game.id, game]));
  const seatsOf = (id: string): Seats => {
    const game = byId.get(id);
    if (!game) throw new Error(`no such game: ${id}`);
    return game;
  };
  const chance = () => (random.fraction() + 2 ** -20) % 1;
  const ratingOf = () =>
    MEAN + SPREAD * Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance());
  const gameWanted = () => {
    let left = chance() * games.reduce((sum, { share }) => sum + share, 0);
    for (const game of games) {
      left -= game.share;
      if (left < 0) return game;
    }
    return games[0];
  };
  let arrivedAt = 0;
  const arrivals = Array.from({ length: people }, (_, i): Seeker => {
    arrivedAt += (-Math.log(chance()) * 3_600_000) / perHour;
    const game = gameWanted();
    const wantsAnything = chance() < anything;
    const isLarge = !wantsAnything && game.max > game.usual && chance() < large;
    const rating = ratingOf();
    return {
      player: String(i),
      games: wantsAnything ? games.map(({ id }) => id) : [game.id],
      speed: 'live',
      seats: isLarge ? game.max : null,
      isPicky: !isLarge && chance() < picky,
      takesBots: false,
      wantsRating: true,
      ratings: Object.fromEntries(games.map(({ id }) => [id, rating])),
      since: Math.round(arrivedAt),
    };
  });
  const fates: Fate[] = [];
  const fateOf = ({ games: wanted, seats, isPicky, since }: Seeker, now: number, match: Fate['match']) =>
    fates.push({
      wanted: wanted.length > 1 ? 'anything' : wanted[0],
      wish: seats === null ? (isPicky ? 'picky' : 'none') : 'large',
      waitedMs: now - since,
      match,
    });
  let waiting = new Map<string, Seeker>();
  let next = 0;
  for (let now = 0; next < people || waiting.size > 0; now += TICK_MS) {
    if (waiting.size === 0 && next < people) now = Math.max(now, arrivals[next].since);
    for (; next < people && arrivals[next].since <= now; next++) {
      waiting.set(arrivals[next].player, arrivals[next]);
    }
    for (const { game, players } of pairUp([...waiting.values()], now, seatsOf)) {
      const members = players.flatMap(player => waiting.get(player) ?? []);
      for (const member of members) {
        const others = members.filter(other => other !== member);
        const distances = others.map(other => Math.abs(other.ratings[game] - member.ratings[game]));
        const apart = distances.reduce((sum, one) => sum + one, 0) / others.length;
        fateOf(member, now, { game, seats: members.length, apart });
        waiting.delete(member.player);
      }
    }
    const patient = new Map<string, Seeker>();
    for (const [player, seeker] of waiting) {
      if (now - seeker.since >= GIVE_UP_MS) fateOf(seeker, now, null);
      else patient.set(player, seeker);
    }
    waiting = patient;
  }
  return fates;
}

/** The value below which this share of them lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

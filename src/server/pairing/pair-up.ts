import type { Speed } from '../../protocol/pace.ts';

/**
 * Decides who plays with whom among all who are looking for a match. It knows no store and no clock, so it
 * can be simulated.
 */

export interface Seeker {
  readonly player: string;
  /** The games they would play. */
  readonly games: readonly string[];
  readonly speed: Speed;
  /** How many are to play; null if that does not matter. */
  readonly seats: number | null;
  /** Only with people of about the same rating, however long it takes. */
  readonly isPicky: boolean;
  /** Bots may take empty seats: the match begins as soon as possible. */
  readonly takesBots: boolean;
  /** Whether the match is to be rated, if the others want that too. */
  readonly wantsRating: boolean;
  /** By game; 0 for somebody who has not been rated yet. */
  readonly ratings: Readonly<Record<string, number>>;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** What is known of a game. */
export interface Seats {
  readonly min: number;
  readonly max: number;
  /** How many play if nobody minds. */
  readonly usual: number;
}

export interface Group {
  readonly game: string;
  readonly speed: Speed;
  /** Those who have waited longest come first. */
  readonly players: readonly string[];
  /** How many seats bots take. */
  readonly bots: number;
}

interface Patience {
  /** How far apart ratings may be at first, and how much more for every second of waiting. */
  readonly apart: number;
  readonly perSecond: number;
  /** After this, fewer than usual will do. */
  readonly fewerAfterMs: number;
  /** How long a search must have waited, at least and at most, to hold back newcomers for its table. */
  readonly holdFromMs: number;
  readonly holdUntilMs: number;
}

/** Ratings go from about 0 to 30. The app shows 30 points for each, so 5 are 150 there. */
const PATIENCE: Readonly<Record<Speed, Patience>> = {
  live: { apart: 5, perSecond: 0.2, fewerAfterMs: 20_000, holdFromMs: 45_000, holdUntilMs: 150_000 },
  slow: {
    apart: 5,
    perSecond: 0.002,
    fewerAfterMs: 30 * 60_000,
    holdFromMs: 2 * 3_600_000,
    holdUntilMs: 6 * 3_600_000,
  },
};
/** People who want only similar ratings are never paired with anybody further away than this. */
const PICKY = 7;

/**
 * The person who has waited longest is served first, in the rarest of the games they would play, together
 * with those whose ratings are nearest. The rest are considered again the next time. `mayMeet` says who must
 * not be paired, in either order.
 */
export function pairUp(
  seekers: readonly Seeker[],
  now: number,
  seatsOf: (game: string) => Seats,
  mayMeet: (one: string, other: string) => boolean = () => true,
): Group[] {
  const waiting = new Set(seekers.toSorted((a, b) => a.since - b.since || (a.player < b.player ? -1 : 1)));
  const takers = countTakers(waiting);
  const groups: Group[] = [];
  for (const seeker of waiting) {
    const byRarity = seeker.games.toSorted((a, b) => (takers.get(a) ?? 0) - (takers.get(b) ?? 0));
    for (const game of byRarity) {
      const found = groupFor(seeker, game, waiting, now, seatsOf(game), mayMeet);
      if (!found) continue;
      const { players, bots, isFull } = found;
      for (const member of players) waiting.delete(member);
      if (isFull)
        groups.push({ game, speed: seeker.speed, players: players.map(({ player }) => player), bots });
      break;
    }
  }
  return groups;
}

/** How many would play each game. */
function countTakers(seekers: Iterable<Seeker>): Map<string, number> {
  const takers = new Map<string, number>();
  for (const { games } of seekers) for (const game of games) takers.set(game, (takers.get(game) ?? 0) + 1);
  return takers;
}

/** A table that is not full is held until the next round: its people are not paired with others now. */
interface Found {
  readonly players: readonly Seeker[];
  readonly bots: number;
  readonly isFull: boolean;
}

function groupFor(
  first: Seeker,
  game: string,
  waiting: ReadonlySet<Seeker>,
  now: number,
  seats: Seats,
  mayMeet: (one: string, other: string) => boolean,
): Found | null {
  if (first.seats !== null && (first.seats < seats.min || first.seats > seats.max)) return null;
  const distance = ({ ratings }: Seeker) => Math.abs((ratings[game] ?? 0) - (first.ratings[game] ?? 0));
  const isNearEnough = (other: Seeker) =>
    distance(other) <= Math.max(reachOf(first, now), reachOf(other, now)) &&
    (!(first.isPicky || other.isPicky) || distance(other) <= PICKY);
  const others = [...waiting]
    .filter(
      other =>
        other !== first &&
        other.speed === first.speed &&
        other.games.includes(game) &&
        isNearEnough(other) &&
        mayMeet(first.player, other.player),
    )
    .sort((a, b) => distance(a) - distance(b) || a.since - b.since);
  const { fewerAfterMs } = PATIENCE[first.speed];
  const least = now - first.since >= fewerAfterMs ? seats.min : seats.usual;
  const sizes = first.seats === null ? from(Math.max(least, seats.usual), least) : [first.seats];
  for (const size of sizes) {
    const players = [first];
    for (const other of others) {
      if (players.length === size) break;
      if (other.seats !== null && other.seats !== size) continue;
      if (players.every(({ player }) => mayMeet(player, other.player))) players.push(other);
    }
    if (players.length === size) return { players, bots: 0, isFull: true };
    if (first.takesBots && size === (first.seats ?? seats.usual)) {
      const willing = players.filter(({ takesBots }) => takesBots);
      return { players: willing, bots: size - willing.length, isFull: true };
    }
    if (size > seats.usual && isHolding(first, now)) {
      const fresh = players.filter(player => player === first || now - player.since < fewerAfterMs);
      return { players: fresh, bots: 0, isFull: false };
    }
  }
  return null;
}

/**
 * Whether a search holds back newcomers. Without that, tables for more than the usual number would never fill, as
 * everybody would be paired once the usual number is there.
 */
function isHolding({ since, speed }: Seeker, now: number): boolean {
  const { holdFromMs, holdUntilMs } = PATIENCE[speed];
  return now - since >= holdFromMs && now - since < holdUntilMs;
}

/** How far a search reaches: further, the longer it has waited. */
function reachOf({ since, speed }: Seeker, now: number): number {
  const { apart, perSecond } = PATIENCE[speed];
  return apart + (perSecond * (now - since)) / 1000;
}

/** The numbers from one down to another. */
function from(most: number, least: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, i) => most - i);
}

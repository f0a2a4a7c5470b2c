import { matching } from './matching.ts';
import {
  type IsApart,
  meetings,
  nextRound,
  ordered,
  type PastTable,
  type Round,
  standingOf,
  type TableSizes,
} from './next-round.ts';

/** At most this many times the ideal number of rounds is played to let the last two meet. */
const MOST_TRIES = 2;

/**
 * The next round for people who all meet each other this many times, at tables of any size; null when they have.
 * `known` are all who ever took part: in pairs, somebody who would have met a player who has left sits out that round.
 * At larger tables, two players need not meet if one has blocked the other; in pairs a match would be missing.
 */
export function roundRobin(
  players: readonly string[],
  known: readonly string[],
  past: readonly PastTable[],
  sizes: TableSizes,
  times: number,
  isApart: IsApart,
): Round | null {
  if (players.length < sizes.min) return null;
  const met = meetings(past);
  const count = (one: string, other: string) => met({ player: one }, { player: other });
  const mustMeet = (one: string, other: string) => sizes.max === 2 || !isApart(one, other);
  const least = Math.min(
    ...players.flatMap((one, at) =>
      players.slice(at + 1).flatMap(other => (mustMeet(one, other) ? count(one, other) : [])),
    ),
  );
  if (least >= times) return null;
  if (sizes.max > 2)
    return isTiring(players, past, sizes, times) ? null : evenly(players, past, sizes, isApart);
  const isWanted = (one: string, other: string) => count(one, other) === least;
  const pairs =
    circle(known, players).find(
      some => some.length > 0 && some.every(([one, other]) => isWanted(one, other)),
    ) ?? matched(players, isWanted);
  const tables = pairs.map(pair =>
    ordered(pair.map(player => standingOf(player, past))).map(({ player }) => player),
  );
  const sitting = new Set(tables.flat());
  return { tables, byes: players.filter(player => !sitting.has(player)) };
}

/** How many rounds it takes if everybody stays; null if that depends on how they go. */
export function roundsOfAll(count: number, { max }: TableSizes, times: number): number | null {
  if (max > 2) return null;
  return times * (count % 2 === 0 ? count - 1 : count);
}

/** Seats together those who have met least, whatever they have won. */
function evenly(
  players: readonly string[],
  past: readonly PastTable[],
  sizes: TableSizes,
  isApart: IsApart,
): Round {
  const level = past.map(table => ({ ...table, points: table.points.map(() => 0) }));
  return nextRound(players, level, sizes, isApart);
}

function isTiring(
  players: readonly string[],
  past: readonly PastTable[],
  { usual }: TableSizes,
  times: number,
): boolean {
  const played = Math.min(...players.map(player => standingOf(player, past).played));
  return played >= times * MOST_TRIES * Math.ceil((players.length - 1) / (usual - 1)) + MOST_TRIES;
}

/**
 * The rounds of the classic circle schedule: one stays in place, and the others move round. Players who have left are
 * left out.
 */
function circle(known: readonly string[], players: readonly string[]): string[][][] {
  const round = known.length % 2 === 0 ? known.length - 1 : known.length;
  const isThere = (player: string | undefined): player is string =>
    player !== undefined && players.includes(player);
  return Array.from({ length: round }, (_, turn) => {
    const last = [known[turn], known[round]];
    const pairs = [turn % 2 === 0 ? last : last.toReversed()];
    for (let step = 1; step <= (round - 1) / 2; step++) {
      const pair = [known[(turn + step) % round], known[(turn - step + round) % round]];
      pairs.push(step % 2 === 0 ? pair : pair.toReversed());
    }
    return pairs.map(pair => pair.filter(isThere)).filter(pair => pair.length === 2);
  });
}

/** Pairs as many as can still meet, starting with those who have the most others to meet. */
function matched(players: readonly string[], isWanted: (one: string, other: string) => boolean): string[][] {
  const left = new Map(
    players.map(one => [one, players.filter(other => other !== one && isWanted(one, other)).length]),
  );
  const busiest = players.toSorted((a, b) => (left.get(b) ?? 0) - (left.get(a) ?? 0));
  const partners = matching(busiest.length, (one, other) => isWanted(busiest[one], busiest[other]));
  return partners.flatMap((other, one) => (other > one ? [[busiest[one], busiest[other]]] : []));
}

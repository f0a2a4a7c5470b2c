import { matching } from './matching.ts';
import {
  meetings,
  nextRound,
  ordered,
  type PastTable,
  type Round,
  standingOf,
  type TableSizes,
} from './next-round.ts';

/** More rounds than these, for each that would do if all went perfectly, are not played to let the last two meet. */
const MOST_TRIES = 2;

/**
 * The next round of those who all meet each other so many times, at tables of any size; null when they have. `known` are all who
 * ever took part: in pairs, somebody who has gone leaves a round free for whoever would have met them.
 */
export function roundRobin(
  players: readonly string[],
  known: readonly string[],
  past: readonly PastTable[],
  sizes: TableSizes,
  times: number,
): Round | null {
  if (players.length < sizes.min) return null;
  const met = meetings(past);
  const count = (one: string, other: string) => met({ player: one }, { player: other });
  const least = Math.min(
    ...players.flatMap((one, at) => players.slice(at + 1).map(other => count(one, other))),
  );
  if (least >= times) return null;
  if (sizes.max > 2) return isTiring(players, past, sizes, times) ? null : evenly(players, past, sizes);
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

/** How many rounds it takes if all of them stay; null if that is only seen as it is played. */
export function roundsOfAll(count: number, { max }: TableSizes, times: number): number | null {
  if (max > 2) return null;
  return times * (count % 2 === 0 ? count - 1 : count);
}

/** Tables at which those sit who have met least, whatever they have won. */
function evenly(players: readonly string[], past: readonly PastTable[], sizes: TableSizes): Round {
  const level = past.map(table => ({ ...table, points: table.points.map(() => 0) }));
  return nextRound(players, level, sizes);
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

/** The rounds of the oldest of all schedules: one stays, and the others go round. Whoever is not there any more is left out. */
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

/** As many as can meet, those first who have most others still to meet. */
function matched(players: readonly string[], isWanted: (one: string, other: string) => boolean): string[][] {
  const left = new Map(
    players.map(one => [one, players.filter(other => other !== one && isWanted(one, other)).length]),
  );
  const busiest = players.toSorted((a, b) => (left.get(b) ?? 0) - (left.get(a) ?? 0));
  const partners = matching(busiest.length, (one, other) => isWanted(busiest[one], busiest[other]));
  return partners.flatMap((other, one) => (other > one ? [[busiest[one], busiest[other]]] : []));
}

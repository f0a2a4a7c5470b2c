import { hasGoneOn, type LostTable, stagesOf } from './knock-out.ts';

/** How a player stands in an event. The first of these values that differs decides who is ahead. */
export interface Standing {
  readonly player: string;
  /** The same for players who are level in everything. */
  readonly place: number;
  readonly played: number;
  readonly points: number;
  /** The points of everybody they have met. */
  readonly opponents: number;
  /** The points of everybody they finished ahead of, and half of those they were level with. */
  readonly beaten: number;
  readonly won: number;
}

/** The standings of an event in which nobody is knocked out. A player who sat out is alone at a table. */
export function standings(players: readonly string[], past: readonly LostTable[]): Standing[] {
  const lines = linesOf(players, past);
  return placed(lines, one => [one.points, one.opponents, one.beaten, one.won]);
}

/**
 * In a knock-out, the player who got further is ahead; if equally far, the one with more points at that table, then in
 * total.
 */
export function standingsOfKnockOut(
  players: readonly string[],
  rounds: readonly (readonly LostTable[])[],
): Standing[] {
  const stages = stagesOf(rounds);
  return placed(linesOf(players, rounds.flat()), ({ player, points }) => {
    const last = stages.findLastIndex(tables => tables.some(one => one.players.includes(player)));
    const table = stages[last]?.find(one => one.players.includes(player));
    if (!table) return [last, 0, 0, points];
    const there = table.points[table.players.indexOf(player)];
    return [last, there, Number(hasGoneOn(table, player)), points];
  });
}

type Line = Omit<Standing, 'place'>;

function linesOf(players: readonly string[], past: readonly LostTable[]): Line[] {
  const points = new Map(players.map(player => [player, 0]));
  for (const table of past) {
    for (const [at, player] of table.players.entries())
      points.set(player, (points.get(player) ?? 0) + (table.points[at] ?? 0));
  }
  return players.map(player => {
    const mine = past.filter(table => table.players.includes(player) && table.players.length > 1);
    let [opponents, beaten, won] = [0, 0, 0];
    for (const table of mine) {
      const own = table.points[table.players.indexOf(player)] ?? 0;
      won += Number(own > 0 && own === Math.max(...table.points));
      for (const [at, other] of table.players.entries()) {
        if (other === player) continue;
        const theirs = table.points[at] ?? 0;
        opponents += points.get(other) ?? 0;
        beaten += (own > theirs ? 1 : own === theirs ? 0.5 : 0) * (points.get(other) ?? 0);
      }
    }
    return { player, played: mine.length, points: points.get(player) ?? 0, opponents, beaten, won };
  });
}

/** The best first, by the first of these numbers that differs. */
function placed(lines: readonly Line[], by: (line: Line) => readonly number[]): Standing[] {
  const compare = (a: Line, b: Line) => {
    const [first, second] = [by(a), by(b)];
    const at = first.findIndex((value, index) => Math.abs(value - second[index]) > ROUNDING);
    return at < 0 ? 0 : second[at] - first[at];
  };
  const sorted = lines.toSorted(compare);
  let place = 0;
  return sorted.map((line, at) => {
    if (at === 0 || compare(sorted[at - 1], line) !== 0) place = at + 1;
    return { ...line, place };
  });
}

const ROUNDING = 1e-9;

import type { StoredTable } from '../store/store.ts';

interface Rung {
  readonly game: string;
  readonly player: string;
  readonly matches: number;
  readonly won: number;
  /** The sum over all matches of the share of the others who finished behind; those who share a win share that, too. */
  readonly points: number;
}

/** The standings by game of people who have played with each other, the best first. */
export function ladderOf(tables: readonly StoredTable[]): Rung[] {
  const rungs = new Map<string, Rung>();
  for (const { game, seats, result } of tables) {
    if (!result) continue;
    const points = pointsAt(result);
    for (const [seat, sitter] of seats.entries()) {
      if (sitter.kind !== 'person') continue;
      const { player } = sitter;
      const key = `${game} ${player}`;
      const had = rungs.get(key) ?? { game, player, matches: 0, won: 0, points: 0 };
      rungs.set(key, {
        ...had,
        matches: had.matches + 1,
        won: had.won + Number(result.winners.includes(seat)),
        points: had.points + points[seat],
      });
    }
  }
  return [...rungs.values()].sort(
    (a, b) =>
      compare(a.game, b.game) || b.points - a.points || a.matches - b.matches || compare(a.player, b.player),
  );
}

/** By seat: how many points a match gives, from 0 to 1. */
export function pointsAt(result: NonNullable<StoredTable['result']>): readonly number[] {
  const places = placesOf(result);
  return places.map((_, seat) => shareOf(places, seat));
}

/** Winners come before all others, whatever their scores; the others are ordered by score. */
function placesOf({ scores, winners }: NonNullable<StoredTable['result']>): readonly number[] {
  return scores.map((score, seat) => (winners.includes(seat) ? Number.POSITIVE_INFINITY : score));
}

/** The share of the others who finished behind, counting ties half. */
export function shareOf(places: readonly number[], seat: number): number {
  const others = places.filter((_, other) => other !== seat);
  if (others.length === 0) return 0;
  const behind = others.filter(other => other < places[seat]).length;
  const level = others.filter(other => other === places[seat]).length;
  return (behind + level / 2) / others.length;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

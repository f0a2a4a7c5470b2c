import type { StoredTable } from '../store/store.ts';

interface Rung {
  readonly game: string;
  readonly player: string;
  readonly matches: number;
  readonly won: number;
  /** For each match the share of the others at the table who were left behind; whoever shares the win shares that too. */
  readonly points: number;
}

/** How those who have played with each other stand, by game, the best first. */
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

/** By seat: what a match counts for whoever sits there, from 0 to 1. */
export function pointsAt(result: NonNullable<StoredTable['result']>): readonly number[] {
  const places = placesOf(result);
  return places.map((_, seat) => shareOf(places, seat));
}

/** Winners come before all others, whatever they have; the others by what they have. */
function placesOf({ scores, winners }: NonNullable<StoredTable['result']>): readonly number[] {
  return scores.map((score, seat) => (winners.includes(seat) ? Number.POSITIVE_INFINITY : score));
}

/** Of the others, those who were left behind, and half of those who have the same. */
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

import type { Turn } from '../../engine/turn.ts';

type Over = Extract<Turn, { readonly kind: 'over' }>;

/** How a match ended, from the viewer's perspective. */
export type Outcome =
  /** I won alone; `ahead` is the margin over the best of the others, null if it was not by points. */
  | { readonly kind: 'won'; readonly ahead: number | null }
  | { readonly kind: 'shared'; readonly others: readonly number[] }
  /** `behind` the winners; null if it was not by points. */
  | { readonly kind: 'lost'; readonly place: number; readonly behind: number | null }
  /** Nobody at this device is "you". */
  | { readonly kind: 'told'; readonly winners: readonly number[] };

export function outcomeFor(me: number | null, { scores, winners, decided, forfeited = [] }: Over): Outcome {
  if (me === null) return { kind: 'told', winners };
  const others = [...scores.keys()].filter(seat => seat !== me);
  if (!winners.includes(me)) {
    const behind = Math.max(...winners.map(seat => scores[seat])) - scores[me];
    const isOut = (seat: number) => forfeited.includes(seat);
    const isAhead = (seat: number) =>
      winners.includes(seat) || (isOut(seat) === isOut(me) ? scores[seat] > scores[me] : isOut(me));
    const isByPoints = !decided && !forfeited.includes(me) && behind > 0;
    return { kind: 'lost', place: 1 + others.filter(isAhead).length, behind: isByPoints ? behind : null };
  }
  if (winners.length > 1) return { kind: 'shared', others: winners.filter(seat => seat !== me) };
  const ahead = scores[me] - Math.max(...others.map(seat => scores[seat]));
  return { kind: 'won', ahead: !decided && ahead > 0 ? ahead : null };
}

/** Whether everybody with the most points won, and nobody else: if not, the result must say why. */
export function isByPoints({ scores, winners }: Over): boolean {
  const most = Math.max(...scores);
  return scores.every((points, seat) => (points === most) === winners.includes(seat));
}

/** All seats, the winners first, then by points. */
export function ranking({ scores, winners }: Over): readonly number[] {
  return [...scores.keys()].sort(
    (a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || scores[b] - scores[a],
  );
}

import type { ReadonlyMatch } from './match.ts';

/** How many plays there are, counting from the seat's last one; 0 if it has made none. */
export function playsSince({ plays }: ReadonlyMatch, seat: number): number {
  const last = plays.findLastIndex(({ by }) => by === seat);
  return last < 0 ? 0 : plays.length - last;
}

import type { Play } from './match.ts';

/** Stands for a move that the keeper of the record does not know: a *gap*. */
export const UNKNOWN = '?';

export function isGap({ move }: Play): boolean {
  return move === UNKNOWN;
}

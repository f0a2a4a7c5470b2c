import type { Play } from './match.ts';

/** Stands for a move that whoever wrote the match down does not know: a *gap*. */
export const UNKNOWN = '?';

export function isGap({ move }: Play): boolean {
  return move === UNKNOWN;
}

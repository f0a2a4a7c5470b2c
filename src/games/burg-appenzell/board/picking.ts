import type { Way } from '../../../web/board/draft.ts';
import type { Picking } from '../../../web/board/interaction.ts';
import { type ParsedMove, parse } from '../rules/parse.ts';

/** A mouse is picked, then where it runs; everything else takes one part, which is called as the move is. */
export const PICKING: Picking = {
  ways: moves => moves.flatMap(wayOf),
  // A mouse that has run stays picked as long as it can run on.
  follows: made => {
    const parsed = parse(made);
    return parsed?.kind === 'run' ? [mousePart(parsed.to)] : [];
  },
};

export function mousePart(square: string): string {
  return `mouse ${square}`;
}

function wayOf(move: string): readonly Way[] {
  const parsed = parse(move);
  switch (parsed?.kind) {
    case 'run':
      return [{ move, parts: [mousePart(parsed.from), move] }];
    case 'slide':
      return [{ move, parts: [move], seenFirst: true }];
    case undefined:
      return [];
    default:
      return [{ move, parts: [move] }];
  }
}

export type Run = Extract<ParsedMove, { kind: 'run' }>;

/** The runs of the mouse that is picked; none if none is. */
export function runsOf(ways: readonly Way[], [mouse]: readonly string[]): readonly Run[] {
  return ways
    .filter(({ parts }) => mouse !== undefined && parts[0] === mouse)
    .map(({ move }) => parse(move))
    .filter(parsed => parsed?.kind === 'run');
}

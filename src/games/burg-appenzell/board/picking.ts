import type { Way } from '../../../web/board/draft.ts';
import type { Picking } from '../../../web/board/interaction.ts';
import type { View } from '../game.ts';
import { type ParsedMove, parse } from '../rules/parse.ts';
import { type FarRun, farRuns } from './foresight.ts';

/**
 * A mouse is picked, then where it runs, be it in several steps; everything else takes one part, which is called as the move
 * is.
 */
export function pickingFor(view: View): Picking {
  return {
    ways: moves => {
      const near = moves.flatMap(wayOf);
      return moves.length === 0 ? near : [...near, ...farRuns(view).flatMap(run => farWay(run, moves))];
    },
    ...FOLLOWING,
  };
}

const FOLLOWING: Pick<Picking, 'follows'> = {
  // A mouse that has run stays picked as long as it can run on.
  follows: made => {
    const parsed = parse(made);
    return parsed?.kind === 'run' ? [mousePart(parsed.to)] : [];
  },
};

export function mousePart(square: string): string {
  return `mouse ${square}`;
}

function farWay({ from, to, runs: [first, ...followed] }: FarRun, moves: readonly string[]): readonly Way[] {
  return moves.includes(first) ? [{ move: first, followed, parts: [mousePart(from), `${from}-${to}`] }] : [];
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
    .map(({ parts }) => parse(parts[1]))
    .filter(parsed => parsed?.kind === 'run');
}

import type { Way } from '../../../web/board/draft.ts';
import type { Picking } from '../../../web/board/interaction.ts';
import type { View } from '../game.ts';
import { type ParsedMove, parse } from '../rules/parse.ts';
import type { FarRun } from './foresight.ts';

/** Part of `foresight.ts`, which comes later than the board. */
type Foresight = Pick<typeof import('./foresight.ts'), 'farRuns'>;

/**
 * A mouse is picked, then where it runs, possibly in several steps, and via which squares if there are several paths.
 * Every other move has one part, with the move's own name.
 */
export function pickingFor(view: View, foresight: Foresight | null): Picking {
  return {
    ways: moves => {
      const near = moves.flatMap(wayOf);
      return moves.length === 0 || !foresight ? near : [...near, ...farWays(foresight.farRuns(view), moves)];
    },
    basis: foresight,
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

/** The square that a run of several steps should cross. */
function viaPart(square: string): string {
  return `via ${square}`;
}

export function squareOfVia(part: string): string | null {
  return part.startsWith('via ') ? part.slice('via '.length) : null;
}

function farWays(runs: readonly FarRun[], moves: readonly string[]): readonly Way[] {
  return runs.flatMap(run => {
    const { from, to, path } = run;
    const [move, ...followed] = run.runs;
    const others = runs.filter(other => other.from === from && other.to === to);
    // Asked only where paths that were the same so far separate.
    const via = path.filter((square, i) =>
      others.some(
        other => other.path.slice(0, i).every((before, j) => before === path[j]) && other.path[i] !== square,
      ),
    );
    const parts = [mousePart(from), `${from}-${to}`, ...via.map(viaPart)];
    return moves.includes(move) ? [{ move, followed, parts }] : [];
  });
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

/** The runs of the picked mouse; none if none is picked. */
export function runsOf(ways: readonly Way[], [mouse]: readonly string[]): readonly Run[] {
  const goals = ways
    .filter(({ parts }) => mouse !== undefined && parts[0] === mouse)
    .map(({ parts }) => parts[1]);
  return [...new Set(goals)].map(parse).filter(parsed => parsed?.kind === 'run');
}

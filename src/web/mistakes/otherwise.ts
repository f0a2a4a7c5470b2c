import type { View } from '../../engine/game.ts';
import type { Study, StudyNode } from '../../engine/study/study.ts';

/** Nobody reads more outcomes than this: only the likeliest are shown. */
const MOST_SHOWN = 12;

/** What chance may do next after two moves. */
export interface Otherwise {
  readonly outcome: string;
  /** From 0 to 1. */
  readonly likely: number;
  /** The position then, as the seat sees it; null if this cannot happen after that move. */
  readonly after: readonly (View | null)[];
}

/** The outcomes that may come right after the moves of a seat, the likeliest first; [] if chance does not come next. */
export function otherwise(
  study: Study,
  node: StudyNode,
  seat: number,
  moves: readonly string[],
): readonly Otherwise[] {
  const position = study.position(node);
  const positions = moves.map(move => position.after(seat, move));
  const [main] = positions;
  if (!main) return [];
  const chances = main.chances();
  const all = chances.reduce((sum, [, weight]) => sum + weight, 0);
  return chances
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_SHOWN)
    .map(([outcome, weight]) => ({
      outcome,
      likely: weight / all,
      after: positions.map(after => after?.after('nature', outcome)?.view(seat, true) ?? null),
    }));
}

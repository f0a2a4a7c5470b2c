import type { View } from '../../engine/game.ts';
import type { Position } from '../../engine/study/position.ts';
import type { Study, StudyNode } from '../../engine/study/study.ts';
import { isAmong } from '../../engine/viewers.ts';

/** Nobody reads more outcomes than this: only the likeliest are shown. */
const MOST_SHOWN = 12;
/** How many outcomes in a row may pass that the seat does not see: adding up more of them would take too long. */
const MOST_UNSEEN = 2;

/** What chance may do next after two moves. */
export interface Otherwise {
  readonly outcome: string;
  /** From 0 to 1. */
  readonly likely: number;
  /** The position then, as the seat sees it; null if this cannot happen after that move. */
  readonly after: readonly (View | null)[];
}

/**
 * The outcomes that a seat may see right after its moves, the likeliest first; [] if chance does not come next. A card dealt to
 * somebody else says nothing: the next outcome that the seat sees is shown instead.
 */
export function otherwise(
  study: Study,
  node: StudyNode,
  seat: number,
  moves: readonly string[],
): readonly Otherwise[] {
  const position = study.position(node);
  const [main, ...others] = moves.map(move => seenAfter(position.after(seat, move), seat, MOST_UNSEEN));
  return [...main]
    .sort(([, a], [, b]) => b.likely - a.likely)
    .slice(0, MOST_SHOWN)
    .map(([outcome, { likely }]) => ({
      outcome,
      likely,
      after: [main, ...others].map(seen => seen.get(outcome)?.position.view(seat, true) ?? null),
    }));
}

interface Seen {
  likely: number;
  /** One of those in which it has happened: the seat cannot tell them apart. */
  readonly position: Position;
}

function seenAfter(position: Position | null, seat: number, unseen: number): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>();
  const chances = position?.chances() ?? [];
  if (!position || chances.length === 0) return seen;
  const all = chances.reduce((sum, [, weight]) => sum + weight, 0);
  const add = (outcome: string, likely: number, after: Position) => {
    const known = seen.get(outcome);
    if (known) known.likely += likely;
    else seen.set(outcome, { likely, position: after });
  };
  const isSeen = isAmong(seat, position.knownTo('nature'));
  for (const [outcome, weight] of isSeen || unseen > 0 ? chances : []) {
    const after = position.after('nature', outcome);
    if (!after) continue;
    if (isSeen) add(outcome, weight / all, after);
    else
      for (const [later, { likely, position: then }] of seenAfter(after, seat, unseen - 1))
        add(later, (likely * weight) / all, then);
  }
  return seen;
}

import { puzzlesIn } from '../../bots/puzzle-search.ts';
import { inOrder } from '../../engine/from-moves.ts';
import type { Puzzle } from '../../engine/puzzle/puzzle-file.ts';
import { loadRecord } from '../../engine/record.ts';
import type { GameId } from '../../games/index.ts';
import { loadGame } from '../../games/load.ts';
import { loadGoal } from '../../games/load-puzzles.ts';

/**
 * Finished matches to look for puzzles in. Their records are checked first: wrong ones, and those with gaps, are left
 * out.
 */
export interface ToSearch {
  readonly game: GameId;
  readonly matches: readonly { readonly id: string; readonly record: unknown }[];
}

/** The puzzles of one of the matches; `isLast` if there are no more matches. */
export interface FoundPuzzles {
  readonly puzzles: readonly Puzzle[];
  readonly isLast: boolean;
}

addEventListener('message', async ({ data }: MessageEvent<ToSearch>) => {
  const [rules, goal] = await Promise.all([loadGame(data.game), loadGoal(data.game)]);
  for (const { id, record } of data.matches) {
    const loaded = loadRecord(record, name => (name === rules.id ? rules : undefined));
    const match = loaded.ok ? inOrder(rules, loaded.record) : null;
    const found: FoundPuzzles = {
      puzzles: match ? puzzlesIn(goal, id, match, () => true) : [],
      isLast: false,
    };
    postMessage(found);
  }
  const end: FoundPuzzles = { puzzles: [], isLast: true };
  postMessage(end);
});

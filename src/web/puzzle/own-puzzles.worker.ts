import { puzzlesIn } from '../../bots/puzzle-search.ts';
import { inOrder } from '../../engine/from-moves.ts';
import type { Puzzle } from '../../engine/puzzle/puzzle-file.ts';
import type { MatchRecord } from '../../engine/record.ts';
import type { GameId } from '../../games/index.ts';
import { loadGame } from '../../games/load.ts';
import { loadGoal } from '../../games/load-puzzles.ts';

/** Finished matches to look for puzzles in, and where people sat in them. */
export interface ToSearch {
  readonly game: GameId;
  readonly matches: readonly { readonly id: string; readonly record: MatchRecord }[];
}

/** The puzzles of one of the matches; `isLast` if there are no more matches. */
export interface FoundPuzzles {
  readonly puzzles: readonly Puzzle[];
  readonly isLast: boolean;
}

addEventListener('message', async ({ data }: MessageEvent<ToSearch>) => {
  const [rules, goal] = await Promise.all([loadGame(data.game), loadGoal(data.game)]);
  for (const { id, record } of data.matches) {
    const match = inOrder(rules, record);
    const found: FoundPuzzles = {
      puzzles: match ? puzzlesIn(goal, id, match, () => true) : [],
      isLast: false,
    };
    postMessage(found);
  }
  const end: FoundPuzzles = { puzzles: [], isLast: true };
  postMessage(end);
});

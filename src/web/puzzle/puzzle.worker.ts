import { matchOf } from '../../engine/from-moves.ts';
import { EXACT, type Puzzle } from '../../engine/puzzle/puzzle-file.ts';
import { Solver, type Spread } from '../../engine/puzzle/solver.ts';
import { Random } from '../../engine/random.ts';
import type { GameId } from '../../games/index.ts';
import { loadGame } from '../../games/load.ts';
import { loadGoal } from '../../games/load-puzzles.ts';

/** A puzzle to work out, and the moves whose possible results are wanted. */
export interface ToCheck {
  readonly game: GameId;
  readonly puzzle: Puzzle;
  readonly moves: readonly string[];
}

export interface Checked {
  /** Whether every move is worth what the certificate says. */
  readonly isRight: boolean;
  /** One per move. */
  readonly spreads: readonly Spread[];
}

addEventListener('message', async ({ data }: MessageEvent<ToCheck>) => {
  const { game, puzzle, moves } = data;
  const [rules, goal] = await Promise.all([loadGame(game), loadGoal(game)]);
  const { seat, values } = puzzle;
  const state = rules.imagine(matchOf(rules, puzzle).view(seat, true), new Random(1));
  const solver = new Solver(rules, goal, state, seat);
  const solved = solver.moves();
  const checked: Checked = {
    isRight:
      solved.length === values.length &&
      solved.every(({ value }, index) => Math.abs(value - values[index]) <= EXACT),
    spreads: moves.map(move => solver.spread(move)),
  };
  postMessage(checked);
});

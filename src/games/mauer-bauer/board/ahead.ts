import { Random } from '../../../engine/random.ts';
import type { Ahead } from '../../../web/board/board.ts';
import type { View } from '../game.ts';
import { imagine } from '../rules/imagine.ts';
import { MOST_MOVES, moves } from '../rules/moves.ts';
import { write } from '../rules/notation.ts';
import { beginTurn } from '../rules/rules.ts';
import { LAST_SCORING, SCORE, type State, WALL } from '../rules/state.ts';
import { view as viewOf } from '../rules/view.ts';

/**
 * The cards that the viewer will be asked for in this scoring, or else its next wall. Towers and houses depend on dice
 * that have not been rolled.
 */
export function ahead(view: View): Ahead<View> | null {
  const { viewer, turn } = view;
  if (typeof viewer !== 'number' || turn.kind === 'over') return null;
  const state = imagine(view, new Random(1));
  const isScoring = state.phase === SCORE || state.phase === LAST_SCORING;
  if (isScoring && placeInTurn(state, viewer) > placeInTurn(state, state.actor)) state.actor = viewer;
  else if (state.ending) return null;
  else beginTurn(state, viewer, null);
  if (!isScoring && state.phase !== WALL) return null;
  const legal = new Int32Array(MOST_MOVES);
  const count = moves(state, viewer, legal);
  const texts = Array.from(legal.subarray(0, count), move => write(state, viewer, move));
  return { view: viewOf(state, viewer), moves: texts.sort() };
}

/** MB-19: cards are played clockwise, beginning with the seat whose turn it is. */
function placeInTurn({ active, seats }: State, seat: number): number {
  return (seat - active + seats) % seats;
}

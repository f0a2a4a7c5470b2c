import type { Ahead } from '../../../web/board/board.ts';
import type { View } from '../game.ts';
import { MOST_MOVES } from '../rules/codes.ts';
import { imagine } from '../rules/imagine.ts';
import { moves } from '../rules/moves.ts';
import { write } from '../rules/notation.ts';
import { endTurn } from '../rules/rules.ts';
import { ENDED, SET_UP } from '../rules/state.ts';
import { view as viewOf } from '../rules/view.ts';

/** The viewer's next turn, if nobody did anything before it: roofs are back on rooms without a mouse. */
export function ahead(view: View): Ahead<View> | null {
  const { viewer, turn } = view;
  if (typeof viewer !== 'number' || turn.kind !== 'seats') return null;
  const state = imagine(view);
  if (state.phase === SET_UP) {
    // Nobody chooses a tower twice.
    if (viewer < state.active) return null;
    state.active = viewer;
  } else {
    state.active = (viewer + state.seats - 1) % state.seats;
    endTurn(state, null);
  }
  if (state.phase === ENDED) return null;
  const legal = new Int32Array(MOST_MOVES);
  const count = moves(state, viewer, legal);
  const texts = Array.from(legal.subarray(0, count), move => write(state, viewer, move));
  return { view: viewOf(state, viewer), moves: texts.sort() };
}

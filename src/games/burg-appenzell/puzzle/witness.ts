import type { Witness } from '../../../engine/puzzle/goal.ts';
import type { View } from '../rules/view.ts';

/** The cheeses beside the board, once it is somebody else's turn. */
export const witness: Witness<View> = {
  ended: ({ active }, seat) => active !== seat,
  halves: ({ players }, seat, from) => 2 * (players[seat].cheeses.length - from.players[seat].cheeses.length),
};

import type { Witness } from '../../../engine/puzzle/goal.ts';
import type { View } from '../rules/view.ts';

/** After the rival's turn it is the solver's again; the awards are read from the table. */
export const witness: Witness<View> = {
  ended: (view, seat) => view.seat === seat,
  halves: ({ awards }, seat) =>
    2 * awards.reduce((lead, { points }) => lead + points[seat] - points[1 - seat], 0),
};

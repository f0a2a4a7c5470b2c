import type { Witness } from '../../../engine/puzzle/goal.ts';
import type { View } from '../rules/view.ts';

/** What the seat would be charged before the turn, minus what it is or would be charged after it. */
export const witness: Witness<View> = {
  ended: (view, _, from) =>
    view.master !== from.master || view.finishedRounds.length > from.finishedRounds.length,
  halves: (view, seat, from) => {
    const finished = view.finishedRounds[from.finishedRounds.length];
    const after = finished ? finished.charges[seat] : (view.players[seat].charge ?? 0);
    return 2 * ((from.players[seat].charge ?? 0) - after);
  },
};

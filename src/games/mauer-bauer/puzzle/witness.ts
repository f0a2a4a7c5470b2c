import type { Witness } from '../../../engine/puzzle/goal.ts';
import type { View } from '../rules/view.ts';

/** Once others are asked, cards are dealt or the turn has passed on, the marker no longer moves. */
export const witness: Witness<View> = {
  ended: ({ step, active, turn }, seat) => {
    if (turn.kind === 'nature') return step !== 'dice' || active !== seat;
    if (turn.kind === 'over') return true;
    return !turn.seats.includes(seat) || step === 'exchange' || (step === 'wall' && active !== seat);
  },
  halves: ({ players }, seat, from) => 2 * (players[seat].score - from.players[seat].score),
};

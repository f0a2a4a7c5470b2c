import type { Insight } from '../../engine/insight.ts';
import { looks, playByHabit } from './habits.ts';
import { brickOfMove, columnOf, FROM_PILE, originOfMove, placeOfMove, rowOf } from './move.ts';
import { base, draw, pairOf, placeIn, places, SKETCHED, TO_FIRST, TO_SECOND, worthAt } from './sketch.ts';
import { CHOOSE_COLOUR, FIRST_ROLL, type MuroState, TO_MOVE } from './state.ts';
import type { MuroView } from './view.ts';
import { RING } from './wall.ts';

const K = { sharp: 20 };
export function configure(o: Record<string, number>): void { K.sharp = o.sharp ?? 20; looks.n = o.tries ?? 4; }

export const insight: Insight<MuroState, MuroView> = {
  /** By what each move is worth at first sight. */
  weigh(state, seat, moves, count, weights) {
    if (state.phase !== TO_MOVE) return;
    draw(state);
    const sketched = pairOf(state.colours[0], state.colours[1]) * RING;
    const own = seat === 0 ? TO_FIRST : TO_SECOND;
    const other = TO_FIRST + TO_SECOND - own;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const move = moves[i];
      const to = sketchedPlace(placeOfMove(move));
      const shown = SKETCHED[sketched + brickOfMove(move)];
      const origin = originOfMove(move);
      if (origin === FROM_PILE) weights[i] = worthAt(to, shown, own, other);
      else {
        const from = sketchedPlace(origin);
        const before = places[from];
        const lost = worthAt(from, before, own, other);
        places[from] = 0;
        weights[i] = worthAt(to, shown, own, other) - lost;
        places[from] = before;
      }
      best = Math.max(best, weights[i]);
    }
    for (let i = 0; i < count; i++) weights[i] = Math.exp((weights[i] - best) / K.sharp);
  },

  rollout(state, random, values) {
    if (state.phase === CHOOSE_COLOUR || state.phase === FIRST_ROLL) {
      values.fill(0.5);
      return;
    }
    playByHabit(state, random);
    const lead = state.points[0] - state.points[1];
    values[0] = 0.5 + 0.45 * Math.sign(lead) + (0.05 * lead) / 24;
    values[1] = 1 - values[0];
  },
};
export const full = insight;

function sketchedPlace(place: number): number {
  return placeIn(rowOf(place), base.left + columnOf(place) - 1);
}

import type { Insight } from '../../engine/insight.ts';
import { WORTH } from './awards.ts';
import { playByHabit } from './habits.ts';
import { brickOfMove, columnOf, FROM_PILE, originOfMove, placeOfMove, rowOf } from './move.ts';
import { KINDS } from './pieces.ts';
import { reason } from './reasons.ts';
import { base, draw, pairOf, placeIn, places, SKETCHED, TO_FIRST, TO_SECOND, worthAt } from './sketch.ts';
import { CHOOSE_COLOUR, FIRST_ROLL, type MuroState, TO_MOVE } from './state.ts';
import type { MuroView } from './view.ts';
import { RING } from './wall.ts';

/** How much a move must be worth more than another to look e times as promising. */
const SHARPNESS = 20;

/** A win is a win, but of two moves that win as often the one with more points is the better. */
const FOR_THE_WIN = 0.9;
const MOST_POINTS = WORTH.diagonal + WORTH.row + WORTH.connection;

/** What a bot should know of Muro contro muro: see `docs/bots/muro-contro-muro.md`. */
export const insight: Insight<MuroState, MuroView> = {
  isOpen: true,

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
    for (let i = 0; i < count; i++) weights[i] = Math.exp((weights[i] - best) / SHARPNESS);
  },

  rollout(state, random, values) {
    // All colours are alike, and who begins is chance.
    if (state.phase === CHOOSE_COLOUR || state.phase === FIRST_ROLL) {
      values.fill(0.5);
      return;
    }
    playByHabit(state, random);
    const lead = state.points[0] - state.points[1];
    values[0] = 0.5 + (FOR_THE_WIN * Math.sign(lead) + ((1 - FOR_THE_WIN) * lead) / MOST_POINTS) / 2;
    values[1] = 1 - values[0];
  },

  /**
   * Bricks can still be moved and hidden: fitted to who won 60 matches of the master against itself (`docs/review.md`).
   */
  confidence: ({ bricksLeft, copies }) => 0.8 - (0.4 * bricksLeft) / (KINDS.length * copies),

  reason,

  abilities: {
    /** The rules alone carry far in this game: with knowledge as well it would be too near to the master. */
    journeyman: { insight: false },
    /** There are so many moves that curiosity must not spread the search over all of them. */
    master: { curiosity: 0.5 },
  },
};

function sketchedPlace(place: number): number {
  return placeIn(rowOf(place), base.left + columnOf(place) - 1);
}

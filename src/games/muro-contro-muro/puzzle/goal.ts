import type { Goal } from '../../../engine/puzzle/goal.ts';
import { MOVE } from '../rules/pieces.ts';
import { score } from '../rules/scoring.ts';
import { type State, TO_MOVE } from '../rules/state.ts';

/** Until there is some wall, all moves are alike. */
const FEWEST_BRICKS_LAID = 6;
const LAST_BRICKS = 4;

/** The lead in points, if the match ended after the rival's next turn. The rival rolls, too, and then plays as well as it can. */
export const goal: Goal<State> = {
  margin: 1,
  replies: 'worst',
  settings: [4, 5, 6].map(copies => ({ seats: 2, options: { copies, pass: false } })),
  asks: ({ phase, copies, bricksLeft }) => phase === TO_MOVE && 6 * copies - bricksLeft >= FEWEST_BRICKS_LAID,
  ended: (state, seat) => state.seat === seat,
  value: (state, seat) => score(state, seat) - score(state, 1 - seat),
  theme: ({ face, bricksLeft }, _, best) => {
    if (bricksLeft <= LAST_BRICKS) return 'end';
    if (face === MOVE || best.includes('>')) return 'moving';
    return 'laying';
  },
};

import type { Goal } from '../../../engine/puzzle/goal.ts';
import { chargeOf, score } from '../rules/scoring.ts';
import { allOf, PLAN, type State } from '../rules/state.ts';
import { view } from '../rules/view.ts';

/**
 * The points that the seat gets rid of in this turn, minus those of a gift that it must take. All choose at once: every
 * fist that a rival can close is equally likely, and so is every gift. Asked only if the table knows all hands.
 */
export const goal: Goal<State> = {
  margin: 0.5,
  replies: 'equal',
  settings: [3, 4, 5].flatMap(seats =>
    ['must', 'may'].map(gift => ({ seats, options: { rounds: 2, gift, memory: true } })),
  ),
  // What everybody has seen is shown: a puzzle is no test of memory.
  asked: { memory: true },
  asks: (state, seat) =>
    state.phase === PLAN &&
    state.memory &&
    state.due === allOf(state.seats) &&
    view(state, seat).players.every(({ hand }) => hand !== null),
  ended: ({ master, round }, _, from) => master !== from.master || round !== from.round,
  value: (state, seat, from) =>
    chargeOf(from.hands[seat]) -
    (state.round === from.round ? chargeOf(state.hands[seat]) : score(from, seat) - score(state, seat)),
  theme: ({ master }, seat, best) => (best === '-' ? 'empty' : master === seat ? 'master' : 'guessing'),
};

import type { Goal } from '../../../engine/puzzle/goal.ts';
import { NOWHERE } from '../rules/castle.ts';
import { score } from '../rules/scoring.ts';
import { type State, TURN } from '../rules/state.ts';

/**
 * The kinds of cheese that the seat takes before its turn is over. Tiles that nobody has seen are chance; those that
 * were seen must be visible or remembered by the table, so that everybody knows the same.
 */
export const goal: Goal<State> = {
  margin: 0.15,
  replies: 'worst',
  settings: [2, 3, 4].flatMap(seats =>
    ['A', 'B'].map(layout => ({
      seats,
      options: { layout, target: seats === 4 ? 4 : 5, memory: true, lastMouse: false },
    })),
  ),
  // What everybody has seen is shown: a puzzle is no test of memory.
  asked: { memory: true },
  asks: ({ phase, active, memory, turningUp }, seat) =>
    memory && phase === TURN && active === seat && turningUp === NOWHERE,
  ended: ({ active }, seat) => active !== seat,
  value: (state, seat, from) => score(state, seat) - score(from, seat),
  theme: (state, seat, best) => {
    if (score(state, seat) + 1 === state.target) return 'winning';
    if (/^[NESW]/.test(best)) return 'sliding';
    if (best.startsWith('^')) return 'uncovering';
    return 'running';
  },
};

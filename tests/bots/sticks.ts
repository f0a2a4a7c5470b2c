import { type Game, NATURE_DUE, OVER, type State, turnOf, type View } from '../../src/engine/game.ts';
import { EVERYBODY, NATURE } from '../../src/engine/viewers.ts';

export interface Sticks extends State {
  left: number;
  seat: number;
  /** What was rolled; 0 before. */
  rolled: number;
}

interface SticksView extends View, Omit<Sticks, 'seats'> {}

/**
 * Roll 1 or, half as often, 2; take at least one stick and at most one more than was rolled. Whoever takes the last one
 * wins.
 */
export const sticks: Game<Sticks, SticksView> = {
  id: 'sticks',
  seats: { min: 2, max: 2 },
  options: {},
  mostMoves: 3,
  reveals: new Set(),
  start: () => ({ seats: 2, left: 7, seat: 0, rolled: 0 }),
  clone: state => ({ ...state }),
  copy: (target, { left, seat, rolled }) => void Object.assign(target, { left, seat, rolled }),
  due({ left, seat, rolled }) {
    if (left === 0) return OVER;
    return rolled === 0 ? NATURE_DUE : 1 << seat;
  },
  moves(state, seat, into) {
    if (sticks.due(state) !== 1 << seat) return 0;
    const most = Math.min(state.left, state.rolled + 1);
    for (let taken = 1; taken <= most; taken++) into[taken - 1] = taken;
    return most;
  },
  chances(state, into) {
    if (sticks.due(state) !== NATURE_DUE) return 0;
    into.set([1, 1, 2]);
    return 3;
  },
  play(state, by, move) {
    if (by === NATURE) {
      state.rolled = move;
      return;
    }
    state.left -= move;
    state.rolled = 0;
    state.seat = 1 - state.seat;
  },
  knownTo: () => EVERYBODY,
  write: (_state, _by, move) => String(move),
  read: (_state, _by, text) => Number(text),
  score: ({ left, seat }, by) => (left === 0 && seat !== by ? 1 : 0),
  winners: ({ seat }) => 1 << (1 - seat),
  view: (state, viewer) => ({ game: 'sticks', viewer, options: {}, turn: turnOf(sticks, state), ...state }),
  imagine: ({ seats, left, seat, rolled }) => ({ seats, left, seat, rolled }),
  pieces: () => ({}),
  /** It knows nothing. */
  insight: { isOpen: true, evaluate: () => 0.5 },
};

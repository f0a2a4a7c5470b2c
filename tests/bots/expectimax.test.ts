import { expect, test } from 'vitest';
import { Expectimax } from '../../src/bots/expectimax.ts';
import { abilityOf } from '../../src/bots/levels.ts';
import { canBeJudged } from '../../src/bots/which-search.ts';
import { type Game, NATURE_DUE, OVER, type State, turnOf, type View } from '../../src/engine/game.ts';
import { Random } from '../../src/engine/random.ts';
import { EVERYBODY, NATURE } from '../../src/engine/viewers.ts';
import { GAMES } from '../../src/games/loaded.ts';
import { solvedMoves } from './solver.ts';

interface Sticks extends State {
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
const sticks: Game<Sticks, SticksView> = {
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

function search(state: Sticks, iterations: number): Expectimax {
  const ability = abilityOf('master', sticks);
  const view = sticks.view(state, state.seat);
  const thought = new Expectimax(sticks, view, state.seat, new Random(1), ability);
  thought.run(iterations);
  return thought;
}

test('searched to the end, every move is worth what the solver says, whatever the evaluation knows', () => {
  for (const seat of [0, 1]) {
    const state = { seats: 2, left: 7, seat, rolled: 2 };
    const solved = new Map(solvedMoves(sticks, state, seat).map(({ move, value }) => [move, value]));
    const found = search(state, 20_000).candidates();
    expect(found.length).toBe(solved.size);
    for (const { move, value } of found) expect(value).toBeCloseTo(solved.get(move) ?? Number.NaN, 9);
    expect(solved.get(search(state, 20_000).choose())).toBe(Math.max(...solved.values()));
  }
});

test('before the first iteration, the move is the one that the evaluation likes best', () => {
  const winsAtOnce = { seats: 2, left: 3, seat: 0, rolled: 2 };
  expect(search(winsAtOnce, 0).choose()).toBe('3');
});

test('a careful level overlooks no immediate win, and a careless one may', () => {
  const winsAtOnce = { seats: 2, left: 3, seat: 0, rolled: 2 };
  const chosen = (careful: boolean) =>
    Array.from({ length: 20 }, (_, seed) => {
      const ability = { ...abilityOf('journeyman', sticks), overlooks: 1, careful };
      return new Expectimax(sticks, sticks.view(winsAtOnce, 0), 0, new Random(seed), ability).choose();
    });
  expect(new Set(chosen(true))).toEqual(new Set(['3']));
  expect(chosen(false).some(move => move !== '3')).toBe(true);
});

test('shares are relative to all the thinking, and the move examined most comes first', () => {
  const found = search({ seats: 2, left: 7, seat: 0, rolled: 2 }, 100).candidates();
  expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(found.map(({ share }) => share)).toEqual(found.map(({ share }) => share).sort((a, b) => b - a));
});

test('only open two-seat games with an evaluation are searched like this', () => {
  expect(GAMES.filter(canBeJudged).map(({ id }) => id)).toEqual(['muro-contro-muro']);
  expect(canBeJudged(sticks)).toBe(true);
});

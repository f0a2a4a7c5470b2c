import { expect, test } from 'vitest';
import { coins } from '../coins.ts';
import { matchOf } from '../from-moves.ts';
import type { Goal, Witness } from './goal.ts';
import { isBest, type Puzzle, readPuzzles, writePuzzles } from './puzzle-file.ts';
import { Solver, TooLong } from './solver.ts';
import { asNumber, verified } from './verifier.ts';

type Coins = ReturnType<typeof coins.start>;

/** How many more heads the seat has than the next one, once all coins are shown. */
function goal(replies: Goal['replies']): Goal<Coins> {
  return {
    margin: 1,
    replies,
    settings: [{ seats: 2, options: {} }],
    asks: () => true,
    ended: () => false,
    value: (state, seat) => coins.score(state, seat) - coins.score(state, (seat + 1) % state.seats),
    theme: () => 'coins',
  };
}

const witness: Witness = {
  ended: () => false,
  halves: ({ turn }, seat) => {
    if (turn.kind !== 'over') throw new Error('the match goes on');
    return 2 * (turn.scores[seat] - turn.scores[(seat + 1) % turn.scores.length]);
  },
};

/** Both have been dealt these coins. */
function dealt(...outcomes: readonly string[]): Coins {
  const state = coins.start(outcomes.length, {});
  for (const outcome of outcomes) coins.play(state, -1, coins.read(state, -1, outcome), null);
  return state;
}

test.each(['worst', 'equal'] as const)('the solver counts %s replies correctly', replies => {
  const solved = new Solver(coins, goal(replies), dealt('T', 'T'), 0).moves();
  expect(solved).toEqual([
    { move: 'keep', value: replies === 'worst' ? -1 : -0.5 },
    { move: 'turn', value: replies === 'worst' ? 0 : 0.5 },
  ]);
});

test('the spread of a move adds up to its value', () => {
  const solver = new Solver(coins, goal('equal'), dealt('H', 'T', 'H'), 0);
  for (const { move, value } of solver.moves()) {
    const spread = solver.spread(move);
    expect(spread.reduce((sum, [, likely]) => sum + likely, 0)).toBeCloseTo(1, 12);
    expect(spread.reduce((sum, [result, likely]) => sum + result * likely, 0)).toBeCloseTo(value, 12);
  }
});

test('a solver that has too much to look at gives up', () => {
  const many = new Solver(coins, goal('equal'), dealt('H', 'T'), 0, { positions: 1, lines: 100 });
  expect(() => many.moves()).toThrow(TooLong);
  const long = new Solver(coins, goal('equal'), dealt('H', 'T'), 0, { positions: 100, lines: 3 });
  expect(() => long.moves()).toThrow(TooLong);
});

test.each(['worst', 'equal'] as const)('the verifier gets the same, as a fraction: %s replies', replies => {
  const state = dealt('H', 'T', 'T');
  const exact = verified(coins, witness, replies, state, 1);
  for (const { move, value } of new Solver(coins, goal(replies), state, 1).moves()) {
    const fraction = exact.get(move);
    expect(fraction && asNumber(fraction)).toBe(value);
  }
  expect(exact.size).toBe(2);
});

test('puzzles are written and read again, each exact to a billionth', () => {
  const puzzle: Puzzle = {
    id: '7-2',
    seats: 2,
    options: { loaded: false },
    moves: ['H', 'T'],
    seat: 1,
    rating: 1500,
    themes: ['coins', 'odds'],
    values: [1 / 3, 1 / 3, -0.25],
  };
  const odd = { ...puzzle, id: '7-0', moves: [], values: [Math.SQRT2, 0] };
  const text = writePuzzles({ next: 9, puzzles: [odd, puzzle] });
  expect(text).toContain('12 4*2 -3');
  const read = readPuzzles(`/** About. */\nexport const SHIPPED = \`\n${text}\`;\n`);
  expect(read.next).toBe(9);
  expect(read.puzzles[1]).toEqual(puzzle);
  expect(read.puzzles[0].values[0]).toBeCloseTo(Math.SQRT2, 9);
  expect([0, 1, 2].map(index => isBest(puzzle.values, index))).toEqual([true, true, false]);
});

test('a puzzle leads to its position, and an impossible one is refused', () => {
  const puzzle = { seats: 2, options: {}, moves: ['H', 'T'] };
  expect(matchOf(coins, puzzle).turn()).toEqual({ kind: 'seats', seats: [0, 1] });
  expect(() => matchOf(coins, { ...puzzle, moves: ['H', 'X'] })).toThrow('X cannot be played');
  expect(() => matchOf(coins, { ...puzzle, options: { loaded: 3 } })).toThrow();
});

import { describe, expect, test } from 'vitest';
import { OVER, turnOf } from '../../../engine/game.ts';
import { game as burgAppenzell, type State } from '../game.ts';
import { cheesesOf, type Described, legal, playTexts, position } from '../testing/positions.ts';

const { due } = burgAppenzell;
const result = (state: State) => turnOf(burgAppenzell, state);

describe('BA-16: enough cheese', () => {
  const oneStepAway = (target: number, cheeses: string) =>
    position({
      mice: [['b1', 'b3'], ['g7']],
      open: ['b1'],
      tiles: { b1: 'G', b2: 'G' },
      target,
      cheeses: [cheeses, 'ABC'],
    });

  test.each([
    [4, 'ABC'],
    [5, 'ABCD'],
    [6, 'ABCDE'],
  ])('with target %i a seat that has %s wins with one more kind', (target, cheeses) => {
    const state = oneStepAway(target, cheeses);
    const heard = playTexts(state, 'b3-b2');
    expect(due(state)).toBe(OVER);
    expect(result(state)).toEqual({ kind: 'over', scores: [target, 3], winners: [0] });
    expect(heard.at(-1)).toEqual({ kind: 'match-ended', winner: 0, reason: 'cheese' });
    expect(legal(state)).toEqual([]);
  });

  test.each([
    [4, 'AB'],
    [5, 'ABC'],
    [6, 'ABCD'],
  ])('with target %i a seat that has %s does not', (target, cheeses) => {
    const state = oneStepAway(target, cheeses);
    playTexts(state, 'b3-b2');
    expect(due(state)).toBe(1 << 0);
  });

  /** W2 brings seats 0 and 1 a cheese each, by what they have. */
  const bothTake = (active: number, cheeses: [string, string]) =>
    position({
      mice: [
        ['b1', 'b2'],
        ['d1', 'd2'],
      ],
      open: ['a2', 'b1', 'c1', 'c2', 'd2'],
      tiles: { b1: 'G', a2: 'G', d1: 'F', c2: 'F', g2: '.' },
      active,
      cheeses,
    });

  test('the active seat comes first, and seats after it take nothing more', () => {
    const state = bothTake(1, ['ABC', 'ABC']);
    playTexts(state, 'W2');
    expect(result(state)).toEqual({ kind: 'over', scores: [3, 4], winners: [1] });
    expect(cheesesOf(state, 0)).toBe('ABC');
  });

  test('a seat before the winner has already taken its cheese', () => {
    const state = bothTake(0, ['AB', 'ABC']);
    playTexts(state, 'W2');
    expect(result(state)).toEqual({ kind: 'over', scores: [3, 4], winners: [1] });
  });

  test('a seat takes all the kinds due to it even beyond the target', () => {
    const state = position({
      mice: [['g7'], ['b1', 'b2', 'd1', 'd2']],
      open: ['a2', 'b1', 'c1', 'c2', 'd2'],
      tiles: { b1: 'G', a2: 'G', d1: 'F', c2: 'F', g2: '.' },
      cheeses: ['', 'ABC'],
    });
    playTexts(state, 'W2');
    expect(result(state)).toEqual({ kind: 'over', scores: [0, 5], winners: [1] });
  });

  test('comes before BA-17: a seat with enough cheese wins even if a third mouse falls on the same slide', () => {
    const state = position({
      mice: [['a2', 'g7'], ['d1', 'd2'], ['g1']],
      open: ['a2', 'c1', 'c2', 'd2'],
      tiles: { b2: 'E', d1: 'F', c2: 'F', g2: '.' },
      spare: 'x',
      fallen: [2, 0, 0],
      cheeses: ['', 'ABC', 'ABC'],
    });
    const heard = playTexts(state, 'W2');
    expect(state.fallen[0]).toBe(3);
    expect(result(state)).toMatchObject({ kind: 'over', winners: [1] });
    expect(heard.at(-1)).toMatchObject({ reason: 'cheese' });
  });
});

describe('BA-17: the third mouse of a seat', () => {
  /** W2 drops a mouse of seat `victim` on a2; seat 0 is active. */
  const fallOf = (
    victim: number,
    fallen: number[],
    cheeses: string[],
    active = 0,
    options: Pick<Described, 'lastMouse'> = {},
  ) =>
    position({
      ...options,
      mice: fallen.map((_, seat) => (seat === victim ? ['a2'] : [])),
      open: ['a2'],
      tiles: { g2: '.' },
      spare: 'x',
      fallen,
      cheeses,
      active,
    });

  test('the second does not end the match', () => {
    const state = fallOf(1, [0, 1], ['', '']);
    playTexts(state, 'W2');
    expect(due(state)).toBe(1 << 0);
  });

  test('with `lastMouse`, a seat with one mouse can win with the most kinds, but not a tie', () => {
    const winnerOf = (cheeses: string[], lastMouse: boolean) => {
      const state = fallOf(0, [2, 0, 0], cheeses, 0, { lastMouse });
      playTexts(state, 'W2');
      return state.winner;
    };
    expect(winnerOf(['ABC', 'AB', 'A'], false)).toBe(1);
    expect(winnerOf(['ABC', 'AB', 'A'], true)).toBe(0);
    expect(winnerOf(['ABC', 'AB', 'ABD'], true)).toBe(2);
    expect(winnerOf(['AB', 'AC', 'AD'], true)).toBe(1);
    expect(winnerOf(['', 'ABC', 'A'], true)).toBe(1);
  });

  test('ends the match at once, and most kinds win', () => {
    const state = fallOf(0, [2, 0, 0], ['', 'A', 'AB']);
    const heard = playTexts(state, 'W2');
    expect(result(state)).toEqual({ kind: 'over', scores: [0, 1, 2], winners: [2] });
    expect(heard.at(-1)).toEqual({ kind: 'match-ended', winner: 2, reason: 'falls' });
    expect(legal(state)).toEqual([]);
  });

  test('a seat that has lost three does not win, whatever it has (ruling)', () => {
    const state = fallOf(2, [0, 0, 2], ['', 'A', 'ABC']);
    playTexts(state, 'W2');
    expect(result(state)).toMatchObject({ winners: [1] });
  });

  test('a seat that has lost two can win', () => {
    const state = fallOf(2, [0, 2, 2], ['A', 'AB', 'ABC']);
    playTexts(state, 'W2');
    expect(result(state)).toMatchObject({ winners: [1] });
  });

  test.each([
    [0, 1],
    [1, 2],
    [2, 0],
  ])('a tie goes to the first clockwise after the active seat: %i', (active, winner) => {
    const state = fallOf(3, [0, 0, 0, 2], ['A', 'B', 'C', 'ABC'], active);
    playTexts(state, 'W2');
    expect(result(state)).toMatchObject({ winners: [winner] });
  });

  test('the active seat wins if it has more than the others', () => {
    const state = fallOf(1, [0, 2], ['A', 'ABC']);
    playTexts(state, 'W2');
    expect(result(state)).toMatchObject({ winners: [0] });
  });

  test('the active seat itself may be the one that cannot win', () => {
    const state = fallOf(0, [2, 0], ['ABC', '']);
    playTexts(state, 'W2');
    expect(result(state)).toMatchObject({ winners: [1] });
  });

  test('if every seat has lost three, the same holds among all', () => {
    const twoFall = (cheeses: [string, string], active: number) =>
      position({
        mice: [['a2'], ['c2']],
        open: ['a2', 'b1', 'c2'],
        tiles: { b2: 'x', g2: '.' },
        spare: 'x',
        fallen: [2, 2],
        cheeses,
        active,
      });
    const most = twoFall(['A', 'AB'], 1);
    playTexts(most, 'W2');
    expect([...most.fallen]).toEqual([3, 3]);
    expect(result(most)).toMatchObject({ winners: [1] });
    const equal = twoFall(['A', 'B'], 1);
    playTexts(equal, 'W2');
    expect(result(equal)).toMatchObject({ winners: [0] });
  });

  test('the turn does not end as well if that was its last action', () => {
    const state = position({
      mice: [['a2'], ['g7']],
      open: ['a2'],
      tiles: { g2: 'A' },
      spare: 'x',
      fallen: [2, 0],
      actions: 1,
    });
    const heard = playTexts(state, 'W2');
    expect(heard.at(-1)).toEqual({ kind: 'match-ended', winner: 1, reason: 'falls' });
    expect(burgAppenzell.view(state, 'spectator').active).toBe(0);
  });

  test('cheese taken on the same slide counts', () => {
    const state = position({
      mice: [['a2'], ['d1', 'd2'], ['g1']],
      open: ['a2', 'c1', 'c2', 'd2'],
      tiles: { b2: 'E', d1: 'F', c2: 'F', g2: '.' },
      spare: 'x',
      fallen: [2, 0, 0],
      cheeses: ['', 'A', 'A'],
      active: 1,
    });
    playTexts(state, 'W2');
    expect(result(state)).toEqual({ kind: 'over', scores: [0, 2, 1], winners: [1] });
  });
});

describe('BA-18: stalling', () => {
  test.each([
    [2, 40],
    [3, 60],
    [4, 80],
  ])('with %i seats %i turns in a row without cheese and without a fall end the match', (seats, limit) => {
    const mice = Array.from({ length: seats }, () => []);
    const state = position({ mice, quietTurns: limit - 2 });
    playTexts(state, '.');
    expect(due(state)).toBe(1 << 1);
    const heard = playTexts(state, '.');
    expect(due(state)).toBe(OVER);
    expect(heard.at(-1)).toMatchObject({ kind: 'match-ended', reason: 'stalling' });
  });

  test('as in BA-17, the active seat being the one whose turn just ended', () => {
    const equal = position({ mice: [[], [], []], quietTurns: 59, active: 1 });
    playTexts(equal, '.');
    expect(result(equal)).toMatchObject({ winners: [2] });
    const most = position({ mice: [[], [], []], quietTurns: 59, active: 1, cheeses: ['', 'AB', 'A'] });
    playTexts(most, '.');
    expect(result(most)).toMatchObject({ winners: [1] });
  });

  test('nobody has actions left then', () => {
    const state = position({ mice: [[], []], quietTurns: 39, actions: 3 });
    playTexts(state, '.');
    expect(burgAppenzell.view(state, 'spectator').actionsLeft).toBe(0);
  });

  test('a turn that brought cheese restarts the count', () => {
    const state = position({
      mice: [['b1', 'b3'], []],
      open: ['b1'],
      tiles: { b1: 'G', b2: 'G' },
      quietTurns: 39,
    });
    playTexts(state, 'b3-b2', '.');
    expect(due(state)).toBe(1 << 1);
    expect(state.quietTurns).toBe(0);
    playTexts(state, '.');
    expect(state.quietTurns).toBe(1);
  });

  test('so does a turn with a fall', () => {
    const state = position({
      mice: [[], ['a2']],
      open: ['a2'],
      tiles: { g2: '.' },
      spare: 'x',
      quietTurns: 39,
    });
    playTexts(state, 'W2', '.');
    expect(due(state)).toBe(1 << 1);
    expect(state.quietTurns).toBe(0);
  });

  test('turns that used all four actions count, too', () => {
    const state = position({ mice: [['a1'], []], open: ['a2'], actions: 1, quietTurns: 39 });
    playTexts(state, 'a1-a2');
    expect(due(state)).toBe(OVER);
  });

  test('the roofs go back on before the match is over', () => {
    const state = position({ mice: [['a1'], []], open: ['a2'], quietTurns: 39 });
    expect(playTexts(state, '.').map(({ kind }) => kind)).toEqual([
      'turn-ended',
      'roofs-back',
      'match-ended',
    ]);
  });
});

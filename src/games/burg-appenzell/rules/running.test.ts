import { describe, expect, test } from 'vitest';
import { legal, legalFrom, miceOf, openRooms, playTexts, position } from '../testing/positions.ts';

describe('BA-11: a step', () => {
  test('leads to an uncovered square beside the mouse, not diagonally', () => {
    const state = position({ mice: [['b2'], ['g7']], open: ['b1', 'a2', 'c2', 'c1'] });
    expect(legalFrom(state, 'b2-')).toEqual(['b2-a2', 'b2-b1', 'b2-b3', 'b2-c2']);
  });

  test('does not lead under a roof', () => {
    const state = position({ mice: [['b2'], ['g7']], open: ['b1'] });
    expect(legalFrom(state, 'b2-')).toEqual(['b2-b1', 'b2-b3']);
  });

  test('does not lead onto a trap', () => {
    const state = position({ mice: [['b2'], ['g7']], open: ['b1'], tiles: { b3: 'x' } });
    expect(legalFrom(state, 'b2-')).toEqual(['b2-b1']);
  });

  test('leads onto solid floor', () => {
    expect(legalFrom(position({ mice: [['a2'], []], open: ['a2'] }), 'a2-')).toEqual(['a2-a3']);
  });

  test('leads out of a tower but never into one', () => {
    const out = position({ mice: [['a1'], ['g7']], open: ['a2', 'b1'] });
    expect(legalFrom(out, 'a1-')).toEqual(['a1-a2', 'a1-b1']);
    const beside = position({ mice: [['b1'], ['g7']], open: ['b1'] });
    expect(legalFrom(beside, 'b1-')).toEqual(['b1-b2']);
  });

  test('costs one action', () => {
    const state = position({ mice: [['a1'], ['g7']], open: ['a2'] });
    playTexts(state, 'a1-a2');
    expect(state.actions).toBe(3);
    expect(miceOf(state, 0)).toEqual(['a2']);
  });

  test('is only for the seat’s own mice', () => {
    const state = position({ mice: [['b1'], ['b3']], open: ['b1'] });
    expect(legal(state).filter(text => text.includes('-'))).toEqual(['b1-b2']);
  });

  test('crosses from row 4 to row 5 and back', () => {
    const state = position({ mice: [['d4'], ['g7']], open: ['d4'] });
    expect(legalFrom(state, 'd4-')).toEqual(['d4-d5']);
    playTexts(state, 'd4-d5', 'd5-d4');
    expect(miceOf(state, 0)).toEqual(['d4']);
  });

  test('does not run over the edge from column g to column a', () => {
    const state = position({
      mice: [['g2'], ['g3', 'g4']],
      open: ['g2', 'f4', 'a2', 'a4', 'a5'],
      tiles: { f4: 'x' },
    });
    expect(legalFrom(state, 'g2-')).toEqual([]);
  });
});

describe('BA-11: a jump', () => {
  test('crosses a square with another mouse and costs as many actions as steps', () => {
    const state = position({ mice: [['b1'], ['b2']], open: ['b1'] });
    expect(legalFrom(state, 'b1-')).toEqual(['b1-b3']);
    const heard = playTexts(state, 'b1-b3');
    expect(state.actions).toBe(2);
    expect(heard).toEqual([{ kind: 'mouse-ran', seat: 0, from: 'b1', path: ['b2', 'b3'] }]);
  });

  test('crosses the seat’s own mice, too', () => {
    const state = position({ mice: [['b1', 'b2'], ['g7']], open: ['b1'] });
    expect(legal(state).filter(text => text.includes('-'))).toEqual(['b1-b3', 'b2-b3']);
  });

  test('must end on a free square', () => {
    const state = position({ mice: [['b1'], ['b2', 'b3']], open: ['b1'] });
    expect(legalFrom(state, 'b1-')).toEqual([]);
  });

  test('can turn', () => {
    const state = position({ mice: [['b1'], ['b2', 'c2']], open: ['b1', 'c2'] });
    expect(legalFrom(state, 'b1-')).toEqual(['b1-b3', 'b1-c3']);
    expect(playTexts(state, 'b1-c3')[0]).toMatchObject({ path: ['b2', 'c2', 'c3'] });
    expect(state.actions).toBe(1);
  });

  test('is legal only if enough actions are left', () => {
    const mice = [['b1'], ['b2', 'c2']];
    const open = ['b1', 'c2'];
    expect(legalFrom(position({ mice, open, actions: 3 }), 'b1-')).toEqual(['b1-b3', 'b1-c3']);
    expect(legalFrom(position({ mice, open, actions: 2 }), 'b1-')).toEqual(['b1-b3']);
    expect(legalFrom(position({ mice, open, actions: 1 }), 'b1-')).toEqual([]);
  });

  test('of four steps uses up the turn; five are too many', () => {
    const open = ['b1', 'c2', 'a4'];
    const state = position({ mice: [['b1'], ['b2', 'b3', 'b4']], open });
    // Over b2, b3 and b4 to a4, four steps.
    expect(legalFrom(state, 'b1-')).toEqual(['b1-a4', 'b1-c2', 'b1-c3', 'b1-c4']);
    playTexts(state, 'b1-a4');
    expect(state.active).toBe(1);
    const long = position({ mice: [['b1'], ['b2', 'b3', 'b4', 'a4']], open: ['b1', 'a4', 'a5'] });
    expect(legalFrom(long, 'b1-')).toEqual([]);
  });

  test('crosses only occupied squares: two free steps are two moves', () => {
    const state = position({ mice: [['b1'], ['g7']], open: ['b1'] });
    expect(legalFrom(state, 'b1-')).toEqual(['b1-b2']);
  });

  test('costs what the shortest path costs', () => {
    // From c2 to b3: over b2, two steps; over c3, two steps; over c3, c4 and b4, four.
    const state = position({ mice: [['c2'], ['b2', 'c3', 'c4', 'b4']], open: ['b1', 'c2', 'a4'] });
    playTexts(state, 'c2-b3');
    expect(state.actions).toBe(2);
  });

  test('a square beside the mouse costs one action even if a jump leads there, too', () => {
    const state = position({ mice: [['b1'], ['c1', 'c2']], open: ['b1', 'c1', 'c2'] });
    playTexts(state, 'b1-b2');
    expect(state.actions).toBe(3);
  });

  test('does not end on a trap, under a roof or in a tower', () => {
    const state = position({ mice: [['b3'], ['b2', 'b1']], open: ['b1'] });
    expect(legalFrom(state, 'b3-')).toEqual([]);
    const trap = position({ mice: [['b1'], ['b2']], open: ['b1'], tiles: { b3: 'x' } });
    expect(legalFrom(trap, 'b1-')).toEqual([]);
  });

  test('does not cross a tower', () => {
    const state = position({ mice: [['b1'], ['a1']], open: ['b1', 'a2'] });
    expect(legalFrom(state, 'b1-')).toEqual(['b1-b2']);
  });

  test('begins in a tower too', () => {
    const state = position({ mice: [['a1'], ['a2']], open: ['a2', 'b1'] });
    expect(legalFrom(state, 'a1-')).toEqual(['a1-a3', 'a1-b1', 'a1-b2']);
  });

  test('crosses from row 4 to row 5', () => {
    const state = position({ mice: [['d3'], ['d4', 'd5']], open: ['d2', 'd4', 'd6'] });
    expect(legalFrom(state, 'd3-')).toEqual(['d3-d2', 'd3-d6']);
    const back = position({ mice: [['d6'], ['d4', 'd5']], open: ['d2', 'd4', 'd6'] });
    expect(legalFrom(back, 'd6-')).toEqual(['d6-d3', 'd6-d7']);
  });
});

test('BA-11: a mouse that runs away leaves its room to be covered', () => {
  const state = position({ mice: [['b2'], ['g7']], open: ['b1', 'a2'] });
  playTexts(state, 'b2-a2', '.');
  expect(openRooms(state)).toEqual(['a2']);
});

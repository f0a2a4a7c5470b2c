import { describe, expect, test } from 'vitest';
import { NATURE_DUE } from '../../../engine/game.ts';
import { game as burgAppenzell } from '../game.ts';
import {
  type Described,
  legal,
  legalFrom,
  miceOf,
  openRooms,
  outcomes,
  playTexts,
  position,
  tileAt,
} from '../testing/positions.ts';

const { due, start } = burgAppenzell;
const DEFAULTS = { layout: 'A', target: 4, memory: false, lastMouse: false };

describe('the start', () => {
  test('BA-5: all roofs are on', () => {
    expect(openRooms(start(4, DEFAULTS))).toEqual([]);
  });

  test('BA-6: nature first turns up the spare, weighted by the tiles', () => {
    const state = start(2, DEFAULTS);
    expect(due(state)).toBe(NATURE_DUE);
    expect(outcomes(state)).toEqual({
      'spare=A': 3,
      'spare=B': 3,
      'spare=C': 3,
      'spare=D': 3,
      'spare=E': 3,
      'spare=F': 3,
      'spare=G': 3,
      'spare=.': 10,
      'spare=x': 3,
    });
  });

  test('BA-7: in seat order everybody puts a mouse in a free tower, then seat 0 has four actions', () => {
    const state = start(4, DEFAULTS);
    playTexts(state, 'spare=.');
    expect(legal(state)).toEqual(['@a1', '@a7', '@g1', '@g7']);
    playTexts(state, '@g1');
    expect(due(state)).toBe(1 << 1);
    expect(legal(state)).toEqual(['@a1', '@a7', '@g7']);
    playTexts(state, '@a1', '@a7');
    expect(legal(state)).toEqual(['@g7']);
    playTexts(state, '@g7');
    expect(due(state)).toBe(1 << 0);
    expect(state.actions).toBe(4);
    expect([0, 1, 2, 3].map(seat => miceOf(state, seat))).toEqual([['g1'], ['a1'], ['a7'], ['g7']]);
    expect([...state.stock]).toEqual([3, 3, 3, 3]);
  });

  test('BA-7: with two seats the first turn comes after two mice', () => {
    const state = start(2, DEFAULTS);
    playTexts(state, 'spare=.', '@a1', '@g7');
    expect(due(state)).toBe(1 << 0);
    expect(legal(state)).toContain('.');
  });
});

describe('what nature turns up', () => {
  test('BA-6: tiles that have been seen no longer count as weights, wherever they are now', () => {
    const state = position({ mice: [['a1'], []], open: [], tiles: { d4: 'x', f6: 'x' }, spare: 'x' });
    playTexts(state, '^a2');
    expect(outcomes(state)).toEqual({
      'a2=A': 3,
      'a2=B': 3,
      'a2=C': 3,
      'a2=D': 3,
      'a2=E': 3,
      'a2=F': 3,
      'a2=G': 3,
      'a2=.': 10,
    });
  });

  test('BA-6: a tile stays what nature said, even under its roof', () => {
    const state = position({ mice: [['a1'], ['g7']] });
    playTexts(state, '^a2', 'a2=C', '.');
    expect(openRooms(state)).toEqual([]);
    playTexts(state, '.');
    playTexts(state, '^a2');
    expect(due(state)).toBe(1 << 0);
    expect(tileAt(state, 'a2')).toBe('C');
  });
});

describe('actions', () => {
  test('BA-8: a turn has four actions, in any order', () => {
    const state = position({ mice: [['a1'], ['g7']], spare: '.' });
    playTexts(state, 'W6', 'spare=x', '^a2', 'a2=.', 'a1-a2');
    expect(due(state)).toBe(1 << 0);
    playTexts(state, '@a1');
    expect(due(state)).toBe(1 << 1);
    expect(state.actions).toBe(4);
  });

  test('BA-8, BA-10: uncovering as the fourth action ends the turn after the turning up', () => {
    const state = position({ mice: [['a1'], ['g7']], actions: 1 });
    playTexts(state, '^b1', 'b1=A', 'b2=A');
    expect(due(state)).toBe(NATURE_DUE);
    expect(state.active).toBe(0);
    playTexts(state, 'b3=A');
    expect(due(state)).toBe(1 << 1);
    expect(openRooms(state)).toEqual([]);
  });

  test('BA-8, BA-12: sliding as the fourth action ends the turn after the turning up', () => {
    const state = position({ mice: [['a1'], ['g7']], actions: 1 });
    playTexts(state, 'W4');
    expect(state.active).toBe(0);
    playTexts(state, 'spare=G');
    expect(due(state)).toBe(1 << 1);
  });
});

describe('BA-9: entering', () => {
  test('puts a mouse from the stock in any free tower for one action', () => {
    const state = position({ mice: [['a1'], ['g7']] });
    expect(legalFrom(state, '@')).toEqual(['@a7', '@g1']);
    playTexts(state, '@g1');
    expect(miceOf(state, 0)).toEqual(['a1', 'g1']);
    expect(state.stock[0]).toBe(2);
    expect(state.actions).toBe(3);
    expect(legalFrom(state, '@')).toEqual(['@a7']);
  });

  test('needs a mouse in the stock; the fallen do not come back', () => {
    expect(legalFrom(position({ mice: [['b1', 'b2', 'b3', 'a2'], []], open: ['b1', 'a2'] }), '@')).toEqual(
      [],
    );
    const fallen = position({ mice: [['b1', 'b2'], []], fallen: [2, 0], open: ['b1'] });
    expect(legalFrom(fallen, '@')).toEqual([]);
  });

  test('a tower is free again when its mouse has run out', () => {
    const state = position({ mice: [['a1'], ['g7']], open: ['a2'] });
    playTexts(state, 'a1-a2');
    expect(legalFrom(state, '@')).toEqual(['@a1', '@a7', '@g1']);
  });
});

describe('BA-10: uncovering', () => {
  test('takes off a roof next to one of the seat’s mice in any of the eight directions', () => {
    const state = position({ mice: [['d4'], ['g7']], open: ['d4'] });
    // Around d4: c3 d3 e3, c4 e4, c5 d5 e5.
    expect(legalFrom(state, '^')).toEqual(['^b5', '^c2', '^d2', '^e2', '^e5']);
  });

  test('reaches diagonally only one square', () => {
    const state = position({ mice: [['a3'], []], open: ['a2'] });
    expect(legalFrom(state, '^')).toEqual(['^a4', '^b1']);
  });

  test('works from a tower, diagonally too', () => {
    const fromA1 = position({ mice: [['a1'], ['g7']] });
    expect(legalFrom(fromA1, '^')).toEqual(['^a2', '^b1']);
    const layoutB = position({ mice: [['g7'], ['a1']], layout: 'B' });
    expect(legalFrom(layoutB, '^')).toEqual(['^e6', '^g5']);
    const diagonal = position({ mice: [['a7'], []], open: ['a5', 'b7'] });
    expect(legalFrom(diagonal, '^')).toEqual(['^b5']);
  });

  test('counts only the seat’s mice, and all of them', () => {
    const state = position({ mice: [['g7', 'a1'], ['d4']], open: ['d4'] });
    expect(legalFrom(state, '^')).toEqual(['^a2', '^b1', '^e5', '^e7', '^g5']);
    expect(legalFrom(state, '^')).not.toContain('^d2');
  });

  test('a room without its roof cannot be uncovered again', () => {
    const state = position({ mice: [['a1'], ['g7']], open: ['a2'] });
    expect(legalFrom(state, '^')).toEqual(['^b1']);
  });

  test('costs one action, and nature turns up the unseen holes square by square, but not the solid floor', () => {
    const state = position({ mice: [['a7'], ['g7']] });
    playTexts(state, '^a5');
    expect(state.actions).toBe(3);
    expect(Object.keys(outcomes(state)).every(outcome => outcome.startsWith('a6='))).toBe(true);
    playTexts(state, 'a6=.', 'a7-a6', '^b5', 'b5=A', 'b6=B', 'c6=C');
    expect(due(state)).toBe(1 << 0);
    expect(['b5', 'b6', 'c6', 'c5'].map(square => tileAt(state, square))).toEqual(['A', 'B', 'C', '']);
  });

  test('nature turns up only what has not been seen', () => {
    const state = position({ mice: [['a1'], ['g7']], tiles: { b2: 'A' } });
    const heard = playTexts(state, '^b1', 'b1=.', 'b3=.');
    expect(heard.map(({ kind }) => kind)).toEqual(['roof-off', 'tile-seen', 'tile-seen', 'tile-seen']);
    expect(heard[1]).toEqual({ kind: 'tile-seen', place: 'b2', tile: 'A' });
    expect(due(state)).toBe(1 << 0);
  });
});

describe('BA-15: the end of a turn', () => {
  test('`.` is always legal, even as the first move', () => {
    expect(legal(position({ mice: [['a1'], ['g7']] }))).toContain('.');
    expect(legal(position({ mice: [[], ['g7']], fallen: [2, 0], slid: true, actions: 1 }))).toContain('.');
    const state = position({ mice: [['a1'], ['g7']] });
    playTexts(state, '.');
    expect(due(state)).toBe(1 << 1);
  });

  test('rooms without a mouse get their roofs back, and rooms with any seat’s mouse do not', () => {
    const state = position({ mice: [['a3', 'g1'], ['b2']], open: ['a2', 'b1', 'c1', 'c2'] });
    expect(playTexts(state, '.')).toEqual([
      { kind: 'turn-ended', seat: 0, actions: 4 },
      { kind: 'roofs-back', rooms: ['c1', 'c2'] },
      { kind: 'turn-began', seat: 1 },
    ]);
    expect(openRooms(state)).toEqual(['b1', 'a2']);
  });

  test.each<[string, Described, readonly string[]]>([
    ['a mouse that enters', { mice: [['a1'], ['g7']] }, ['@g1']],
    ['a roof over tiles that have been seen', { mice: [['a1'], ['g7']], tiles: { a2: 'B' } }, ['^a2']],
    ['a roof, once its tile is seen', { mice: [['a1'], ['g7']] }, ['^a2', 'a2=.']],
    ['a step', { mice: [['a1'], ['g7']], open: ['a2'] }, ['a1-a2']],
    ['a slide, once the spare is seen', { mice: [['a1'], ['g7']] }, ['W2', 'spare=.']],
  ])('the turn is over when the last action was %s', (_, described, texts) => {
    const state = position({ ...described, actions: 1 });
    playTexts(state, ...texts);
    expect(due(state)).toBe(1 << 1);
  });

  test('roofs stay off until the end of the turn', () => {
    const state = position({ mice: [['a2'], ['g7']], open: ['a2', 'b1'] });
    playTexts(state, 'a2-b2', 'W6', 'spare=.');
    expect(openRooms(state)).toEqual(['b1', 'a2']);
    playTexts(state, '.');
    expect(openRooms(state)).toEqual(['b1']);
  });

  test('the next seat clockwise has its turn, with four actions and a slide', () => {
    const state = position({ mice: [['a1'], ['g7'], ['g1']], active: 2, actions: 2, slid: true });
    playTexts(state, '.');
    expect(due(state)).toBe(1 << 0);
    expect(state.actions).toBe(4);
    expect(legal(state)).toContain('W2');
  });

  test('a seat with no mouse in the castle can still enter, slide or pass', () => {
    const state = position({ mice: [[], ['g7']], fallen: [2, 0] });
    expect(legal(state)).toHaveLength(3 + 12 + 1);
  });
});

import { describe, expect, test } from 'vitest';
import { NATURE_DUE } from '../../../engine/game.ts';
import { game as burgAppenzell } from '../game.ts';
import {
  cheesesOf,
  legal,
  miceOf,
  openRooms,
  outcomes,
  playTexts,
  position,
  tileAt,
} from '../testing/positions.ts';

const ROW_2 = { a2: 'A', b2: 'B', c2: 'C', d2: 'D', e2: 'E', f2: 'F', g2: 'G' } as const;
const COLUMN_D = { d1: 'A', d2: 'B', d3: 'C', d4: 'D', d5: 'E', d6: 'F', d7: 'G' } as const;
const lineOf = (state: Parameters<typeof tileAt>[0], names: string) =>
  names
    .split(' ')
    .map(name => tileAt(state, name))
    .join('');

describe('BA-12: a slide', () => {
  test.each([
    ['W2', ROW_2, 'a2 b2 c2 d2 e2 f2 g2', 'xABCDEF', 'G'],
    ['E2', ROW_2, 'a2 b2 c2 d2 e2 f2 g2', 'BCDEFGx', 'A'],
    ['Nd', COLUMN_D, 'd1 d2 d3 d4 d5 d6 d7', 'xABCDEF', 'G'],
    ['Sd', COLUMN_D, 'd1 d2 d3 d4 d5 d6 d7', 'BCDEFGx', 'A'],
  ] as const)(
    '%s pushes the spare in, and what falls out is the new spare',
    (slide, tiles, line, after, spare) => {
      const state = position({ mice: [['a1'], ['g7']], tiles, spare: 'x' });
      playTexts(state, slide);
      expect(lineOf(state, line)).toBe(after);
      expect(tileAt(state, 'spare')).toBe(spare);
      expect(state.actions).toBe(3);
    },
  );

  test('can be made at twelve places, once per turn', () => {
    const state = position({ mice: [['a1'], ['g7']], tiles: ROW_2 });
    const slides = ['E2', 'E4', 'E6', 'Nb', 'Nd', 'Nf', 'Sb', 'Sd', 'Sf', 'W2', 'W4', 'W6'];
    expect(legal(state).filter(text => /^[NESW]/.test(text))).toEqual(slides);
    playTexts(state, 'W2');
    expect(legal(state).filter(text => /^[NESW]/.test(text))).toEqual([]);
    playTexts(state, '.');
    expect(legal(state).filter(text => /^[NESW]/.test(text))).toEqual(slides);
  });

  test('may undo the one before (ruling)', () => {
    const state = position({ mice: [['a1'], ['g7']], tiles: ROW_2, spare: 'x' });
    playTexts(state, 'W2', '.', 'E2');
    expect(lineOf(state, 'a2 b2 c2 d2 e2 f2 g2')).toBe('ABCDEFG');
    expect(tileAt(state, 'spare')).toBe('x');
  });

  test('leaves mice, roofs and solid floor where they are', () => {
    const state = position({ mice: [['b2', 'a3'], ['g7']], open: ['b1', 'a2'], tiles: ROW_2 });
    playTexts(state, 'W2');
    expect(miceOf(state, 0)).toEqual(['b2', 'a3']);
    expect(openRooms(state)).toEqual(['b1', 'a2']);
    expect(tileAt(state, 'a3')).toBe('');
  });

  test('takes tiles that nobody has seen along, still unseen', () => {
    const state = position({ mice: [['a1'], ['g7']], tiles: { c2: 'A', g2: 'B' }, spare: 'C' });
    playTexts(state, 'W2');
    expect(lineOf(state, 'a2 b2 c2 d2 e2 f2 g2')).toBe('C??A???');
  });

  test('nature then turns up, row by row, what came to lie in uncovered holes, and last the new spare', () => {
    const state = position({ mice: [['d2', 'd4'], ['g7']], open: ['d2', 'd4'] });
    playTexts(state, 'Sd');
    // d6, unseen, came to lie in d5; d1, unseen, fell out.
    expect(Object.keys(outcomes(state)).every(outcome => outcome.startsWith('d5='))).toBe(true);
    playTexts(state, 'd5=A');
    expect(Object.keys(outcomes(state)).every(outcome => outcome.startsWith('spare='))).toBe(true);
    playTexts(state, 'spare=B');
    expect(burgAppenzell.due(state)).toBe(1 << 0);
  });

  test.each(['W2', 'E2'])('%s: the order is row by row whichever way the line moves', slide => {
    // Two open rooms a2 and g2; one unseen tile comes into one of them, and another into d2.
    const open = { W2: ['d2', 'g2'], E2: ['a2', 'd2'] }[slide] ?? [];
    const state = position({ mice: [['d3'], ['g7']], open });
    const first = { W2: 'd2', E2: 'a2' }[slide];
    const second = { W2: 'g2', E2: 'd2' }[slide];
    playTexts(state, slide, `${first}=A`, `${second}=B`);
    expect(tileAt(state, first ?? '')).toBe('A');
    expect(tileAt(state, second ?? '')).toBe('B');
    expect(burgAppenzell.due(state)).toBe(1 << 0);
  });

  test('a new spare that has been seen is not turned up again', () => {
    const state = position({ mice: [['a1'], ['g7']], tiles: { g2: 'B' } });
    playTexts(state, 'W2');
    expect(burgAppenzell.due(state)).toBe(1 << 0);
    expect(tileAt(state, 'spare')).toBe('B');
  });
});

describe('BA-13: traps', () => {
  test('a trap pushed under a mouse drops it, even the active seat’s own', () => {
    const state = position({
      mice: [['b2', 'b1'], ['a2']],
      open: ['b1', 'a2'],
      tiles: { a2: '.', g2: 'A', f2: 'B' },
      spare: 'x',
    });
    const heard = playTexts(state, 'W2');
    expect(miceOf(state, 1)).toEqual([]);
    expect(state.fallen[1]).toBe(1);
    expect(heard).toContainEqual({ kind: 'mouse-fell', seat: 1, square: 'a2', fallen: 1 });
    playTexts(state, '.', 'W2');
    expect(miceOf(state, 0)).toEqual(['b1']);
    expect(state.fallen[0]).toBe(1);
    playTexts(state, '.');
    const own = position({ mice: [['a2'], ['g7']], open: ['a2'], tiles: { g2: 'A' }, spare: 'x' });
    playTexts(own, 'W2');
    expect(own.fallen[0]).toBe(1);
    expect(miceOf(own, 0)).toEqual([]);
  });

  test('a trap that nature turns up under a mouse drops it', () => {
    const state = position({ mice: [['d2'], ['g7']], open: ['d2'], tiles: { g2: 'A' } });
    playTexts(state, 'W2');
    expect(state.fallen[0]).toBe(0);
    playTexts(state, 'd2=x');
    expect(state.fallen[0]).toBe(1);
  });

  test('mice fall only once everything has been turned up', () => {
    const state = position({ mice: [['d2', 'a1'], ['g7']], open: ['d2'] });
    playTexts(state, 'W2', 'd2=x');
    expect(burgAppenzell.due(state)).toBe(NATURE_DUE);
    expect(state.fallen[0]).toBe(0);
    playTexts(state, 'spare=A');
    expect(state.fallen[0]).toBe(1);
  });

  test('several mice of several seats fall at once', () => {
    const state = position({
      mice: [['b2'], ['d2', 'd6']],
      open: ['b1', 'd2', 'a2', 'c2', 'd6'],
      tiles: { a2: 'x', c2: 'x', g2: 'A', f2: 'B' },
    });
    playTexts(state, 'W2');
    expect([...state.fallen]).toEqual([1, 1]);
    expect([miceOf(state, 0), miceOf(state, 1)]).toEqual([[], ['d6']]);
  });

  test('a mouse on solid floor or in a tower is safe, and a trap under a roof drops nobody', () => {
    const state = position({
      mice: [['a3', 'a1'], ['g7']],
      open: ['a2'],
      tiles: { c2: 'x', g2: 'A' },
      spare: '.',
    });
    playTexts(state, 'W2');
    expect([...state.fallen]).toEqual([0, 0]);
  });

  test('once the trap has slid on, the square can be run to again', () => {
    const state = position({ mice: [['b1'], ['g7']], open: ['b1'], tiles: { b2: 'x', a2: '.', g2: 'A' } });
    expect(legal(state)).not.toContain('b1-b2');
    playTexts(state, 'W2');
    expect(legal(state)).toContain('b1-b2');
  });

  test('the room of a mouse that fell gets its roof back at the end of the turn', () => {
    const state = position({ mice: [['a2'], ['g7']], open: ['a2'], tiles: { g2: 'A' }, spare: 'x' });
    playTexts(state, 'W2');
    expect(openRooms(state)).toEqual(['a2']);
    playTexts(state, '.');
    expect(openRooms(state)).toEqual([]);
  });
});

describe('BA-14: cheese', () => {
  test('two mice on the same kind of cheese take it, right after a run', () => {
    const state = position({ mice: [['b1', 'b3'], ['g7']], open: ['b1'], tiles: { b1: 'A', b2: 'A' } });
    const heard = playTexts(state, 'b3-b2');
    expect(cheesesOf(state, 0)).toBe('A');
    expect(heard).toContainEqual({ kind: 'cheese-taken', seat: 0, cheese: 'A', kinds: 1 });
    expect([tileAt(state, 'b1'), tileAt(state, 'b2')]).toEqual(['A', 'A']);
    expect(miceOf(state, 0)).toEqual(['b1', 'b2']);
  });

  test('one mouse is not enough, nor two of different seats, nor two on different kinds, nor two on bare floor', () => {
    const one = position({ mice: [['b1'], ['b3']], open: ['b1'], tiles: { b2: 'A', b3: 'A' } });
    playTexts(one, 'b1-b2');
    expect(cheesesOf(one, 0) + cheesesOf(one, 1)).toBe('');
    const kinds = position({ mice: [['b1', 'b3'], []], open: ['b1'], tiles: { b2: 'A', b3: 'B' } });
    playTexts(kinds, 'b1-b2');
    expect(cheesesOf(kinds, 0)).toBe('');
    const bare = position({ mice: [['b1', 'b3'], []], open: ['b1'] });
    playTexts(bare, 'b1-b2');
    expect(cheesesOf(bare, 0)).toBe('');
  });

  test('three mice on one kind take it once, and a seat takes no kind twice', () => {
    const state = position({
      mice: [['b1', 'b3', 'a2'], ['g7']],
      open: ['b1', 'a2'],
      tiles: { b1: 'A', b2: 'A', b3: 'A' },
      cheeses: ['A', ''],
    });
    expect(playTexts(state, 'a2-b2').filter(({ kind }) => kind === 'cheese-taken')).toEqual([]);
    expect(cheesesOf(state, 0)).toBe('A');
  });

  test('mice in the two halves of the castle count together', () => {
    const state = position({
      mice: [['d3', 'd6'], ['g7']],
      open: ['d2', 'd4', 'd6'],
      tiles: { d2: 'B', d6: 'B' },
    });
    playTexts(state, 'd3-d2');
    expect(cheesesOf(state, 0)).toBe('B');
  });

  test('a slide brings cheese to seats whose turn it is not', () => {
    const state = position({
      mice: [['g7'], ['b2', 'd2']],
      open: ['b1', 'd2', 'a2', 'c2'],
      tiles: { a2: 'C', c2: 'C', g2: 'A', f2: 'B' },
    });
    playTexts(state, 'W2');
    expect(cheesesOf(state, 1)).toBe('C');
    expect(cheesesOf(state, 0)).toBe('');
  });

  test('a tile turned up under a mouse counts once everything is turned up', () => {
    const state = position({ mice: [['d2', 'b1'], ['g7']], open: ['d2', 'b1'], tiles: { b1: 'E' } });
    playTexts(state, 'W2', 'b2=.', 'd2=E');
    expect(cheesesOf(state, 0)).toBe('');
    playTexts(state, 'spare=.');
    expect(cheesesOf(state, 0)).toBe('E');
  });

  test('a mouse that falls takes no part', () => {
    const state = position({
      mice: [['a2', 'b1'], ['g7']],
      open: ['a2', 'b1'],
      tiles: { a2: 'A', b1: 'A', g2: 'B', f2: 'C' },
      spare: 'x',
    });
    playTexts(state, 'W2');
    expect(cheesesOf(state, 0)).toBe('');
  });

  test('the active seat takes first, then clockwise, each all the kinds due to it', () => {
    const state = position({
      mice: [['b1', 'b2'], ['g7'], ['d1', 'd2', 'f1', 'f2']],
      open: ['a2', 'b1', 'c1', 'c2', 'd2', 'e2', 'f1'],
      tiles: { b1: 'B', a2: 'B', d1: 'D', c2: 'D', f1: 'A', e2: 'A', g2: 'G', d3: 'C', f3: 'E' },
      active: 2,
    });
    const heard = playTexts(state, 'W2');
    expect(heard.filter(({ kind }) => kind === 'cheese-taken')).toEqual([
      { kind: 'cheese-taken', seat: 2, cheese: 'A', kinds: 1 },
      { kind: 'cheese-taken', seat: 2, cheese: 'D', kinds: 2 },
      { kind: 'cheese-taken', seat: 0, cheese: 'B', kinds: 1 },
    ]);
  });
});

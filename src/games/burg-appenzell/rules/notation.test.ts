import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NATURE } from '../../../engine/viewers.ts';
import { position } from '../testing/positions.ts';
import { MOST_MOVES } from './codes.ts';
import { read, write } from './notation.ts';

const state = position({ mice: [['a1'], ['g7']] });

test.each(['@a1', '^b1', 'a1-b1', 'd4-d5', 'W2', 'E6', 'Nb', 'Sf', '.'])('%s reads back', text => {
  const move = read(state, 0, text);
  expect(move).toBeGreaterThanOrEqual(0);
  expect(write(state, 0, move)).toBe(text);
});

test.each(['d2=B', 'spare=x', 'g6=.'])('nature’s %s reads back', text => {
  const outcome = read(state, NATURE, text);
  expect(outcome).toBeGreaterThanOrEqual(0);
  expect(write(state, NATURE, outcome)).toBe(text);
});

test.each([
  '',
  ' ',
  '@',
  '@b1',
  '^',
  '^b2',
  'a1',
  'b1-a1',
  'b1-h9',
  'W1',
  'Na',
  'w2',
  'N',
  '..',
  '@a1 ',
  'd2=B',
  'a1-b1x',
])('%j is not a move of a seat', text => expect(read(state, 0, text)).toBe(-1));

test.each([
  '',
  '=',
  'd2',
  'd2=',
  'd2=H',
  'd2=b',
  'a3=A',
  'a1=A',
  'spare',
  'Spare=A',
  'd2=A=B',
  '@a1',
  '.',
  'd2=AB',
])('%j is not an outcome of nature', text => expect(read(state, NATURE, text)).toBe(-1));

test('rooms are named as in the layout of the match (BA-5)', () => {
  const layoutB = position({ mice: [['a1'], ['g7']], layout: 'B' });
  expect(read(state, 0, '^c2')).toBeGreaterThanOrEqual(0);
  expect(read(layoutB, 0, '^c2')).toBe(-1);
  expect(write(layoutB, 0, read(layoutB, 0, '^b6'))).toBe('^b6');
});

test('any text is read without an error', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(NATURE, 0), (text, by) => {
      const move = read(state, by, text);
      expect(move < 0 || write(state, by, move) === text).toBe(true);
    }),
  );
});

test('there is room for all moves: towers, rooms, squares for four mice, slides, the end', () => {
  expect(MOST_MOVES).toBe(4 + 18 + 4 * 45 + 12 + 1);
});

import { expect, test } from 'vitest';
import { game as dieMauer } from '../game.ts';
import { movesOf, plan, position } from '../testing/positions.ts';

const readAll = (state: ReturnType<typeof position>, texts: readonly string[]) =>
  texts.map(text => dieMauer.read(state, 0, text));

const NONSENSE = [
  '',
  ' ',
  '5',
  '7',
  't',
  'g',
  'l',
  '--',
  'TT',
  'TL ',
  'T-',
  '-L',
  'LL',
  'constructor',
  '0',
  '8',
];

test('DM-6: in the plan a move is a block or the empty fist', () => {
  const state = position({});
  expect(movesOf(state, 0)).toEqual(['1', '2', '3', '4', '6', 'T', 'G', '-']);
  expect(readAll(state, ['1', '6', 'T', 'G', '-'])).toEqual([1, 5, 6, 7, 8]);
  expect(readAll(state, [...NONSENSE, 'L', 'R', '4L'])).toEqual(new Array(NONSENSE.length + 3).fill(-1));
});

test('DM-8: a builder moves L or R', () => {
  const state = position({ wall: 'T4' });
  plan(state, '312');
  expect(movesOf(state, 0)).toEqual(['L', 'R']);
  expect(readAll(state, ['L', 'R'])).toEqual([0, 1]);
  expect(readAll(state, [...NONSENSE, '3', '-', '3L'])).toEqual(new Array(NONSENSE.length + 3).fill(-1));
});

test('DM-9.1: a master who may build anything names block and end', () => {
  const state = position({ wall: 'T4', hands: ['4T', '1', '1'] });
  plan(state, '-11');
  expect(movesOf(state, 0)).toEqual(['4L', '4R', 'TR']);
  for (const text of ['4L', '4R', 'TR', 'GL'])
    expect(dieMauer.write(state, 0, dieMauer.read(state, 0, text))).toBe(text);
  expect(readAll(state, [...NONSENSE, '4', '-', 'L'])).toEqual(new Array(NONSENSE.length + 3).fill(-1));
});

test('DM-9.2: a gift is a block, or - for nothing', () => {
  const state = position({ gift: 'may' });
  plan(state, '--1');
  expect(movesOf(state, 1)).toEqual(['1', '2', '3', '4', '6', 'T', 'G', '-']);
});

test('when the match is over no text is a move', () => {
  const state = position({ wall: '4', hands: ['1', '2', '3'], rounds: 1 });
  plan(state, '1--');
  expect(readAll(state, ['1', '-', 'L', '4L'])).toEqual([-1, -1, -1, -1]);
});

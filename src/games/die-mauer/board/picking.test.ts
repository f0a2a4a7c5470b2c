import { expect, test } from 'vitest';
import { movesWithin } from '../../../web/board/testing.ts';
import { steps } from '../testing/board-positions.ts';
import { blockIn, fistIn, PICKING } from './picking.ts';

test('exactly the legal moves can be made, and no step is a dead end', () => {
  for (const { moves } of steps()) expect(movesWithin(PICKING, moves)).toEqual([...moves].sort());
});

test('a fist is closed around what was picked; a block to be built goes to an end', () => {
  const parts = (move: string) => PICKING.ways([move])[0]?.parts;
  expect(parts('4')).toEqual(['4', 'close']);
  expect(parts('-')).toEqual(['-', 'close']);
  expect(parts('TR')).toEqual(['T', 'end R']);
  expect(parts('L')).toEqual(['end L']);
});

test('an empty fist is not a block', () => {
  expect(fistIn(['-'])).toBe('-');
  expect(blockIn(['-'])).toBeNull();
  expect(blockIn(['G', 'end L'])).toBe('G');
  expect(fistIn([])).toBeNull();
});

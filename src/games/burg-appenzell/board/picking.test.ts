import { expect, test } from 'vitest';
import { movesWithin } from '../../../web/board/testing.ts';
import { playedThrough } from '../testing/board-positions.ts';
import { mousePart, PICKING, runsOf } from './picking.ts';

const { positions } = playedThrough();

test('exactly the legal moves can be made, and no step is a dead end', () => {
  for (const { moves } of positions) expect(movesWithin(PICKING, moves)).toEqual([...moves].sort());
});

test('a mouse that has run stays picked; nothing does after anything else', () => {
  expect(PICKING.follows?.('a1-b1')).toEqual([mousePart('b1')]);
  for (const move of ['@a1', '^b1', 'W2', '.']) expect(PICKING.follows?.(move)).toEqual([]);
});

test('only the mouse that is picked has somewhere to run', () => {
  const ways = PICKING.ways(['a1-b1', 'a1-a2', 'g7-g6', '.']);
  expect(runsOf(ways, [mousePart('a1')]).map(({ to }) => to)).toEqual(['b1', 'a2']);
  expect(runsOf(ways, [])).toEqual([]);
});

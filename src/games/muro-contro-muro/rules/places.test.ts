import { expect, test } from 'vitest';
import { position } from '../testing/positions.ts';
import { findOwn, hasPlace, largestConnection, noPlaces, sizeOf, spreadOut } from './places.ts';

test('MM-15: of several connections that are equally large, all are found', () => {
  const state = position({ wall: 'BB BB BB BB BB GB\nGB GB BB GB BB GB GB', colours: 'GF', copies: 9 });
  const [front, back, largest] = [noPlaces(), noPlaces(), noPlaces()];
  findOwn(state, state.colours, front, back);
  expect(largestConnection(front, largest)).toBe(3);
  expect(sizeOf(largest)).toBe(3);
  const twins = position({ wall: 'GB GB BB GB BB GB GB', colours: 'GF', copies: 9 });
  findOwn(twins, twins.colours, front, back);
  expect(largestConnection(front, largest)).toBe(2);
  const columns = Array.from({ length: 10 }, (_, n) => n + 1).filter(c => hasPlace(largest, 0, c));
  expect(columns).toEqual([1, 2, 6, 7]);
});

test('without any place the largest connection is empty, whatever was found before', () => {
  const largest = { low: 1, middle: 1, high: 1 };
  expect(largestConnection(noPlaces(), largest)).toBe(0);
  expect(largest).toEqual(noPlaces());
});

test('a place spreads out to its six neighbours, from word to word', () => {
  const spread = noPlaces();
  // Row 2 of the fourth column: the first of the middle word.
  spreadOut({ low: 0, middle: 1 << 2, high: 0 }, spread);
  const places = [...Array(9).keys()].flatMap(row =>
    [...Array(9).keys()].filter(c => hasPlace(spread, row, c + 1)).map(c => `${row},${c}`),
  );
  expect(places).toEqual(['1,3', '1,4', '2,2', '2,3', '2,4', '3,2', '3,3']);
});

test('the last column has one place, whatever lies beyond it', () => {
  const all = { low: -1, middle: -1, high: -1 };
  expect([0, 1, 2].map(row => hasPlace(all, row, 10))).toEqual([true, false, false]);
});

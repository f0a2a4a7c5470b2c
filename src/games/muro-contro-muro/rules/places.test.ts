import { expect, test } from 'vitest';
import { position } from '../testing/positions.ts';
import { findOwn, hasPlace, largestConnection, noPlaces, sizeOf } from './places.ts';

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

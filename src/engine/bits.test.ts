import { expect, test } from 'vitest';
import { highest, lowest, size } from './bits.ts';

const SETS = [1, 2, 0b1010, 0x7fff_ffff, 1 << 31, -1];

test('a bit set knows its lowest member, its highest member and its size', () => {
  expect(SETS.map(lowest)).toEqual([0, 1, 1, 0, 31, 0]);
  expect(SETS.map(highest)).toEqual([0, 1, 3, 30, 31, 31]);
  expect(SETS.map(size)).toEqual([1, 1, 2, 31, 1, 32]);
  expect(size(0)).toBe(0);
});

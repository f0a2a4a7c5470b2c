import { expect, test } from 'vitest';
import { ranksOf } from './ratings.ts';

const HERE = ['here', 'here', 'here', 'here'] as const;

test('winners come first, then higher scores; equals are equal', () => {
  expect(ranksOf([3, 9, 5, 5], [1], HERE)).toEqual([3, 0, 1, 1]);
});

test('several winners share the first place, whatever their scores', () => {
  expect(ranksOf([4, 7, 7, 1], [0, 2], HERE)).toEqual([0, 2, 0, 3]);
});

test('who resigned, or was not there at the end, has lost to all who stayed', () => {
  expect(ranksOf([9, 1, 2, 0], [0], ['resigned', 'here', 'here', 'replaced'])).toEqual([2, 1, 0, 2]);
});

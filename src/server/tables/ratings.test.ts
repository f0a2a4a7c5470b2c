import { expect, test } from 'vitest';
import type { StoredPlayer } from '../store/store.ts';
import { mayBeRated, ranksOf } from './ratings.ts';

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

test('only people with names among themselves, and programs of different owners, are rated', () => {
  const ada: StoredPlayer = {
    id: 'a',
    name: 'Ada',
    isNameHidden: false,
    owner: null,
    madeAt: 1,
    leave: null,
  };
  const bob = { ...ada, id: 'b', name: 'Bob' };
  const hers = { ...ada, id: 'x', owner: 'a' };
  const his = { ...ada, id: 'y', owner: 'b' };
  expect(mayBeRated([ada, bob])).toBe(true);
  expect(mayBeRated([hers, his])).toBe(true);
  for (const players of [
    [ada, { ...bob, name: null }],
    [ada, undefined],
    [ada, hers],
    [bob, hers],
    [hers, hers],
  ]) {
    expect(mayBeRated(players)).toBe(false);
  }
});

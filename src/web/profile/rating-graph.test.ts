import { expect, test } from 'vitest';
import { DAY } from '../../protocol/pace.ts';
import { sharesOf } from './rating-graph.tsx';

test('a graph goes by time, and within a single day by matches', () => {
  expect(sharesOf([0, DAY, 10 * DAY])).toEqual([0, 0.1, 1]);
  expect(sharesOf([0, 1000, DAY / 2])).toEqual([0, 0.5, 1]);
  expect(sharesOf([7])).toEqual([0]);
});

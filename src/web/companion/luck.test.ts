import { expect, test } from 'vitest';
import { below, drawFrom, rollAll } from './luck.ts';

const LAST = 2 ** 32 - 1;

test('numbers that would favour some outcomes are drawn again', () => {
  const drawn = [LAST, 7];
  expect(below(6, () => drawn.shift() ?? 0)).toBe(1);
});

test('every die shows one of its faces', () => {
  expect(
    rollAll(
      ['abc', 'xyz'].map(faces => [...faces]),
      () => 4,
    ),
  ).toEqual(['b', 'y']);
});

test('what is drawn leaves the bag, and everything comes up once', () => {
  let bag: readonly string[] = ['a', 'b', 'b', 'c'];
  const drawn: string[] = [];
  while (bag.length > 0) {
    const [one, rest] = drawFrom(bag);
    expect(rest).toHaveLength(bag.length - 1);
    drawn.push(one);
    bag = rest;
  }
  expect(drawn.sort()).toEqual(['a', 'b', 'b', 'c']);
});

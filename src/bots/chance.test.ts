import { expect, test } from 'vitest';
import { chanceOf } from './chance.ts';

test('with full confidence values stay as they are, however many rivals there are', () => {
  for (const rivals of [1, 2, 3]) expect(chanceOf(0.4, 1, rivals).chance).toBeCloseTo(0.4, 9);
});

test('the less a game trusts its values, the closer the chances come to equal', () => {
  expect(chanceOf(0.7, 0.01, 3).chance).toBeCloseTo(0.25, 1);
  expect(chanceOf(0.25, 0.4, 3).chance).toBeCloseTo(0.25, 9);
  expect(chanceOf(0.5, 0.4, 1).chance).toBeCloseTo(0.5, 9);
});

test('a better move keeps the better chance', () => {
  const chances = [0, 0.2, 0.5, 0.9, 1].map(value => chanceOf(value, 0.4, 2).chance);
  expect(chances).toEqual([...chances].sort((a, b) => a - b));
  expect(new Set(chances).size).toBe(chances.length);
});

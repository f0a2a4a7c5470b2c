import { expect, test } from 'vitest';
import { Random } from '../engine/random.ts';
import { overlook } from './overlooking.ts';

function seenOf(weights: readonly number[], share: number, seed: number): number[] {
  const left = Float64Array.from(weights);
  overlook(left, left.length, share, new Random(seed));
  return [...left.keys()].filter(i => left[i] > 0);
}

const TEN = Array.from({ length: 10 }, (_, i) => i + 1);

test('a player who overlooks nothing sees every move', () => {
  expect(seenOf(TEN, 0, 1)).toHaveLength(10);
});

test('about the given share is overlooked, and no move more often than any other', () => {
  const seen = new Float64Array(10);
  for (let seed = 0; seed < 2000; seed++) for (const i of seenOf(TEN, 0.4, seed)) seen[i] += 1 / 2000;
  for (const share of seen) expect(Math.abs(share - 0.6)).toBeLessThan(0.05);
});

test('at least two moves are always left, and never one that was ruled out', () => {
  for (let seed = 0; seed < 50; seed++) {
    expect(seenOf(TEN, 1, seed)).toHaveLength(2);
    expect(seenOf([0, 3, 0, 1, 0], 1, seed)).toEqual([1, 3]);
    expect(seenOf([0, 3, 0], 1, seed)).toEqual([1]);
  }
});

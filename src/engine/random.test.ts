import { describe, expect, it } from 'vitest';
import { Random } from './random.ts';

describe('the generator', () => {
  it('scales 32 random bits to whole numbers below n', () => {
    const bits = new Random(7);
    const random = new Random(7);
    for (const n of [1, 2, 3, 6, 7, 12, 100, 1000, 65_535, 65_536]) {
      for (let i = 0; i < 200; i++) {
        expect(random.below(n)).toBe(Math.floor(((bits.next() >>> 0) / 2 ** 32) * n));
      }
    }
  });

  it('makes fractions from the highest 19 bits', () => {
    const bits = new Random(7);
    const random = new Random(7);
    for (let i = 0; i < 200; i++) expect(random.fraction()).toBe((bits.next() >>> 13) / 2 ** 19);
  });
});

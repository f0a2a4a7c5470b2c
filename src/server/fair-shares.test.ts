import { expect, test } from 'vitest';
import { FairShares } from './fair-shares.ts';

const owner = (player: string, network: string | null = null) => ({ player, network });

test('a player who asks for much comes after one who asks for little, but does get a turn', () => {
  let now = 1000;
  const shares = new FairShares(() => now);
  const greedy = Array.from({ length: 84 }, () => shares.take(owner('eve'), 1000));
  expect(greedy.slice(0, 3)).toEqual([1000, 2000, 3000]);
  expect(shares.take(owner('ada'), 200)).toBe(1000);
  expect(shares.take(owner('ada'), 200)).toBe(1200);
  // What others ask for after the last of it comes after it.
  now = 90_000;
  expect(shares.take(owner('bob'), 200)).toBeGreaterThan(greedy[83]);
  expect(shares.take(owner('eve'), 1000)).toBe(90_000);
});

test('many players of one network share what four would have, and nobody else is affected', () => {
  const shares = new FairShares(() => 0);
  const crowd = Array.from({ length: 40 }, (_, index) => shares.take(owner(`guest${index}`, 'net'), 1000));
  expect(crowd[39]).toBe((39 * 1000) / 4);
  expect(shares.ahead(owner('guest0', 'net'))).toBe(10_000);
  expect(shares.ahead(owner('guest0'))).toBe(1000);
  expect(shares.take(owner('ada', 'other'), 1000)).toBe(0);
});

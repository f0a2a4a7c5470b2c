import { expect, test } from 'vitest';
import { quantile, simulate } from './crowd.ts';

const GAMES = [
  { id: 'crowd', min: 3, max: 6, usual: 4, share: 40 },
  { id: 'duel', min: 2, max: 2, usual: 2, share: 35 },
  { id: 'some', min: 2, max: 4, usual: 3, share: 20 },
  { id: 'rare', min: 2, max: 4, usual: 4, share: 5 },
];
/** About how far apart two people paired at random would be. */
const RANDOM = (2 * 6) / Math.sqrt(Math.PI);

test('of 10,000 people nobody starves, in a rare game or at a large table, and ratings are closer than at random', () => {
  const crowd = { games: GAMES, people: 10_000, seed: 7, anything: 1 / 6, large: 0.1, picky: 0.1 };
  const fates = simulate({ ...crowd, perHour: 600 });
  expect(fates).toHaveLength(10_000);
  const shareMet = (some: typeof fates) => some.filter(({ match }) => match !== null).length / some.length;
  expect(shareMet(fates.filter(({ wanted }) => wanted === 'rare'))).toBeGreaterThan(0.98);
  expect(shareMet(fates.filter(({ wish }) => wish === 'large'))).toBeGreaterThan(0.98);
  expect(shareMet(fates)).toBeGreaterThan(0.99);
  const met = fates.flatMap(({ match }) => match ?? []);
  const apart = met.reduce((sum, match) => sum + match.apart, 0) / met.length;
  expect(apart).toBeLessThan(0.9 * RANDOM);
  const waits = (wanted: string) =>
    fates.filter(fate => fate.wanted === wanted).map(({ waitedMs }) => waitedMs);
  expect(quantile(waits('rare'), 0.95)).toBeLessThan(5 * 60_000);
  expect(quantile(waits('anything'), 0.5)).toBeLessThan(quantile(waits('crowd'), 0.5));
  for (const { match, wish } of fates)
    if (wish === 'large' && match?.game === 'crowd') expect(match.seats).toBe(6);
});

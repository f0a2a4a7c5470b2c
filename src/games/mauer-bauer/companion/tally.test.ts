import { expect, test } from 'vitest';
import { arePlayed, scoresAfter } from './tally.tsx';

test('cards count for the player who played them, and everybody begins with a point', () => {
  const played = [
    { seat: 1, card: 'S1', points: 6 },
    { seat: 1, card: 'HR', points: 1 },
    { seat: 0, card: 'N', points: 2 },
  ];
  expect(scoresAfter(played, 3)).toEqual([3, 8, 1]);
});

test('what was stored is accepted only if it is a list of cards', () => {
  expect(arePlayed([{ seat: 0, card: 'S1', points: 6 }])).toBe(true);
  expect(arePlayed([])).toBe(true);
  for (const wrong of [
    undefined,
    {},
    [null],
    [{ seat: 0, card: 'S4', points: 6 }],
    [{ seat: 0.5, card: 'S1', points: 6 }],
  ]) {
    expect(arePlayed(wrong)).toBe(false);
  }
});

import { rate, rating } from 'openskill';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../games/index.ts';
import { LEVELS } from './levels.ts';
import { BEGINNER, levelRating, POINT, ratingGap } from './rating-scale.ts';

test('each level of every game is rated above the one below, and all above beginners', () => {
  for (const game of GAME_IDS) {
    const ratings = [BEGINNER, ...LEVELS.map(level => levelRating(game, level) ?? 0)];
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
    expect(new Set(ratings).size).toBe(ratings.length);
  }
});

test('at this gap people’s ratings would stand still', () => {
  // A player who wins three of four matches gains a third as much by a win as a loss costs.
  const gap = ratingGap(0.75, 2) / POINT;
  const [a, b] = [rating({ mu: 25 + gap, sigma: 0.01 }), rating({ mu: 25, sigma: 0.01 })];
  const won = rate([[a], [b]])[0][0].mu - a.mu;
  const lost = a.mu - rate([[b], [a]])[1][0].mu;
  expect(lost / won).toBeCloseTo(3, 1);
});

import { expect, test } from 'vitest';
import type { PlayedMatch } from '../storage/results.ts';
import { intervalOf, statisticsOf } from './statistics.ts';

function match(number: number, about: Partial<PlayedMatch>): PlayedMatch {
  return {
    source: `local/${number}`,
    game: 'die-mauer',
    when: number,
    me: 0,
    seats: ['person', 'journeyman', 'journeyman'],
    scores: [0, 0, 0],
    winners: [0],
    ...about,
  };
}

test('no matches give no figures, and no division by zero', () => {
  expect(statisticsOf([], new Map())).toEqual({
    all: { matches: 0, won: 0, fair: 0 },
    byGame: [],
    byOpponents: [],
    recent: [],
    streak: null,
    longestStreak: 0,
    reviewed: [],
  });
});

test('wins are counted by game and by opponents, and shared wins by their share', () => {
  const { all, byGame, byOpponents, recent } = statisticsOf(
    [
      match(3, { winners: [0, 2] }),
      match(1, {}),
      match(2, { game: 'muro-contro-muro', seats: ['master', 'person'], me: 1, winners: [0] }),
      match(4, { seats: ['person', 'person', 'apprentice'], winners: [1] }),
    ],
    new Map(),
  );
  expect(all).toMatchObject({ matches: 4, won: 1.5 });
  expect(all.fair).toBeCloseTo(1.5);
  expect(byGame.map(({ game, matches, won }) => [game, matches, won])).toEqual([
    ['die-mauer', 3, 1.5],
    ['muro-contro-muro', 1, 0],
  ]);
  expect(byOpponents.map(({ opponents, matches, won }) => [opponents, matches, won])).toEqual([
    ['journeyman', 2, 1.5],
    ['master', 1, 0],
    ['mixed', 1, 0],
  ]);
  expect(recent).toEqual(['won', 'lost', 'shared', 'lost']);
});

test('a streak is of wins or of losses; the longest counts wins only', () => {
  const of = (pattern: string) =>
    statisticsOf(
      [...pattern].map((letter, i) => match(i, { winners: letter === 'w' ? [0] : [1] })),
      new Map(),
    );
  expect(of('wwlwwwl')).toMatchObject({ streak: { isWon: false, length: 1 }, longestStreak: 3 });
  expect(of('lww')).toMatchObject({ streak: { isWon: true, length: 2 }, longestStreak: 2 });
});

test('reviews count if they are of my own matches, by my seat', () => {
  const seat = (sound: number) => ({ decisions: 10, sound, lost: 0.1 });
  const reviews = new Map([
    ['local/1', [seat(1), seat(7), seat(3)]],
    ['file/9', [seat(5)]],
  ]);
  expect(statisticsOf([match(1, { me: 1 }), match(2, {})], reviews).reviewed).toEqual([
    { game: 'die-mauer', ...seat(7) },
  ]);
});

test('the interval is wide for few matches and contains the share', () => {
  const few = intervalOf({ matches: 2, won: 1, fair: 1 });
  const many = intervalOf({ matches: 200, won: 100, fair: 100 });
  expect(few.high - few.low).toBeGreaterThan(0.7);
  expect(many.high - many.low).toBeLessThan(0.15);
  expect(intervalOf({ matches: 3, won: 0, fair: 1 }).low).toBe(0);
});

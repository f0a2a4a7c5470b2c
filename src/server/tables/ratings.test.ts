import { expect, test } from 'vitest';
import type { StoredPlayer } from '../store/store.ts';
import { mayBeRated } from './may-be-rated.ts';
import { amongAll, ranksOf, saysSomething, standingsAfter } from './ratings.ts';

const HERE = ['here', 'here', 'here', 'here'] as const;

test('winners come first, then higher scores; equal scores share a place', () => {
  expect(ranksOf([3, 9, 5, 5], [1], HERE)).toEqual([3, 0, 1, 1]);
});

test('several winners share the first place, whatever their scores', () => {
  expect(ranksOf([4, 7, 7, 1], [0, 2], HERE)).toEqual([0, 2, 0, 3]);
});

test('a player who resigned, or was not there at the end, has lost to all who stayed', () => {
  expect(ranksOf([9, 1, 2, 0], [0], ['resigned', 'here', 'here', 'replaced'])).toEqual([2, 1, 0, 2]);
});

test('a match counts if everybody has made three moves, and somebody has played it to the end', () => {
  const thought = (...plays: readonly number[]) => plays.map(count => ({ ms: 0, plays: count }));
  expect(saysSomething({ thought: thought(3, 9), states: ['here', 'resigned'] })).toBe(true);
  expect(saysSomething({ thought: thought(2, 9), states: ['here', 'resigned'] })).toBe(false);
  expect(saysSomething({ thought: thought(9, 9), states: ['replaced', 'resigned'] })).toBe(false);
});

test('only people with names among themselves, and bot accounts of different owners, are rated', () => {
  const ada: StoredPlayer = {
    id: 'a',
    name: 'Ada',
    isNameHidden: false,
    owner: null,
    madeAt: 1,
    scopes: null,
    leave: null,
  };
  const bob = { ...ada, id: 'b', name: 'Bob' };
  const hers = { ...ada, id: 'x', owner: 'a' };
  const his = { ...ada, id: 'y', owner: 'b' };
  expect(mayBeRated([ada, bob])).toBe(true);
  expect(mayBeRated([hers, his])).toBe(true);
  for (const players of [
    [ada, { ...bob, name: null }],
    [ada, undefined],
    [ada, hers],
    [bob, hers],
    [hers, hers],
  ]) {
    expect(mayBeRated(players)).toBe(false);
  }
});

const NEW = { mu: 25, sigma: 25 / 3, isKnown: false };
const OLD = { mu: 25, sigma: 2, isKnown: true };

test('known players are moved only by each other, and newcomers by everybody', () => {
  const [champion, stranger] = standingsAfter([OLD, NEW], [0, 1]);
  expect(champion).toEqual(OLD);
  expect(stranger.mu).toBeLessThan(NEW.mu);
  const [winner, between, loser] = standingsAfter([OLD, NEW, OLD], [0, 1, 2]);
  expect([winner.mu > 25, loser.mu < 25, between.sigma < NEW.sigma]).toEqual([true, true, true]);
  expect([winner, loser]).toEqual(standingsAfter([OLD, OLD], [0, 1]));
  const [one, other] = standingsAfter([NEW, NEW], [0, 1]);
  expect([one.mu > 25, other.mu < 25]).toEqual([true, true]);
});

test('a small circle keeps its order, and counts little among all others', () => {
  const shown = [-100, 20, 25, 30, 100].map(mu => amongAll({ mu, sigma: 1, isKnown: false }));
  const mus = shown.map(({ mu }) => mu);
  expect(mus).toEqual([...mus].sort((a, b) => a - b));
  expect(Math.max(...mus)).toBeLessThanOrEqual(30);
  expect(shown.every(({ sigma }) => sigma === 6)).toBe(true);
  expect(amongAll(OLD)).toEqual(OLD);
});

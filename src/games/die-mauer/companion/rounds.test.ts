import { expect, test } from 'vitest';
import { areRounds, chargeFor, standingAfter } from './rounds.ts';

test('what is left costs what the rules say, blocks that were given included', () => {
  expect(chargeFor('')).toBe(0);
  expect(chargeFor('12346TG')).toBe(41);
  expect(chargeFor('TT1')).toBe(31);
});

test('rounds add up, and whoever has lost least leads; several if they tie', () => {
  const rounds = [
    ['', 'T', '1'],
    ['6', '', '1'],
  ];
  expect(standingAfter(rounds, 3)).toEqual({ scores: [-6, -15, -2], leaders: [2] });
  expect(standingAfter([['1', '1', '2', '', '', '']], 6)).toMatchObject({ leaders: [3, 4, 5] });
});

test('only rounds of as many players are taken up again', () => {
  expect(areRounds([['', 'T', '1']], 3)).toBe(true);
  expect(areRounds([['', 'T']], 3)).toBe(false);
  expect(areRounds([['', 'T', '9']], 3)).toBe(false);
  expect(areRounds('x', 3)).toBe(false);
});

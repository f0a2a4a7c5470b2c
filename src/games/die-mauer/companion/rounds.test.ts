import { expect, test } from 'vitest';
import { chargeFor, countedIn, standingAfter } from './rounds.ts';

test('blocks that are left cost what the rules say, including those that were given', () => {
  expect(chargeFor('')).toBe(0);
  expect(chargeFor('12346TG')).toBe(41);
  expect(chargeFor('TT1')).toBe(31);
});

test('rounds add up, and the player who has lost least leads; several if they tie', () => {
  const rounds = [
    ['', 'T', '1'],
    ['6', '', '1'],
  ];
  expect(standingAfter(rounds, 3)).toEqual({ scores: [-6, -15, -2], leaders: [2] });
  expect(standingAfter([['1', '1', '2', '', '', '']], 6)).toMatchObject({ leaders: [3, 4, 5] });
});

test('only rounds with the same number of players are resumed', () => {
  const rounds = [['', 'T', '1']];
  const nothing = ['', '', ''];
  expect(countedIn(rounds, 3)).toEqual({ rounds, left: nothing });
  for (const wrong of [[['', 'T']], [['', 'T', '9']], 'x', { rounds: [['', 'T']], left: nothing }]) {
    expect(countedIn(wrong, 3)).toEqual({ rounds: [], left: nothing });
  }
});

test('a round that is being counted is resumed, too', () => {
  const counted = { rounds: [['', 'T', '1']], left: ['6', '', 'GG'] };
  expect(countedIn(counted, 3)).toEqual(counted);
  expect(countedIn({ ...counted, left: ['x'] }, 3)).toEqual({ ...counted, left: ['', '', ''] });
});

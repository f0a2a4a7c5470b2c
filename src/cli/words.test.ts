import { expect, test } from 'vitest';
import { counted, listed, nearest, printable } from './words.ts';

test.each([
  ['bnch', 'bench'],
  ['simulate-', 'simulate'],
  ['sim', 'simulate'],
  ['VERIFY', 'verify'],
  ['egnine', 'engine'],
  ['zzzzz', undefined],
  ['', undefined],
])('for %j people meant %j', (written, meant) => {
  expect(nearest(written, ['play', 'engine', 'simulate', 'verify', 'bench'])).toBe(meant);
});

test('lists and numbers read as people say them', () => {
  expect(listed(['a'], 'or')).toBe('a');
  expect(listed(['a', 'b', 'c'], 'and')).toBe('a, b and c');
  expect([counted(1, 'match', 'matches'), counted(2000, 'match', 'matches')]).toEqual([
    '1 match',
    '2,000 matches',
  ]);
});

test('someone else’s text cannot steer the terminal', () => {
  expect(printable('a\x1b[2J\u009b2J\nb\u202e')).toBe('a\ufffd[2J\ufffd2J\ufffdb\ufffd');
});

import { expect, test } from 'vitest';
import { lettersIn, shortened } from './letters.ts';

test('a name is cut to the room it has, and sooner if its letters are wide', () => {
  expect(shortened('Anna', 8)).toBe('Anna');
  expect(shortened('Bartholomäus', 8)).toBe('Bartho…');
  expect(shortened('ながいなまえ', 8)).toBe('ながい…');
  expect(shortened('WWWWWWWW', 8)).toBe('WWWW…');
});

test('words with wide letters need more room', () => {
  expect(lettersIn('反対側')).toBeGreaterThan(lettersIn('Other'));
});

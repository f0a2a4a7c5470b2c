import { expect, test } from 'vitest';
import { lettersIn, shortened } from './letters.ts';

test('a name is cut to the room it has, in wide letters sooner', () => {
  expect(shortened('Anna', 8)).toBe('Anna');
  expect(shortened('Bartholomäus', 8)).toBe('Bartho…');
  expect(shortened('ながいなまえ', 8)).toBe('ながい…');
  expect(shortened('WWWWWWWW', 8)).toBe('WWWW…');
});

test('words of wide letters need more room', () => {
  expect(lettersIn('反対側')).toBeGreaterThan(lettersIn('Other'));
});

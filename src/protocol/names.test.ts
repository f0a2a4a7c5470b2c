import { expect, test } from 'vitest';
import { cleanName, looksOf } from './names.ts';

test.each([
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['Zoë', 'Zoë'],
  ['城壁', '城壁'],
  ['a\u202Eb\u2066c\u200Bd', 'abcd'],
  ['tab\tand\nline', 'tab and line'],
  ['👩\u200D🚀 Eve', '👩\u200D🚀 Eve'],
  ['🏳️\u200D🌈', '🏳️\u200D🌈'],
  ['A\u200Dda\u200D', 'Ada'],
  ['\u0000\u0007x', 'x'],
  ['<b>bold</b>', '<b>bold</b>'],
  ['Z\u0301\u0301\u0301\u0301\u0301\u0301\u0301', 'Ź\u0301\u0301\u0301'],
])('%j is shown as %j', (given, shown) => {
  expect(cleanName(given)).toBe(shown);
});

test.each(['', '   ', '\u200B\u200B', '\u3164', '\uD800'])('%j leaves no name', given => {
  expect(cleanName(given)).toBeNull();
});

test('a long name is cut between letters as people see them, and fits into a record', () => {
  expect(cleanName('é'.repeat(100))).toBe('é'.repeat(24));
  expect(cleanName('👩‍👩‍👧‍👦'.repeat(40))?.length).toBeLessThanOrEqual(64);
});

test.each([
  ['Ada', 'Аdа'],
  ['Ada', ' A D a'],
  ['Zoë', 'zoe'],
  ['Bill', 'BiIl'],
])('%j and %j look alike', (one, other) => {
  expect(looksOf(one)).toBe(looksOf(other));
});

test('different names do not look alike', () => {
  expect(new Set(['Ada', 'Adam', 'Eda', '城壁', '城'].map(looksOf)).size).toBe(5);
});

import { expect, test } from 'vitest';
import { PUNCTUATION } from './punctuation.ts';

test('texts are put together with the language’s own punctuation', () => {
  const { en, fr, ja } = PUNCTUATION;
  expect(en.labelled('Rounds', '4')).toBe('Rounds: 4');
  expect(fr.labelled('Manches', '4')).toBe('Manches\u00a0: 4');
  expect(ja.labelled('ラウンド数', '4')).toBe('ラウンド数：4');
  expect([en, fr, ja].map(({ listed }) => listed(['a', 'b']))).toEqual(['a, b', 'a, b', 'a、b']);
  expect([en, fr, ja].map(({ apart }) => apart(['a', 'b']))).toEqual(['a; b', 'a\u202f; b', 'a；b']);
  expect(en.sentences(['One.', 'Two.'])).toBe('One. Two.');
  expect(ja.sentences(['一。', '二。'])).toBe('一。二。');
  expect(en.phrases(['Leave', 'The match is kept'])).toBe('Leave. The match is kept');
});

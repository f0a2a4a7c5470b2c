import { expect, test } from 'vitest';
import { seek, stretches } from './seek.ts';

const OUTLINE = [
  {
    id: 'aim',
    blocks: [
      { kind: 'text', key: 'why' },
      { kind: 'list', key: 'things' },
      { kind: 'ruling', key: 'ruling', clauses: [] },
    ],
  },
] as const;
const TEXTS = {
  aim: {
    heading: 'Le but',
    why: 'Deux souris sur *le même fromage*',
    things: ['レンガを積む', 'ＡＢＣ'],
    ruling: { text: 'On ne demande rien', reason: 'Une évidence' },
  },
};

test('finds words wherever they are in a block, whatever their accents, capitals and width', () => {
  const keys = (wanted: string) => seek(OUTLINE, TEXTS, wanted).map(({ key }) => key);
  expect(keys('MEME')).toEqual(['why']);
  expect(keys('but')).toEqual(['heading']);
  expect(keys('レンガ')).toEqual(['things']);
  expect(keys('abc')).toEqual(['things']);
  expect(keys('evidence')).toEqual(['ruling']);
  expect(keys('sur le même')).toEqual(['why']);
  expect(keys('  ')).toEqual([]);
  expect(keys('wall')).toEqual([]);
});

test('voiced and unvoiced kana are different', () => {
  expect(seek(OUTLINE, TEXTS, 'レンカ')).toEqual([]);
});

test('splits a text at its emphasis and at what was found', () => {
  expect(stretches('Sur *le même* fromage', 'meme')).toEqual([
    { text: 'Sur ', isStrong: false, isFound: false },
    { text: 'le ', isStrong: true, isFound: false },
    { text: 'même', isStrong: true, isFound: true },
    { text: ' fromage', isStrong: false, isFound: false },
  ]);
  expect(stretches('plain', '')).toEqual([{ text: 'plain', isStrong: false, isFound: false }]);
});

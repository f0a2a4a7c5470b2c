import { expect, test } from 'vitest';
import { type ParsedMove, parse } from './parse.ts';

test.each<[string, ParsedMove]>([
  ['a1-a3', { kind: 'wall', line: 'a1-a3' }],
  ['!', { kind: 'hasty' }],
  [
    'a1w,b10k',
    {
      kind: 'towers',
      pieces: [
        { place: 'a1', colour: 'w' },
        { place: 'b10', colour: 'k' },
      ],
    },
  ],
  ['A1R', { kind: 'houses', pieces: [{ place: 'A1', colour: 'R' }] }],
  ['=', { kind: 'apart' }],
  ['+B4', { kind: 'join', city: 'B4' }],
  ['-HR', { kind: 'throw', card: 'HR' }],
  ['.', { kind: 'end' }],
  ['HR+ow', { kind: 'cards', isNamed: false, city: null, cards: ['HR', 'ow'] }],
  ['B4:ot+ot', { kind: 'cards', isNamed: true, city: 'B4', cards: ['ot', 'ot'] }],
  [':ow', { kind: 'cards', isNamed: true, city: null, cards: ['ow'] }],
])('%s', (text, parsed) => {
  expect(parse(text)).toEqual(parsed);
});

test.each(['', 'a1', 'a1-a4', '+Z9', '-XX', 'A1w', 'A1R,', 'HR+', 'Z9:HR', 'HR+ow+ot', 'B4::HR'])(
  '%j is not a move',
  text => {
    expect(parse(text)).toBeNull();
  },
);

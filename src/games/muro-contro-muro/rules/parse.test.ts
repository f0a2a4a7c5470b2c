import { expect, test } from 'vitest';
import { type ParsedMove, parse } from './parse.ts';

test.each<[string, ParsedMove]>([
  ['G', { kind: 'colour', colour: 'G' }],
  ['FB@2,-1', { kind: 'laying', from: null, brick: 'FB', to: { row: 2, column: -1 } }],
  ['3,0>GG@0,-12', { kind: 'laying', from: { row: 3, column: 0 }, brick: 'GG', to: { row: 0, column: -12 } }],
  [
    'GG@0,-999999999999999',
    { kind: 'laying', from: null, brick: 'GG', to: { row: 0, column: -999_999_999_999_999 } },
  ],
])('%s', (text, parsed) => {
  expect(parse(text)).toEqual(parsed);
});

test.each(['', 'N', 'GX@0,0', 'GG@0,-0', 'GG@00,1', 'GG@0,1000000000000000', '1,1>', 'GG@0,0 '])(
  '%j is not a move',
  text => {
    expect(parse(text)).toBeNull();
  },
);

import { expect, test } from 'vitest';
import { type ParsedMove, parse } from './parse.ts';

test.each<[string, ParsedMove]>([
  ['4', { kind: 'fist', fist: '4' }],
  ['-', { kind: 'fist', fist: '-' }],
  ['L', { kind: 'end', end: 'L' }],
  ['TR', { kind: 'block-and-end', block: 'T', end: 'R' }],
])('%s', (text, parsed) => {
  expect(parse(text)).toEqual(parsed);
});

test.each(['', '5', '-L', 'LL', 'TT', 'TL '])('%j is not a move', text => {
  expect(parse(text)).toBeNull();
});

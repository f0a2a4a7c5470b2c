import { expect, test } from 'vitest';
import { type ParsedMove, parse } from './parse.ts';

test.each<[string, ParsedMove]>([
  ['@a1', { kind: 'enter', tower: 'a1' }],
  ['^b1', { kind: 'uncover', room: 'b1' }],
  ['a1-b1', { kind: 'run', from: 'a1', to: 'b1' }],
  ['W2', { kind: 'slide', slide: 'W2' }],
  ['Nb', { kind: 'slide', slide: 'Nb' }],
  ['.', { kind: 'end' }],
])('%s', (text, parsed) => {
  expect(parse(text)).toEqual(parsed);
});

test.each(['', 'W9', 'a1-', 'a1-z9', 'a1-b1-c1', '..'])('%j is not a move', text => {
  expect(parse(text)).toBeNull();
});

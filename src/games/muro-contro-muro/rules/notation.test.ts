import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NATURE } from '../../../engine/viewers.ts';
import { game } from '../game.ts';
import { isLegal, moves, position, start } from '../testing/positions.ts';

const state = position({ wall: '.. FB\nGG GG GG', left: -1, die: 'C' });

describe('MM-9, MM-10: notation', () => {
  test.each([
    'FB@2,-1x',
    'FB@01,-1',
    'FB@1,-01',
    'FB@0,-0',
    'FB@0,+2',
    'fb@0,2',
    'F@0,2',
    'FBG@0,2',
    'FN@0,2',
    ' FB@0,2',
    'FB@0,2\n',
    'FB@0, 2',
    '1,0>FB@1,-1>',
    '1,00>FB@1,-1',
    '--@0,2',
    'FB@0,9999999999999999999999',
    'FB@0,1e0',
    'FB@10,0',
    'FB@0,12',
    'FB@0,-3',
    '0,40>FB@0,2',
    // Wrong rows, and columns that would be those of the wall again if they were counted round.
    'FB@5,0',
    '0,-1>GG@0,10',
    '0,15>GG@0,-2',
    'G',
    '',
  ])('%j stands for no move', text => {
    expect(game.read(state, 0, text)).toBe(-1);
  });

  test('the text of an illegal move may be read, but gives no legal move', () => {
    expect(isLegal(state, 'FB@2,0')).toBe(false);
    expect(isLegal(state, 'FB@0,0')).toBe(false);
    expect(isLegal(state, '0,0>GG@0,2')).toBe(false);
  });

  test('every legal move can be read back, and no two moves have the same text', () => {
    const texts = moves(state);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(game.write(state, 0, game.read(state, 0, text))).toBe(text);
  });

  test('MM-6: a colour is a letter, and a brick is not mistaken for one', () => {
    expect(game.read(start(), 0, 'F')).toBeGreaterThanOrEqual(0);
    for (const text of ['GG@0,-1', 'GF@0,-1', 'N', 'GF', 'g', ''])
      expect(game.read(start(), 0, text)).toBe(-1);
  });

  test('MM-8: a roll is one of six letters', () => {
    for (const face of 'GFBNMC') expect(game.write(state, NATURE, game.read(state, NATURE, face))).toBe(face);
    for (const text of ['', 'X', 'GG', 'g', '0']) expect(game.read(state, NATURE, text)).toBe(-1);
  });

  test('any text is read without an error', () => {
    const pieces = fc.constantFrom('G', 'F', 'B', '@', '>', ',', '-', '0', '1', '7', 'FB@', '0,0');
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map(parts => parts.join('')),
    );
    fc.assert(
      fc.property(texts, text => {
        const move = game.read(state, 0, text);
        expect(move === -1 || game.write(state, 0, move) === text).toBe(true);
      }),
      { seed: 1, numRuns: 2000 },
    );
  });
});

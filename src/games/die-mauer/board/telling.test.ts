import { describe, expect, test } from 'vitest';
import { texts as english } from '../../../../locales/en/die-mauer/board.ts';
import { texts as italian } from '../../../../locales/it/die-mauer/board.ts';
import { steps } from '../testing/board-positions.ts';
import { describeMove, instruction, recalls } from './telling.ts';

describe.each([
  ['English', english],
  ['Italian', italian],
])('in %s', (_language, texts) => {
  test('no two legal moves have the same description', () => {
    for (const { view, moves } of steps()) {
      expect(new Set(moves.map(move => describeMove(view, move, texts))).size).toBe(moves.length);
    }
  });

  test('the instruction fits on its line', () => {
    for (const { view, moves } of steps()) {
      if (moves.length === 0) continue;
      const line = instruction(view, moves, texts);
      expect(line).not.toBe('');
      expect(line.length).toBeLessThanOrEqual(70);
    }
  });
});

test('the log keeps what I hid and what fists showed, but not that others closed theirs', () => {
  expect(recalls({ kind: 'chose', seat: 1, fist: null })).toBe(false);
  expect(recalls({ kind: 'chose', seat: 0, fist: '4' })).toBe(true);
  expect(recalls({ kind: 'turn-began', master: 1 })).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { texts as english } from '../../../../locales/en/muro-contro-muro/board.ts';
import { texts as italian } from '../../../../locales/it/muro-contro-muro/board.ts';
import { positions } from '../testing/board-positions.ts';
import { describeMove, instruction, pace, recalls } from './telling.ts';

describe.each([
  ['English', english],
  ['Italian', italian],
])('in %s', (_language, texts) => {
  test('no two legal moves have the same description', () => {
    for (const { view, moves } of positions()) {
      expect(new Set(moves.map(move => describeMove(view, move, texts))).size).toBe(moves.length);
    }
  });

  test('the instruction fits on its line', () => {
    for (const { view, moves } of positions()) {
      const line = instruction(view, moves, texts);
      expect(line).not.toBe('');
      expect(line.length).toBeLessThanOrEqual(70);
    }
  });
});

test('rolls for the first turn pass quickly and are not in the log, unlike the roll of a turn', () => {
  const roll = { kind: 'die-rolled', seat: 0, face: 'G' } as const;
  expect(pace({ ...roll, purpose: 'first-turn' })).toBeLessThan(pace({ ...roll, purpose: 'turn' }) / 4);
  expect(recalls({ ...roll, purpose: 'first-turn' })).toBe(false);
  expect(recalls({ ...roll, purpose: 'turn' })).toBe(true);
});

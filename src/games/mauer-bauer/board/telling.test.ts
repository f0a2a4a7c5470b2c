import { describe, expect, test } from 'vitest';
import { texts as english } from '../../../../locales/en/mauer-bauer/board.ts';
import { texts as italian } from '../../../../locales/it/mauer-bauer/board.ts';
import { CARD_NAMES } from '../rules/card-names.ts';
import { playedMatches } from '../testing/board-positions.ts';
import { describeMove, instruction } from './telling.ts';

const { positions } = playedMatches();

describe.each([
  ['English', english],
  ['Italian', italian],
])('in %s', (_language, texts) => {
  test('no two legal moves have the same description', () => {
    for (const { view, moves } of positions) {
      const described = new Set(moves.map(move => describeMove(view, move, texts)));
      expect(described.size).toBe(moves.length);
    }
  });

  test('the instruction fits on its line', () => {
    for (const { view, moves } of positions) {
      const line = instruction(view, moves, texts);
      expect(line).not.toBe('');
      expect(line.length).toBeLessThanOrEqual(70);
    }
  });

  test('every card has a name and says what it pays', () => {
    for (const card of CARD_NAMES) {
      expect(texts.card(card)).toBeTruthy();
      expect(texts.rule(card)).toBeTruthy();
      expect(texts.looksAt(card, 10).length).toBeLessThanOrEqual(70);
    }
  });
});

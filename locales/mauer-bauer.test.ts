import { describe, expect, test } from 'vitest';
import type { Happening } from '../src/games/mauer-bauer/game.ts';
import { CARD_NAMES } from '../src/games/mauer-bauer/rules/card-names.ts';
import { playAll, position } from '../src/games/mauer-bauer/testing/positions.ts';
import { together, words } from './en/mauer-bauer/board.ts';
import { tellAll, tellLine, whoAmong } from './words.ts';

const told = (happening: Happening) =>
  tellLine({ words }, [happening], whoAmong(['Anna', 'Ben', 'Cleo'], null));

describe('Mauer Bauer in English', () => {
  test('a turn is told as it happens', () => {
    const state = position({ walls: 'a1-b0 a1-b2', houses: 'A1R', hands: ['HR S1', 'C'] });
    expect(playAll(state, 'b0-b2 R? A1R,B1G HR+S1').map(told)).toEqual([
      'Anna builds a wall from b0 to b2.',
      'Anna rolls red and any colour.',
      'Anna builds a red house on A1.',
      'Anna builds a green house on B1.',
      'Anna completes city A1: 1 plain!',
      'Two red houses in A1 become a palace.',
      'Anna plays “red in the city” for 3 and “city of one plain” for 6 in A1: 9 points, 10 in total.',
    ]);
  });

  test('grammar is right for one and for many', () => {
    expect(told({ kind: 'exchanged', seat: 1, cards: 0 })).toBe('Ben keeps every card.');
    expect(told({ kind: 'exchanged', seat: 1, cards: 1 })).toBe('Ben exchanges 1 card.');
    expect(told({ kind: 'exchanged', seat: 1, cards: 2 })).toBe('Ben exchanges 2 cards.');
    expect(told({ kind: 'walls-cleared', lines: ['a1-b0'] })).toBe(
      'A wall inside the city returns to the supply.',
    );
    expect(told({ kind: 'walls-cleared', lines: ['a1-b0', 'a1-b2'] })).toBe(
      '2 walls inside the city return to the supply.',
    );
    expect(told({ kind: 'match-ended', scores: [3, 9, 9], winners: [1, 2] })).toBe(
      'Ben and Cleo share the win! Anna 3, Ben 9, Cleo 9.',
    );
    expect(told({ kind: 'match-ended', scores: [3, 9, 8], winners: [1] })).toBe(
      'Ben wins! Anna 3, Ben 9, Cleo 8.',
    );
  });

  test('a hidden card is told as a card', () => {
    expect(told({ kind: 'dealt-face-down', seat: 2 })).toBe('Cleo is dealt a card.');
    expect(told({ kind: 'dealt', seat: 2, card: 'ow' })).toBe('Cleo is dealt “walls outside”.');
  });

  test('what belongs together is one line', () => {
    const who = whoAmong(['Anna', 'Ben', 'Cleo'], 0);
    const faceDown = [1, 1, 2, 2, 2].map((seat): Happening => ({ kind: 'dealt-face-down', seat }));
    const happenings: Happening[] = [
      { kind: 'dealt', seat: 0, card: 'ow' },
      { kind: 'dealt', seat: 0, card: 'S1' },
      ...faceDown,
      { kind: 'turn-began', seat: 1 },
      { kind: 'tower-put', seat: 1, point: 'b4', colour: 'w' },
      { kind: 'tower-put', seat: 1, point: 'b6', colour: 'k' },
      { kind: 'house-put', seat: 1, plain: 'A5', colour: 'R' },
    ];
    expect(tellAll({ words, together }, happenings, who)).toEqual([
      'You are dealt “walls outside” and “city of one plain”.',
      'Ben is dealt 2 cards.',
      'Cleo is dealt 3 cards.',
      'Ben’s turn.',
      'Ben builds a white tower on b4 and a black tower on b6.',
      'Ben builds a red house on A5.',
    ]);
  });

  test('every guild card has a unique name', () => {
    const names = CARD_NAMES.map(card => told({ kind: 'threw-away', seat: 0, card }));
    expect(new Set(names).size).toBe(30);
    expect(names.join()).not.toContain('undefined');
  });
});

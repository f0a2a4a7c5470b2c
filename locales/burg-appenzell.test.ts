import { expect, test } from 'vitest';
import type { Happening } from '../src/games/burg-appenzell/game.ts';
import { words } from './en/burg-appenzell/board.ts';
import { tellInWords } from './words.ts';

const told = (happening: Happening) => tellInWords(words, happening, seat => ['Anna', 'Ben'][seat]);

test.each<[Happening, string]>([
  [{ kind: 'mouse-entered', seat: 0, tower: 'a1', setUp: true }, 'Anna puts a first mouse in the tower a1.'],
  [
    { kind: 'mouse-entered', seat: 1, tower: 'g7', setUp: false },
    'Ben sends another mouse into the tower g7.',
  ],
  [{ kind: 'roof-off', seat: 0, room: 'b1' }, 'Anna takes the roof off the room at b1.'],
  [{ kind: 'mouse-ran', seat: 0, from: 'a1', path: ['b1'] }, 'Anna’s mouse runs from a1 to b1.'],
  [
    { kind: 'mouse-ran', seat: 0, from: 'a1', path: ['b1', 'b2'] },
    'Anna’s mouse jumps over another mouse from a1 to b2.',
  ],
  [
    { kind: 'mouse-ran', seat: 0, from: 'a1', path: ['b1', 'b2', 'b3'] },
    'Anna’s mouse jumps over 2 other mice from a1 to b3.',
  ],
  [{ kind: 'slid', seat: 1, slide: 'W2', line: [] }, 'Ben pushes the spare tile from the west into row 2.'],
  [
    { kind: 'slid', seat: 1, slide: 'Sd', line: [] },
    'Ben pushes the spare tile from the south into column d.',
  ],
  [
    { kind: 'mouse-fell', seat: 1, square: 'd2', fallen: 1 },
    'A mouse of Ben’s falls into the dungeon: the first one lost.',
  ],
  [
    { kind: 'mouse-fell', seat: 1, square: 'd2', fallen: 3 },
    'A mouse of Ben’s falls into the dungeon: 3 lost by now.',
  ],
  [
    { kind: 'cheese-taken', seat: 0, cheese: 'E', kinds: 1 },
    'Anna gets the Emmentaler and has 1 kind of cheese now.',
  ],
  [
    { kind: 'cheese-taken', seat: 0, cheese: 'A', kinds: 2 },
    'Anna gets the Appenzeller and has 2 kinds of cheese now.',
  ],
  [{ kind: 'turn-ended', seat: 0, actions: 0 }, 'Anna has used all four actions.'],
  [{ kind: 'turn-ended', seat: 0, actions: 1 }, 'Anna stops with 1 action left.'],
  [{ kind: 'turn-ended', seat: 0, actions: 2 }, 'Anna stops with 2 actions left.'],
  [{ kind: 'roofs-back', rooms: ['b1'] }, 'The roof goes back on the empty room at b1.'],
  [{ kind: 'roofs-back', rooms: ['b1', 'c2'] }, 'The roofs go back on the empty rooms at b1 and c2.'],
  [{ kind: 'turn-began', seat: 1 }, 'It is Ben’s turn.'],
  [{ kind: 'match-ended', winner: 1, reason: 'cheese' }, 'Ben has cheese enough and wins!'],
  [
    { kind: 'match-ended', winner: 1, reason: 'falls' },
    'Three mice of one colour are in the dungeon: the match is over, and Ben wins.',
  ],
  [
    { kind: 'match-ended', winner: 0, reason: 'stalling' },
    'Too long without cheese and without a fall: the match is over, and Anna wins.',
  ],
])('%j', (happening, text) => {
  expect(told(happening)).toBe(text);
});

test('BA-19: the words name no tile that may be covered when somebody reads them', () => {
  for (const place of ['d2', 'spare']) {
    const texts = (['A', '.', 'x'] as const).map(tile => told({ kind: 'tile-seen', place, tile }));
    expect(new Set(texts).size).toBe(1);
  }
  const falls = ['a2', 'd4'].map(square => told({ kind: 'mouse-fell', seat: 0, square, fallen: 1 }));
  expect(new Set(falls).size).toBe(1);
});

import { expect, test } from 'vitest';
import type { Happening } from '../src/games/burg-appenzell/game.ts';
import { texts, together, words } from './en/burg-appenzell/board.ts';
import { tellAll, tellLine, whoAmong } from './words.ts';

const told = (happening: Happening) => tellLine({ words }, [happening], whoAmong(['Anna', 'Ben'], null));

test.each<[Happening, string]>([
  [{ kind: 'mouse-entered', seat: 0, tower: 'a1', setUp: true }, 'Anna puts the first mouse in tower a1.'],
  [{ kind: 'mouse-entered', seat: 1, tower: 'g7', setUp: false }, 'Ben brings another mouse into tower g7.'],
  [{ kind: 'roof-off', seat: 0, room: 'b1' }, 'Anna lifts the roof at b1.'],
  [{ kind: 'mouse-ran', seat: 0, from: 'a1', path: ['b1'] }, 'Anna’s mouse runs from a1 to b1.'],
  [
    { kind: 'mouse-ran', seat: 0, from: 'a1', path: ['b1', 'b2'] },
    'Anna’s mouse jumps over another mouse from a1 to b2.',
  ],
  [
    { kind: 'mouse-ran', seat: 0, from: 'a1', path: ['b1', 'b2', 'b3'] },
    'Anna’s mouse jumps over 2 other mice from a1 to b3.',
  ],
  [{ kind: 'slid', seat: 1, slide: 'W2', line: [] }, 'Ben pushes the spare tile from the left into row 2.'],
  [{ kind: 'slid', seat: 1, slide: 'Sd', line: [] }, 'Ben pushes the spare tile from below into column d.'],
  [
    { kind: 'mouse-fell', seat: 1, square: 'd2', fallen: 1 },
    'One of Ben’s mice falls into the dungeon: the first lost.',
  ],
  [
    { kind: 'mouse-fell', seat: 1, square: 'd2', fallen: 3 },
    'One of Ben’s mice falls into the dungeon: 3 lost so far.',
  ],
  [
    { kind: 'cheese-taken', seat: 0, cheese: 'E', kinds: 1 },
    'Anna gets the Emmentaler and now has 1 cheese.',
  ],
  [
    { kind: 'cheese-taken', seat: 0, cheese: 'A', kinds: 2 },
    'Anna gets the Appenzeller and now has 2 cheeses.',
  ],
  [{ kind: 'turn-ended', seat: 0, actions: 0 }, 'Anna has used all four actions.'],
  [{ kind: 'turn-ended', seat: 0, actions: 1 }, 'Anna ends the turn with 1 action left.'],
  [{ kind: 'turn-ended', seat: 0, actions: 2 }, 'Anna ends the turn with 2 actions left.'],
  [{ kind: 'roofs-back', rooms: ['b1'] }, 'The roof goes back on the empty room at b1.'],
  [{ kind: 'roofs-back', rooms: ['b1', 'c2'] }, 'The roofs go back on the empty rooms at b1 and c2.'],
  [{ kind: 'turn-began', seat: 1 }, 'Ben’s turn.'],
  [{ kind: 'match-ended', winner: 1, reason: 'cheese' }, 'Ben has enough cheese and wins!'],
  [
    { kind: 'match-ended', winner: 1, reason: 'falls' },
    'A player has lost three mice: the match is over, and Ben wins.',
  ],
  [
    { kind: 'match-ended', winner: 0, reason: 'stalling' },
    'No cheese and no fall for too long: the match is over, and Anna wins.',
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

test('the tiles of a room are revealed in one line', () => {
  const seen = ['b2', 'b3', 'spare'].map((place): Happening => ({ kind: 'tile-seen', place, tile: '.' }));
  const told = (shown: number) => tellAll({ words, together }, seen.slice(0, shown), whoAmong([], null));
  expect(told(2)).toEqual(['The tiles on b2 and b3 are revealed.']);
  expect(told(3)).toEqual(['The tiles on b2 and b3 are revealed. The new spare tile is revealed.']);
});

test('how a match ended is told by name, or to you', () => {
  const [toAnna, toBen] = [0, 1].map(seat => whoAmong(['Anna', 'Ben', 'Carla'], seat));
  const { ended } = texts;
  expect(ended.cheese(0, 5, toAnna)).toBe('You were first to 5 kinds of cheese.');
  expect(ended.cheese(0, 5, toBen)).toBe('Anna was first to 5 kinds of cheese.');
  expect(ended.falls([2, 1], toBen)).toBe('You and Carla lost a third mouse, which ended the match.');
  expect(ended.longestAgo(0, [1, 2], toAnna)).toBe(
    'You are tied with Ben and Carla and win the tie: your last turn was longest ago.',
  );
  expect(ended.longestAgo(0, [1, 2], toBen)).toBe(
    'Anna is tied with you and Carla and wins the tie: their last turn was longest ago.',
  );
});

import { describe, expect, test } from 'vitest';
import { CASTLE, HOLES, LAYOUTS, LINES, nameOf, SLIDES, STEPS, squareCalled, TOWERS } from './castle.ts';
import { squaresIn } from './squares.ts';
import { LETTERS, NUMBER_OF } from './tiles.ts';

const names = (squares: readonly number[]) => squares.map(nameOf);

test('BA-1: the corners are towers and the other 45 squares are the castle', () => {
  expect(names(TOWERS)).toEqual(['a1', 'g1', 'a7', 'g7']);
  expect(CASTLE).toHaveLength(45);
  expect(names(CASTLE).slice(0, 6)).toEqual(['b1', 'c1', 'd1', 'e1', 'f1', 'a2']);
});

test('BA-1: columns a to g and rows 1 to 7 name the squares, and nothing else does', () => {
  for (const square of [...CASTLE, ...TOWERS]) expect(squareCalled(nameOf(square))).toBe(square);
  for (const name of ['', 'a', 'h1', 'a8', 'a0', '1a', 'A1', 'a11', ' a1'])
    expect(squareCalled(name)).toBe(-1);
});

test('BA-2: the 33 holes are the squares of rows 2, 4, 6 and columns b, d, f', () => {
  expect(HOLES).toHaveLength(33);
  const solid = CASTLE.filter(square => !HOLES.includes(square));
  expect(names(solid)).toEqual('c1 e1 a3 c3 e3 g3 a5 c5 e5 g5 c7 e7'.split(' '));
});

test('BA-3: there are 34 tiles: three of each of seven cheeses, ten bare floors, three traps', () => {
  expect(Object.fromEntries(LETTERS.map((letter, kind) => [letter, NUMBER_OF[kind]]))).toEqual({
    A: 3,
    B: 3,
    C: 3,
    D: 3,
    E: 3,
    F: 3,
    G: 3,
    '.': 10,
    x: 3,
  });
});

describe.each(LAYOUTS)('BA-4: layout $name', ({ rooms }) => {
  test('has 18 rooms that cover each square of the castle once', () => {
    expect(rooms).toHaveLength(18);
    expect(rooms.flatMap(room => room.squares).sort((a, b) => a - b)).toEqual(CASTLE);
  });

  test('has 11 rooms of two squares, 5 of three in a row and 2 of two by two', () => {
    const shapes = rooms.map(({ squares }) => {
      const width = new Set(squares.map(square => square & 7)).size;
      const height = new Set(squares.map(square => square >> 3)).size;
      expect(width * height).toBe(squares.length);
      return `${Math.min(width, height)}×${Math.max(width, height)}`;
    });
    const count = (shape: string) => shapes.filter(each => each === shape).length;
    expect([count('1×2'), count('1×3'), count('2×2')]).toEqual([11, 5, 2]);
  });
});

test('BA-4, BA-5: the rooms of layout A, named by their first squares, are as printed', () => {
  expect(LAYOUTS[0].rooms.map(room => names(room.squares).join(' '))).toEqual([
    'b1 b2 b3',
    'c1 d1 e1',
    'f1 f2 f3',
    'a2 a3',
    'c2 c3 c4',
    'd2 d3',
    'e2 e3 e4',
    'g2 g3',
    'a4 b4',
    'd4 d5',
    'f4 g4',
    'a5 a6',
    'b5 c5 b6 c6',
    'e5 f5 e6 f6',
    'g5 g6',
    'd6 d7',
    'b7 c7',
    'e7 f7',
  ]);
  for (const { rooms } of LAYOUTS) for (const room of rooms) expect(room.name).toBe(nameOf(room.squares[0]));
});

test('BA-4, BA-5: the rooms of layout B are as printed', () => {
  expect(LAYOUTS[1].rooms.map(room => names(room.squares).join(' '))).toEqual([
    'b1 c1',
    'd1 d2 d3',
    'e1 f1',
    'a2 b2 c2',
    'e2 f2 g2',
    'a3 a4',
    'b3 c3',
    'e3 f3',
    'g3 g4',
    'b4 b5',
    'c4 d4 e4',
    'f4 f5',
    'a5 a6',
    'c5 d5 e5',
    'g5 g6',
    'b6 c6 b7 c7',
    'd6 d7',
    'e6 f6 e7 f7',
  ]);
});

test('BA-11: a step leads to a neighbouring square, never diagonally and never to a tower', () => {
  const steps = (name: string) => {
    const square = squareCalled(name);
    return names(squaresIn(STEPS.north[square], STEPS.south[square]));
  };
  expect(steps('d4')).toEqual(['d3', 'c4', 'e4', 'd5']);
  expect(steps('d5')).toEqual(['d4', 'c5', 'e5', 'd6']);
  expect(steps('a1')).toEqual(['b1', 'a2']);
  expect(steps('b1')).toEqual(['c1', 'b2']);
  expect(steps('g4')).toEqual(['g3', 'f4', 'g5']);
  expect(steps('a4')).toEqual(['a3', 'b4', 'a5']);
});

test('BA-12: the twelve slides go in at one end of a line and out at the other', () => {
  const ends = SLIDES.map(({ name, line }) => `${name} ${nameOf(line[0])}→${nameOf(line[6])}`);
  expect(ends).toEqual([
    'W2 a2→g2',
    'E2 g2→a2',
    'W4 a4→g4',
    'E4 g4→a4',
    'W6 a6→g6',
    'E6 g6→a6',
    'Nb b1→b7',
    'Sb b7→b1',
    'Nd d1→d7',
    'Sd d7→d1',
    'Nf f1→f7',
    'Sf f7→f1',
  ]);
  SLIDES.forEach(({ line }, i) => {
    expect(squaresIn(LINES.north[i], LINES.south[i])).toEqual([...line].sort((a, b) => a - b));
    for (const square of line) expect(HOLES).toContain(square);
  });
});

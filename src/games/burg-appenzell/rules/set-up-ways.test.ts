import { describe, expect, test } from 'vitest';
import { ALL_ROOFS, HOLES, LAYOUTS, SPARE, squareCalled } from './castle.ts';
import { actionsToSee, roofedRoomsTo, roomsOnTheWay } from './set-up-ways.ts';

const [A, B] = [0, 1];

/** A character for each square, row by row as in BA-4. */
function picture(characterAt: (square: number) => string | number): string[] {
  return [...'1234567'].map(row =>
    [...'abcdefg'].map(column => characterAt(squareCalled(column + row))).join(''),
  );
}

describe('a mouse has come through this many rooms with a roof on, at least (BA-11)', () => {
  const cases: readonly [what: string, layout: number, open: readonly string[], rooms: string[]][] = [
    [
      'layout A, all roofs on: to d4 by b1, c2 and d4',
      A,
      [],
      ['0122210', '1123211', '1123211', '2223222', '1223221', '1222221', '0112110'],
    ],
    [
      'layout B, all roofs on: to d4 by a2, b3 and c4',
      B,
      [],
      ['0112110', '1112111', '2222222', '2233322', '1222221', '1112111', '0112110'],
    ],
    [
      'layout A, b1 and c2 open: to d4 only by d4',
      A,
      ['b1', 'c2'],
      ['0011110', '1001211', '1001211', '1101222', '1111221', '1112221', '0112110'],
    ],
  ];
  test.each(cases)('%s', (_, layout, open, rooms) => {
    const isOpen = ({ name }: { readonly name: string }) => open.includes(name);
    const roofs = LAYOUTS[layout].rooms.reduce(
      (set, room, at) => (isOpen(room) ? set ^ (1 << at) : set),
      ALL_ROOFS,
    );
    const found = roofedRoomsTo(layout, roofs);
    expect(picture(square => found[square])).toEqual(rooms);
  });
});

describe('before a tile is seen there, seats have used this many actions, at least (BA-10 … BA-12)', () => {
  const cases: readonly [what: string, layout: number, slides: number, actions: string[]][] = [
    [
      'layout A: for d1, b1 is uncovered, a mouse runs to b1 and uncovers c1',
      A,
      0,
      ['.1.3.1.', '1135311', '.1.5.1.', '4436344', '.1.6.1.', '1114111', '.1.4.1.'],
    ],
    [
      'layout A, one slide: it brings the spare to d1, and on to d2 what was seen at d1',
      A,
      1,
      ['.1.1.1.', '1124211', '.1.5.1.', '1234321', '.1.5.1.', '1112111', '.1.1.1.'],
    ],
    [
      'layout A, two slides: they bring the spare to d2 and b4',
      A,
      2,
      ['.1.1.1.', '1122211', '.1.5.1.', '1234321', '.1.3.1.', '1112111', '.1.1.1.'],
    ],
    [
      'layout A, three slides: they bring the spare to d3',
      A,
      3,
      ['.1.1.1.', '1122211', '.1.3.1.', '1234321', '.1.3.1.', '1112111', '.1.1.1.'],
    ],
    [
      'layout A, very many slides: no more than three help',
      A,
      4095,
      ['.1.1.1.', '1122211', '.1.3.1.', '1234321', '.1.3.1.', '1112111', '.1.1.1.'],
    ],
    [
      'layout B: for d1, a mouse runs from b1 to c1 on the way',
      B,
      0,
      ['.1.4.1.', '1114111', '.3.4.3.', '3366633', '.3.4.3.', '1114111', '.1.4.1.'],
    ],
  ];
  test.each(cases)('%s', (_, layout, slides, actions) => {
    expect(picture(square => (HOLES.includes(square) ? actionsToSee(layout, square, slides) : '.'))).toEqual(
      actions,
    );
    expect(actionsToSee(layout, SPARE, slides)).toBe(0);
  });
});

test.each([
  ['A', 'a1', ''],
  ['A', 'b3', 'b1'],
  ['A', 'a3', 'a2'],
  ['A', 'd2', 'b1 c1 d2'],
  ['A', 'd4', 'b1 c2 d4'],
  ['A', 'f4', 'f1 f4'],
  ['B', 'd4', 'b1 d1 c4'],
  ['B', 'f3', 'e2 e3'],
])('in layout %s, a mouse comes to %s through the rooms %s', (layout, square, rooms) => {
  const at = layout === 'B' ? B : A;
  const names = roomsOnTheWay(at, squareCalled(square)).map(room => LAYOUTS[at].rooms[room].name);
  expect(names.join(' ')).toBe(rooms);
});

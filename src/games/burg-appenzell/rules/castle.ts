import { lowest } from './bits.ts';

/**
 * BA-1, BA-4: the castle, seven columns a–g by seven rows 1–7. Letters only tell rooms apart; `#` is a tower. Rooms
 * have their letters in the order of their first squares, reading row by row, which is the order of BA-5.
 */
const PICTURES = {
  A: `
    #ABBBC#
    DAEFGCH
    DAEFGCH
    IIEJGKK
    LMMJNNO
    LMMPNNO
    #QQPRR#`,
  B: `
    #AABCC#
    DDDBEEE
    FGGBHHI
    FJKKKLI
    MJNNNLO
    MPPQRRO
    #PPQRR#`,
} as const;

export type LayoutName = keyof typeof PICTURES;
export const LAYOUT_NAMES: readonly LayoutName[] = ['A', 'B'];

export const COLUMNS = 'abcdefg';
export const ROWS = '1234567';
/** BA-2: which lines slide. */
const SLIDING_COLUMNS = 'bdf';
const SLIDING_ROWS = '246';

/**
 * Squares are numbered row by row, eight to a row though a row has seven: the eighth number is no square, so that a
 * set of squares shifted by one never runs over into the next row.
 */
export const SQUARES = 56;
/** The place of the spare tile, beside the castle. */
export const SPARE = 56;
/** Places where a tile may be: the squares and the spare. */
export const PLACES = 57;

const ROOMS = 18;

/** The number of a square by its name, `a1` to `g7`; −1 if there is none. */
export function squareCalled(name: string): number {
  if (name.length !== 2) return -1;
  const column = COLUMNS.indexOf(name[0]);
  const row = ROWS.indexOf(name[1]);
  return column < 0 || row < 0 ? -1 : row * 8 + column;
}

/** The name of a square, or `spare`. */
export function nameOf(place: number): string {
  return place === SPARE ? 'spare' : COLUMNS[place & 7] + ROWS[place >> 3];
}

/** All 49 squares, reading row by row. */
export const ALL_SQUARES: readonly number[] = [...ROWS].flatMap(row =>
  [...COLUMNS].map(column => squareCalled(column + row)),
);

export const TOWERS: readonly number[] = ['a1', 'g1', 'a7', 'g7'].map(squareCalled);

/** The squares of the castle proper: all but the towers. */
export const CASTLE: readonly number[] = ALL_SQUARES.filter(square => !TOWERS.includes(square));

/** The squares through which a tile is seen. */
export const HOLES: readonly number[] = CASTLE.filter(square => {
  const [column, row] = nameOf(square);
  return SLIDING_COLUMNS.includes(column) || SLIDING_ROWS.includes(row);
});

/** Two halves of a set of squares, as in `bits.ts`, for each of several things. */
export interface Sets {
  readonly north: Int32Array;
  readonly south: Int32Array;
}

function setsOf(squares: readonly (readonly number[])[]): Sets {
  const north = new Int32Array(squares.length);
  const south = new Int32Array(squares.length);
  squares.forEach((set, i) => {
    for (const square of set) (square < 32 ? north : south)[i] |= 1 << square;
  });
  return { north, south };
}

const towerSet = setsOf([TOWERS]);
export const TOWERS_NORTH = towerSet.north[0];
export const TOWERS_SOUTH = towerSet.south[0];

function squaresAround(square: number, steps: readonly (readonly [number, number])[]): number[] {
  return steps
    .map(([east, south]) => [(square & 7) + east, (square >> 3) + south])
    .filter(([column, row]) => column >= 0 && column < 7 && row >= 0 && row < 7)
    .map(([column, row]) => row * 8 + column);
}

const STRAIGHT = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** BA-11: for every square, the squares a step away: beside it, not diagonally, no towers. */
export const STEPS: Sets = setsOf(
  Array.from({ length: SQUARES }, (_, square) =>
    squaresAround(square, STRAIGHT).filter(beside => CASTLE.includes(beside)),
  ),
);

export interface Room {
  /** BA-5: the name of its first square. */
  readonly name: string;
  /** Reading row by row. */
  readonly squares: readonly number[];
}

export interface Layout {
  readonly name: LayoutName;
  readonly rooms: readonly Room[];
  /** For every room, its squares. */
  readonly squares: Sets;
  /** For every room, its holes, reading row by row. */
  readonly holes: readonly Int8Array[];
  /** The room of every square; −1 for towers. */
  readonly roomOf: Int8Array;
  /** BA-10: for every square, the bit set of the rooms with a square next to it in any of the eight directions. */
  readonly roomsNear: Int32Array;
}

/** All roofs, as a bit set of rooms. */
export const ALL_ROOFS = (1 << ROOMS) - 1;

export const LAYOUTS: readonly Layout[] = LAYOUT_NAMES.map(name => {
  const letters = PICTURES[name].replace(/\s/g, '');
  const roomOf = new Int8Array(SQUARES).fill(-1);
  for (const square of CASTLE) roomOf[square] = letters.charCodeAt(ALL_SQUARES.indexOf(square)) - 65;
  const rooms = Array.from({ length: ROOMS }, (_, room) => {
    const squares = CASTLE.filter(square => roomOf[square] === room);
    return { name: nameOf(squares[0]), squares };
  });
  const roomsNear = Int32Array.from({ length: SQUARES }, (_, square) =>
    squaresAround(square, [...STRAIGHT, ...DIAGONAL])
      .filter(near => roomOf[near] >= 0)
      .reduce((set, near) => set | (1 << roomOf[near]), 0),
  );
  return {
    name,
    rooms,
    squares: setsOf(rooms.map(room => room.squares)),
    holes: rooms.map(room => Int8Array.from(room.squares.filter(square => HOLES.includes(square)))),
    roomOf,
    roomsNear,
  };
});

export interface Slide {
  /** `W2`: pushed in at the west end of row 2. */
  readonly name: string;
  /** The line, from where the spare is pushed in to where a tile falls out. */
  readonly line: Int8Array;
}

/** BA-12: the twelve slides. */
export const SLIDES: readonly Slide[] = [
  ...[...SLIDING_ROWS].flatMap(row => {
    const line = [...COLUMNS].map(column => squareCalled(column + row));
    return [slide(`W${row}`, line), slide(`E${row}`, line.toReversed())];
  }),
  ...[...SLIDING_COLUMNS].flatMap(column => {
    const line = [...ROWS].map(row => squareCalled(column + row));
    return [slide(`N${column}`, line), slide(`S${column}`, line.toReversed())];
  }),
];

function slide(name: string, line: readonly number[]): Slide {
  return { name, line: Int8Array.from(line) };
}

/** For every slide, the squares of its line. */
export const LINES: Sets = setsOf(SLIDES.map(({ line }) => [...line]));

/** The names of the rooms of a bit set, in the order of BA-5. */
export function roomNames(layout: Layout, rooms: number): string[] {
  const names: string[] = [];
  for (let bits = rooms; bits !== 0; bits &= bits - 1) names.push(layout.rooms[lowest(bits)].name);
  return names;
}

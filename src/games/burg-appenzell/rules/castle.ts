import { type SquareSets, setOf, setsOf } from './squares.ts';

/**
 * BA-1, BA-4: the castle, seven columns a–g by seven rows 1–7. Letters only tell rooms apart; `#` is a tower. Rooms are
 * lettered in the order of their first squares, reading row by row, which is the order of BA-5.
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

/** The place of the spare tile, beside the castle. */
export const SPARE = 56;
/** Where the mice outside the castle are. */
export const NOWHERE = 63;
/** Squares, `SPARE` and `NOWHERE` are numbers below this. */
export const PLACES = 64;

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

const TOWER_NAMES = ['a1', 'g1', 'a7', 'g7'] as const;
export type TowerName = (typeof TOWER_NAMES)[number];
export const TOWERS: readonly number[] = TOWER_NAMES.map(squareCalled);

/** The squares of the castle proper: all but the towers. */
export const CASTLE: readonly number[] = ALL_SQUARES.filter(square => !TOWERS.includes(square));

/** The squares with a hole through which a tile is visible. */
export const HOLES: readonly number[] = CASTLE.filter(square => {
  const [column, row] = nameOf(square);
  return SLIDING_COLUMNS.includes(column) || SLIDING_ROWS.includes(row);
});

/** BA-9 */
export const TOWER_SET = setOf(TOWERS);

/** For every place, the set of just this square; empty if it is not a square. */
export const ALONE: SquareSets = setsOf(forEveryPlace(square => [square]));

/** For every place, the squares of something; none if it is not a square. */
function forEveryPlace(squaresOf: (square: number) => readonly number[]): (readonly number[])[] {
  return Array.from({ length: PLACES }, (_, place) => (ALL_SQUARES.includes(place) ? squaresOf(place) : []));
}

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

/** BA-11: for every square, the squares one step away: beside it, not diagonally, no towers. */
export const STEPS: SquareSets = setsOf(
  forEveryPlace(square => squaresAround(square, STRAIGHT).filter(beside => CASTLE.includes(beside))),
);

/** Where a tile is pushed in: west, east, north or south. */
export type Side = 'W' | 'E' | 'N' | 'S';

export interface Slide {
  /** `W2`: pushed in at the west end of row 2. */
  readonly name: `${Side}${string}`;
  /** The line, from where the spare is pushed in to where a tile falls out. */
  readonly line: readonly number[];
}

/** BA-12: the twelve slides. */
export const SLIDES: readonly Slide[] = [
  ...[...SLIDING_ROWS].flatMap(row => {
    const line = [...COLUMNS].map(column => squareCalled(column + row));
    return [
      { name: `W${row}` as const, line },
      { name: `E${row}` as const, line: line.toReversed() },
    ];
  }),
  ...[...SLIDING_COLUMNS].flatMap(column => {
    const line = [...ROWS].map(row => squareCalled(column + row));
    return [
      { name: `N${column}` as const, line },
      { name: `S${column}` as const, line: line.toReversed() },
    ];
  }),
];
export const LINE_LENGTH = 7;

/** The line of every slide as a set. */
export const LINES: SquareSets = setsOf(SLIDES.map(({ line }) => line));

export interface Room {
  /** BA-5: the name of its first square. */
  readonly name: string;
  /** Reading row by row. */
  readonly squares: readonly number[];
}

export interface Layout {
  readonly name: LayoutName;
  /** In the order of BA-5. */
  readonly rooms: readonly Room[];
  /** The room of every square; −1 if it is in none. */
  readonly roomOf: Int8Array;
}

export const ROOMS = 18;
export const ROOM_SHIFT = 6;
/** All roofs, as a bit set of rooms. */
export const ALL_ROOFS = (1 << ROOMS) - 1;

export const LAYOUTS: readonly Layout[] = LAYOUT_NAMES.map(name => {
  const letters = PICTURES[name].replace(/\s/g, '');
  const roomOf = new Int8Array(PLACES).fill(-1);
  for (const square of CASTLE) roomOf[square] = letters.charCodeAt(ALL_SQUARES.indexOf(square)) - 65;
  const rooms = Array.from({ length: ROOMS }, (_, room) => {
    const squares = CASTLE.filter(square => roomOf[square] === room);
    return { name: nameOf(squares[0]), squares };
  });
  return { name, rooms, roomOf };
});

/* Tables for both layouts, first A and then B, so that each is one array: the entry of room r is at layout × ROOMS + r,
   that of place p at layout × PLACES + p, that of slide s at layout × 12 + s. */

/** For every room, its squares. */
export const ROOM_SETS: SquareSets = setsOf(
  LAYOUTS.flatMap(({ rooms }) => rooms.map(({ squares }) => squares)),
);

/** Four entries per room: its holes, reading row by row, then the last of them again. */
export const ROOM_HOLES = Uint8Array.from(
  LAYOUTS.flatMap(({ rooms }) => rooms).flatMap(({ squares }) => {
    const holes = squares.filter(square => HOLES.includes(square));
    return [0, 1, 2, 3].map(i => holes[Math.min(i, holes.length - 1)]);
  }),
);

/** BA-10: for every place, the bit set of the rooms with a square next to it in any of the eight directions. */
export const ROOMS_NEAR = Int32Array.from(
  LAYOUTS.flatMap(({ roomOf }) =>
    forEveryPlace(square => squaresAround(square, [...STRAIGHT, ...DIAGONAL])).map(around =>
      around.reduce((set, square) => (roomOf[square] < 0 ? set : set | (1 << roomOf[square])), 0),
    ),
  ),
);

/** For every place, its room as a bit; 0 if it is in none. */
export const ROOM_AT = Int32Array.from(
  LAYOUTS.flatMap(({ roomOf }) => [...roomOf].map(room => (room < 0 ? 0 : 1 << room))),
);

/** For every slide, the squares of its line, each with its room from bit `ROOM_SHIFT` on. */
export const LINE_SQUARES = Uint16Array.from(
  LAYOUTS.flatMap(({ roomOf }) =>
    SLIDES.flatMap(({ line }) => line.map(square => square | (roomOf[square] << ROOM_SHIFT))),
  ),
);

/** The names of the rooms of a bit set, in the order of BA-5. */
export function roomNames({ rooms }: Layout, set: number): string[] {
  return rooms.filter((_, room) => set & (1 << room)).map(({ name }) => name);
}

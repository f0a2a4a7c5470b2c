/**
 * The land (MB-1 … MB-5): six lines of points `a` … `f`, the wall lines between neighbouring points, and the
 * triangles between them, the plains. Points, wall lines and plains are numbered in the alphabetical order of
 * their names (with x as a number), so that "first" always means "lowest".
 */

/** MB-2: where the points of each line are. One x is half the side of a triangle. */
const LINES_OF_POINTS: readonly (readonly [line: string, xs: readonly number[]])[] = [
  ['a', [1, 3, 5, 7, 9]],
  ['b', [0, 2, 4, 6, 8, 10]],
  ['c', [1, 3, 5, 7, 9]],
  ['d', [0, 2, 4, 6, 8, 10]],
  ['e', [1, 3, 5, 7, 9]],
  ['f', [0, 2, 4, 6, 8, 10]],
];

/** MB-4: the rows of plains between the lines, and where the plains of each row are. */
const ROWS = ['A', 'B', 'C', 'D', 'E'] as const;
const XS_OF_PLAINS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** MB-5. Cards name them by these letters: `rW`, `rC`, `rE`. */
export const REGIONS = ['west', 'centre', 'east'] as const;
export type Region = (typeof REGIONS)[number];
const REGION_OF_X: readonly number[] = [-1, 0, 0, 0, 1, 1, 1, 2, 2, 2];

interface Point {
  readonly name: string;
  /** 0 for line `a`, 5 for line `f`. */
  readonly row: number;
  readonly x: number;
}

const points: readonly Point[] = LINES_OF_POINTS.flatMap(([line, xs], row) =>
  xs.map(x => ({ name: `${line}${x}`, row, x })),
);

function pointAt(row: number, x: number): number {
  return points.findIndex(point => point.row === row && point.x === x);
}

/** MB-3: on one line x differs by 2, between neighbouring lines by 1. */
function areNeighbours(a: Point, b: Point): boolean {
  const apart = Math.abs(a.x - b.x);
  return a.row === b.row ? apart === 2 : Math.abs(a.row - b.row) === 1 && apart === 1;
}

const lines: readonly (readonly [number, number])[] = points.flatMap((a, first) =>
  points.flatMap((b, second) => (first < second && areNeighbours(a, b) ? [[first, second] as const] : [])),
);

interface Plain {
  readonly name: string;
  readonly x: number;
  /** Its three corners: those of x − 1, x and x + 1 that exist on the lines above and below it (MB-4). */
  readonly corners: readonly number[];
}

const plains: readonly Plain[] = ROWS.flatMap((letter, row) =>
  XS_OF_PLAINS.map(x => ({
    name: `${letter}${x}`,
    x,
    corners: [row, row + 1]
      .flatMap(line => [x - 1, x, x + 1].map(at => pointAt(line, at)))
      .filter(point => point >= 0),
  })),
);

export const POINT_NAMES: readonly string[] = points.map(point => point.name);
export const LINE_NAMES: readonly string[] = lines.map(([a, b]) => `${points[a].name}-${points[b].name}`);
export const PLAIN_NAMES: readonly string[] = plains.map(plain => plain.name);

export const POINTS = points.length;
export const WALL_LINES = lines.length;
export const PLAINS = plains.length;

/** The two ends of wall line l are `ENDS[2l]` and `ENDS[2l + 1]`, the lower first. */
export const ENDS = Int8Array.from(lines.flat());

/** The three wall lines around plain p are `SIDES[3p]` … `SIDES[3p + 2]`. */
export const SIDES = Int8Array.from(
  plains.flatMap(({ corners }) =>
    lines.flatMap(([a, b], line) => (corners.includes(a) && corners.includes(b) ? [line] : [])),
  ),
);

/** The three corners of plain p are `CORNERS[3p]` … `CORNERS[3p + 2]`. */
export const CORNERS = Int8Array.from(plains.flatMap(({ corners }) => corners));

/** The plains beside wall line l are `BESIDE[2l]` and `BESIDE[2l + 1]`, the lower first; on the rim the second is −1. */
export const BESIDE = Int8Array.from(
  lines.flatMap((_, line) => {
    const [first, second = -1] = plains.flatMap((_, plain) => (sidesOf(plain).includes(line) ? [plain] : []));
    return [first, second];
  }),
);

/** The plain across side i of plain p is `ACROSS[3p + i]`, −1 if that side is on the rim. */
export const ACROSS = SIDES.map((line, i) => {
  const plain = Math.floor(i / 3);
  return BESIDE[2 * line] === plain ? BESIDE[2 * line + 1] : BESIDE[2 * line];
});

/** The region of each plain, as an index of `REGIONS`. */
export const REGION_OF = Int8Array.from(plains.map(plain => REGION_OF_X[plain.x]));

/** MB-5: 1 for the first and the last point of every line. */
export const COAST = Uint8Array.from(
  points.map(({ row, x }) =>
    x === LINES_OF_POINTS[row][1][0] || x === LINES_OF_POINTS[row][1].at(-1) ? 1 : 0,
  ),
);

export const COAST_POINTS = Int32Array.from([...COAST.keys()].filter(point => COAST[point] === 1));

/** The plains of each region. */
export const PLAINS_OF_REGION = REGIONS.map((_, region) =>
  Int32Array.from([...REGION_OF.keys()].filter(plain => REGION_OF[plain] === region)),
);

/** Sets of wall lines are bit sets of `LINE_WORDS` words of 32 bits. */
export const LINE_WORDS = 3;

/** The bit set of the wall lines that end at point p begins at `LINES_AT[3p]`. */
export const LINES_AT = setsOfLines(
  points.map((_, point) => lines.flatMap((ends, line) => (ends.includes(point) ? [line] : []))),
);

/** The bit set of the wall lines around plain p begins at `LINES_AROUND[3p]`. */
export const LINES_AROUND = setsOfLines(plains.map((_, plain) => sidesOf(plain)));

function setsOfLines(lists: readonly (readonly number[])[]): Int32Array {
  const sets = new Int32Array(lists.length * LINE_WORDS);
  for (const [i, list] of lists.entries())
    for (const line of list) sets[i * LINE_WORDS + (line >> 5)] |= 1 << line;
  return sets;
}

function sidesOf(plain: number): readonly number[] {
  return Array.from(SIDES.subarray(3 * plain, 3 * plain + 3));
}

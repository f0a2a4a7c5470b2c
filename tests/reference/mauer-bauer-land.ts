// The land of Mauer Bauer and what stands where on it. Everything goes by its name in the notation.

/** `a1` */
export type Point = string;
/** `a1-b0` */
export type WallLine = string;
/** `A1` */
export type Plain = string;
/** `w`, `R` */
export type Colour = string;

export interface City {
  readonly plains: Set<Plain>;
  houses: Colour[];
  palaces: Colour[];
}

export interface Board {
  readonly walls: Set<WallLine>;
  readonly towers: Map<Point, Colour>;
  /** Only those outside cities; MB-15: the others belong to their city. */
  houses: { plain: Plain; colour: Colour }[];
  cities: City[];
}

// MB-2
const LINES_OF_POINTS = new Map<string, number[]>([
  ['a', [1, 3, 5, 7, 9]],
  ['b', [0, 2, 4, 6, 8, 10]],
  ['c', [1, 3, 5, 7, 9]],
  ['d', [0, 2, 4, 6, 8, 10]],
  ['e', [1, 3, 5, 7, 9]],
  ['f', [0, 2, 4, 6, 8, 10]],
]);
const LETTERS = [...LINES_OF_POINTS.keys()];
const POINTS: Point[] = [...LINES_OF_POINTS].flatMap(([letter, xs]) => xs.map(x => `${letter}${x}`));

const letterOf = (place: Point | Plain): string => place.slice(0, 1);
export const xOf = (place: Point | Plain): number => Number(place.slice(1));

// MB-3
export const WALL_LINES: WallLine[] = POINTS.flatMap(from =>
  POINTS.filter(to => {
    const linesDown = LETTERS.indexOf(letterOf(to)) - LETTERS.indexOf(letterOf(from));
    const right = xOf(to) - xOf(from);
    return (linesDown === 0 && right === 2) || (linesDown === 1 && Math.abs(right) === 1);
  }).map(to => `${from}-${to}`),
);
export const endsOf = (line: WallLine): Point[] => line.split('-');

// MB-4
const CORNERS = new Map<Plain, Point[]>();
for (const row of ['A', 'B', 'C', 'D', 'E']) {
  const upper = row.toLowerCase();
  const lower = LETTERS[LETTERS.indexOf(upper) + 1];
  for (let x = 1; x <= 9; x++) {
    const candidates = [upper, lower].flatMap(letter => [x - 1, x, x + 1].map(at => `${letter}${at}`));
    CORNERS.set(
      `${row}${x}`,
      candidates.filter(point => POINTS.includes(point)),
    );
  }
}

/** MB-5: one plain on the rim, everywhere else two, in alphabetical order. */
const BESIDE = new Map<WallLine, Plain[]>(
  WALL_LINES.map(line => [
    line,
    [...CORNERS]
      .filter(([, corners]) => endsOf(line).every(end => corners.includes(end)))
      .map(([plain]) => plain)
      .sort(),
  ]),
);
export const plainsBeside = (line: WallLine): Plain[] => BESIDE.get(line) ?? [];

// MB-5
export const REGIONS = { west: [1, 2, 3], centre: [4, 5, 6], east: [7, 8, 9] };
export const COAST: Point[] = ['a1', 'b0', 'c1', 'd0', 'e1', 'f0', 'a9', 'b10', 'c9', 'd10', 'e9', 'f10'];

/** Wall lines with the plains on exactly one side; the other side may be beyond the rim. */
function linesAround(plains: Set<Plain>): WallLine[] {
  return WALL_LINES.filter(line => plainsBeside(line).filter(plain => plains.has(plain)).length === 1);
}

/** MB-14 */
export function areaClosedBy(board: Board, newWall: WallLine): Set<Plain> | undefined {
  return plainsBeside(newWall)
    .map(plain => areaWith(board, plain))
    .find(area => {
      const around = linesAround(area);
      return around.includes(newWall) && around.every(line => board.walls.has(line));
    });
}

/** MB-14: grows until no wall line without a wall leads out of it to another plain. */
function areaWith(board: Board, plain: Plain): Set<Plain> {
  const area = new Set([plain]);
  for (;;) {
    const more = linesAround(area)
      .filter(line => !board.walls.has(line))
      .flatMap(plainsBeside)
      .filter(other => !area.has(other));
    if (more.length === 0) return area;
    for (const other of more) area.add(other);
  }
}

// MB-9, MB-17
export function isInside(line: WallLine, city: City): boolean {
  return plainsBeside(line).length === 2 && plainsBeside(line).every(plain => city.plains.has(plain));
}

// MB-16
export function wallsBetween(board: Board, one: City, other: City): WallLine[] {
  const aroundOther = linesAround(other.plains);
  return linesAround(one.plains).filter(line => board.walls.has(line) && aroundOther.includes(line));
}

export function firstPlain(city: City): Plain {
  return [...city.plains].sort()[0];
}

// MB-18
function pointsOf(board: Board, city: City): Set<Point> {
  const wallsAround = linesAround(city.plains).filter(line => board.walls.has(line));
  return new Set(wallsAround.flatMap(endsOf));
}

export function towersOf(board: Board, city: City): Colour[] {
  const points = pointsOf(board, city);
  return [...board.towers].filter(([point]) => points.has(point)).map(([, colour]) => colour);
}

export function towersOutside(board: Board): [Point, Colour][] {
  const pointsOfCities = board.cities.map(city => pointsOf(board, city));
  return [...board.towers].filter(([point]) => !pointsOfCities.some(points => points.has(point)));
}

export function wallsOutside(board: Board): WallLine[] {
  const aroundCities = new Set(board.cities.flatMap(city => linesAround(city.plains)));
  return [...board.walls].filter(wall => !aroundCities.has(wall));
}

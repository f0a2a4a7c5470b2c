import {
  BESIDE,
  COAST,
  ENDS,
  LINE_NAMES,
  PLAIN_NAMES,
  POINT_NAMES,
  REGION_OF,
  REGIONS,
  type Region,
  SIDES,
} from '../rules/land.ts';

/**
 * The land as it is drawn (MB-1 … MB-5). Lengths are in the land's own units: the side of a triangle is 100; point
 * b0 is at x = 0, line a at y = 0, and y grows downwards.
 */
export const SIDE = 100;
export const ROW = (SIDE * Math.sqrt(3)) / 2;

/** The land with room for towers at the top and numbers at the bottom, and a strip of sea on both sides. */
export const LAND = { x: -26, y: -32, width: 552, height: 5 * ROW + 61 } as const;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface PointShape extends Spot {
  readonly name: string;
  readonly coast: boolean;
}

export interface PlainShape {
  readonly name: string;
  readonly region: Region;
  readonly corners: readonly Spot[];
  readonly middle: Spot;
  /** Whether its point is above and its base below. */
  readonly up: boolean;
}

export interface LineShape {
  readonly name: string;
  readonly ends: readonly [PointShape, PointShape];
  readonly middle: Spot;
  /** The plains beside it: one on the rim, otherwise two. */
  readonly plains: readonly PlainShape[];
}

export const POINTS: readonly PointShape[] = POINT_NAMES.map((name, point) => ({
  name,
  x: (Number(name.slice(1)) * SIDE) / 2,
  y: (name.charCodeAt(0) - 'a'.charCodeAt(0)) * ROW,
  coast: COAST[point] === 1,
}));

export const PLAINS: readonly PlainShape[] = PLAIN_NAMES.map((name, plain) => {
  const sides = [...SIDES.subarray(3 * plain, 3 * plain + 3)];
  const numbers = new Set(sides.flatMap(line => [ENDS[2 * line], ENDS[2 * line + 1]]));
  const corners = [...numbers].map(point => POINTS[point]);
  const middle = meanOf(corners);
  return {
    name,
    region: REGIONS[REGION_OF[plain]],
    corners,
    middle,
    up: corners.filter(({ y }) => y > middle.y).length === 2,
  };
});

export const LINES: readonly LineShape[] = LINE_NAMES.map((name, line) => {
  const ends = [POINTS[ENDS[2 * line]], POINTS[ENDS[2 * line + 1]]] as const;
  const beside = [BESIDE[2 * line], BESIDE[2 * line + 1]].filter(plain => plain >= 0);
  return { name, ends, middle: meanOf(ends), plains: beside.map(plain => PLAINS[plain]) };
});

export const pointNamed = finder(POINTS);
export const plainNamed = finder(PLAINS);
export const lineNamed = finder(LINES);

/** Points and plains are told apart by their names: towers stand on points, houses on plains. */
export function isPoint(place: string): boolean {
  return POINT_NAMES.includes(place);
}

/** From the top down. The regions meet at the two borders. */
export const WEST_COAST = pathOf(['a1', 'b0', 'c1', 'd0', 'e1', 'f0']);
export const EAST_COAST = pathOf(['a9', 'b10', 'c9', 'd10', 'e9', 'f10']);
export const BORDERS = [
  pathOf(['a3', 'b4', 'c3', 'd4', 'e3', 'f4']),
  pathOf(['a7', 'b6', 'c7', 'd6', 'e7', 'f6']),
];

/**
 * What is nearer to this line than to any other: from its ends to the middles of the plains beside it. On the rim it
 * extends as far beyond the land as into it.
 */
export function areaOfLine({ ends: [a, b], middle, plains }: LineShape): readonly Spot[] {
  const [first, second] = plains.map(plain => plain.middle);
  const across = second ?? { x: 2 * middle.x - first.x, y: 2 * middle.y - first.y };
  return [a, first, b, across];
}

/** Where a point, a wall line or a plain lies. */
export function areaOfPlace(name: string): readonly (readonly Spot[])[] {
  if (isPoint(name)) {
    const { x, y } = pointNamed(name);
    const at = (dx: number, dy: number) => ({ x: x + dx, y: y + dy - 6 });
    return [[at(-20, -22), at(20, -22), at(20, 22), at(-20, 22)]];
  }
  return [name.includes('-') ? lineNamed(name).ends : plainNamed(name).corners];
}

export function areaOf(plains: readonly string[]): string {
  return plains.map(name => `${drawn(plainNamed(name).corners)}Z`).join('');
}

/** Every line with one of these plains on one side only. */
export function outlineOf(plains: readonly string[]): string {
  return LINES.filter(line => line.plains.filter(({ name }) => plains.includes(name)).length === 1)
    .map(({ ends }) => drawn(ends))
    .join('');
}

function pathOf(points: readonly string[]): string {
  return drawn(points.map(pointNamed));
}

export function drawn(spots: readonly Spot[]): string {
  return spots.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

export function meanOf(spots: readonly Spot[]): Spot {
  const sum = spots.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 });
  return { x: sum.x / spots.length, y: sum.y / spots.length };
}

/**
 * Where this many houses and palaces stand in a plain, and how large they are drawn: in the triangle whose point is up.
 * A plain outside all cities has at most two. Palaces are larger, so with palaces everything is drawn a little smaller.
 */
export function spotsIn(
  plain: PlainShape,
  count: number,
  palaces = false,
): readonly (Spot & { readonly scale: number })[] {
  const { scale, rows, apart, top, step } = ARRANGEMENTS.find(({ most }) => count <= most) ?? CROWD;
  const spots: (Spot & { readonly scale: number })[] = [];
  for (const [row, room] of rows.entries()) {
    const here = Math.min(room, count - spots.length);
    for (let i = 0; i < here; i++) {
      const y = top - row * step;
      spots.push({
        x: plain.middle.x + (i - (here - 1) / 2) * apart,
        y: plain.middle.y + (plain.up ? y : -y),
        scale: palaces && count > 1 ? scale * 0.86 : scale,
      });
    }
  }
  return spots;
}

/** Rows from the base of the triangle towards its point. */
const CROWD = { most: 12, scale: 0.46, rows: [5, 4, 3], apart: 15, top: 15, step: 16 };
const ARRANGEMENTS = [
  { most: 1, scale: 1, rows: [1], apart: 0, top: 4, step: 0 },
  { most: 2, scale: 0.9, rows: [2], apart: 33, top: 6, step: 0 },
  { most: 3, scale: 0.8, rows: [2, 1], apart: 32, top: 11, step: 27 },
  { most: 5, scale: 0.62, rows: [3, 2], apart: 24, top: 13, step: 24 },
  CROWD,
];

function finder<T extends { readonly name: string }>(all: readonly T[]): (name: string) => T {
  const byName = new Map(all.map(shape => [shape.name, shape]));
  return name => {
    const shape = byName.get(name);
    if (!shape) throw new Error(`the land has no ${name}`);
    return shape;
  };
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

/** Where choices lie on the screen, and which of them a point means. Lengths are CSS pixels. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** One or several polygons; one with two corners is a line. */
export type Area = readonly (readonly Point[])[];

export interface Target {
  readonly area: Area;
  /** How far beyond its area it still responds if nothing else is nearer. */
  readonly reach: number;
}

/** What a finger needs. */
const THUMB = 44;
/** The outline of something belongs to it. */
const EDGE = 2;

export function areaOfBox({ x, y, width, height }: Box): Area {
  const [right, bottom] = [x + width, y + height];
  return [
    [
      { x, y },
      { x: right, y },
      { x: right, y: bottom },
      { x, y: bottom },
    ],
  ];
}

/**
 * The target that a point means: the nearest within reach; of several at the point, the topmost, which is the last.
 * Targets smaller than a thumb count as if they were as large as one.
 */
export function nearest<T extends Target>(targets: readonly T[], point: Point): T | null {
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const distance = distanceTo(target.area, point);
    const reach = Math.max(EDGE, target.reach, THUMB / 2 - thinnest(target.area) / 2);
    if (distance > least || distance > reach) continue;
    best = target;
    least = distance;
  }
  return best;
}

export type Way = 'left' | 'right' | 'up' | 'down';

/** The nearest target in a direction, preferring those straight ahead; null if there is none. */
export function towards<T extends Target>(targets: readonly T[], from: T, way: Way): T | null {
  const start = middleOf(from.area);
  const ahead = DIRECTIONS[way];
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const there = middleOf(target.area);
    const [dx, dy] = [there.x - start.x, there.y - start.y];
    const along = dx * ahead.x + dy * ahead.y;
    const aside = Math.abs(dx * ahead.y) + Math.abs(dy * ahead.x);
    const distance = Math.hypot(dx, dy) + (aside > along ? FAR : 0);
    if (along < 1 || distance >= least) continue;
    best = target;
    least = distance;
  }
  return best;
}

/** Farther than anything on a screen. */
const FAR = 100_000;

const DIRECTIONS: Readonly<Record<Way, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

export function boundsOf(area: Area): Box {
  const corners = area.flat();
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function middleOf(area: Area): Point {
  const { x, y, width, height } = boundsOf(area);
  return { x: x + width / 2, y: y + height / 2 };
}

function thinnest(area: Area): number {
  const { width, height } = boundsOf(area);
  return Math.min(width, height);
}

/** 0 inside. */
function distanceTo(area: Area, point: Point): number {
  return Math.min(...area.map(corners => distanceToPolygon(corners, point)));
}

function distanceToPolygon(corners: readonly Point[], point: Point): number {
  let least = Number.POSITIVE_INFINITY;
  let isWithin = false;
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length];
    least = Math.min(least, distanceToSide(a, b, point));
    const crosses = a.y > point.y !== b.y > point.y;
    if (crosses && point.x < a.x + ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y)) isWithin = !isWithin;
  }
  return isWithin ? 0 : least;
}

function distanceToSide(a: Point, b: Point, { x, y }: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy);
}

import { COLUMNS, HOLES, nameOf, ROWS, SLIDES } from '../rules/castle.ts';

/**
 * The castle from above at a slight angle: the ground plan keeps its right angles, and heights go upwards. Lengths are
 * in units of the drawing; on a phone 360 px wide a unit is a pixel.
 */
export const SQUARE = { width: 44, height: 42 } as const;
/** What lies around the squares: walls, banners, and the face of the wall in front. */
export const MARGIN = { side: 25, top: 32, bottom: 31 } as const;
export const WALL = 8;

export const PLAN = { width: 7 * SQUARE.width, height: 7 * SQUARE.height } as const;
export const CASTLE_BOX = {
  x: -MARGIN.side,
  y: -MARGIN.top,
  width: PLAN.width + 2 * MARGIN.side,
  height: PLAN.height + MARGIN.top + MARGIN.bottom,
} as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export function boxOf(square: string): Box {
  return {
    x: COLUMNS.indexOf(square[0]) * SQUARE.width,
    y: ROWS.indexOf(square[1]) * SQUARE.height,
    ...SQUARE,
  };
}

/** Around all the squares of a room, which is always a rectangle. */
export function boxAround(squares: readonly string[]): Box {
  const boxes = squares.map(boxOf);
  const x = Math.min(...boxes.map(box => box.x));
  const y = Math.min(...boxes.map(box => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map(box => box.x + box.width)) - x,
    height: Math.max(...boxes.map(box => box.y + box.height)) - y,
  };
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}

export const TOWER_SQUARES: readonly string[] = ['a1', 'g1', 'a7', 'g7'];

const holes: ReadonlySet<string> = new Set(HOLES.map(nameOf));

/** Whether a tile shows through this square, rather than solid floor. */
export function isHole(square: string): boolean {
  return holes.has(square);
}

/** Where the feet of a mouse are: in a hole to one side, so that the letter of the tile is not hidden. */
export function standOf(square: string): Point {
  const { x, y } = middleOf(boxOf(square));
  if (TOWER_SQUARES.includes(square)) return { x, y: y + 3 };
  return isHole(square) ? { x: x + 6, y: y + 15 } : { x, y: y + 13 };
}

type Side = 'N' | 'E' | 'S' | 'W';

export interface Slot {
  /** `W2` */
  readonly slide: string;
  readonly side: Side;
  /** The squares of the line, from where the spare is pushed in. */
  readonly line: readonly string[];
  /** Where the banner touches the wall; it points into the castle. */
  readonly tip: Point;
  /** In degrees clockwise from a banner that points down. */
  readonly turn: number;
  /** The area that responds to a finger: as much as the neighbours leave. */
  readonly area: Box;
  /** The whole line, banner included. */
  readonly whole: Box;
  /** One square on, in the direction of the slide. */
  readonly step: Point;
}

export const SLOTS: readonly Slot[] = SLIDES.map(({ name, line }) => ({
  slide: name,
  line: Array.from(line, nameOf),
  ...placeOf(sideOf(name), boxOf(nameOf(line[0]))),
}));

function placeOf(side: Side, first: Box): Omit<Slot, 'slide' | 'line'> {
  const middle = middleOf(first);
  const { width, height } = SQUARE;
  switch (side) {
    case 'N':
      return {
        side,
        tip: { x: middle.x, y: -7 },
        turn: 0,
        area: { x: middle.x - width, y: -MARGIN.top, width: 2 * width, height: MARGIN.top },
        whole: { x: first.x, y: -MARGIN.top, width, height: PLAN.height + MARGIN.top },
        step: { x: 0, y: height },
      };
    case 'S':
      return {
        side,
        tip: { x: middle.x, y: PLAN.height + 6 },
        turn: 180,
        area: { x: middle.x - width, y: PLAN.height, width: 2 * width, height: MARGIN.bottom },
        whole: { x: first.x, y: 0, width, height: PLAN.height + MARGIN.bottom },
        step: { x: 0, y: -height },
      };
    case 'W':
      return {
        side,
        tip: { x: -5, y: middle.y },
        turn: -90,
        area: { x: -MARGIN.side, y: middle.y - height, width: MARGIN.side, height: 2 * height },
        whole: { x: -MARGIN.side, y: first.y, width: PLAN.width + MARGIN.side, height },
        step: { x: width, y: 0 },
      };
    case 'E':
      return {
        side,
        tip: { x: PLAN.width + 5, y: middle.y },
        turn: 90,
        area: { x: PLAN.width, y: middle.y - height, width: MARGIN.side, height: 2 * height },
        whole: { x: 0, y: first.y, width: PLAN.width + MARGIN.side, height },
        step: { x: -width, y: 0 },
      };
  }
}

export function slotOf(slide: string): Slot | undefined {
  return SLOTS.find(slot => slot.slide === slide);
}

function sideOf(slide: string): Side {
  const side = (['N', 'E', 'S', 'W'] as const).find(each => slide.startsWith(each));
  if (!side) throw new Error(`${slide} is no slide`);
  return side;
}

/** A colour number for every roof, so that no two that touch have the same one. */
export function roofColours(rooms: readonly { readonly squares: readonly string[] }[]): number[] {
  const colours: number[] = [];
  rooms.forEach(({ squares }, room) => {
    const taken = new Set(
      rooms.slice(0, room).flatMap((other, i) => (touch(squares, other.squares) ? [colours[i]] : [])),
    );
    // Starts at another colour each time, so that all are used about equally often.
    const wishes = Array.from({ length: ROOF_COLOURS }, (_, i) => (room * 3 + i) % ROOF_COLOURS);
    colours.push(wishes.find(colour => !taken.has(colour)) ?? 0);
  });
  return colours;
}

export const ROOF_COLOURS = 5;

function touch(some: readonly string[], others: readonly string[]): boolean {
  return some.some(a => others.some(b => distance(a, b) === 1));
}

function distance(a: string, b: string): number {
  return (
    Math.abs(COLUMNS.indexOf(a[0]) - COLUMNS.indexOf(b[0])) +
    Math.abs(ROWS.indexOf(a[1]) - ROWS.indexOf(b[1]))
  );
}

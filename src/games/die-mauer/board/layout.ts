import type { Block } from '../game.ts';
import { LOOKS, type Look } from './blocks.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything is, in the box that the frame of the app gives to the board: in CSS pixels, or more on a large screen. */
export interface Layout {
  /** Where the others' fists are: clockwise from the seat after the viewer; all seats, if the viewer has none. */
  readonly stations: readonly Box[];
  readonly land: Box;
  /** For the words over the wall; null if the board is so low that they would stand on it. */
  readonly sky: Box | null;
  readonly lookButton: Box;
  /** Where the wall stands, above the grass. */
  readonly wall: Box;
  readonly mine: MineLayout | null;
}

export interface MineLayout {
  readonly all: Box;
  readonly hand: HandLayout;
  readonly fist: Box;
}

interface HandLayout {
  /** Pixels per merlon. */
  readonly unit: number;
  /** How much of each cell, at the bottom, is left for its price. */
  readonly tag: number;
  readonly cells: Readonly<Record<Block, Box>>;
}

const EDGE = 5;
const GAP = 5;
const THUMB = 44;
/** As high as a tower in the smallest wall. */
const LEAST_WALL = 54;
/** Land of this height has no room for words above the wall. */
const LOW = 100;
/** The height for the price below each block of the hand, if there is room for it. */
const TAG_HEIGHT = 16;

export function layoutOf(width: number, height: number, stations: number, hasHand: boolean): Layout {
  const inner = width - 2 * EDGE;
  const stationHeight = clamp(height * 0.185, 60, 165);
  const isFlat = width > height * 1.15 && height < 600;
  const mineHeight = hasHand ? clamp(height * (isFlat ? 0.29 : 0.35), 98, 270) : 0;
  const landTop = EDGE + stationHeight + GAP;
  const landBottom = height - EDGE - (hasHand ? mineHeight + GAP : 0);
  const land = { x: EDGE, y: landTop, width: inner, height: landBottom - landTop };
  const isLow = land.height < LOW;
  const sky = isLow ? null : { x: land.x + 8, y: land.y + 4, width: land.width - 16, height: THUMB };
  const buttonWidth = clamp(width * 0.3, 112, 140);
  const grass = clamp(land.height * 0.1, 10, 36);
  const underSky = land.height - grass - THUMB - 6;
  const wallTop = land.y + (underSky >= LEAST_WALL ? THUMB + 6 : 10);
  const stationWidth = inner / stations;
  return {
    stations: Array.from({ length: stations }, (_, index) => ({
      x: EDGE + index * stationWidth,
      y: EDGE,
      width: stationWidth,
      height: stationHeight,
    })),
    land,
    sky,
    lookButton: {
      x: land.x + land.width - buttonWidth - 5,
      y: land.y + 5,
      width: buttonWidth,
      height: THUMB,
    },
    wall: {
      x: land.x + 6,
      y: wallTop,
      // In a low board the button is beside the wall, not above it.
      width: land.width - 12 - (isLow ? buttonWidth : 0),
      height: land.y + land.height - grass - wallTop,
    },
    mine: hasHand
      ? mineIn({ x: EDGE, y: height - EDGE - mineHeight, width: inner, height: mineHeight })
      : null,
  };
}

function mineIn(all: Box): MineLayout {
  const fistWidth = clamp(all.width * 0.25, 76, 220);
  const fist = { x: all.x + all.width - fistWidth, y: all.y, width: fistWidth, height: all.height };
  const hand = { ...all, x: all.x + 3, width: all.width - fistWidth - GAP - 3 };
  return { all, hand: handIn({ ...hand, y: hand.y + 3, height: hand.height - 6 }), fist };
}

/** A fixed place for every kind of block, arranged so that the blocks can be as large as possible. */
function handIn(box: Box): HandLayout {
  const tag = box.height < 2 * THUMB + 30 ? 0 : TAG_HEIGHT;
  const found = ARRANGEMENTS.map(arrangement => ({ arrangement, unit: largestUnit(arrangement, box, tag) }));
  const { arrangement, unit } = found.reduce((best, next) => (next.unit > best.unit * 1.05 ? next : best));
  const { rows, tall } = arrangement;
  const cells: Partial<Record<Block, Box>> = {};
  const columns = Math.max(...rows.map(row => row.length)) + tall.length;
  const spare = (box.width - widthOf(arrangement, unit)) / columns;
  const tallWidth = widthOfRow(tall, unit) + spare * tall.length;
  const height = box.height / rows.length;
  const set = (looks: readonly Look[], { x, y, width, height }: Box) => {
    const share = (width - widthOfRow(looks, unit)) / looks.length;
    let left = x;
    for (const look of looks) {
      const cell = cellWidth(look.width, unit) + share;
      cells[look.block] = { x: left, y, width: cell, height };
      left += cell;
    }
  };
  for (const [row, looks] of rows.entries())
    set(looks, { x: box.x, y: box.y + row * height, width: box.width - tallWidth, height });
  set(tall, { ...box, x: box.x + box.width - tallWidth, width: tallWidth });
  return { unit, tag, cells: complete(cells) };
}

/** Rows of blocks, and beside them blocks as high as all rows. */
interface Arrangement {
  readonly rows: readonly (readonly Look[])[];
  readonly tall: readonly Look[];
}

const ARRANGEMENTS: readonly Arrangement[] = [
  { rows: [LOOKS], tall: [] },
  { rows: [LOOKS.slice(0, 3), LOOKS.slice(3, 5)], tall: LOOKS.slice(5) },
  { rows: [LOOKS.slice(0, 4), LOOKS.slice(4)], tall: [] },
];

const LARGEST_UNIT = 40;

function largestUnit(arrangement: Arrangement, box: Box, tag: number): number {
  const { rows, tall } = arrangement;
  const under = tag + 13;
  const high = Math.min(
    LARGEST_UNIT,
    ...rows.map(row => (box.height / rows.length - under) / heightOf(row)),
    ...(tall.length > 0 ? [(box.height - under) / heightOf(tall)] : []),
  );
  if (widthOf(arrangement, high) <= box.width) return high;
  let [low, most] = [0, high];
  for (let i = 0; i < 20; i++) {
    const middle = (low + most) / 2;
    if (widthOf(arrangement, middle) <= box.width) low = middle;
    else most = middle;
  }
  return low;
}

function widthOf({ rows, tall }: Arrangement, unit: number): number {
  return Math.max(...rows.map(row => widthOfRow(row, unit))) + widthOfRow(tall, unit);
}

function widthOfRow(looks: readonly Look[], unit: number): number {
  return looks.reduce((sum, { width }) => sum + cellWidth(width, unit), 0);
}

function heightOf(looks: readonly Look[]): number {
  return Math.max(...looks.map(({ height }) => height));
}

function cellWidth(width: number, unit: number): number {
  return Math.max(THUMB, width * unit + 10);
}

function complete(cells: Partial<Record<Block, Box>>): Record<Block, Box> {
  const { 1: one, 2: two, 3: three, 4: four, 6: six, T, G } = cells;
  if (!one || !two || !three || !four || !six || !T || !G) throw new Error('a kind of block has no place');
  return { 1: one, 2: two, 3: three, 4: four, 6: six, T, G };
}

export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

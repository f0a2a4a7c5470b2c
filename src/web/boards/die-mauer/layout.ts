import type { Block } from '../../../games/die-mauer/index.ts';
import { LOOKS, TALLEST } from './blocks.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything is, in CSS pixels of the box that the frame of the app gives to the board. */
export interface Layout {
  /** Where the others' fists are: clockwise from the seat after the viewer; all seats, if the viewer has none. */
  readonly stations: readonly Box[];
  /** The land with the wall, and what is told in its sky. */
  readonly land: Box;
  readonly sky: Box;
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

export interface HandLayout {
  /** Pixels a merlon. */
  readonly unit: number;
  readonly cells: Readonly<Record<Block, Box>>;
}

const EDGE = 5;
const GAP = 5;
const THUMB = 44;
/** Under each block of the hand: what it costs. */
export const TAG_HEIGHT = 16;

export function layoutOf(width: number, height: number, stations: number, hasHand: boolean): Layout {
  const inner = width - 2 * EDGE;
  const stationHeight = clamp(height * 0.185, 60, 150);
  const mineHeight = hasHand ? clamp(height * (width > height * 1.15 ? 0.29 : 0.35), 92, 240) : 0;
  const landTop = EDGE + stationHeight + GAP;
  const landBottom = height - EDGE - (hasHand ? mineHeight + GAP : 0);
  const land = { x: EDGE, y: landTop, width: inner, height: landBottom - landTop };
  const sky = { x: land.x + 8, y: land.y + 4, width: land.width - 16, height: THUMB };
  const buttonWidth = clamp(width * 0.3, 112, 150);
  const grass = clamp(land.height * 0.1, 10, 36);
  const wallTop = land.y + (land.height > 190 ? THUMB + 6 : 10);
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
    lookButton: { x: land.x + land.width - buttonWidth - 5, y: land.y + 5, width: buttonWidth, height: THUMB },
    wall: { x: land.x + 6, y: wallTop, width: land.width - 12, height: land.y + land.height - grass - wallTop },
    mine: hasHand
      ? mineIn({ x: EDGE, y: height - EDGE - mineHeight, width: inner, height: mineHeight })
      : null,
  };
}

function mineIn(all: Box): MineLayout {
  const fistWidth = clamp(all.width * 0.25, 92, 200);
  const fist = { x: all.x + all.width - fistWidth, y: all.y, width: fistWidth, height: all.height };
  const hand = { ...all, x: all.x + 3, width: all.width - fistWidth - GAP - 3 };
  return { all, hand: handIn({ ...hand, y: hand.y + 3, height: hand.height - 6 }), fist };
}

/** A place for every kind of block, always the same one: in one row or in two, whichever lets them be larger. */
export function handIn(box: Box): HandLayout {
  const plans = ROWS.map(rows => ({ rows, unit: largestUnit(rows, box) }));
  const { rows, unit } = plans.reduce((best, plan) => (plan.unit > best.unit * 1.05 ? plan : best));
  const cells: Partial<Record<Block, Box>> = {};
  const height = box.height / rows.length;
  for (const [row, looks] of rows.entries()) {
    const widths = looks.map(({ width }) => cellWidth(width, unit));
    const spare = (box.width - widths.reduce((sum, width) => sum + width, 0)) / looks.length;
    let x = box.x;
    for (const [index, { block }] of looks.entries()) {
      cells[block] = { x, y: box.y + row * height, width: widths[index] + spare, height };
      x += widths[index] + spare;
    }
  }
  return { unit, cells: complete(cells) };
}

/** In order of size, as one would set them up. */
const ROWS = [
  [LOOKS],
  [LOOKS.slice(0, 4), LOOKS.slice(4)],
];

function largestUnit(rows: readonly (readonly { readonly width: number }[])[], box: Box): number {
  let [low, high] = [0, Math.min(34, (box.height / rows.length - TAG_HEIGHT - 8) / TALLEST)];
  const fits = (unit: number) =>
    rows.every(row => row.reduce((sum, { width }) => sum + cellWidth(width, unit), 0) <= box.width);
  if (fits(high)) return high;
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
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

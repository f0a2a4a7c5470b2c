import type { Place } from '../game.ts';

/** Lengths in the wall's own units: a brick is 100 wide. The base stands on y = 0 and the wall grows upwards. */
export const BRICK_WIDTH = 100;
export const BRICK_HEIGHT = 62;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Base {
  readonly left: number;
  readonly width: number;
}

/** The upper left corner of a place as one side sees it: seat 1 sees everything mirrored (MM-2). */
export function cornerOf({ row, column }: Place, side: number): { readonly x: number; readonly y: number } {
  const left = column + row / 2;
  return {
    x: (side === 0 ? left : -left - 1) * BRICK_WIDTH,
    y: -(row + 1) * BRICK_HEIGHT,
  };
}

/** The base of a wall; before the first brick, the place for it is the middle. */
export function baseOf(wall: readonly Place[]): Base {
  const columns = wall.filter(({ row }) => row === 0).map(({ column }) => column);
  return columns.length === 0 ? { left: 0, width: 0 } : { left: Math.min(...columns), width: columns.length };
}

/** How the wall's units are placed in a box on the screen: p ↦ p · scale + (x, y). */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How many bricks fit side by side in the frame, at least and at most: the widest base, with an end to build on. */
const LEAST_SLOTS = 6;
const MOST_SLOTS = 11;
const LEAST_ROWS = 4;
const WIDEST_BRICK = 132;

/**
 * The wall as large as possible with room for one more brick at each end and on top, standing at the bottom of the box.
 */
export function frameOf(wall: readonly Place[], side: number, box: Box): Frame {
  const base = baseOf(wall);
  const slots = Math.min(MOST_SLOTS, Math.max(LEAST_SLOTS, base.width + 2));
  const height = wall.reduce((most, { row }) => Math.max(most, row + 1), 0);
  const rows = Math.max(LEAST_ROWS, height + 1);
  const brick = Math.min(box.width / slots, (box.height / rows) * (BRICK_WIDTH / BRICK_HEIGHT), WIDEST_BRICK);
  const scale = brick / BRICK_WIDTH;
  const middle = (base.width === 0 ? 0.5 : base.left + base.width / 2) * BRICK_WIDTH;
  return {
    x: box.x + box.width / 2 - (side === 0 ? middle : -middle) * scale,
    y: box.y + box.height,
    scale,
  };
}

/** The wall that the frame is made for while an end of the base is picked up: the other end needs room for it. */
export function withoutEnd<P extends Place>(wall: readonly P[], taken: Place | null): readonly P[] {
  if (!taken || taken.row > 0) return wall;
  const { left, width } = baseOf(wall);
  const isEnd = taken.column === left || taken.column === left + width - 1;
  return isEnd ? wall.filter(({ row, column }) => row > 0 || column !== taken.column) : wall;
}

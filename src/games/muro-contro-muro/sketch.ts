import { BACK, BRICKS, COLOURS, FRONT } from './pieces.ts';
import type { MuroState } from './state.ts';
import { RING, ROWS, WIDEST } from './wall.ts';

/**
 * A sketch of a wall, to judge places quickly: one byte a place, on a ground so wide that the base never wanders off it
 * and so edged that no line has to look where it ends.
 */

/** From a place to the next one to the right. Row 0 has an empty row below it. */
export const GROUND = 128;
const ORIGIN = GROUND / 2 - WIDEST / 2;

/** At each place: the brick, and `SHOWS_FIRST` and `SHOWS_SECOND` if it shows seats 0 and 1 their own colour. */
export const cells = new Uint8Array(GROUND * (ROWS + 2));
export const heights = new Uint8Array(GROUND);
export const BRICK_BITS = 15;
export const SHOWS_FIRST = 16;
export const SHOWS_SECOND = 32;

export const base = { left: ORIGIN, width: 0 };

/** For each pair of colours of the seats and each brick: what a place of the sketch holds. */
export const CELLS = new Uint8Array(COLOURS.length * COLOURS.length * RING);
for (let first = 0; first < COLOURS.length; first++) {
  for (let second = 0; second < COLOURS.length; second++) {
    for (let brick = 1; brick < BRICKS.length; brick++) {
      CELLS[(first * COLOURS.length + second) * RING + brick] =
        brick | (FRONT[brick] === first ? SHOWS_FIRST : 0) | (BACK[brick] === second ? SHOWS_SECOND : 0);
    }
  }
}

export function cellAt(row: number, column: number): number {
  return (row + 1) * GROUND + column;
}

export function draw(state: MuroState): void {
  cells.fill(0);
  heights.fill(0);
  const { width, left, bricks } = state;
  const shows = (state.colours[0] * COLOURS.length + state.colours[1]) * RING;
  base.left = ORIGIN;
  base.width = width;
  for (let n = 0; n < width; n++) {
    const slot = (left + n) & (RING - 1);
    const height = state.heights[slot];
    heights[ORIGIN + n] = height;
    for (let row = 0; row < height; row++)
      cells[cellAt(row, ORIGIN + n)] = CELLS[shows + bricks[row * RING + slot]];
  }
}

/** Makes the wall of the state as it is sketched. */
export function transfer(state: MuroState): void {
  state.heights.fill(0);
  state.bricks.fill(0);
  const left = state.left + base.left - ORIGIN;
  for (let n = 0; n < base.width; n++) {
    const slot = (left + n) & (RING - 1);
    const height = heights[base.left + n];
    state.heights[slot] = height;
    for (let row = 0; row < height; row++)
      state.bricks[row * RING + slot] = cells[cellAt(row, base.left + n)] & BRICK_BITS;
  }
  state.left = left;
  state.width = base.width;
}

const LONGEST = ROWS + 1;
export const G = { de: 2, re: 2, dw: 10, rw: 8, jw: 12, jn: 0 };
const DIAGONAL = new Float64Array(LONGEST + 1);
const ROW = new Float64Array(LONGEST + 1);
export function setGains(o: Record<string, number>): void {
  G.de = o.de ?? 2; G.re = o.re ?? 2; G.dw = o.dw ?? 10; G.rw = o.rw ?? 8; G.jw = o.jw ?? 12; G.jn = o.jn ?? 0;
  for (let n = 0; n <= LONGEST; n++) { DIAGONAL[n] = G.dw * ((n + 1) ** G.de - n ** G.de); ROW[n] = G.rw * n ** G.re; }
}
setGains({});

/** What a brick of its own colour at a free place brings the seat that `shows` stands for, above which nothing rests. */
export function gainAt(cell: number, shows: number): number {
  let one = 0;
  for (let i = cell - GROUND; (cells[i] & shows) !== 0; i -= GROUND) one++;
  let other = 0;
  for (let i = cell - GROUND + 1; (cells[i] & shows) !== 0; i -= GROUND - 1) other++;
  let before = 0;
  for (let i = cell - 1; (cells[i] & shows) !== 0; i--) before++;
  let after = 0;
  for (let i = cell + 1; (cells[i] & shows) !== 0; i++) after++;
  return (
    DIAGONAL[one] +
    DIAGONAL[other] +
    ROW[before + after + 1] -
    ROW[before] -
    ROW[after] +
    (one + other + before + after > 0 ? G.jw : 0) + G.jn * ((one > 0 ? 1 : 0) + (other > 0 ? 1 : 0) + (before > 0 ? 1 : 0) + (after > 0 ? 1 : 0))
  );
}

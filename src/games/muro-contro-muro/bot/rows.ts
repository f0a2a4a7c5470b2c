import { BACK, BRICKS, COLOURS, FRONT, TURNED } from '../rules/pieces.ts';
import * as places from '../rules/places.ts';
import type { State } from '../rules/state.ts';
import * as walls from '../rules/wall.ts';

/** What the inner loop needs, as local constants: imports would be looked up each time. */
const { findOwn, noPlaces, pack, SECOND } = places;
const { RING, ROWS, WIDEST } = walls;
const OWN_COLOURS = COLOURS.length;

/**
 * The wall row by row, as bit sets of columns counted as in `wall.ts`: what stands where, and where something can
 * happen. There is a single one, overwritten each time.
 *
 * In a row, neighbours are one bit apart; the place above `r,c` on one diagonal is the same bit of the next row, and on
 * the other the bit to the right.
 */

/** Room for a row below and rows above the highest, all empty, so that nothing has to check where the wall ends. */
const SIZE = ROWS + 3;

/** All rows, one after the other. */
const everyRow = new Int32Array(7 * SIZE);
const rowsFrom = (n: number) => everyRow.subarray(n * SIZE, (n + 1) * SIZE);
/** The places with a brick. */
const filled = rowsFrom(0);
/** MM-3, MM-4: the places where a brick can be laid. */
const open = rowsFrom(1);
/** MM-5: the bricks that can be taken away. */
const free = rowsFrom(2);
/** By seat: the bricks that show it its own colour. */
const own = [rowsFrom(3), rowsFrom(4)] as const;
/** By seat: the bricks that would show it its own colour if they were turned. */
const hidden = [rowsFrom(5), rowsFrom(6)] as const;

/**
 * The same as sets of places: those of each seat's own colour, then the free bricks and the places in upper rows and to
 * the right of the base.
 */
const ownPlaces = [noPlaces(), noPlaces()] as const;
const freePlaces = noPlaces();
const openPlaces = noPlaces();

export const rows = { filled, open, free, own, hidden, ownPlaces, freePlaces, openPlaces } as const;

/** Reads the wall; returns how many rows have a brick. */
export function readRows(state: State): number {
  const [first, second] = own;
  const [firstHidden, secondHidden] = hidden;
  everyRow.fill(0);
  tops.fill(0);
  const { width, left, heights, bricks, colours } = state;
  const shows = (colours[0] * OWN_COLOURS + colours[1]) * RING;
  let after = 0;
  let highest = 0;
  for (let c = width; c >= 1; c--) {
    const slot = (left - 1 + c) & (RING - 1);
    const height = heights[slot];
    if (height > highest) highest = height;
    for (let r = 0; r < height; r++) {
      const shown = SHOWS[shows + bricks[r * RING + slot]];
      filled[r] |= 1 << c;
      first[r] |= (shown & 1) << c;
      second[r] |= ((shown >> 1) & 1) << c;
      firstHidden[r] |= ((shown >> 2) & 1) << c;
      secondHidden[r] |= (shown >> 3) << c;
    }
    if (after >= height) {
      open[height] |= 1 << c;
      tops[c - 1] |= 1 << (SECOND + height);
      free[after - 1] |= 1 << (c + 1);
      tops[c] |= 1 << (after - 1);
    }
    after = height;
  }
  if (width > 0) {
    free[after - 1] |= 1 << 1;
    tops[0] |= 1 << (after - 1);
  }
  if (width < WIDEST) {
    open[0] |= 1 | (1 << (width + 1));
    tops[width] |= 1 << SECOND;
  }
  findOwn(state, colours, ownPlaces[0], ownPlaces[1]);
  pack(tops, 0, freePlaces);
  pack(tops, SECOND, openPlaces);
  return highest;
}

const tops = new Int32Array(WIDEST);

/**
 * For each pair of the seats' colours and each brick: one bit each for whether it shows seat 0 its own colour, shows
 * seat 1 its own, and would do so if turned.
 */
const SHOWS = new Uint8Array(COLOURS.length * COLOURS.length * RING);
for (let pair = 0; pair < COLOURS.length ** 2; pair++) {
  const firsts = Math.floor(pair / COLOURS.length);
  const seconds = pair % COLOURS.length;
  for (let brick = 1; brick < BRICKS.length; brick++) {
    const toFirst = (b: number) => (FRONT[b] === firsts ? 1 : 0);
    const toSecond = (b: number) => (BACK[b] === seconds ? 1 : 0);
    const turned = TURNED[brick];
    SHOWS[pair * RING + brick] =
      toFirst(brick) |
      (toSecond(brick) << 1) |
      ((toFirst(turned) & ~toFirst(brick)) << 2) |
      ((toSecond(turned) & ~toSecond(brick)) << 3);
  }
}

import { COUNT } from './bits.ts';
import { free, open, top } from './rows.ts';
import { ROWS } from './wall.ts';

/** The largest connection (MM-15) in the rows of a wall, and what can become of it. */

/** Of the connection found last: bricks that cannot be taken away, places to grow, and those that join it with others. */
export const found = { safe: 0, growing: 0, joining: 0 };

const rest = new Int32Array(ROWS + 3);
const joined = new Int32Array(ROWS + 3);
/** The largest connection of the side looked at last, or all that are as large; empty above the highest row. */
const largest = new Int32Array(ROWS + 3);

/**
 * How many bricks the largest connection of a side has, which shows its colour at `mine`, so many bricks in all. Also says
 * how many of them are safe, where it can grow now, and where that would join others to it.
 */
export function findConnection(mine: Int32Array, bricks: number): number {
  let most = 0;
  let left = bricks;
  for (let r = 0; r < largest.length; r++) {
    rest[r] = mine[r];
    largest[r] = 0;
  }
  for (let r = 0; r < top && left > 0 && left >= most; ) {
    if (rest[r] === 0) {
      r++;
      continue;
    }
    const size = join(r);
    left -= size;
    if (size < most) continue;
    if (size > most) for (let q = 0; q < top; q++) largest[q] = 0;
    for (let q = r; q < top; q++) largest[q] |= joined[q];
    most = size;
  }
  lookAround(mine);
  return most;
}

/** Moves a brick of the lowest row that has any, and all that is joined to it, from `rest` to `joined`. */
function join(lowestRow: number): number {
  for (let q = lowestRow; q <= top; q++) joined[q] = 0;
  joined[lowestRow] = rest[lowestRow] & -rest[lowestRow];
  for (let hasGrown = true; hasGrown; ) {
    hasGrown = false;
    for (let q = lowestRow; q < top; q++) {
      const below = q > lowestRow ? joined[q - 1] : 0;
      const wider = along(joined[q] | (rest[q] & (below | (below >> 1))), rest[q]);
      if (wider !== joined[q]) {
        joined[q] = wider;
        hasGrown = true;
      }
    }
    for (let q = top - 2; q >= lowestRow; q--) {
      const above = joined[q + 1];
      const wider = along(joined[q] | (rest[q] & (above | (above << 1))), rest[q]);
      if (wider !== joined[q]) {
        joined[q] = wider;
        hasGrown = true;
      }
    }
  }
  let size = 0;
  for (let q = lowestRow; q < top; q++) {
    size += COUNT[joined[q]];
    rest[q] &= ~joined[q];
  }
  return size;
}

/** A part of a row with all that is side by side with it. */
function along(part: number, row: number): number {
  for (let set = part; ; ) {
    const wider = set | (row & ((set << 1) | (set >> 1)));
    if (wider === set) return set;
    set = wider;
  }
}

function lookAround(mine: Int32Array): void {
  let safe = 0;
  let growing = 0;
  let joining = 0;
  for (let r = 0; r <= top; r++) {
    safe += COUNT[largest[r] & ~free[r]];
    const beside = open[r] & neighbours(largest[r], r > 0 ? largest[r - 1] : 0, largest[r + 1]);
    if (beside === 0) continue;
    growing += COUNT[beside];
    const below = r > 0 ? mine[r - 1] & ~largest[r - 1] : 0;
    joining += COUNT[beside & neighbours(mine[r] & ~largest[r], below, mine[r + 1] & ~largest[r + 1])];
  }
  found.safe = safe;
  found.growing = growing;
  found.joining = joining;
}

function neighbours(row: number, below: number, above: number): number {
  return (row << 1) | (row >> 1) | below | (below >> 1) | above | (above << 1);
}

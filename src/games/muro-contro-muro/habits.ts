import type { Random } from '../../engine/random.ts';
import { BRICKS, BRICKS_OF_KIND, COLOURS, FACES, FIRST_BRICK, KIND_OF, LAYABLE, MOVE, CHOOSE, TURNED } from './pieces.ts';
import { settle } from './rules.ts';
import { ENDED, type MuroState, NONE } from './state.ts';
import { COUNT, NTH } from './bits.ts';
import { RING, WIDEST } from './wall.ts';
import { base, BRICK_BITS, CELLS, cellAt, cells, draw, gainAt, heights, SHOWS_FIRST, SHOWS_SECOND, transfer } from './sketch.ts';

export const knobs = { beta: 0.5, noise: 30 };

/** Places for a brick. */
const MOST = WIDEST + 2;
const columns = new Int32Array(MOST);
const gains = [new Float64Array(MOST), new Float64Array(MOST)];
const noises = new Float64Array(MOST);

function listPlaces(): number {
  const { left, width } = base;
  let count = 0;
  if (width === 0) columns[count++] = left;
  else if (width < WIDEST) {
    columns[count++] = left - 1;
    columns[count++] = left + width;
  }
  for (let column = left; column < left + width - 1; column++) {
    if (heights[column + 1] >= heights[column]) columns[count++] = column;
  }
  for (let n = 0; n < count; n++) {
    const cell = cellAt(heights[columns[n]], columns[n]);
    gains[0][n] = gainAt(cell, SHOWS_FIRST);
    gains[1][n] = gainAt(cell, SHOWS_SECOND);
  }
  return count;
}

/** What it is worth to a seat to lay a brick where it would itself gain `own` and its rival `other`. */
export function worthOf(showsOwn: boolean, showsOther: boolean, own: number, other: number): number {
  return (showsOwn ? own : -knobs.beta * own) + (showsOther ? -other : knobs.beta * other);
}

function put(column: number, cell: number): void {
  const row = heights[column]++;
  cells[cellAt(row, column)] = cell;
  if (row > 0) return;
  base.width++;
  if (column < base.left) base.left = column;
}

function remove(column: number): void {
  const row = --heights[column];
  cells[cellAt(row, column)] = 0;
  if (row > 0) return;
  base.width--;
  if (column === base.left) base.left++;
}

/** Plays on to the end as players do who look at the wall, not at what may come. */
export function playSensibly(state: MuroState, random: Random): void {
  draw(state);
  const { pile } = state;
  let { onOffer, bricksLeft, seat, face } = state;
  const shows = (state.colours[0] * COLOURS.length + state.colours[1]) * RING;
  const { noise } = knobs;
  while (bricksLeft > 0) {
    if (face === NONE) face = random.below(FACES.length);
    const layable = onOffer & LAYABLE[face * COLOURS.length + state.colours[seat]];
    const mayMove = (face === MOVE || face === CHOOSE) && base.width > 0;
    face = NONE;
    const mover = seat;
    seat = 1 - seat;
    if (layable === 0 && !mayMove) continue;
    const ownBit = mover === 0 ? SHOWS_FIRST : SHOWS_SECOND;
    const otherBit = mover === 0 ? SHOWS_SECOND : SHOWS_FIRST;
    const own = gains[mover];
    const other = gains[1 - mover];
    const count = listPlaces();
    for (let n = 0; n < count; n++) noises[n] = (random.next() >>> 0) * 2 ** -32 * noise;
    let best = Number.NEGATIVE_INFINITY;
    let bestBrick = 0;
    let bestTo = 0;
    let bestFrom = -1;
    for (let brick = FIRST_BRICK; brick < BRICKS.length; brick++) {
      if ((layable & (1 << brick)) === 0) continue;
      const cell = CELLS[shows + brick];
      const a = (cell & ownBit) !== 0;
      const b = (cell & otherBit) !== 0;
      for (let n = 0; n < count; n++) {
        const worth = worthOf(a, b, own[n], other[n]) + noises[n];
        if (worth > best) {
          best = worth;
          bestBrick = brick;
          bestTo = columns[n];
        }
      }
    }
    if (mayMove) {
      const { left, width } = base;
      for (let column = left; column < left + width; column++) {
        const height = heights[column];
        if (column > left && heights[column - 1] > height) continue;
        const at = cellAt(height - 1, column);
        const brick = cells[at] & BRICK_BITS;
        const turned = TURNED[brick];
        const ownHere = gainAt(at, ownBit);
        const otherHere = gainAt(at, otherBit);
        const lost = worthOf((cells[at] & ownBit) !== 0, (cells[at] & otherBit) !== 0, ownHere, otherHere);
        const isBase = height === 1;
        const isEnd = column === left || column === left + width - 1;
        for (let way = 0; way < 2; way++) {
          if (way === 1 && turned === brick) break;
          const laid = way === 0 ? brick : turned;
          const cell = CELLS[shows + laid];
          const a = (cell & ownBit) !== 0;
          const b = (cell & otherBit) !== 0;
          if (way === 1) {
            const worth = worthOf(a, b, ownHere, otherHere) - lost + noises[0];
            if (worth > best) {
              best = worth;
              bestBrick = laid;
              bestTo = column;
              bestFrom = column;
            }
          }
          if (isBase && (!isEnd || width === 1)) continue;
          for (let n = 0; n < count; n++) {
            const to = columns[n];
            if (to === column || (to === column - 1 && (heights[to] === height || isBase))) continue;
            if (isBase && to === column + 1 && heights[to] === 0) continue;
            const worth = worthOf(a, b, own[n], other[n]) - lost + noises[n];
            if (worth > best) {
              best = worth;
              bestBrick = laid;
              bestTo = to;
              bestFrom = column;
            }
          }
        }
      }
    }
    if (best === Number.NEGATIVE_INFINITY) continue;
    if (bestFrom < 0) {
      const kind = KIND_OF[bestBrick];
      bricksLeft--;
      if (--pile[kind] === 0) onOffer &= ~BRICKS_OF_KIND[kind];
      put(bestTo, CELLS[shows + bestBrick]);
    } else if (bestFrom === bestTo) {
      cells[cellAt(heights[bestTo] - 1, bestTo)] = CELLS[shows + bestBrick];
    } else {
      remove(bestFrom);
      put(bestTo, CELLS[shows + bestBrick]);
    }
  }
  transfer(state);
  state.onOffer = 0;
  state.bricksLeft = 0;
  settle(state);
}

export function isOver(state: MuroState): boolean {
  return state.phase === ENDED;
}

const OWN_ONLY = new Int32Array(18);
const EVEN = new Int32Array(18);
for (let seat = 0; seat < 2; seat++)
  for (let a = 0; a < 3; a++)
    for (let b = 0; b < 3; b++) {
      const cellsHere = Array.from({ length: 10 }, (_, brick) => CELLS[(a * 3 + b) * RING + brick]);
      const ownBit = seat === 0 ? SHOWS_FIRST : SHOWS_SECOND;
      const otherBit = seat === 0 ? SHOWS_SECOND : SHOWS_FIRST;
      for (let brick = 1; brick < 10; brick++) {
        const own = (cellsHere[brick] & ownBit) !== 0;
        const other = (cellsHere[brick] & otherBit) !== 0;
        if (own && !other) OWN_ONLY[seat * 9 + a * 3 + b] |= 1 << brick;
        if (own === other) EVEN[seat * 9 + a * 3 + b] |= 1 << brick;
      }
    }

export function playQuickly(state: MuroState, random: Random, tries: number): void {
  draw(state);
  const { pile } = state;
  let { onOffer, bricksLeft, seat, face } = state;
  const pair = state.colours[0] * COLOURS.length + state.colours[1];
  const shows = pair * RING;
  while (bricksLeft > 0) {
    if (face === NONE) face = random.below(FACES.length);
    let layable = onOffer & LAYABLE[face * COLOURS.length + state.colours[seat]];
    const mayMove = face === MOVE && base.width > 1;
    face = NONE;
    const mover = seat;
    seat = 1 - seat;
    if (layable === 0 && !mayMove) continue;
    const ownBit = mover === 0 ? SHOWS_FIRST : SHOWS_SECOND;
    const otherBit = mover === 0 ? SHOWS_SECOND : SHOWS_FIRST;
    const { left, width } = base;
    let count = 0;
    if (width === 0) columns[count++] = left;
    else if (width < WIDEST) {
      columns[count++] = left - 1;
      columns[count++] = left + width;
    }
    for (let column = left; column < left + width - 1; column++) {
      if (heights[column + 1] >= heights[column]) columns[count++] = column;
    }
    let best = Number.NEGATIVE_INFINITY;
    let bestBrick = 0;
    let bestTo = 0;
    let bestFrom = -1;
    if (!mayMove) {
      const preferred = layable & OWN_ONLY[mover * 9 + pair];
      if (preferred !== 0) layable = preferred;
      else if ((layable & EVEN[mover * 9 + pair]) !== 0) layable &= EVEN[mover * 9 + pair];
      for (let t = 0; t < tries; t++) {
        const brick = NTH[layable * 16 + random.below(COUNT[layable])];
        const to = columns[random.below(count)];
        if (tries === 1) {
          bestBrick = brick;
          bestTo = to;
          best = 0;
          break;
        }
        const at = cellAt(heights[to], to);
        const cell = CELLS[shows + brick];
        const worth = worthOf((cell & ownBit) !== 0, (cell & otherBit) !== 0, gainAt(at, ownBit), gainAt(at, otherBit));
        if (worth > best) {
          best = worth;
          bestBrick = brick;
          bestTo = to;
        }
      }
    } else {
      for (let t = 0; t <= tries; t++) {
        const from = left + random.below(width);
        const height = heights[from];
        if (from > left && heights[from - 1] > height) continue;
        const isBase = height === 1;
        const at = cellAt(height - 1, from);
        const there = cells[at];
        const brick = there & BRICK_BITS;
        const cell = CELLS[shows + (random.next() < 0 ? brick : TURNED[brick])];
        let to = columns[random.below(count)];
        if (isBase && from > left && from < left + width - 1) to = from;
        if (to === from - 1 && (heights[to] === height || isBase)) to = from;
        if (isBase && to === from + 1 && heights[to] === 0) to = from;
        if (to === from && cell === there) continue;
        let worth = -worthOf((there & ownBit) !== 0, (there & otherBit) !== 0, gainAt(at, ownBit), gainAt(at, otherBit));
        const toAt = to === from ? at : cellAt(heights[to], to);
        cells[at] = 0;
        worth += worthOf((cell & ownBit) !== 0, (cell & otherBit) !== 0, gainAt(toAt, ownBit), gainAt(toAt, otherBit));
        cells[at] = there;
        if (worth > best) {
          best = worth;
          bestBrick = cell & BRICK_BITS;
          bestTo = to;
          bestFrom = from;
        }
      }
      if (best === Number.NEGATIVE_INFINITY) continue;
    }
    if (bestFrom < 0) {
      const kind = KIND_OF[bestBrick];
      bricksLeft--;
      if (--pile[kind] === 0) onOffer &= ~BRICKS_OF_KIND[kind];
      put(bestTo, CELLS[shows + bestBrick]);
    } else if (bestFrom === bestTo) {
      cells[cellAt(heights[bestTo] - 1, bestTo)] = CELLS[shows + bestBrick];
    } else {
      remove(bestFrom);
      put(bestTo, CELLS[shows + bestBrick]);
    }
  }
  transfer(state);
  state.onOffer = 0;
  state.bricksLeft = 0;
  settle(state);
}

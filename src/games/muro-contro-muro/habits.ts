import type { Random } from '../../engine/random.ts';
import { COUNT, NTH } from './bits.ts';
import {
  BRICKS,
  BRICKS_OF_KIND,
  COLOURS,
  FACES,
  FIRST_BRICK,
  KIND_OF,
  LAYABLE,
  MOVE,
  TURNED,
} from './pieces.ts';
import { settle } from './rules.ts';
import {
  BRICK,
  base,
  draw,
  heights,
  pairOf,
  placeIn,
  places,
  SHOWN,
  SKETCHED,
  set,
  TO_FIRST,
  TO_SECOND,
  transfer,
  worthAt,
} from './sketch.ts';
import { type MuroState, NONE } from './state.ts';
import { RING, WIDEST } from './wall.ts';

/**
 * How a match goes on between players with good habits: they show their own colour and hide the rival's, look at a few
 * places side by side, and lay where it does most. Not how anybody should play, but much nearer to it than
 * chance.
 */

/** How many possibilities a player looks at: with fewer the matches mean less, with more there is time for fewer. */
const LOOKS = 6;

/** Plays a match in which turns have begun to its end. */
export function playByHabit(state: MuroState, random: Random): void {
  draw(state);
  pair = pairOf(state.colours[0], state.colours[1]);
  const { pile, colours } = state;
  let { onOffer, bricksLeft, seat, face } = state;
  while (bricksLeft > 0) {
    if (face === NONE) face = random.below(FACES.length);
    if (face === MOVE) {
      if (base.width > 1) moveOne(seat, random);
    } else {
      const layable = onOffer & LAYABLE[face * COLOURS.length + colours[seat]];
      if (layable !== 0) {
        const kind = KIND_OF[layOne(seat, preferred(seat, layable), random)];
        bricksLeft--;
        if (--pile[kind] === 0) onOffer &= ~BRICKS_OF_KIND[kind];
      }
    }
    face = NONE;
    seat = 1 - seat;
  }
  transfer(state);
  state.bricksLeft = 0;
  state.onOffer = 0;
  settle(state);
}

/** The colours of the seats, as `pairOf` says them. */
let pair = 0;

/** The columns that have a place for a brick. */
const open = new Int32Array(WIDEST + 2);

function listOpen(): number {
  const { left, width } = base;
  const last = left + width - 1;
  let count = 0;
  if (width === 0) open[count++] = left;
  else if (width < WIDEST) {
    open[count++] = left - 1;
    open[count++] = last + 1;
  }
  for (let column = left; column < last; column++) {
    if (heights[column + 1] >= heights[column]) open[count++] = column;
  }
  return count;
}

/** Lays one of the bricks, and says which. */
function layOne(seat: number, bricks: number, random: Random): number {
  const own = seat === 0 ? TO_FIRST : TO_SECOND;
  const other = TO_FIRST + TO_SECOND - own;
  const count = listOpen();
  const kinds = COUNT[bricks];
  let best = Number.NEGATIVE_INFINITY;
  let bestShown = 0;
  let bestTo = 0;
  let which = kinds === 1 ? 0 : random.below(kinds);
  let where = random.below(count);
  for (let look = Math.min(LOOKS, count); look > 0; look--) {
    const shown = SKETCHED[pair * RING + NTH[bricks * 16 + which]];
    const to = open[where];
    const worth = worthAt(placeIn(heights[to], to), shown, own, other);
    if (worth > best) {
      best = worth;
      bestShown = shown;
      bestTo = to;
    }
    if (++which === kinds) which = 0;
    if (++where === count) where = 0;
  }
  put(bestTo, bestShown);
  return bestShown & BRICK;
}

/** Moves or turns a brick, if the player happens to look at one that may be. */
function moveOne(seat: number, random: Random): void {
  const own = seat === 0 ? TO_FIRST : TO_SECOND;
  const other = TO_FIRST + TO_SECOND - own;
  const { left, width } = base;
  const last = left + width - 1;
  const count = listOpen();
  let best = Number.NEGATIVE_INFINITY;
  let bestShown = 0;
  let bestFrom = 0;
  let bestTo = 0;
  for (let look = 0; look <= LOOKS; look++) {
    const from = left + random.below(width);
    const height = heights[from];
    // MM-5: it carries a brick.
    if (from > left && heights[from - 1] > height) continue;
    let to = open[random.below(count)];
    // MM-10, MM-11: where it cannot go it is turned instead.
    if (height === 1 && from > left && from < last) to = from;
    if (to === from - 1 && (heights[to] === height || height === 1)) to = from;
    if (to === from + 1 && heights[to] === 0) to = from;
    const place = placeIn(height - 1, from);
    const before = places[place];
    const shown = random.next() < 0 ? before & SHOWN : SKETCHED[pair * RING + TURNED[before & BRICK]];
    if (to === from && shown === (before & SHOWN)) continue;
    const lost = worthAt(place, before, own, other);
    places[place] = 0;
    const worth = worthAt(to === from ? place : placeIn(heights[to], to), shown, own, other) - lost;
    places[place] = before;
    if (worth > best) {
      best = worth;
      bestShown = shown;
      bestFrom = from;
      bestTo = to;
    }
  }
  if (best === Number.NEGATIVE_INFINITY) return;
  takeOff(bestFrom);
  put(bestTo, bestShown);
}

function put(column: number, shown: number): void {
  const row = heights[column]++;
  set(placeIn(row, column), shown);
  if (row > 0) return;
  base.width++;
  if (column < base.left) base.left = column;
}

function takeOff(column: number): void {
  const row = --heights[column];
  places[placeIn(row, column)] = 0;
  if (row > 0) return;
  base.width--;
  if (column === base.left) base.left++;
}

/** Of these bricks those that show the seat its own colour and not the rival's; or else do both, or neither. */
function preferred(seat: number, bricks: number): number {
  const index = seat * PAIRS + pair;
  if ((bricks & GIVING[index]) !== 0) return bricks & GIVING[index];
  return (bricks & EVEN[index]) !== 0 ? bricks & EVEN[index] : bricks;
}

/** For each seat and pair of colours: the bricks that show only this seat its own, and those that show both or neither. */
const PAIRS = COLOURS.length * COLOURS.length;
const GIVING = new Int32Array(2 * PAIRS);
const EVEN = new Int32Array(2 * PAIRS);
for (let index = 0; index < 2 * PAIRS; index++) {
  const own = index < PAIRS ? TO_FIRST : TO_SECOND;
  for (let brick = FIRST_BRICK; brick < BRICKS.length; brick++) {
    const shown = SKETCHED[(index % PAIRS) * RING + brick] & (TO_FIRST | TO_SECOND);
    if (shown === own) GIVING[index] |= 1 << brick;
    if (shown === 0 || shown === (TO_FIRST | TO_SECOND)) EVEN[index] |= 1 << brick;
  }
}

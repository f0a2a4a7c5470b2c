import { lowest } from './bits.ts';
import { laying, moving, placeAt } from './codes.ts';
import { CHOOSE, COLOURS, LAYABLE, MOVE, TURNED } from './pieces.ts';
import { CHOOSE_COLOUR, type State, TO_MOVE } from './state.ts';
import { brickAt, columnsForABrick, ENDS, freeTops, heightOf, type Wall, WIDEST } from './wall.ts';

/**
 * What a seat may do (MM-6, MM-8 to MM-12). `playout.ts` counts and picks from the same moves in the same order
 * without listing them.
 */

/**
 * There are at most ten places for a brick: one on each of the open columns, of which the last is none, and two
 * at the ends of a base below ten. At most ten bricks are free, one a column. So with face `C` there are at most
 * nine bricks to lay at ten places, and ten to move to ten places two ways round or to turn.
 */
export const MOST_MOVES = 9 * 10 + 10 * (2 * 10 + 1);

export function moves(state: State, seat: number, into: Int32Array): number {
  if (seat !== state.seat) return 0;
  if (state.phase === CHOOSE_COLOUR) return colours(state, into);
  if (state.phase !== TO_MOVE) return 0;
  const count = layings(state, into);
  return mayMoveBricks(state.face) ? movings(state, into, count) : count;
}

/** MM-6: a colour that nobody has. */
function colours(state: State, into: Int32Array): number {
  let count = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (state.colours[0] !== colour) into[count++] = colour;
  }
  return count;
}

/** MM-8: the bricks, each way round, that the face lets the seat lay and of which the pile has one. */
export function bricksToLay(state: State): number {
  return state.onOffer & LAYABLE[state.face * COLOURS.length + state.colours[state.seat]];
}

/** MM-8: only *move* and *choose* let a seat move a brick of the wall. */
export function mayMoveBricks(face: number): boolean {
  return face === MOVE || face === CHOOSE;
}

/** MM-9: any such brick at any place. */
function layings(state: State, into: Int32Array): number {
  let count = 0;
  const places = listPlaces(state, columnsForABrick(state));
  for (let bricks = bricksToLay(state); bricks !== 0; bricks &= bricks - 1) {
    const brick = lowest(bricks);
    for (let n = 0; n < places; n++) into[count++] = laying(brick, listed[n]);
  }
  return count;
}

/** MM-10: any free brick turned, or laid elsewhere either way round. Adds to the moves there are already. */
function movings(state: State, into: Int32Array, count: number): number {
  const { open, level, low, width } = state;
  for (let tops = freeTops(state); tops !== 0; tops &= tops - 1) {
    const c = lowest(tops);
    const row = heightOf(state, c) - 1;
    const from = placeAt(row, c);
    const brick = brickAt(state, row, c);
    const turned = TURNED[brick];
    const places = listPlaces(state, columnsElsewhere(open, level, low, width, c));
    if (turned !== brick) into[count++] = moving(from, turned, from);
    for (let n = 0; n < places; n++) into[count++] = moving(from, brick, listed[n]);
    if (turned === brick) continue;
    for (let n = 0; n < places; n++) into[count++] = moving(from, turned, listed[n]);
  }
  return count;
}

/** The places on top of these columns. */
const listed = new Int32Array(WIDEST + 2);

function listPlaces(wall: Wall, columns: number): number {
  let count = 0;
  for (let rest = columns; rest !== 0; rest &= rest - 1) {
    const c = lowest(rest);
    listed[count++] = placeAt(heightOf(wall, c), c);
  }
  return count;
}

/**
 * MM-10: the columns in which the free top brick of column c can be laid elsewhere, on the wall without it: `open`,
 * `level`, `low` and `width` are the wall's. Nothing can be laid any more where it would rest on the brick: in its
 * own column and, if that is as high, in the one to the left.
 */
export function columnsElsewhere(open: number, level: number, low: number, width: number, c: number): number {
  const bit = 1 << c;
  const onTop = open & ~bit & ~(level & (bit >> 1));
  if ((low & bit) === 0) return onTop | ENDS[width];
  // MM-11: of the base only an end may leave its place, and not if it is the whole wall. It goes to an upper row or to
  // the other end, for which there is room without it however wide the base is.
  if (width === 1) return 0;
  if (c === 1) return onTop | (1 << (width + 1));
  return c === width ? onTop | 1 : 0;
}

/** MM-12: whether the face on the die allows the seat any move. While bricks are left there is a place for one. */
export function allowsAMove(state: State): boolean {
  if (bricksToLay(state) !== 0) return true;
  return mayMoveBricks(state.face) && canMoveABrick(state);
}

function canMoveABrick(wall: Wall): boolean {
  const { open, level, low, width } = wall;
  const tops = freeTops(wall);
  if ((tops & wall.mixed) !== 0) return true;
  for (let rest = tops; rest !== 0; rest &= rest - 1) {
    if (columnsElsewhere(open, level, low, width, lowest(rest)) !== 0) return true;
  }
  return false;
}

import * as engineBits from '../../../engine/bits.ts';
import type { Random } from '../../../engine/random.ts';
import * as bits from './bits.ts';
import * as codes from './codes.ts';
import * as pieces from './pieces.ts';
import { COLOURS, FACES } from './pieces.ts';
import type { State } from './state.ts';
import * as phases from './state.ts';
import * as walls from './wall.ts';

/** What the inner loop needs, as local constants: imports would be looked up each time. */
const { lowest } = engineBits;
const { COUNT, NTH } = bits;
const { laying, moving, movingAnywhere, TO } = codes;
const { CHOOSE, LAYABLE, MOVE, TURNED } = pieces;
const { CHOOSE_COLOUR, FIRST_ROLL, ROLL, TO_MOVE } = phases;
const { columnsForABrick, ENDS, freeTops, topBrick } = walls;

/** What a seat may do (MM-6, MM-8 to MM-12), and what the die may show (MM-7, MM-8). */

/**
 * There are at most ten places for a brick: one on each open column, of which the last is never one, and two at the
 * ends of a base narrower than ten. At most ten bricks are free, one per column. So with face `C` there are at most
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

/** MM-7, MM-8: the six faces of the die, equally likely. */
export function chances(state: State, into: Int32Array): number {
  if (state.phase !== FIRST_ROLL && state.phase !== ROLL) return 0;
  for (let face = 0; face < SIDES; face++) into[face] = face;
  return SIDES;
}

const SIDES = FACES.length;

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
  return state.onOffer & LAYABLE[state.face * OWN_COLOURS + state.colours[state.seat]];
}

const OWN_COLOURS = COLOURS.length;

/** MM-8: only *move* and *choose* let a seat move a brick of the wall. */
function mayMoveBricks(face: number): boolean {
  return face === MOVE || face === CHOOSE;
}

/** MM-9: any such brick at any place. */
function layings(state: State, into: Int32Array): number {
  const columns = columnsForABrick(state) << TO;
  let count = 0;
  for (let bricks = bricksToLay(state); bricks !== 0; bricks &= bricks - 1) {
    const brick = lowest(bricks);
    for (let rest = columns; rest !== 0; rest &= rest - 1) into[count++] = brick | (rest & -rest);
  }
  return count;
}

/**
 * MM-10: any free brick turned, or laid elsewhere either way round. Adds to the moves listed so far. A turn that is not
 * a move is overwritten. A one-coloured brick has only one way round: both are written to the same place.
 */
function movings(state: State, into: Int32Array, count: number): number {
  const { mixed } = state;
  const turnable = columnsToTurn(state);
  for (let tops = freeTops(state); tops !== 0; tops &= tops - 1) {
    const c = lowest(tops);
    const brick = topBrick(state, c);
    const columns = columnsElsewhere(state, c);
    const isMixed = (mixed >> c) & 1;
    const first = movingAnywhere(c, brick);
    const second = movingAnywhere(c, TURNED[brick]);
    into[count] = second | (1 << (TO + c));
    count += (turnable >> c) & 1;
    const places = COUNT[columns];
    let after = count + (places & -isMixed);
    for (let rest = columns << TO; rest !== 0; rest &= rest - 1) {
      const to = rest & -rest;
      into[count++] = first | to;
      into[after++] = second | to;
    }
    count = after;
  }
  return count;
}

/**
 * MM-10: the columns in which the free top brick of column c can be laid elsewhere, on the wall without it. Nothing can
 * be laid any more where it would rest on this brick: in its own column and, if that is equally high, in the one to the
 * left.
 */
function columnsElsewhere({ open, level, low, width }: State, c: number): number {
  const bit = 1 << c;
  const onTop = open & ~bit & ~(level & (bit >> 1));
  if ((low & bit) === 0) return onTop | ENDS[width];
  // MM-11: of the base only an end may leave its place, and not if it is the whole wall. It goes to an upper row or to
  // the other end, for which there is room without it however wide the base is.
  if (width === 1) return 0;
  if (c === 1) return onTop | (1 << (width + 1));
  return c === width ? onTop | 1 : 0;
}

/** MM-10: the columns whose top brick, if it is free, can be turned. */
function columnsToTurn({ mixed, pass }: State): number {
  return pass ? EVERY_COLUMN : mixed;
}

const EVERY_COLUMN = -1;

/** MM-12: whether the face on the die allows the seat any move. While bricks are left there is a place for one. */
export function allowsAMove(state: State): boolean {
  if (bricksToLay(state) !== 0) return true;
  return mayMoveBricks(state.face) && canMoveABrick(state);
}

/** A brick has nowhere else to go only on top of a full triangle, which takes more bricks than there are. */
function canMoveABrick(state: State): boolean {
  return state.width > 1 || (state.width === 1 && columnsToTurn(state) !== 0);
}

/**
 * One of the moves with a brick that `moves` lists, each equally likely: moves are counted, and only this one is worked
 * out.
 */
export function randomMove(state: State, random: Random): number {
  const bricks = bricksToLay(state);
  const columns = columnsForABrick(state);
  const places = COUNT[columns];
  const layings = COUNT[bricks] * places;
  const count = mayMoveBricks(state.face) ? layings + countMovings(state) : layings;
  const n = count === 1 ? 0 : random.below(count);
  if (n >= layings) return nthMoving(state, n - layings);
  const nth = (n / places) | 0;
  return laying(NTH[bricks * 16 + nth], NTH[columns * 16 + n - nth * places]);
}

function countMovings(state: State): number {
  const { mixed } = state;
  const turnable = columnsToTurn(state);
  let count = 0;
  for (let tops = freeTops(state); tops !== 0; tops &= tops - 1) {
    const c = lowest(tops);
    const isMixed = (mixed >> c) & 1;
    const ways = (COUNT[columnsElsewhere(state, c)] << isMixed) + ((turnable >> c) & 1);
    waysToMove[c] = ways;
    count += ways;
  }
  return count;
}

/**
 * By column, for each free brick: how many ways to move it to every other place, both ways round if it has two colours;
 * and to turn it.
 */
const waysToMove = new Int32Array(16);

function nthMoving(state: State, n: number): number {
  let rest = n;
  let tops = freeTops(state);
  let c = lowest(tops);
  while (rest >= waysToMove[c]) {
    rest -= waysToMove[c];
    tops &= tops - 1;
    c = lowest(tops);
  }
  const brick = topBrick(state, c);
  const turned = TURNED[brick];
  if (((columnsToTurn(state) >> c) & 1) !== 0 && rest-- === 0) return moving(c, turned, c);
  const columns = columnsElsewhere(state, c);
  const others = rest - COUNT[columns];
  return others < 0
    ? moving(c, brick, NTH[columns * 16 + rest])
    : moving(c, turned, NTH[columns * 16 + others]);
}

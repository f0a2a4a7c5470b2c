import * as engineBits from '../../../engine/bits.ts';
import * as bits from '../rules/bits.ts';
import { COLOURS, KINDS, positionIn } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import * as walls from '../rules/wall.ts';
import { findConnection, found } from './connection.ts';
import { readRows, rows } from './rows.ts';

/** What the inner loop needs, as local constants: imports would be looked up each time. */
const { COUNT } = bits;
const { highest, lowest } = engineBits;
const { WIDEST } = walls;
const { filled, free, hidden, open, own, ownPlaces } = rows;

/**
 * What the evaluation looks at: whole numbers that say how far each seat has come in the three awards, what it can
 * still add and lose, and how late it is. First the seat that is to roll, then its rival, then both together. The order
 * is that of the weights in `weights.ts`: after any change here they have to be trained again (`bench/training`).
 */
const OF_A_SIDE = 42;
const OF_BOTH = 30;
export const FEATURES = 2 * OF_A_SIDE + OF_BOTH;

/** The positions of those features of a side that are compared with the rival's. */
const DIAGONAL = 0;
const SAFE_DIAGONAL = 3;
const ROW = 4;
const CONNECTION = 7;
const SAFE_ROW = 10;
const SAFE_CONNECTION = 30;
const ROW_AFTER_A_BRICK = 32;
const DIAGONAL_AFTER_A_BRICK = 33;

/** The positions of the sizes of a side's awards, and the distance to the rival's. */
export const AT = { diagonal: DIAGONAL, row: ROW, connection: CONNECTION, rival: OF_A_SIDE } as const;

/** How many rows have a brick. */
let top = 0;

export function writeFeatures(state: State, into: Float64Array): void {
  top = readRows(state);
  writeSide(state, state.seat, into, 0);
  writeSide(state, 1 - state.seat, into, OF_A_SIDE);
  writeBoth(state, into);
}

/** Everything counted by length, one after the other. */
const LENGTHS = WIDEST + 3;
const counts = new Int32Array(8 * LENGTHS);
const countsFrom = (n: number) => counts.subarray(n * LENGTHS, (n + 1) * LENGTHS);
/** For diagonals that end in a row, going up either way: the places where they end. */
const upward = countsFrom(0);
const downward = countsFrom(1);
/** How many diagonals of at least this length there are, can ever grow, and can grow now. */
const diagonals = countsFrom(2);
const growing = countsFrom(3);
const growingNow = countsFrom(4);
/** How many places would make a row this long, ever and now; and how many rows are at least this long. */
const rowsToBe = countsFrom(5);
const rowsNow = countsFrom(6);
const rowsSoFar = countsFrom(7);

function writeSide(state: State, seat: number, into: Float64Array, at: number): void {
  const { width } = state;
  const mine = own[seat];
  const turnable = hidden[seat];
  const grows = width < WIDEST ? 1 : 0;
  counts.fill(0);
  let bricks = 0;
  let loose = 0;
  let toTurn = 0;
  let diagonal = 0;
  let diagonalToBe = 0;
  let diagonalNow = 0;
  let diagonalSafe = 0;
  let diagonalAtMost = 0;
  let twoSoon = 0;
  let threeSoon = 0;
  let row = 0;
  let rowToBe = 0;
  let rowNow = 0;
  let rowSafe = 0;
  let rowAtMost = 0;
  for (let r = 0; r < top; r++) {
    const here = mine[r];
    const taken = filled[r];
    const takenAbove = filled[r + 1];
    const openHere = open[r];
    const openAbove = open[r + 1];
    const freeHere = free[r];
    // For the next row: where there is a place above the base as it is, or as it would be if one brick wider.
    const room = grows === 1 ? -1 : (1 << (width - r)) - 2;
    toTurn += COUNT[turnable[r] & freeHere];
    if (here !== 0) {
      bricks += COUNT[here];
      loose += COUNT[here & freeHere];
    }
    for (let length = r + 1; length >= 1; length--) {
      const up = length === 1 ? here : here & upward[length - 1];
      const down = length === 1 ? here : here & (downward[length - 1] >> 1);
      upward[length] = up;
      downward[length] = down;
      if ((up | down) === 0) continue;
      if (length > diagonal) diagonal = length;
      diagonals[length] += COUNT[up] + COUNT[down];
      // Only the upper end of a diagonal can be taken away.
      const safe = ((up | down) & ~freeHere) !== 0 ? length : length - 1;
      if (safe > diagonalSafe) diagonalSafe = safe;
      const upNext = up & ~takenAbove & room;
      const downNext = (down >> 1) & ~takenAbove & room;
      if ((upNext | downNext) === 0) continue;
      if (length > diagonalToBe) diagonalToBe = length;
      growing[length] += COUNT[upNext] + COUNT[downNext];
      if (upNext !== 0) {
        const most = length + width - lowest(upNext) - r + grows;
        if (most > diagonalAtMost) diagonalAtMost = most;
      }
      if (downNext !== 0) {
        const most = length + highest(downNext) + grows;
        if (most > diagonalAtMost) diagonalAtMost = most;
      }
      if (length === 2 || length === 3) {
        // One other brick has to be laid first.
        const soon = COUNT[upNext & ~openAbove & (openHere >> 1)] + COUNT[(down >> 1) & openHere];
        if (length === 2) twoSoon += soon;
        else threeSoon += soon;
      }
      const now = COUNT[up & openAbove] + COUNT[(down >> 1) & openAbove];
      if (now > 0) {
        growingNow[length] += now;
        if (length > diagonalNow) diagonalNow = length;
      }
    }
    if (here !== 0) {
      let length = 0;
      for (let rest = here; rest !== 0; rest &= rest << 1) rowsSoFar[++length] += COUNT[rest];
      if (length > row) row = length;
      length = longestRun(here & ~freeHere);
      if (length > rowSafe) rowSafe = length;
    }
    const reach = grows === 1 ? (2 << (width - r + 1)) - 1 : (2 << (width - r)) - 2;
    const length = longestRun((here | ~taken) & reach);
    if (length > rowAtMost) rowAtMost = length;
    for (let rest = ~taken & ((here << 1) | (here >> 1)) & reach; rest !== 0; rest &= rest - 1) {
      const place = rest & -rest;
      let length = 1;
      for (let bit = place << 1; (here & bit) !== 0; bit <<= 1) length++;
      for (let bit = place >> 1; (here & bit) !== 0; bit >>= 1) length++;
      rowsToBe[length]++;
      if (length > rowToBe) rowToBe = length;
      if ((openHere & place) === 0) continue;
      rowsNow[length]++;
      if (length > rowNow) rowNow = length;
    }
  }
  const connection = findConnection(ownPlaces[seat], grows === 1);
  into[at + DIAGONAL] = diagonal;
  into[at + 1] = diagonalToBe;
  into[at + 2] = diagonalNow;
  into[at + SAFE_DIAGONAL] = diagonalSafe;
  into[at + ROW] = row;
  into[at + 5] = rowToBe;
  into[at + 6] = rowNow;
  into[at + CONNECTION] = connection;
  into[at + 8] = bricks;
  into[at + 9] = bricks - connection;
  into[at + SAFE_ROW] = rowSafe;
  into[at + 11] = diagonalAtMost;
  into[at + 12] = rowAtMost;
  for (let length = 1; length <= 4; length++) into[at + 12 + length] = growingNow[length];
  for (let length = 2; length <= 4; length++) into[at + 15 + length] = growing[length];
  const sixNow = rowsNow[6] + rowsNow[7] + rowsNow[8] + rowsNow[9];
  const fiveNow = rowsNow[5] + sixNow;
  const fourNow = rowsNow[4] + fiveNow;
  into[at + 20] = rowsNow[3] + fourNow;
  into[at + 21] = fourNow;
  into[at + 22] = fiveNow;
  const fiveToBe = rowsToBe[5] + rowsToBe[6] + rowsToBe[7] + rowsToBe[8] + rowsToBe[9];
  const fourToBe = rowsToBe[4] + fiveToBe;
  into[at + 23] = rowsToBe[3] + fourToBe;
  into[at + 24] = fourToBe;
  into[at + 25] = fiveToBe;
  into[at + 26] = diagonals[3];
  into[at + 27] = diagonals[4];
  into[at + 28] = rowsSoFar[3];
  into[at + 29] = rowsSoFar[4];
  into[at + SAFE_CONNECTION] = found.safe;
  into[at + 31] = found.growing;
  into[at + ROW_AFTER_A_BRICK] = Math.max(row, rowNow);
  into[at + DIAGONAL_AFTER_A_BRICK] = Math.max(diagonal, diagonalNow + 1);
  into[at + 34] = loose;
  into[at + 35] = toTurn;
  into[at + 36] = twoSoon;
  into[at + 37] = threeSoon;
  into[at + 38] = sixNow;
  into[at + 39] = rowsSoFar[5];
  into[at + 40] = diagonals[5];
  into[at + 41] = found.joining;
}

function longestRun(set: number): number {
  let length = 0;
  for (let rest = set; rest !== 0; rest &= rest << 1) length++;
  return length;
}

/** Lateness is in 64ths. */
const LATE = Int32Array.from({ length: 55 }, (_, bricksLeft) => Math.round(192 / (2 + bricksLeft)));

function writeBoth(state: State, into: Float64Array): void {
  const { bricksLeft, width, pile, colours, seat } = state;
  const at = 2 * OF_A_SIDE;
  const late = LATE[bricksLeft];
  into[at] = bricksLeft;
  into[at + 1] = width;
  into[at + 2] = late;
  for (let left = 1; left <= 3; left++) into[at + 2 + left] = bricksLeft === left ? 1 : 0;
  into[at + 6] = Math.round(64 / bricksLeft);
  const kinds = (colours[seat] * COLOURS.length + colours[1 - seat]) * KINDS.length;
  for (let i = 0; i < KINDS.length; i++) into[at + 7 + i] = pile[KINDS_SEEN[kinds + i]];
  const diagonal = lead(into, DIAGONAL);
  const row = lead(into, ROW);
  const connection = lead(into, CONNECTION);
  // Half the points: 5, 4 and 3.
  const points = 5 * Math.sign(diagonal) + 4 * Math.sign(row) + 3 * Math.sign(connection);
  into[at + 13] = points;
  into[at + 14] = Math.sign(points);
  into[at + 15] = points * late;
  into[at + 16] = Math.sign(points) * late;
  into[at + 17] = Math.sign(diagonal);
  into[at + 18] = Math.sign(row);
  into[at + 19] = Math.sign(connection);
  into[at + 20] = diagonal * late;
  into[at + 21] = row * late;
  into[at + 22] = connection * late;
  into[at + 23] = lead(into, DIAGONAL_AFTER_A_BRICK) * late;
  into[at + 24] = lead(into, ROW_AFTER_A_BRICK) * late;
  into[at + 25] = lead(into, SAFE_DIAGONAL) * late;
  into[at + 26] = lead(into, SAFE_ROW) * late;
  into[at + 27] = lead(into, SAFE_CONNECTION) * late;
  let freeBricks = 0;
  let openPlaces = 0;
  for (let r = 0; r <= top; r++) {
    freeBricks += COUNT[free[r]];
    openPlaces += COUNT[open[r]];
  }
  into[at + 28] = freeBricks;
  into[at + 29] = openPlaces;
}

/** How much more the seat that is to roll has than its rival. */
function lead(features: Float64Array, which: number): number {
  return features[which] - features[OF_A_SIDE + which];
}

/**
 * For the colours of the seat and its rival: the kinds of brick, in the order own-own, rival-rival, neither-neither,
 * own-rival, own-neither, rival-neither.
 */
const KINDS_SEEN = new Uint8Array(COLOURS.length * COLOURS.length * KINDS.length);
for (const [mine, own] of COLOURS.entries()) {
  for (const [others, rival] of COLOURS.entries()) {
    const neither = COLOURS.find(colour => colour !== own && colour !== rival) ?? own;
    const pairs = [own + own, rival + rival, neither + neither, own + rival, own + neither, rival + neither];
    for (const [i, pair] of pairs.entries()) {
      const turned = pair[1] + pair[0];
      const kind = Math.max(positionIn(KINDS, pair), positionIn(KINDS, turned));
      KINDS_SEEN[(mine * COLOURS.length + others) * KINDS.length + i] = kind;
    }
  }
}

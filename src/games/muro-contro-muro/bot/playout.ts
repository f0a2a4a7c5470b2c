import type { Random } from '../../../engine/random.ts';
import { COUNT, ifEqual, ifLess, lowest, NTH } from '../rules/bits.ts';
import { columnsElsewhere, mayMoveBricks } from '../rules/moves.ts';
import {
  BRICKS_OF_KIND,
  COLOURS,
  FACES,
  KIND_OF,
  LAYABLE,
  NO_BRICK,
  TURNED,
  TWO_COLOURED,
} from '../rules/pieces.ts';
import { settle } from '../rules/rules.ts';
import { CHOOSE_COLOUR, ENDED, FIRST_ROLL, NONE, ROLL, type State } from '../rules/state.ts';
import { ENDS, RING } from '../rules/wall.ts';

/**
 * A whole random match without a list of moves: as the bit sets of the wall's columns say how many moves there are,
 * they are counted, a number is drawn, and only that move is made out, in the order of `moves.ts`.
 *
 * All that changes with a move is in local variables until the match is over, which is why `lay` and `take` of
 * `wall.ts` are written out again here: through the state a playout takes a third longer (`docs/speed`).
 */
export function playout(state: State, random: Random): number {
  if (state.phase === ENDED) return 0;
  let plays = begin(state, random);
  const { heights, bricks, pile } = state;
  let { left, width, open, level, low, mixed, onOffer, bricksLeft, face } = state;
  let own = state.colours[state.seat];
  let others = state.colours[1 - state.seat];
  for (;;) {
    // A match can be taken up after a roll; every other turn begins with one.
    if (face === NONE) {
      face = random.below(FACES.length);
      plays++;
    }
    const layable = onOffer & LAYABLE[face * COLOURS.length + own];
    const columns = open | ENDS[width];
    const places = COUNT[columns];
    const layings = COUNT[layable] * places;
    const count = mayMoveBricks(face)
      ? layings + countMovings(open, level, low, mixed, width, places)
      : layings;
    const ownNext = others;
    others = own;
    own = ownNext;
    face = NONE;
    if (count === 0) continue;
    let nth = count === 1 ? 0 : random.below(count);
    plays++;

    let brick = NO_BRICK;
    let c = 0;
    if (nth < layings) {
      const which = (nth / places) | 0;
      brick = NTH[layable * 16 + which];
      c = NTH[columns * 16 + nth - which * places];
      const kind = KIND_OF[brick];
      bricksLeft--;
      if (--pile[kind] === 0) onOffer &= ~BRICKS_OF_KIND[kind];
    } else {
      nth -= layings;
      let from = 0;
      let canTurn = 0;
      let elsewhere = 0;
      for (let tops = (open << 1) | (1 << 1); ; tops &= tops - 1) {
        from = lowest(tops);
        canTurn = (mixed >> from) & 1;
        elsewhere = columnsElsewhere(open, level, low, width, from);
        const ways = (COUNT[elsewhere] << canTurn) + canTurn;
        if (nth < ways) break;
        nth -= ways;
      }
      const slot = (left - 1 + from) & (RING - 1);
      const height = heights[slot] - 1;
      const place = height * RING + slot;
      brick = bricks[place];
      if (canTurn === 1) {
        if (nth === 0) {
          bricks[place] = TURNED[brick];
          continue;
        }
        nth--;
        if (nth >= COUNT[elsewhere]) {
          nth -= COUNT[elsewhere];
          brick = TURNED[brick];
        }
      }
      c = NTH[elsewhere * 16 + nth];

      // As `take` in wall.ts.
      heights[slot] = height;
      bricks[place] = NO_BRICK;
      const bit = 1 << from;
      const bitBefore = bit >> 1;
      if (height > 0) {
        const before = heights[(slot - 1) & (RING - 1)];
        const after = heights[(slot + 1) & (RING - 1)];
        open = ((open & ~bitBefore) | bit | (bitBefore & ifLess(before, height + 1))) & ~1;
        level =
          (level & ~(bit | bitBefore)) |
          (bit & ifEqual(after, height)) |
          (bitBefore & ifEqual(before, height));
        low |= bit & ifEqual(height, 1);
        mixed = (mixed & ~bit) | (TWO_COLOURED[bricks[place - RING]] << from);
      } else if (from === 1) {
        c--;
        left++;
        width--;
        open = (open >> 1) & ~1;
        level = (level >> 1) & ~1;
        low = (low >> 1) & ~1;
        mixed = (mixed >> 1) & ~1;
      } else {
        width--;
        open &= ~bitBefore;
        level &= ~bitBefore;
        low &= ~bit;
        mixed &= ~bit;
      }
    }

    // As `lay` in wall.ts.
    const slot = (left - 1 + c) & (RING - 1);
    const row = heights[slot];
    const height = row + 1;
    const bit = 1 << c;
    const bitBefore = bit >> 1;
    const before = heights[(slot - 1) & (RING - 1)];
    const after = heights[(slot + 1) & (RING - 1)];
    heights[slot] = height;
    bricks[row * RING + slot] = brick;
    open = (open & ~bit) | bitBefore | (bit & ifLess(row, after));
    level =
      (level & ~(bit | bitBefore)) | (bit & ifEqual(after, height)) | (bitBefore & ifEqual(before, height));
    low &= ~bit;
    mixed = (mixed & ~bit) | (TWO_COLOURED[brick] << c);
    if (row === 0) {
      width++;
      low |= bit;
      if (c === 0) {
        left--;
        open <<= 1;
        level <<= 1;
        low <<= 1;
        mixed <<= 1;
      }
    }
    open &= ~1;
    if (bricksLeft === 0) break;
  }
  state.left = left;
  state.width = width;
  state.open = open;
  state.level = level;
  state.low = low;
  state.mixed = mixed;
  state.onOffer = onOffer;
  state.bricksLeft = bricksLeft;
  settle(state);
  return plays;
}

/** MM-6, MM-7: until the roll of the first turn is due. */
function begin(state: State, random: Random): number {
  let plays = 0;
  if (state.phase === CHOOSE_COLOUR) {
    if (state.seat === 0) {
      state.colours[0] = random.below(COLOURS.length);
      plays++;
    }
    const among = random.below(COLOURS.length - 1);
    state.colours[1] = among < state.colours[0] ? among : among + 1;
    plays++;
    state.seat = 0;
    state.phase = FIRST_ROLL;
  }
  if (state.phase === FIRST_ROLL) {
    plays++;
    while (random.below(FACES.length) !== state.colours[state.seat]) {
      state.seat = 1 - state.seat;
      plays++;
    }
    state.phase = ROLL;
  }
  return plays;
}

/**
 * MM-10: each free brick of an upper row can go to every place but those that it carries itself: the one on its own
 * column if that is open, and the one on the column to the left if that is as high. An end of the base loses the
 * place that it carries and has one at the other end, so it can go to as many places as there are open columns.
 * Other base bricks go nowhere. Two-coloured bricks go there both ways round, and can be turned.
 */
function countMovings(
  open: number,
  level: number,
  low: number,
  mixed: number,
  width: number,
  places: number,
): number {
  if (width === 0) return 0;
  const free = (open << 1) | (1 << 1);
  const upper = free & ~low;
  const upperMixed = upper & mixed;
  const carries = level << 1;
  const turns = COUNT[free & mixed];
  const lost = COUNT[upper & open] + COUNT[upper & carries];
  const lostTurned = COUNT[upperMixed & open] + COUNT[upperMixed & carries];
  const ofUpper = (COUNT[upper] + COUNT[upperMixed]) * places - lost - lostTurned;
  if (width === 1) return turns;
  const ends = free & low & ((1 << 1) | (1 << width));
  return turns + ofUpper + (COUNT[ends] + COUNT[ends & mixed]) * COUNT[open];
}

import { lowest } from '../../../engine/bits.ts';

/**
 * Moves as numbers. A choice of colour is the colour, a roll the face. Laying and moving a brick are packed from the brick
 * as it will stand, the column it goes to, as a set of which it is the only member, and the column it comes from: a column
 * has one place for a brick, and at most one free brick. Columns are counted from the base as it is before the move
 * (`wall.ts`), so numbers stay small however far it has wandered.
 */
export const TO = 4;
const COLUMNS = 12;
const FROM = TO + COLUMNS;

/** MM-9: a brick from the pile, laid on a column. */
export function laying(brick: number, to: number): number {
  return brick | (1 << (TO + to));
}

/** MM-10: a brick from the wall, laid on a column; turned on the spot if that is its own. */
export function moving(from: number, brick: number, to: number): number {
  return movingAnywhere(from, brick) | (1 << (TO + to));
}

/** The same without the column that it is laid on. */
export function movingAnywhere(from: number, brick: number): number {
  return brick | (from << FROM);
}

export function brickOfMove(move: number): number {
  return move & 15;
}

export function columnOfMove(move: number): number {
  return lowest(move >> TO);
}

/** The column that the brick comes from; `FROM_PILE` if it is laid from the pile. */
export function originOfMove(move: number): number {
  return move >> FROM;
}

/** Left of the base: no brick of the wall is ever there. */
export const FROM_PILE = 0;

/**
 * Moves as numbers. A choice of colour is the colour, a roll the face. Laying and moving a brick are packed from
 * the brick as it will stand, the place it goes to, and the place it comes from. Columns are those of `wall.ts`,
 * counted from the base as it is before the move, so numbers stay small however far it has wandered.
 */

/** A place as a number. */
export function placeAt(row: number, c: number): number {
  return row * 16 + c;
}

/** The last column of `placeAt`: right of a base of ten. */
export const LAST_COLUMN = 11;

export function rowOf(place: number): number {
  return place >> 4;
}

export function columnOf(place: number): number {
  return place & 15;
}

/** MM-9: a brick from the pile, laid at a place. */
export function laying(brick: number, to: number): number {
  return brick | (to << 4);
}

/** MM-10: a brick from the wall, laid at a place; turned on the spot if the two places are the same. */
export function moving(from: number, brick: number, to: number): number {
  return brick | (to << 4) | ((from + 1) << 12);
}

export function brickOfMove(move: number): number {
  return move & 15;
}

export function placeOfMove(move: number): number {
  return (move >> 4) & 255;
}

/** The place that the brick comes from; `FROM_PILE` if it is laid from the pile. */
export function originOfMove(move: number): number {
  return (move >> 12) - 1;
}

export const FROM_PILE = -1;

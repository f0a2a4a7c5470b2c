import { SLIDES, TOWERS } from './castle.ts';
import { MICE_PER_SEAT } from './state.ts';

/**
 * Moves as integers: what is done is in the bits from 6 up, and where in the six below. For a run, those six say where
 * it ends, and the six above where it begins.
 */
export const END_TURN = 0;
export const ENTER = 1 << 6;
export const UNCOVER = 2 << 6;
export const SLIDE = 3 << 6;
export const RUN = 1 << 12;

export function runFrom(from: number, to: number): number {
  return RUN | (from << 6) | to;
}

/** The tower entered, the room uncovered, the slide, or the square where a run ends. */
export function whereOf(move: number): number {
  return move & 63;
}

/** The square where a run begins. */
export function originOf(run: number): number {
  return (run >> 6) & 63;
}

/** Nature's outcome: the kind in the lower four bits, the place above. */
export function turnedUp(place: number, kind: number): number {
  return (place << 4) | kind;
}

export function placeOf(outcome: number): number {
  return outcome >> 4;
}

export function kindOf(outcome: number): number {
  return outcome & 15;
}

/** Every tower, every room, every square from every mouse, every slide, and the end of the turn. */
export const MOST_MOVES = TOWERS.length + 18 + MICE_PER_SEAT * 45 + SLIDES.length + 1;

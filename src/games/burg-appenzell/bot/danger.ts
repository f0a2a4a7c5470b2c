import * as bits from '../../../engine/bits.ts';
import * as castle from '../rules/castle.ts';
import type { SquareSets } from '../rules/squares.ts';
import * as squares from '../rules/squares.ts';
import type { State } from '../rules/state.ts';
import { TRAP } from '../rules/tiles.ts';

// Local constants for the compiler: see `rules/moves.ts`.
const { lowest } = bits;
const { PLACES, SLIDES, SPARE } = castle;
const { has, setsOf } = squares;

/** For every place of a tile, the squares where one slide can move it to. */
export const SLID_FROM: SquareSets = setsOf(
  Array.from({ length: PLACES }, (_, place) =>
    SLIDES.flatMap(({ line }) => {
      if (place === SPARE) return [line[0]];
      const at = line.indexOf(place);
      return at >= 0 && at < line.length - 1 ? [line[at + 1]] : [];
    }),
  ),
);
const { north: SLID_NORTH, south: SLID_SOUTH } = SLID_FROM;
const danger = new Int32Array(2);

/** Finds the squares where one slide can put a known trap (BA-12, BA-13), for `isInDanger`. */
export function findDanger(state: State): void {
  const spareIsTrap = state.tiles[SPARE] === TRAP;
  let north = spareIsTrap ? SLID_NORTH[SPARE] : 0;
  let south = spareIsTrap ? SLID_SOUTH[SPARE] : 0;
  for (let set = state.trapsNorth; set !== 0; set &= set - 1) {
    north |= SLID_NORTH[lowest(set)];
    south |= SLID_SOUTH[lowest(set)];
  }
  for (let set = state.trapsSouth; set !== 0; set &= set - 1) {
    north |= SLID_NORTH[32 | lowest(set)];
    south |= SLID_SOUTH[32 | lowest(set)];
  }
  danger[0] = north;
  danger[1] = south;
}

/**
 * Whether one slide could drop a mouse here, according to the last `findDanger`. False for numbers that are
 * not squares.
 */
export function isInDanger(square: number): boolean {
  return has(danger[0], danger[1], square);
}

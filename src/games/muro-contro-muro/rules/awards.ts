import { AWARDS, type Award, type AwardGiven } from './happenings.ts';
import { ALONG, DOWN, findOwn, largestConnection, longestLine, noPlaces, type Places, UP } from './places.ts';
import type { State } from './state.ts';

/** MM-15: what each award is worth. */
export const WORTH: Readonly<Record<Award, number>> = { diagonal: 10, row: 8, connection: 6 };

/** MM-15: the points of both seats, if the match ended now. */
export function countPoints(state: State, into: Uint8Array): void {
  findOwn(state, state.colours, front, back);
  into[0] =
    share(WORTH.diagonal, longestDiagonal(front), longestDiagonal(back)) +
    share(WORTH.row, longestLine(front, ALONG, found), longestLine(back, ALONG, found)) +
    share(WORTH.connection, largestConnection(front, found), largestConnection(back, found));
  into[1] = WORTH.diagonal + WORTH.row + WORTH.connection - into[0];
}

/** MM-15: every award as it would be given now. */
export function awards(state: State): AwardGiven[] {
  const sides = [noPlaces(), noPlaces()];
  findOwn(state, state.colours, sides[0], sides[1]);
  return AWARDS.map(award => {
    const sizes = sides.map(side => SIZE[award](side));
    const points = sizes.map((size, seat) => share(WORTH[award], size, sizes[1 - seat]));
    return { award, sizes, points };
  });
}

const SIZE: Readonly<Record<Award, (side: Places) => number>> = {
  diagonal: longestDiagonal,
  row: side => longestLine(side, ALONG, found),
  connection: side => largestConnection(side, found),
};

/** MM-15: always leaning the same way, to either side. */
function longestDiagonal(side: Places): number {
  return Math.max(longestLine(side, UP, found), longestLine(side, DOWN, found));
}

/** MM-15: the larger number takes the award, equal numbers share it. */
function share(worth: number, own: number, other: number): number {
  if (own === other) return worth / 2;
  return own > other ? worth : 0;
}

const front = noPlaces();
const back = noPlaces();
const found = noPlaces();

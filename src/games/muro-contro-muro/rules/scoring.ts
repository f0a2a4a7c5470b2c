import { AWARDS, type Award, type AwardGiven } from './happenings.ts';
import { findOwn, largestConnection, longestLine, noPlaces, type Places, STEPS } from './places.ts';
import { ENDED, type State } from './state.ts';

/** MM-15: what each award is worth. */
export const WORTH: Readonly<Record<Award, number>> = { diagonal: 10, row: 8, connection: 6 };

/** MM-15: the points of both seats, if the match ended now. */
export function countPoints(state: State, into: Uint8Array): void {
  findOwn(state, state.colours, front, back);
  into[0] =
    share(WORTH.diagonal, longestDiagonal(front), longestDiagonal(back)) +
    share(WORTH.row, longestRow(front), longestRow(back)) +
    share(WORTH.connection, connection(front), connection(back));
  into[1] = WORTH.diagonal + WORTH.row + WORTH.connection - into[0];
}

/** MM-15: every award as it would be given now. */
export function awards(state: State): AwardGiven[] {
  findOwn(state, state.colours, front, back);
  return AWARDS.map(award => {
    const sizes = [front, back].map(SIZE[award]);
    const points = sizes.map((size, seat) => share(WORTH[award], size, sizes[1 - seat]));
    return { award, sizes, points };
  });
}

const SIZE: Readonly<Record<Award, (side: Places) => number>> = {
  diagonal: longestDiagonal,
  row: longestRow,
  connection,
};

/** MM-15: always leaning the same way, to either side. */
function longestDiagonal(side: Places): number {
  return Math.max(longestLine(side, STEPS.up, found), longestLine(side, STEPS.down, found));
}

function longestRow(side: Places): number {
  return longestLine(side, STEPS.along, found);
}

function connection(side: Places): number {
  return largestConnection(side, found);
}

/** MM-15: the larger number takes the award, equal numbers share it. */
function share(worth: number, own: number, other: number): number {
  if (own === other) return worth / 2;
  return own > other ? worth : 0;
}

/** MM-16. Before the end: what the points would be if the match ended now. */
export function score(state: State, seat: number): number {
  if (state.phase === ENDED) return state.points[seat];
  countPoints(state, pointsNow);
  return pointsNow[seat];
}

/** MM-16: all seats with the highest score. */
export function winners({ points }: State): number {
  if (points[0] === points[1]) return 0b11;
  return points[0] > points[1] ? 0b01 : 0b10;
}

const front = noPlaces();
const back = noPlaces();
const found = noPlaces();
const pointsNow = new Uint8Array(2);

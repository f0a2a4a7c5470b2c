/**
 * Who may see something. Seats are numbered from 0. Sets of seats and viewers are bit sets: bit s stands for
 * seat s, bit 30 for spectators.
 */

/** The `by` of a play that chance makes. */
export const NATURE = -1;

/** A seat sees what that seat may know; a spectator what everybody may know; `everything` is for matches that are over. */
export type Viewer = number | 'spectator' | 'everything';

export const SPECTATORS = 1 << 30;
export const EVERYBODY = -1;

export function only(seat: number): number {
  return 1 << seat;
}

/** Everybody except these seats. */
export function allBut(...seats: readonly number[]): number {
  let mask = EVERYBODY;
  for (const seat of seats) mask &= ~(1 << seat);
  return mask;
}

export function isAmong(viewer: Viewer, mask: number): boolean {
  if (viewer === 'everything') return true;
  return (mask & (viewer === 'spectator' ? SPECTATORS : 1 << viewer)) !== 0;
}

/** The seats of a bit set, ascending. */
export function seatsOf(mask: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < 30; seat++) if (mask & (1 << seat)) seats.push(seat);
  return seats;
}

/** The bit set of the seats with the highest standing: all that tie. */
export function leaders(seats: number, standingOf: (seat: number) => number): number {
  let best = Number.NEGATIVE_INFINITY;
  let leading = 0;
  for (let seat = 0; seat < seats; seat++) {
    const standing = standingOf(seat);
    if (standing > best) {
      best = standing;
      leading = 0;
    }
    if (standing === best) leading |= only(seat);
  }
  return leading;
}

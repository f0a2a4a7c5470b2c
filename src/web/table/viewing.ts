import type { Turn } from '../../engine/turn.ts';
import type { Viewer } from '../../engine/viewers.ts';
import type { Seat } from './table.ts';

/** Who looks at a device that several people may share. */

/** Who looks when a table is opened, before it is known whose turn it is. */
export function firstViewer(seats: readonly Seat[], secrets: boolean): Viewer {
  const people = peopleIn(seats);
  if (people.length === 0 || (people.length > 1 && secrets)) return 'spectator';
  return people[0];
}

/**
 * Who should look next: whoever does now, as long as the match awaits them or nobody else at this device; otherwise
 * the next person clockwise that it awaits.
 */
export function nextViewer(seats: readonly Seat[], turn: Turn, viewer: Viewer): Viewer {
  if (turn.kind !== 'seats') return viewer;
  const awaited = peopleIn(seats).filter(seat => turn.seats.includes(seat));
  if (awaited.length === 0 || awaited.some(seat => seat === viewer)) return viewer;
  const after = typeof viewer === 'number' ? viewer : -1;
  return awaited.find(seat => seat > after) ?? awaited[0];
}

function peopleIn(seats: readonly Seat[]): number[] {
  return [...seats.keys()].filter(seat => seats[seat].kind === 'person');
}

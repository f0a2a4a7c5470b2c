import type { Turn } from '../../engine/turn.ts';
import type { Viewer } from '../../engine/viewers.ts';
import type { Seat, Table } from './table.ts';

/** Who looks at a device that several people may share. */

/** Who looks when a table is opened, before it is known whose turn it is. */
export function firstViewer(seats: readonly Seat[], secrets: boolean): Viewer {
  const people = peopleIn(seats);
  if (people.length === 0 || (people.length > 1 && secrets)) return 'spectator';
  return people[0];
}

/** What becomes of the device when something has been shown. */
export type Handing =
  | { readonly kind: 'stays' }
  /** It shows what somebody else may know, at once. */
  | { readonly kind: 'turns'; readonly to: Viewer }
  /** It is handed on, with nothing on it meanwhile. */
  | { readonly kind: 'passes'; readonly to: number };

/**
 * Whoever is awaited keeps the device; otherwise it is for the next person clockwise that the match awaits. With secrets
 * it is handed on behind a curtain, unless `holder` has had it all the time, and hands lie face down while only bots are
 * awaited. While chance is drawn nothing changes: it may be the same person's turn still.
 */
export function handing(device: {
  readonly seats: readonly Seat[];
  readonly secrets: boolean;
  readonly turn: Turn;
  readonly viewer: Viewer;
  /** Whoever took the device last; null if it lies in the middle. */
  readonly holder: number | null;
}): Handing {
  const { seats, secrets, turn, viewer, holder } = device;
  if (turn.kind !== 'seats') return { kind: 'stays' };
  const areSecret = secrets && peopleIn(seats).length > 1;
  const awaited = awaitedPeople(seats, turn);
  if (awaited.some(seat => seat === viewer)) return { kind: 'stays' };
  if (awaited.length === 0) {
    return areSecret && viewer !== 'spectator' ? { kind: 'turns', to: 'spectator' } : { kind: 'stays' };
  }
  const after = typeof viewer === 'number' ? viewer : (holder ?? -1);
  const to = awaited.find(seat => seat > after) ?? awaited[0];
  return areSecret && !(viewer === 'spectator' && awaited.some(seat => seat === holder))
    ? { kind: 'passes', to }
    : { kind: 'turns', to: areSecret ? (holder ?? to) : to };
}

/** The people at this device whom the match awaits. */
export function awaitedPeople(seats: readonly Seat[], turn: Turn): readonly number[] {
  return turn.kind === 'seats' ? peopleIn(seats).filter(seat => turn.seats.includes(seat)) : [];
}

export function peopleIn(seats: readonly Seat[]): readonly number[] {
  return [...seats.keys()].filter(seat => seats[seat].kind === 'person');
}

/** The seat of whoever reads at this table, to be called *you*; null where several people read, or only spectators. */
export function readerAt({ seats, company }: Pick<Table, 'seats' | 'company'>): number | null {
  return company ? company.me : onlyPerson(seats);
}

/** The only person among bots: whoever holds the device. Null where there are several, or none. */
export function onlyPerson(seats: readonly Seat[]): number | null {
  const people = peopleIn(seats);
  return people.length === 1 ? people[0] : null;
}

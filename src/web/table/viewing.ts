import type { Turn } from '../../engine/turn.ts';
import type { Viewer } from '../../engine/viewers.ts';
import type { Seat, Table } from './table.ts';

/** Decides who looks at a device that several people may share. */

/** Who looks when a table is opened, before it is known whose turn it is. */
export function firstViewer(seats: readonly Seat[], secrets: boolean): Viewer {
  const people = peopleIn(seats);
  if (people.length === 0 || (people.length > 1 && secrets)) return 'spectator';
  return people[0];
}

/** What happens to the device once something has been shown. */
export type Handing =
  | { readonly kind: 'stays' }
  /** It shows at once what somebody else may know. */
  | { readonly kind: 'turns'; readonly to: Viewer }
  /** It is handed on, and shows nothing meanwhile. */
  | { readonly kind: 'passes'; readonly to: number };

/**
 * An awaited player keeps the device; otherwise it goes to the next awaited person, clockwise. With secrets it is
 * handed on behind a curtain, unless `holder` has had it all along, and hands lie face down while only bots are
 * awaited. While chance is drawn nothing changes: it may still be the same person's turn.
 */
export function handing(device: {
  readonly seats: readonly Seat[];
  readonly secrets: boolean;
  readonly turn: Turn;
  readonly viewer: Viewer;
  /** Whoever last took the device; null if it lies in the middle. */
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

/**
 * The seat of the person who reads at this table, to be called *you*; null if several people read, or only spectators.
 */
export function readerAt({ seats, company }: Pick<Table, 'seats' | 'company'>): number | null {
  return company ? company.me : onlyPerson(seats);
}

/** The only person among bots, who holds the device. Null if there are several, or none. */
export function onlyPerson(seats: readonly Seat[]): number | null {
  const people = peopleIn(seats);
  return people.length === 1 ? people[0] : null;
}

import type { Runner } from '../../engine/runner.ts';
import type { CallKind } from '../../protocol/calls.ts';
import { type StoredTable, sittingAt } from '../store/store.ts';
import { awaitedOf, type Names, warningAt } from '../tables/info.ts';

/** Something a player should be told about. */
export interface Occasion {
  readonly player: string;
  readonly kind: CallKind;
  /** The same for the same occasion, whichever process finds it, so that nobody is called twice for it. */
  readonly id: string;
  readonly dueAt: number;
}

/** What players should be told when a table has changed; `before` is null for a new table. */
export function occasionsAt(before: StoredTable | null, after: StoredTable, now: number): Occasion[] {
  const people = after.seats.flatMap(seat => (seat.kind === 'person' ? [seat.player] : []));
  const tell = (players: readonly string[], kind: CallKind): Occasion[] =>
    players.map(player => ({ player, kind, id: `${kind}/${after.version}`, dueAt: now }));
  if (!before) {
    if (after.isFound) return tell(people, after.event === undefined ? 'full' : 'round');
    const kept = sittingAt(after).filter(player => !people.includes(player));
    return tell(kept, after.rematchOf === undefined ? 'challenge' : 'rematch');
  }
  if (before.status === 'open' && after.status === 'live') return tell(people, 'begun');
  if (after.status !== 'open') return [];
  const had = new Set(sittingAt(before));
  const isNew = people.some(player => !had.has(player));
  if (!isNew) return [];
  const wasThere = people.filter(player => had.has(player));
  return tell(wasThere, after.seats.some(({ kind }) => kind === 'open') ? 'waiting' : 'full');
}

/** What to tell the players who are awaited in a match: at once, and again when their time is nearly up. */
export function occasionsIn(stored: StoredTable, runner: Runner, names: Names, now: number): Occasion[] {
  return awaitedOf(stored, runner).flatMap((seat): Occasion[] => {
    const sitter = stored.seats[seat];
    if (sitter?.kind !== 'person') return [];
    const { player } = sitter;
    const number = runner.dueFrom(seat);
    const warnAt = warningAt(stored, runner, seat, names);
    if (warnAt !== null && now >= warnAt)
      return [{ player, kind: 'hurry', id: `hurry/${number}`, dueAt: now }];
    return [{ player, kind: 'turn', id: `turn/${number}`, dueAt: now }];
  });
}

import type { UndoAsked } from '../../protocol/socket.ts';
import type { Problem } from '../../protocol/words.ts';
import { problem } from '../problem.ts';
import { randomId } from '../secrets.ts';
import type { StoredTable } from '../store/store.ts';
import type { LiveMatch } from './live-match.ts';
import { mayUndoTogether } from './undo-limits.ts';

/**
 * Somebody asks the others to take plays back. It lasts until they have answered or somebody makes a play; those who are
 * there know of it, the log does not: it only gets the undo rows, once all agree.
 */
export type AskedUndo = NonNullable<UndoAsked['asked']>;

/** Asks when there were `number` rows; the seat's last play and all after it are to go. */
export function askFor(
  live: LiveMatch,
  stored: StoredTable,
  seat: number,
  number: number,
): AskedUndo | Problem {
  if (stored.isRated) return problem('not-allowed', 'in a rated match nobody is asked for that');
  if (live.turn.kind === 'over') return problem('not-now', 'the match is over');
  if (number !== live.rows.length) return problem('stale', 'the match has gone on since this was asked');
  if (live.states[seat] !== 'here') return problem('not-now', 'a bot plays this seat now');
  const plays = live.playsSince(seat);
  if (plays === 0) return problem('not-now', 'you have made no play yet');
  if (!mayUndoTogether(live.rows, plays)) return problem('not-now', 'too many plays were taken back already');
  const awaited = stored.seats.flatMap(({ kind }, other) =>
    kind === 'person' && other !== seat && live.states[other] === 'here' ? [other] : [],
  );
  return { id: randomId(12), by: seat, number, plays, awaited, agreed: [] };
}

/** What is left of it after an answer: nothing, if it was refused, or withdrawn by whoever asked. */
export function answeredBy(asked: AskedUndo, seat: number, agrees: boolean): AskedUndo | null {
  if (!agrees) return asked.awaited.includes(seat) || asked.by === seat ? null : asked;
  if (!asked.awaited.includes(seat) || asked.agreed.includes(seat)) return asked;
  return { ...asked, agreed: [...asked.agreed, seat] };
}

export function isAgreed({ awaited, agreed }: AskedUndo): boolean {
  return awaited.every(seat => agreed.includes(seat));
}

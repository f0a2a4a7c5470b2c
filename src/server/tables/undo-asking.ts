import { playsSince } from '../../engine/plays-since.ts';
import type { Runner } from '../../engine/runner.ts';
import type { AskedUndo } from '../../protocol/socket.ts';
import { RequestError } from '../request-error.ts';
import { randomId } from '../secrets.ts';
import type { StoredTable } from '../store/store.ts';
import { mayUndoTogether } from './undo-limits.ts';

/* Somebody asks the others to undo plays. Only the people present know about it; the log just gets the undo rows once
   all have agreed. */

/** Asks when there were `number` rows to undo the seat's last play and everything after it. */
export function askFor(runner: Runner, stored: StoredTable, seat: number, number: number): AskedUndo {
  if (stored.isRated)
    throw new RequestError('not-allowed', 'in a rated match, others cannot be asked to undo');
  if (runner.turn.kind === 'over') throw new RequestError('not-now', 'the match is over');
  if (number !== runner.rows.length)
    throw new RequestError('stale', 'the match has gone on since this was asked');
  if (runner.states[seat] !== 'here') throw new RequestError('not-now', 'a bot plays this seat now');
  const plays = playsSince(runner.match, seat);
  if (plays === 0) throw new RequestError('not-now', 'you have made no play yet');
  if (!mayUndoTogether(runner.rows, plays)) {
    throw new RequestError('not-now', 'too many plays have been undone');
  }
  const awaited = stored.seats.flatMap(({ kind }, other) =>
    kind === 'person' && other !== seat && runner.states[other] === 'here' ? [other] : [],
  );
  return { id: randomId(12), by: seat, number, plays, awaited, agreed: [] };
}

/** The request after an answer: null if it was refused or withdrawn. */
export function answeredBy(asked: AskedUndo, seat: number, agrees: boolean): AskedUndo | null {
  if (!agrees) return asked.awaited.includes(seat) || asked.by === seat ? null : asked;
  if (!asked.awaited.includes(seat) || asked.agreed.includes(seat)) return asked;
  return { ...asked, agreed: [...asked.agreed, seat] };
}

export function isAgreed({ awaited, agreed }: AskedUndo): boolean {
  return awaited.every(seat => agreed.includes(seat));
}

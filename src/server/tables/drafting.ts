import type { Draft, Row, Runner } from '../../engine/runner.ts';
import type { PlayRequest } from '../../protocol/socket.ts';
import { RequestError } from '../request-error.ts';

/** The row that this request has already become, if any. */
export function rowOf(runner: Runner, seat: number, { number, client }: PlayRequest): Row | undefined {
  return runner.rows.slice(number).find(row => row.by === seat && row.client === client);
}

/** What a seat asks for, with nature's answers. */
export function draftOf(runner: Runner, seat: number, request: PlayRequest, at: number): Draft {
  const { number, client } = request;
  if (request.do === 'undo') {
    if (number !== runner.rows.length) throw stale();
    if (!runner.undoable(seat)) throw new RequestError('not-now', 'the last play cannot be undone');
    const draft = runner.draft();
    draft.undo(seat, { client, at });
    return draft;
  }
  if (runner.isStale(seat, number)) throw stale();
  const draft = runner.draft();
  const played = draft.play(seat, request.move, { client, at });
  if (!played.ok) throw new RequestError(played.error.code, played.error.message);
  return withNature(draft, at);
}

/** Everything that nature has to decide now is decided at once. */
export function withNature(draft: Draft, at: number): Draft {
  while (draft.nature(at)) {}
  return draft;
}

function stale(): RequestError {
  return new RequestError('stale', 'the match has gone on since this was chosen');
}

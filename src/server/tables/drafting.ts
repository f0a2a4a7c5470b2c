import type { Draft, Row, Runner } from '../../engine/runner.ts';
import type { PlayRequest } from '../../protocol/socket.ts';
import type { Problem } from '../../protocol/words.ts';
import { problem } from '../problem.ts';

/** The row that this request has become, if it was made before. */
export function rowOf(runner: Runner, seat: number, { number, client }: PlayRequest): Row | undefined {
  return runner.rows.slice(number).find(row => row.by === seat && row.client === client);
}

/** What a seat asks for, with nature's answers; or what is against it. */
export function draftOf(runner: Runner, seat: number, request: PlayRequest, at: number): Draft | Problem {
  const { number, client } = request;
  if (request.do === 'undo') {
    if (number !== runner.rows.length) return STALE;
    if (!runner.undoable(seat)) return problem('not-now', 'the last play cannot be taken back');
    const draft = runner.draft();
    draft.undo(seat, { client, at });
    return draft;
  }
  if (runner.isStale(seat, number)) return STALE;
  const draft = runner.draft();
  const played = draft.play(seat, request.move, { client, at });
  return played.ok ? withNature(draft, at) : played.error;
}

/** All that nature has to decide now is decided at once. */
export function withNature(draft: Draft, at: number): Draft {
  while (draft.nature(at)) {}
  return draft;
}

const STALE = problem('stale', 'the match has gone on since this was chosen');

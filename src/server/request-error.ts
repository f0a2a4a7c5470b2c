import type { ErrorCode } from '../protocol/errors.ts';
import type { Problem } from '../protocol/words.ts';

/**
 * Somebody asked for something they cannot have. Can be thrown anywhere; the edge answers with its problem. It has no
 * stack trace: to a flooder it would be the most expensive part of the answer.
 */
export class RequestError extends Error {
  readonly problem: Problem;

  constructor(code: ErrorCode, message: string, more: Pick<Problem, 'retryAfterSeconds'> = {}) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.problem = { code, message, ...more };
  }
}

/** The problem to answer with; rethrows anything else. */
export function problemIn(error: unknown): Problem {
  if (error instanceof RequestError) return error.problem;
  throw error;
}

/** The answer when the fault is ours. */
export const FAILED: Problem = { code: 'failed', message: 'something went wrong here: try again' };

/** The same for every table that somebody may not see, whether it exists or not. */
export function noTable(): RequestError {
  return new RequestError('not-found', 'there is no such table, or it is not open to you');
}

export function notSeated(): RequestError {
  return new RequestError('not-allowed', 'you do not sit at this table');
}

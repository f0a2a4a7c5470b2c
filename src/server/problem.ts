import type { ErrorCode, Problem } from '../protocol/words.ts';

/** What a stranger asked for and cannot have, as a value. */
export function problem(code: ErrorCode, message: string): Problem {
  return { code, message };
}

export function isProblem(answer: object): answer is Problem {
  return 'code' in answer && 'message' in answer;
}

/** The same for every table that somebody may not see, whether it exists or not. */
export const NO_TABLE = problem('not-found', 'there is no such table, or it is not open to you');

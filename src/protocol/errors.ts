/** Every error code, with its HTTP status. */
export const ERRORS = {
  'bad-message': 400,
  'unknown-player': 401,
  'not-found': 404,
  'not-allowed': 403,
  'not-now': 409,
  'too-many': 429,
  'wrong-origin': 403,
  'not-your-turn': 409,
  'illegal-move': 409,
  stale: 409,
  'not-over': 409,
  'name-taken': 409,
  failed: 503,
} as const;

export type ErrorCode = keyof typeof ERRORS;

export function isErrorCode(json: unknown): json is ErrorCode {
  return typeof json === 'string' && Object.hasOwn(ERRORS, json);
}

export const ERROR_CODES = Object.keys(ERRORS).filter(isErrorCode);

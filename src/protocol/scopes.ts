/**
 * What the token of a bot account may do, besides reading what its account may see, which every token may:
 * play where it is admitted, and make and manage tables.
 */
export const SCOPES = ['play', 'tables'] as const;

export type Scope = (typeof SCOPES)[number];

/** The scopes of a token for which none were chosen. */
export const USUAL_SCOPES: readonly Scope[] = ['play'];

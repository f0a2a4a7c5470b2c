/**
 * What the token of a bot account may do, beside reading what its account may see, which every token may: play where it is
 * let in, and make tables and decide about them.
 */
export const SCOPES = ['play', 'tables'] as const;

export type Scope = (typeof SCOPES)[number];

/** Of a token for which nothing was chosen. */
export const USUAL_SCOPES: readonly Scope[] = ['play'];

/**
 * What a bot account's token may do: play where the bot is admitted, and create and manage tables. Every token may also
 * read what its account may see.
 */
export const SCOPES = ['play', 'tables'] as const;

export type Scope = (typeof SCOPES)[number];

/** The scopes of a token if none were chosen. */
export const USUAL_SCOPES: readonly Scope[] = ['play'];

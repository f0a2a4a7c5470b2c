/**
 * How an event decides who meets whom. A league is a Swiss event or a round robin whose rounds begin some days apart.
 */
export const EVENT_KINDS = ['swiss', 'round-robin', 'knock-out'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** `open`: people can enter, and it has not begun. */
export const EVENT_STATES = ['open', 'on', 'over'] as const;

/** How a table of an event got its result. */
export const RESULT_WAYS = ['played', 'forfeited', 'ruled'] as const;

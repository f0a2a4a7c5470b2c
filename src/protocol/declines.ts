/** Why somebody declines a challenge, in the order of its menu. */
export const DECLINES = ['no-time', 'later', 'other-game', 'other-pace', 'no-reason'] as const;

export type DeclineReason = (typeof DECLINES)[number];

import type { Pace } from './words.ts';

export const USUAL_PACE = { kind: 'live', absentMinutes: 3 } as const satisfies Pace;

const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** How long to wait for a seat before it may be given to a bot, in milliseconds. */
export function patienceOf(pace: Pace): number {
  return pace.kind === 'slow' ? pace.days * DAY : pace.absentMinutes * MINUTE;
}

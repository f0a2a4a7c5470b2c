import type { Pace } from './words.ts';

const SECOND = 1000;
export const DAY = 24 * 60 * 60 * SECOND;

export const USUAL_PACE = { kind: 'move', seconds: 10 * 60, late: 'ask' } as const satisfies Pace;

/** The two kinds of match that strangers can search for. */
export const SPEEDS = ['live', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];
export const PACE_AT = {
  live: { kind: 'move', seconds: 3 * 60, late: 'bot' },
  slow: { kind: 'move', seconds: 3 * 24 * 60 * 60, late: 'bot' },
} as const satisfies Record<Speed, Pace>;

/** How long a player whose clock has run out has for each move, if the others may replace them but have not. */
const GRACE_MS = 30 * SECOND;
/** The warning comes when a quarter of the time is left, but no earlier than this before the end. */
const WARNING_MS = 12 * 60 * 60 * SECOND;

/** Paces as tables of earlier versions have them. */
export type OldPace =
  | { readonly kind: 'live'; readonly absentMinutes: number }
  | { readonly kind: 'slow'; readonly days: number };

export function paceOf(pace: Pace | OldPace): Pace {
  if (pace.kind === 'live') return { kind: 'move', seconds: pace.absentMinutes * 60, late: 'ask' };
  if (pace.kind === 'slow') return { kind: 'move', seconds: (pace.days * DAY) / SECOND, late: 'bot' };
  return pace;
}

/** Whether a match takes days, so that nobody is expected to be there all the time. */
export function isSlow(pace: Pace): boolean {
  return pace.kind === 'move' && pace.seconds * SECOND >= DAY / 2;
}

/** How long a seat has thought about the moves it has made, and how many moves that is. */
export interface Thought {
  readonly ms: number;
  readonly plays: number;
}

/** How long a seat has from the moment its turn begins, in milliseconds; null if there is no limit. */
export function budgetOf(pace: Pace, thought: Thought): number | null {
  if (pace.kind === 'none') return null;
  if (pace.kind === 'move') return pace.seconds * SECOND;
  const left = (pace.seconds + pace.increment * thought.plays) * SECOND - thought.ms;
  return Math.max(pace.late === 'lose' ? 0 : GRACE_MS, left);
}

/** How long before the time is up somebody is warned. */
export function warningOf(budget: number): number {
  return Math.min(WARNING_MS, budget / 4);
}

/** A leave of absence: when it begins and ends, in milliseconds since 1970. */
export interface Leave {
  readonly since: number;
  readonly until: number;
}

/**
 * When the time of a seat awaited since `since` is up. In matches that take days, a leave of absence does not
 * count.
 */
export function deadlineOf(pace: Pace, since: number, budget: number, leave: Leave | null): number {
  const end = since + budget;
  if (!leave || !isSlow(pace) || leave.until <= since || leave.since >= end) return end;
  return end + leave.until - Math.max(leave.since, since);
}

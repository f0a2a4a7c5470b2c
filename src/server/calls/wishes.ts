import { Wishes } from '../../protocol/api/calls.ts';
import { CALLS, type CallKind } from '../../protocol/calls.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** The default: every call, at any hour. */
const USUAL: Wishes = { kinds: [...CALLS], quiet: null };

export function readWishes(kept: string | null): Wishes {
  const read = kept === null ? null : Wishes.safeParse(JSON.parse(kept));
  return read?.success ? read.data : USUAL;
}

/** When a player wants to get a call that is due at `now`; null for never. */
export function whenToCall({ kinds, quiet }: Wishes, kind: CallKind, now: number): number | null {
  if (!kinds.includes(kind)) return null;
  if (!quiet || quiet.from === quiet.to) return now;
  const minute = minuteOfDay(now, quiet.zone);
  const untilEnd = (quiet.to - minute + DAY_MINUTES) % DAY_MINUTES;
  const length = (quiet.to - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  const isQuiet = untilEnd > 0 && untilEnd <= length;
  return isQuiet ? Math.floor(now / MINUTE + untilEnd) * MINUTE : now;
}

function minuteOfDay(now: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const of = (type: string) => Number(parts.find(part => part.type === type)?.value ?? 0);
  return 60 * of('hour') + of('minute');
}

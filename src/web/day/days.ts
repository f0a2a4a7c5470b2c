import { commitmentTo, HEX_32 } from '../../engine/fair.ts';
import { isObject } from '../../engine/record.ts';
import { ask, Failure } from '../online/api.ts';
import { keep, kept } from '../storage/storage.ts';

/** A day whose chance is known to this device. */
export interface Day {
  readonly day: string;
  readonly seed: string;
  readonly commitment: string;
  /** When the next day begins, in milliseconds since 1970. */
  readonly endsAt: number;
  /** The server's commitment for the next day. */
  readonly next: string | null;
}

/** The commitments that this device saw before their days, by day. */
type Seen = Readonly<Record<string, string>>;

const MOST_SEEN = 40;

/** Fetches today's chance, so that deals can be played here even offline. */
export async function fetchDay(club: string | null): Promise<Day | Failure> {
  const answer = await ask('days', { query: club === null ? {} : { club } });
  if (answer instanceof Failure) return answer;
  const { today, endsAt, days } = answer;
  const at = days.findIndex(({ day }) => day === today);
  const found = days[at];
  if (!found?.seed) return new Failure('failed', 'the server does not say what day it is');
  const { day, seed, commitment } = found;
  const fetched: Day = { day, seed, commitment, endsAt, next: days[at + 1]?.commitment ?? null };
  keep(keyOf('day', club), fetched);
  // What was seen first stands: otherwise there would be nothing to compare with.
  const coming = days.filter(one => one.day > today).map(one => [one.day, one.commitment] as const);
  const seen = Object.entries({ ...Object.fromEntries(coming), ...seenBefore(club) }).sort();
  keep(keyOf('seen-days', club), Object.fromEntries(seen.slice(-MOST_SEEN)));
  return fetched;
}

/** The day that was fetched last, whichever it is; null if there is none. */
export function lastDay(club: string | null): Day | null {
  const json = kept(keyOf('day', club));
  if (!isObject(json)) return null;
  const { day, seed, commitment, endsAt, next } = json;
  if (typeof day !== 'string' || !isHex(seed) || !isHex(commitment) || typeof endsAt !== 'number')
    return null;
  return { day, seed, commitment, endsAt, next: isHex(next) ? next : null };
}

/** Whether the chance of a day is what was committed to before it began, as far as this device can tell. */
export function proofOf({ day, seed, commitment }: Day, club: string | null): 'seen' | 'fits' | 'wrong' {
  const before = seenBefore(club)[day];
  if (commitmentTo(seed) !== commitment || (before !== undefined && before !== commitment)) return 'wrong';
  return before === undefined ? 'fits' : 'seen';
}

function seenBefore(club: string | null): Seen {
  const json = kept(keyOf('seen-days', club));
  if (!isObject(json)) return {};
  return Object.fromEntries(
    Object.entries(json).filter((entry): entry is [string, string] => isHex(entry[1])),
  );
}

function keyOf(what: string, club: string | null): string {
  return club === null ? what : `${what}/${club}`;
}

function isHex(json: unknown): json is string {
  return typeof json === 'string' && HEX_32.test(json);
}

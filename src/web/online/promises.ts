import { HEX_32, hexOf, promiseOf } from '../../engine/fair.ts';
import { type FairChance, isSeenStart, type SeenStart, startFault } from '../../engine/fair-record.ts';
import type { Fault } from '../../engine/record.ts';
import { isObject } from '../../engine/record.ts';
import type { TableInfo } from '../../protocol/words.ts';
import { forget, keep, kept, keysUnder } from '../storage/storage.ts';

/**
 * This device's part in fair chance (`docs/fair-chance.md`): a nonce for every table, stored with the commitment that
 * was shown before it was promised, and with what was shown at the start of the match before it was revealed.
 */
interface Promised {
  readonly commitment: string;
  readonly nonce: string;
  readonly at: number;
  readonly seen?: SeenStart;
}

const UNDER = 'promise/';
/**
 * Beyond this many, the oldest are forgotten; their matches can still be checked, but not against what was
 * shown before.
 */
const MOST = 200;
/** If the browser stores nothing, a match can be started only while the page is open. */
const here = new Map<string, Promised>();

/** What to promise at this table: the same every time it is asked for. */
export function promiseFor({ id, commitment, status }: TableInfo): string {
  const before = promisedAt(id);
  // What an earlier version stored cannot be promised as a nonce.
  if (before && (HEX_32.test(before.nonce) || status !== 'open')) return promiseOf(id, before.nonce);
  forgetOldest();
  const nonce = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  keepPromised(id, { commitment, nonce, at: Date.now() });
  return promiseOf(id, nonce);
}

/**
 * The nonce to reveal, now that the match is started; null if none is asked for, or if the promise was not made here
 * after this commitment.
 */
export function nonceFor(info: TableInfo): string | null {
  const { id, commitment, promises, begins, seats, you } = info;
  const mine = promisedAt(id);
  if (!mine || promises === null || you.seat === null || seats[you.seat].hasNonce) return null;
  if (!isPromisedHere(info)) return null;
  const seen: SeenStart = { table: id, commitment, promises, isByLot: begins === 'lot' };
  // Only the first one counts: whatever is shown later, the nonce is known by then.
  if (!mine.seen) keepPromised(id, { ...mine, seen });
  return mine.nonce;
}

/** Whether the promise for my seat was made on this device, after this commitment. */
export function isPromisedHere({ id, commitment, promises, you }: TableInfo): boolean {
  const mine = promisedAt(id);
  if (!mine || promises === null || you.seat === null) return false;
  return mine.commitment === commitment && promises[you.seat] === promiseOf(id, mine.nonce);
}

/** How a record differs from what was shown before the match began; null if it does not, or if nothing was shown. */
export function faultSeen(id: string, seat: number | null, chance: FairChance | undefined): Fault | null {
  const message = differenceSeen(id, seat, chance);
  return message === null ? null : { kind: 'chance', message };
}

function differenceSeen(id: string, seat: number | null, chance: FairChance | undefined): string | null {
  const mine = promisedAt(id);
  if (!mine || seat === null) return null;
  if (mine.seen) return startFault(chance, mine.seen);
  if (chance?.commitment !== mine.commitment) return 'the commitment is not the one that was shown before';
  // A match that began before promises existed, or was started on another device.
  if (chance.version !== undefined || chance.nonces[seat] === mine.nonce) return null;
  return 'the nonce of your seat is not the one you gave';
}

function keepPromised(id: string, promised: Promised): void {
  here.set(id, promised);
  keep(UNDER + id, promised);
}

function promisedAt(id: string): Promised | null {
  const json = kept(UNDER + id);
  if (!isObject(json) || typeof json.commitment !== 'string' || typeof json.nonce !== 'string') {
    return here.get(id) ?? null;
  }
  const { commitment, nonce, at, seen } = json;
  return {
    commitment,
    nonce,
    at: typeof at === 'number' ? at : 0,
    ...(isSeenStart(seen) && { seen }),
  };
}

function forgetOldest(): void {
  const ids = keysUnder(UNDER);
  if (ids.length < MOST) return;
  const oldest = ids.map(id => ({ id, at: promisedAt(id)?.at ?? 0 })).sort((a, b) => a.at - b.at);
  for (const { id } of oldest.slice(0, ids.length - MOST + 1)) forget(UNDER + id);
}

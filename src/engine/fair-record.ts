import {
  type ChanceKey,
  commitmentTo,
  dealKeyOf,
  HEX_32,
  keyOf,
  lotsOf,
  oldKeyOf,
  promiseOf,
} from './fair.ts';

/** What a record says about fair chance. */
export type FairChance = TableChance | DealChance;

/** The chance of a match at a table. */
export type TableChance = PromisedChance | OldChance;

/** Everybody's nonce was promised before any was known. Lists are in seat order. */
export interface PromisedChance {
  readonly version: 2;
  /** The id of the table, to which the promises are bound. */
  readonly table: string;
  readonly commitment: string;
  /** Null for bots. */
  readonly promises: readonly (string | null)[];
  /** Null for bots, and for people who have not kept their promise; in that case nothing was played. */
  readonly nonces: readonly (string | null)[];
  /** If the first player was drawn by lot: where each seat was before that. */
  readonly lots?: readonly number[];
  /** Once the match is over. */
  readonly seed?: string;
}

/**
 * For matches that began before promises existed, and for matches on one device. It does not bind anybody who
 * knew the seed.
 */
interface OldChance {
  readonly version?: undefined;
  readonly commitment: string;
  /** One per seat, in seat order. */
  readonly nonces: readonly string[];
  readonly seed?: string;
}

/**
 * The chance of a deal that many people play, each on their own. The day's seed was committed to before the day began.
 */
interface DealChance {
  readonly version: 3;
  /** Day and game, plus the club if the deal is a club's: `2026-11-17/GAME`. */
  readonly deal: string;
  readonly commitment: string;
  readonly seed?: string;
}

/** What somebody saw when the match was started, before they revealed anything. */
export interface SeenStart {
  readonly table: string;
  readonly commitment: string;
  /** By seat at that time; null for bots. */
  readonly promises: readonly (string | null)[];
  /** Whether the first player was still to be drawn. */
  readonly isByLot: boolean;
}

/** Old nonces are 1 to 64 printable ASCII characters, so newlines can safely separate them. */
const OLD_NONCE = /^[\x21-\x7e]{1,64}$/;
const TABLE = /^[0-9a-z]{4,32}$/;

const DEAL = /^[\w/-]{1,120}$/;

const DEAL_FIELDS = ['commitment', 'seed', 'version', 'deal'];
const OLD_FIELDS = ['commitment', 'nonces', 'seed'];
const FIELDS = [...OLD_FIELDS, 'version', 'table', 'promises', 'lots'];

export function isFairChance<J extends Readonly<Record<string, unknown>>>(
  json: J,
  seats: number,
): json is J & FairChance {
  const { version, table, commitment, promises, nonces, lots, seed } = json;
  if (version === 3)
    return isText(DEAL)(json.deal) && isHex(commitment) && (seed === undefined || isHex(seed));
  const isOld = version === undefined;
  const isNonce = isOld ? isText(OLD_NONCE) : isHexOrNull;
  if (!isHex(commitment) || !(seed === undefined || isHex(seed))) return false;
  const hasOnly = (fields: readonly string[]) => Object.keys(json).every(field => fields.includes(field));
  if (version === 3) return hasOnly(DEAL_FIELDS) && isText(DEAL)(json.deal);
  return (
    hasOnly(isOld ? OLD_FIELDS : FIELDS) &&
    isListOf(isNonce, nonces, seats) &&
    (isOld ||
      (version === 2 &&
        isText(TABLE)(table) &&
        isListOf(isHexOrNull, promises, seats) &&
        (lots === undefined || isListOf(Number.isInteger, lots, seats))))
  );
}

/** What is wrong with the fair chance itself, before looking at any outcome; null if nothing is. */
export function chanceFault(chance: FairChance): string | null {
  const { seed, commitment } = chance;
  if (seed !== undefined && commitmentTo(seed) !== commitment) {
    return 'the seed is not the one that the commitment was made to';
  }
  if (chance.version !== 2) return null;
  const { table, promises, nonces, lots } = chance;
  if (promises.every(promise => promise === null)) return 'nobody has promised anything to chance';
  for (const [seat, nonce] of nonces.entries()) {
    if (nonce !== null && promiseOf(table, nonce) !== promises[seat]) {
      return `the nonce of seat ${seat} is not the one that was promised`;
    }
  }
  const key = tableKey(chance);
  if (key === null || lots === undefined) return null;
  return String(lots) === String(lotsOf(key, lots.length))
    ? null
    : 'the seats are not in the order of their lots';
}

/** The key that decides every outcome; null while the seed is secret, or if somebody has not kept a promise. */
export function chanceKey(chance: FairChance): ChanceKey | null {
  if (chance.version !== 3) return tableKey(chance);
  return chance.seed === undefined ? null : dealKeyOf(chance.seed, chance.deal);
}

export function tableKey(chance: TableChance): Uint8Array | null {
  if (chance.seed === undefined) return null;
  if (chance.version === undefined) return oldKeyOf(chance.seed, chance.nonces);
  const nonces = chance.nonces.filter(nonce => nonce !== null);
  return isKept(chance) ? keyOf(chance.seed, chance.table, nonces) : null;
}

/** Whether everybody has revealed what they promised. */
export function isKept({ promises, nonces }: Pick<PromisedChance, 'promises' | 'nonces'>): boolean {
  return promises.every((promise, seat) => promise === null || nonces[seat] !== null);
}

/** How a record differs from what somebody saw when the match was started; null if it does not. */
export function startFault(chance: FairChance | undefined, seen: SeenStart): string | null {
  if (chance?.version !== 2 || chance.table !== seen.table)
    return 'it is not the record of the match that was started';
  if (chance.commitment !== seen.commitment) return 'the commitment is not the one that was shown before';
  const wasDrawn = chance.lots !== undefined;
  if (wasDrawn !== seen.isByLot && isKept(chance)) {
    return wasDrawn ? 'there was no lot to be drawn' : 'it was to be drawn by lot who begins';
  }
  const promises = asStarted(chance.promises, chance.lots);
  return String(promises) === String(seen.promises)
    ? null
    : 'the promises are not those that were shown when the match was started';
}

export function isSeenStart(json: unknown): json is SeenStart {
  if (typeof json !== 'object' || json === null || !('isByLot' in json) || !('promises' in json))
    return false;
  return (
    'table' in json &&
    typeof json.table === 'string' &&
    'commitment' in json &&
    isHex(json.commitment) &&
    Array.isArray(json.promises) &&
    json.promises.every(isHexOrNull) &&
    typeof json.isByLot === 'boolean'
  );
}

/** Reorders a list by the seats as they were when the match was started. */
function asStarted<T>(bySeat: readonly T[], lots: readonly number[] | undefined): T[] {
  return bySeat.map((there, place) => (lots ? bySeat[lots.indexOf(place)] : there));
}

const isHex = isText(HEX_32);

function isText(pattern: RegExp): (json: unknown) => json is string {
  return (json): json is string => typeof json === 'string' && pattern.test(json);
}

function isHexOrNull(json: unknown): json is string | null {
  return json === null || isHex(json);
}

function isListOf(is: (json: unknown) => boolean, json: unknown, length: number): boolean {
  return Array.isArray(json) && json.length === length && json.every(is);
}

import { hmacSha256, sha256 } from './sha256.ts';

/**
 * Fair chance: after a served match, anyone can check nature's outcomes. `docs/fair-chance.md` describes the whole
 * procedure, with numbers for testing other implementations.
 *
 * Seeds, commitments and keys are lower-case hexadecimal texts outside and bytes inside.
 */

/** 32 bytes: a seed, a commitment, a promise, or the nonce behind a promise. */
export const HEX_32 = /^[0-9a-f]{64}$/;

/** The commitment to the seed, which the server shows as soon as a table exists. */
export function commitmentTo(seed: string): string {
  return hexOf(sha256(bytesOf(seed)));
}

/**
 * What a person promises before anybody's nonce is known. Only this nonce can keep the promise, and only at this table.
 */
export function promiseOf(table: string, nonce: string): string {
  return hexOf(sha256(utf8(['quattro-mura/promise', table, nonce].join('\n'))));
}

/**
 * The key that decides every outcome of a match. `nonces` are those of the people at the table. Their order does not
 * matter, so nobody gains by choosing who sits where.
 */
export function keyOf(seed: string, table: string, nonces: readonly string[]): Uint8Array {
  return hmacSha256(bytesOf(seed), utf8(['quattro-mura/2', table, ...nonces.toSorted()].join('\n')));
}

/**
 * The same for matches that began before promises existed, and for matches on one device: `nonces` in seat
 * order.
 */
export function oldKeyOf(seed: string, nonces: readonly string[]): Uint8Array {
  return hmacSha256(bytesOf(seed), utf8(['quattro-mura/1', ...nonces].join('\n')));
}

/** The order of the seats as drawn by lot, first player first; each is given by its old seat number. */
export function lotsOf(key: Uint8Array, seats: number): number[] {
  const lots = Array.from({ length: seats }, (_, place) => hexOf(hmacSha256(key, utf8(`lot\n${place}`))));
  return [...lots.keys()].sort((a, b) => (lots[a] < lots[b] ? -1 : 1));
}

/** What decides every outcome of a match. With a plain key, all of nature's plays share one count. */
export type ChanceKey = Uint8Array | DealKey;

/**
 * In a deal, nature's plays are counted separately for each audience, so that dealing one seat more cards changes no
 * die.
 */
export interface DealKey {
  readonly deal: Uint8Array;
}

/** The key of a deal that many people play, each on their own. The seed is that of the deal's day. */
export function dealKeyOf(seed: string, deal: string): DealKey {
  return { deal: hmacSha256(bytesOf(seed), utf8(`quattro-mura/3\n${deal}`)) };
}

/** A whole number below `n`, derived from the deal and this name. 1 ≤ n ≤ 2³². */
export function dealNumber({ deal }: DealKey, name: string, n: number): number {
  return Math.floor((first32(deal, name) * n) / 2 ** 32);
}

/**
 * A seed derived from a secret. Without the secret nothing is known about it, whatever other derived seeds are known.
 */
export function derivedSeed(secret: string, about: readonly string[]): string {
  return hexOf(hmacSha256(bytesOf(secret), utf8(about.join('\n'))));
}

/** Nature's k-th outcome (k = 0, 1, …). `chances` in the order of the engine protocol, as `Match.chances` gives them. */
export function fairOutcome(
  key: Uint8Array,
  k: number | string,
  chances: readonly (readonly [outcome: string, weight: number])[],
): string {
  const u = first32(key, String(k));
  const sum = chances.reduce((total, [, weight]) => total + weight, 0);
  let rest = Math.floor((u * sum) / 2 ** 32);
  for (const [outcome, weight] of chances) {
    if (rest < weight) return outcome;
    rest -= weight;
  }
  throw new Error('nature has no outcome');
}

function first32(key: Uint8Array, text: string): number {
  return new DataView(hmacSha256(key, utf8(text)).buffer).getUint32(0);
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) =>
    Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16),
  );
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

import { hmacSha256, sha256 } from './sha256.ts';

/**
 * Fair chance: after a served match, anyone can check nature's outcomes. `docs/fair-chance.md` describes the whole
 * procedure, with numbers for testing other implementations.
 *
 * Seeds, commitments and keys are lower-case hexadecimal texts outside and bytes inside.
 */

/** 32 bytes: a seed, a commitment, a promise, or the nonce behind a promise. */
export const HEX_32 = /^[0-9a-f]{64}$/;

/** The commitment to the seed, which the server shows as soon as there is a table. */
export function commitmentTo(seed: string): string {
  return hexOf(sha256(bytesOf(seed)));
}

/** What a person promises before anybody's nonce is known. Only the nonce keeps it, and only at this table. */
export function promiseOf(table: string, nonce: string): string {
  return hexOf(sha256(utf8(['quattro-mura/promise', table, nonce].join('\n'))));
}

/**
 * The key that decides every outcome of a match. `nonces` are those of the people there, in any order, so that nothing can
 * be chosen by seating them.
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

/** The order in which this many seats are drawn by lot, first player first, each as the number of its old seat. */
export function lotsOf(key: Uint8Array, seats: number): number[] {
  const lots = Array.from({ length: seats }, (_, place) => hexOf(hmacSha256(key, utf8(`lot\n${place}`))));
  return [...lots.keys()].sort((a, b) => (lots[a] < lots[b] ? -1 : 1));
}

/** Nature's k-th outcome (k = 0, 1, …). `chances` in the order of the engine protocol, as `Match.chances` gives them. */
export function fairOutcome(
  key: Uint8Array,
  k: number,
  chances: readonly (readonly [outcome: string, weight: number])[],
): string {
  const mac = hmacSha256(key, utf8(String(k)));
  const u = new DataView(mac.buffer).getUint32(0);
  const sum = chances.reduce((total, [, weight]) => total + weight, 0);
  let rest = Math.floor((u * sum) / 2 ** 32);
  for (const [outcome, weight] of chances) {
    if (rest < weight) return outcome;
    rest -= weight;
  }
  throw new Error('nature has no outcome');
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

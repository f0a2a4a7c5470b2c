import { hmacSha256, sha256 } from './sha256.ts';

/**
 * Fair chance: after a served match, anyone can check nature's outcomes. `docs/fair-chance.md` describes the whole
 * procedure, with numbers for testing other implementations.
 *
 * Seeds, commitments and keys are lower-case hexadecimal texts outside and bytes inside.
 */

/** What a nonce may be: 1 to 64 printable ASCII characters, so that newlines can safely separate them. */
export const NONCE = /^[\x21-\x7e]{1,64}$/;
/** A seed or a commitment: 32 bytes. */
export const HEX_32 = /^[0-9a-f]{64}$/;

/** The commitment, which the server publishes before the first play. */
export function commitmentTo(seed: string): string {
  return hexOf(sha256(bytesOf(seed)));
}

/** The key that decides every outcome of a match. `nonces` in seat order. */
export function keyOf(seed: string, nonces: readonly string[]): Uint8Array {
  return hmacSha256(bytesOf(seed), utf8(['quattro-mura/1', ...nonces].join('\n')));
}

/**
 * The order in which seats are drawn by lot: the places in `nonces`, the first to begin first. Nobody can have chosen it
 * who did not know both the seed and every nonce, and it does not depend on the order of the nonces.
 */
export function lotsOf(seed: string, nonces: readonly string[]): number[] {
  const lots = nonces.map(nonce => hexOf(hmacSha256(bytesOf(seed), utf8(`quattro-mura/lot\n${nonce}`))));
  return [...nonces.keys()].sort((a, b) => (lots[a] < lots[b] ? -1 : lots[a] > lots[b] ? 1 : a - b));
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

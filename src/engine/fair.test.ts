import { createHash, createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitmentTo, fairOutcome, hexOf, oldKeyOf } from './fair.ts';
import { hmacSha256, sha256 } from './sha256.ts';

const bytes = fc.uint8Array({ maxLength: 300 });

test('SHA-256 and HMAC-SHA-256 agree with those of Node for messages and keys of every length', () => {
  fc.assert(
    fc.property(bytes, bytes, (key, message) => {
      expect(hexOf(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
      expect(hexOf(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }),
  );
});

test('SHA-256 of the example of the standard', () => {
  expect(hexOf(sha256(new TextEncoder().encode('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('a commitment is the SHA-256 of the bytes of the seed', () => {
  const seed = randomBytes(32);
  expect(commitmentTo(seed.toString('hex'))).toBe(createHash('sha256').update(seed).digest('hex'));
});

test('a key is the HMAC of the format and the nonces, joined by newlines, under the seed', () => {
  const seed = randomBytes(32);
  const expected = createHmac('sha256', seed).update('quattro-mura/1\nanna\nbruno').digest('hex');
  expect(hexOf(oldKeyOf(seed.toString('hex'), ['anna', 'bruno']))).toBe(expected);
});

test('an outcome is chosen by the cumulative weights in the order given', () => {
  const key = oldKeyOf('00'.repeat(32), ['a', 'b']);
  const chances: [string, number][] = [
    ['x', 1],
    ['y', 5],
    ['z', 2],
  ];
  for (let k = 0; k < 200; k++) {
    const u = createHmac('sha256', key).update(String(k)).digest().readUInt32BE(0);
    const point = Math.floor((u * 8) / 2 ** 32);
    expect(fairOutcome(key, k, chances)).toBe(point < 1 ? 'x' : point < 6 ? 'y' : 'z');
  }
});

import { createHash, createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitmentTo, fairOutcome, hexOf, keyOf, lotsOf, oldKeyOf, promiseOf } from './fair.ts';
import { hmacSha256, sha256 } from './sha256.ts';

const bytes = fc.uint8Array({ maxLength: 300 });

test('SHA-256 and HMAC-SHA-256 agree with Node’s for messages and keys of every length', () => {
  fc.assert(
    fc.property(bytes, bytes, (key, message) => {
      expect(hexOf(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
      expect(hexOf(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }),
  );
});

test('SHA-256 gives the example of the standard', () => {
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

test('a promise is the SHA-256 of its purpose, the table and the nonce', () => {
  const nonce = 'ab'.repeat(32);
  const expected = createHash('sha256').update(`quattro-mura/promise\ntable1\n${nonce}`).digest('hex');
  expect(promiseOf('table1', nonce)).toBe(expected);
  expect(promiseOf('table2', nonce)).not.toBe(expected);
});

test('a key with promises is the HMAC of its format, the table and the nonces, sorted, under the seed', () => {
  const seed = randomBytes(32);
  const [a, b] = ['ab'.repeat(32), 'ba'.repeat(32)];
  const expected = createHmac('sha256', seed).update(`quattro-mura/2\ntable1\n${a}\n${b}`).digest('hex');
  for (const nonces of [
    [a, b],
    [b, a],
  ]) {
    expect(hexOf(keyOf(seed.toString('hex'), 'table1', nonces))).toBe(expected);
  }
});

test('lots bring each seat to each place equally often', () => {
  const first = [0, 0, 0];
  for (let number = 0; number < 3000; number++) {
    const key = keyOf(number.toString(16).padStart(64, '0'), 'table1', []);
    const lots = lotsOf(key, 3);
    expect(lots.toSorted()).toEqual([0, 1, 2]);
    first[lots[0]]++;
  }
  // The standard deviation is 26.
  for (const count of first) expect(Math.abs(count - 1000)).toBeLessThan(130);
});

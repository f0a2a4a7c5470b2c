import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { finishedRecord } from '../../../tests/finished.ts';
import { GAMES } from '../../games/loaded.ts';
import { fragmentFor, recordIn } from './link.ts';

describe.each(GAMES.map(({ id, seats }) => [id, seats.max] as const))('%s', (id, seats) => {
  test('the longest match fits into an address, and can be read back from it', async () => {
    const record = finishedRecord(id, { seats });
    const fragment = await fragmentFor(record, null);
    expect(fragment).toMatch(/^[\w-]+$/);
    expect(await recordIn(fragment ?? '')).toEqual({ record, moment: null });
  });
});

const record = finishedRecord('muro-contro-muro');

test('an address can point to one moment of the match', async () => {
  expect(await recordIn((await fragmentFor(record, 37)) ?? '')).toEqual({ record, moment: '37' });
});

test('a match that would make the address too long has none', async () => {
  const plays = Array.from({ length: 20_000 }, () => ['nature', crypto.randomUUID()] as const);
  expect(await fragmentFor({ ...record, plays }, null)).toBeNull();
});

describe('an address that is not one', () => {
  const packed = (text: string) => deflateRawSync(text).toString('base64url');

  test.each([
    ['', 'nothing'],
    ['play-37', 'a word'],
    ['a b', 'with a space'],
    [packed('[1]'), 'something else'],
    [packed('{"format":'), 'half a record'],
  ])('%# %s: %s', async fragment => {
    expect(await recordIn(fragment)).toBeNull();
  });

  test('a part of an address', async () => {
    const whole = (await fragmentFor(record, null)) ?? '';
    for (const length of [1, 40, whole.length - 8]) expect(await recordIn(whole.slice(0, length))).toBeNull();
  });

  test('a little that expands to very much', async () => {
    expect(await recordIn(packed(JSON.stringify({ a: 'a'.repeat(3_000_000) })))).toBeNull();
  });
});

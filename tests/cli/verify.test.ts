import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { coins } from '../../src/engine/coins.ts';
import { EnteredMatch } from '../../src/engine/entered.ts';
import { recordOfEntered } from '../../src/engine/entered-record.ts';
import { commitmentTo, fairOutcome, oldKeyOf } from '../../src/engine/fair.ts';
import { Match } from '../../src/engine/match.ts';
import { type MatchRecord, recordOf } from '../../src/engine/record.ts';
import { coinsMura } from './mura.ts';

const folder = mkdtempSync(join(tmpdir(), 'mura-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SEED = '5a'.repeat(32);
const NONCES = ['anna', 'bruno'];

function fairRecord(): MatchRecord {
  const key = oldKeyOf(SEED, NONCES);
  const match = new Match(coins, 2, { loaded: false });
  for (let k = 0; k < 2; k++) match.play('nature', fairOutcome(key, k, match.chances()));
  match.play(0, 'keep');
  match.play(1, 'keep');
  return recordOf(match, { chance: { commitment: commitmentTo(SEED), nonces: NONCES, seed: SEED } });
}

const verify = (json: unknown) => coinsMura(['verify', '-'], JSON.stringify(json));

test('a correct record passes, and the output says what was checked', async () => {
  const file = join(folder, 'record.json');
  writeFileSync(file, JSON.stringify(fairRecord()));
  const { code, out, err } = await coinsMura(['verify', file]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(`${file} is right.`);
  expect(out).toContain('4 plays, all legal: 2 by seats, 2 by nature');
  expect(out).toMatch(/result +scores \d, \d; won by seat/);
  expect(out).toContain('fair: the seed fits the commitment, and all 2 outcomes of nature follow from it');
});

test('a record without fair chance says that chance was not checked', async () => {
  const { chance: _, ...record } = fairRecord();
  const { code, out } = await verify(record);
  expect(code).toBe(0);
  expect(out).toContain('not checked: the record does not say that chance was fair');
});

test('a record with a commitment and no seed says so', async () => {
  const { result: _, ...record } = fairRecord();
  const chance = { commitment: commitmentTo(SEED), nonces: NONCES };
  const { code, out } = await verify({ ...record, chance, plays: record.plays.slice(0, 3) });
  expect(code).toBe(0);
  expect(out).toContain('none yet: the match is not over');
  expect(out).toContain('not checked: there is a commitment, but no seed (yet) to check it by');
});

test('an outcome of nature that the seed does not give is the first wrong play', async () => {
  const record = fairRecord();
  const [first, [, second], ...rest] = record.plays;
  const { code, out } = await verify({
    ...record,
    plays: [first, ['nature', second === 'H' ? 'T' : 'H'], ...rest],
  });
  expect(code).toBe(1);
  expect(out).toMatch(/^the record is wrong: play 1 \(nature "[HT]"\): the seed gives "[HT]"\n$/);
});

test('an illegal play is named by its number', async () => {
  const record = fairRecord();
  const { code, out } = await verify({ ...record, plays: [...record.plays.slice(0, 2), [0, 'fly']] });
  expect(code).toBe(1);
  expect(out).toContain('play 2 (0 "fly")');
});

test.each<[string, string | Uint8Array]>([
  ['no JSON', 'hello'],
  ['nothing', ''],
  ['not UTF-8', Uint8Array.of(0xff, 0xfe)],
  ['no record', '{}'],
  ['nested without end', '['.repeat(100_000)],
])('a file with %s is a wrong record', async (_, contents) => {
  const { code, out } = await coinsMura(['verify', '-'], contents);
  expect(code).toBe(1);
  expect(out).toMatch(/^the record is wrong: /);
});

test('texts in a record cannot control the terminal', async () => {
  const { out } = await verify({ ...fairRecord(), plays: [['nature', '\u009b2J\u202e']] });
  expect(out).not.toMatch(/[\u0080-\u009f\u202e]/);
});

test('for a record kept by hand it says what could not be checked', async () => {
  const entered = new EnteredMatch(coins, 2, { loaded: false }, 0);
  entered.add({ by: 'nature', move: 'H' });
  entered.add({ by: 'nature', move: '?' });
  entered.add({ by: 0, move: 'keep' });
  const { code, out } = await verify(recordOfEntered(entered));
  expect(code).toBe(0);
  expect(out).toContain('3 plays, legal as far as they are known: 1 by seats, 2 by nature');
  expect(out).toContain('not checked: 2 outcomes of real dice, cards or tiles, entered by hand');
  expect(out).toMatch(/kept +by hand, by seat 0/);
  expect(out).toMatch(/gaps +not checked: 1 play unknown.* what seat 1 saw stays unknown/);
});

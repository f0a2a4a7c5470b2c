import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readReview } from '../../src/bots/review/index.ts';
import { mura } from './mura.ts';

const { record } = JSON.parse(
  readFileSync(new URL('../bots/blunders/die-mauer.json', import.meta.url), 'utf8'),
);
const QUICKLY = ['--level', 'apprentice', '--threads', '1'];

test('mura review prints turning points, skill and luck', async () => {
  const { code, out, err } = await mura(['review', '-', ...QUICKLY], JSON.stringify(record));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Die Mauer, 54 plays, reviewed as an apprentice would/);
  expect(out).toMatch(/^seat 1 .* of .*±/m);
  expect(out).toMatch(/play 48: seat 1 played -; better/);
});

test('mura review --json is a review that can be read back', async () => {
  const { code, out } = await mura(['review', '-', '--json', ...QUICKLY], JSON.stringify(record));
  expect(code).toBe(0);
  expect(readReview(JSON.parse(out), record.seats, record.plays.length)).not.toBeNull();
});

test('mura review refuses an unfinished match, and an unknown level', async () => {
  const { result: _, ...unfinished } = { ...record, plays: record.plays.slice(0, 9) };
  const { code, out } = await mura(['review', '-'], JSON.stringify(unfinished));
  expect({ code, out }).toEqual({ code: 1, out: 'the record cannot be reviewed: the match is not over\n' });
  const wrong = await mura(['review', '-', '--level', 'mastr'], '{}');
  expect(wrong.code).toBe(2);
  expect(wrong.err).toContain('Did you mean master?');
});

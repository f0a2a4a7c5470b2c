import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { finishedRecord } from '../finished.ts';
import { mura } from './mura.ts';

const folder = mkdtempSync(join(tmpdir(), 'mura-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a match is printed in words, play by play, with its last position and its end', async () => {
  const file = join(folder, 'record.json');
  writeFileSync(file, JSON.stringify(finishedRecord('muro-contro-muro')));
  const { code, out, err } = await mura(['replay', file]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Anna chooses');
  expect(out).toMatch(/^ +\d+ {2}Bruno rolls:/m);
  expect(out).toMatch(/The match is over: Anna \d+, Bruno \d+\./);
});

test('secrets of an unfinished match are shown to nobody', async () => {
  const record = JSON.stringify(finishedRecord('mauer-bauer', { most: 30 }));
  const { code, out } = await mura(['replay', '-'], record);
  expect(code).toBe(0);
  expect(out).toContain('as a spectator saw it');
  expect(out).not.toMatch(/is dealt “/);
  expect(out).toContain('The match is not over.');
  const refused = await mura(['replay', '-', '--as', '1'], record);
  expect(refused.code).toBe(2);
  expect(refused.err).toContain('--as must be spectator: the match is not over');
});

test('a seat sees what it saw, from any moment on, with every position', async () => {
  const record = finishedRecord('die-mauer', { options: { rounds: 1 } });
  const from = String(record.plays.length - 3);
  const { out } = await mura(
    ['replay', '-', '--as', '2', '--from', from, '--boards'],
    JSON.stringify(record),
  );
  expect(out.match(/as Chiara saw it/g)).toHaveLength(4);
});

test('a wrong record is not shown', async () => {
  const { code, out, err } = await mura(['replay', '-'], '{"format":"quattro-mura/1","game":"chess"}');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain('game must be the name of a game');
});

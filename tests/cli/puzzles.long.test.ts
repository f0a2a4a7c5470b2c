import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMatches } from '../../src/engine/explorer/match-file.ts';
import { readPuzzles } from '../../src/engine/puzzle/puzzle-file.ts';
import { mura } from './mura.ts';

const GAME = ['--game', 'muro-contro-muro'];

test('puzzles are found, found again from the same seed, added to, and verified', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'puzzles-'));
  const file = join(folder, 'some.txt');
  const made = await mura(['puzzles', 'generate', ...GAME, '--count', '3', '--seed', '4', '--file', file]);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/^\d+ puzzles of muro-contro-muro, from 1 match\n$/);
  const once = readFileSync(file, 'utf8');
  const { puzzles, next } = readPuzzles(once);
  expect(puzzles.length).toBeGreaterThanOrEqual(3);
  expect(next).toBe(1);

  const more = String(puzzles.length + 1);
  await mura(['puzzles', 'generate', ...GAME, '--count', more, '--seed', '4', '--file', file]);
  const grown = readPuzzles(readFileSync(file, 'utf8'));
  expect(grown.puzzles.slice(0, puzzles.length)).toEqual(puzzles);
  expect(grown.puzzles.length).toBeGreaterThan(puzzles.length);

  const checked = await mura(['puzzles', 'verify', ...GAME, '--file', file, '--sample', '2']);
  expect(checked).toEqual({
    code: 0,
    err: '',
    out: 'muro-contro-muro: 2 of 2 certificates confirmed\n',
  });
  const listed = await mura(['puzzles', 'verify', ...GAME, '--file', file, '--sample', '2', '--list']);
  expect(listed.out.match(/^muro-contro-muro \S+ is right$/gm)).toHaveLength(2);
  // One move is claimed to be worth a point more than it is.
  const [{ values }] = puzzles;
  writeFileSync(
    file,
    once.replace(/^(p \d+ \d+ \d+ \S+ )(\d+) (-?\d+)/m, (_, before, bottom, top) => {
      expect(Number(top) / Number(bottom)).toBeCloseTo(values[0], 8);
      return `${before}${bottom} ${Number(top) + Number(bottom)}`;
    }),
  );
  const wrong = await mura(['puzzles', 'verify', ...GAME, '--file', file]);
  expect(wrong.code).toBe(1);
  expect(wrong.out).toContain(`muro-contro-muro ${puzzles[0].id} is wrong`);
});

test('what puzzles cannot do is refused', async () => {
  expect((await mura(['puzzles', 'solve'])).err).toContain('puzzles can generate or verify, not solve');
  expect((await mura(['puzzles', 'generate'])).err).toContain('generate needs a --game');
  expect((await mura(['puzzles', 'verify', '--file', 'x'])).err).toContain('--file needs a --game');
});

test('matches of masters are played, the same from the same seed, and added to', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'explorer-'));
  const [file, again] = ['one.txt', 'two.txt'].map(name => join(folder, name));
  const made = ['explorer', 'generate', '--game', 'mauer-bauer', '--seed', '4'];
  expect(await mura([...made, '--count', '1', '--file', file])).toEqual({
    code: 0,
    err: '',
    out: '1 match of mauer-bauer\n',
  });
  const [first] = readMatches(readFileSync(file, 'utf8'));
  await mura([...made, '--count', '2', '--file', file]);
  await mura([...made, '--count', '2', '--file', again]);
  const both = readMatches(readFileSync(file, 'utf8'));
  expect(both).toHaveLength(2);
  expect(both[0]).toEqual(first);
  expect(readFileSync(again, 'utf8')).toBe(readFileSync(file, 'utf8'));
  expect((await mura(['explorer', 'draw'])).err).toContain('explorer can generate, not draw');
  expect((await mura(['explorer', 'generate'])).err).toContain('generate needs a --game');
});

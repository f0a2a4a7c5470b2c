import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { coinsMura } from './mura.ts';

const folder = mkdtempSync(join(tmpdir(), 'mura-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a match is played by notation, described in words and scored', async () => {
  const { code, out } = await coinsMura(['play', 'coins', '--level', 'random', '--seed', '3'], 'keep\n');
  expect(code).toBe(0);
  expect(out).toContain('Anna is at the keyboard. Bruno is a bot (random).');
  expect(out).toContain('Bruno is dealt a coin.');
  expect(out).toContain('The match is over.');
});

test('a number stands for the move with that number', async () => {
  const byNumber = await coinsMura(['play', 'coins', '--level', 'random', '--seed', '3'], '2\n');
  const byName = await coinsMura(['play', 'coins', '--level', 'random', '--seed', '3'], 'turn\n');
  expect(byNumber.out).toBe(byName.out.replace('> turn', '> 2'));
});

test('an impossible move is refused with a hint, and asked for again', async () => {
  const { out } = await coinsMura(
    ['play', 'coins', '--level', 'random', '--seed', '3'],
    'keepp\n9\n\nkeep\n',
  );
  expect(out).toContain('Did you mean keep?');
  expect(out).toContain('numbered from 1 to 2');
  expect(out).toContain('Type a move or its number');
  expect(out).toContain('The match is over.');
});

test('quit leaves, and so does the end of the input', async () => {
  for (const input of ['quit\nkeep\n', '', 'help\n']) {
    const { code, out } = await coinsMura(['play', 'coins', '--level', 'random'], input);
    expect(code).toBe(0);
    expect(out).toContain('The match was left unfinished.');
    expect(out).not.toContain('The match is over.');
  }
});

test('help, rules, moves and board answer and ask again', async () => {
  const { out } = await coinsMura(
    ['play', 'coins', '--level', 'random'],
    'help\nrules\nmoves t\nboard\nkeep\n',
  );
  expect(out).toContain('take back your last move');
  expect(out).toContain('The page of the rules is not in this copy');
  expect(out.match(/^coins [HT] \?$/gm)).toHaveLength(2);
  expect(out).toContain('The match is over.');
});

test('two people with secrets share the keyboard with a curtain between them', async () => {
  const { out } = await coinsMura(
    ['play', 'coins', '--level', 'random', '--people', '2', '--names', 'Uli,Vera', '--seed', '3'],
    '\nkeep\n\nturn\n',
  );
  const [, beforeUli, uli, beforeVera, vera, end] = out.split(/Everyone else, look away|─{10,}/);
  expect(uli).toMatch(/You are dealt [HT]\.\n· Vera is dealt a coin\./);
  expect(beforeUli).not.toMatch(/dealt/);
  expect(beforeVera).not.toMatch(/dealt [HT]/);
  expect(vera).not.toMatch(/Uli is dealt [HT]/);
  expect(end).toBeDefined();
});

test('undo takes back your own last move, but only while nobody else has moved', async () => {
  const { out } = await coinsMura(
    ['play', 'coins', '--level', 'random', '--seats', '3', '--people', '2', '--seed', '3'],
    '\nundo\nkeep\n\nundo\nturn\n',
  );
  expect(out.match(/only your own last move/g)).toHaveLength(2);
  expect(out).toContain('The match is over.');
});

test('with nobody at the keyboard, the whole match is shown', async () => {
  const { code, out } = await coinsMura([
    'play',
    'coins',
    '--level',
    'random',
    '--people',
    '0',
    '--seed',
    '3',
  ]);
  expect(code).toBe(0);
  expect(out).toContain('The match is over.');
});

test('the record of a finished match is written, and verifies', async () => {
  const file = join(folder, 'record.json');
  await coinsMura(['play', 'coins', '--level', 'random', '--names', 'Uli', '--record', file], 'keep\n');
  expect(JSON.parse(readFileSync(file, 'utf8')).names).toEqual(['Uli', 'Anna']);
  expect((await coinsMura(['verify', file])).code).toBe(0);
});

test('a record that cannot be written is reported', async () => {
  const { code, err } = await coinsMura(
    ['play', 'coins', '--level', 'random', '--record', '/nowhere/r.json'],
    'keep\n',
  );
  expect(code).toBe(1);
  expect(err).toContain('cannot write the record');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { LANGUAGES } from '../../locales/languages.ts';
import { weigh } from '../../scripts/weigh.ts';
import { GAME_IDS } from '../../src/games/index.ts';
import { PAGES } from '../../src/protocol/pages.ts';
import { preloadsIn } from '../../src/server/preloads.ts';

const MOST = 60_000;
const MOST_BOARD = 60_000;
const MOST_ONLINE = 20_000;
/** Beside those that every page is loaded from. */
const MOST_FILES = 26;

test('the home page needs at most 60 kB of compressed script, each board at most 60 kB more, online play 20 kB', async () => {
  const { home, boards, online } = await weigh(inject('built'));
  expect(home).toBeLessThanOrEqual(MOST);
  for (const [game, weight] of Object.entries(boards)) expect(weight, game).toBeLessThanOrEqual(MOST_BOARD);
  expect(online).toBeLessThanOrEqual(MOST_ONLINE);
});

test('no page is loaded from many files, or from one that only hands on another', () => {
  const preloads = preloadsIn(inject('built'));
  for (const path of Object.values(PAGES)) {
    const at = path
      .replace(':language', 'en')
      .replace(':game', GAME_IDS[0])
      .replace(/:\w+\??/g, 'x');
    const files = [...preloads(at, 'en', GAME_IDS[0]).matchAll(/ href="\/([^"]+)"/g)].map(([, file]) => file);
    expect(files.length, at).toBeLessThanOrEqual(MOST_FILES);
    for (const file of files)
      expect(readFileSync(join(inject('built'), file), 'utf8'), file).not.toMatch(
        /^export\{[^}]*\}from[^;]*;?\s*$/,
      );
  }
});

test('what the pages name to be fetched at once is in the build, in every language and for every game', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(inject('built'), '.vite', file), 'utf8'));
  const manifest: Readonly<Record<string, unknown>> = read('manifest.json');
  const preloads: Readonly<Record<string, readonly string[]>> = read('preloads.json');
  expect(Object.keys(preloads)).toEqual(Object.keys(PAGES));
  expect(preloads.rules).toEqual(
    expect.arrayContaining([
      'learn/rules-page.tsx',
      '../../locales/:language/app.ts',
      '../../locales/:language/:game/rules.ts',
      '../games/:game/board/index.tsx',
    ]),
  );
  const named = new Set(Object.values(preloads).flat());
  for (const language of LANGUAGES)
    for (const game of GAME_IDS)
      for (const start of named)
        expect(manifest).toHaveProperty([start.replace(':language', language).replace(':game', game)]);
});

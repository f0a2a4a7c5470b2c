import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId, manifestOf } from '../src/games/index.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** Texts are found by the names of files, so the compiler does not notice one that is not there. */

const PARTS = ['about', 'board', 'lesson', 'rules', 'advice/reasons'];

/** A game that has something for those who own the box says why something is not on offer there; one with puzzles, what they count. */
function partsOf(game: GameId): readonly string[] {
  const { companion, puzzles } = manifestOf(game);
  return [...PARTS, ...(companion ? ['advice/forbidden'] : []), ...(puzzles ? ['puzzles'] : [])];
}

/** As `replay.ts` or `GAME/board.ts`. */
function filesOf(language: Language): string[] {
  return globSync('**/*.*', { cwd: `locales/${language}` }).sort();
}

function load(language: Language, file: string): Promise<object> {
  return import(/* @vite-ignore */ `./${language}/${file}`);
}

/** The same with every text left out: keys, and what is a function. */
function shapeOf(texts: unknown): unknown {
  if (typeof texts !== 'object' || texts === null) return typeof texts;
  if (Array.isArray(texts)) return texts.map(shapeOf);
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, shapeOf(value)]));
}

const english = filesOf('en');

test('every game has all its texts, and no folder belongs to no game', () => {
  const ofGames = english.filter(file => file.includes('/'));
  expect(ofGames).toEqual(GAME_IDS.flatMap(game => partsOf(game).map(part => `${game}/${part}.ts`)).sort());
});

test.each(english.filter(file => !file.includes('/')))('%s exports its texts by its name', async file => {
  expect(Object.keys(await load('en', file))).toContain(basename(file, '.ts'));
});

describe.each(LANGUAGES)('%s', language => {
  test('has the files that English has, and no others', () => {
    expect(filesOf(language)).toEqual(english);
  });

  test.each(english)(
    '%s has the texts that English has, and functions where English has them',
    async file => {
      const texts = await load(language, file);
      expect(shapeOf({ ...texts })).toEqual(shapeOf({ ...(await load('en', file)) }));
    },
  );
});

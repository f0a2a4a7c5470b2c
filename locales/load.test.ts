import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId, manifestOf } from '../src/games/index.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** Texts are found by file name, so the compiler does not notice a missing one. */

const PARTS = ['about', 'board', 'landmarks', 'lesson', 'rules', 'advice/reasons'];

/**
 * A game with a companion has texts for what is not on offer there; one with puzzles has texts for what they count; one with an
 * explorer has texts for what it compares; one whose positions can be set up by hand, for why one is refused.
 */
function partsOf(game: GameId): readonly string[] {
  const { companion, puzzles, hasExplorer, hasSetUp } = manifestOf(game);
  return [
    ...PARTS,
    ...(companion ? ['advice/forbidden'] : []),
    ...(hasSetUp ? ['advice/set-up'] : []),
    ...(puzzles ? ['puzzles'] : []),
    ...(hasExplorer ? ['explorer'] : []),
  ];
}

/** Such as `replay.ts` or `GAME/board.ts`. */
function filesOf(language: Language): string[] {
  return globSync('**/*.*', { cwd: `locales/${language}` }).sort();
}

function load(language: Language, file: string): Promise<object> {
  return import(/* @vite-ignore */ `./${language}/${file}`);
}

/** The same structure with every text left out: keys, and which of them are functions. */
function shapeOf(texts: unknown): unknown {
  if (typeof texts !== 'object' || texts === null) return typeof texts;
  if (Array.isArray(texts)) return texts.map(shapeOf);
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, shapeOf(value)]));
}

const english = filesOf('en');

test('every game has all its texts, and every folder belongs to a game', () => {
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

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/index.ts';

/**
 * The folders are the architecture: what each may import besides itself. The first entry that matches a file counts.
 * GAME stands for the same game throughout: nothing else in its folder may be imported, and no other game.
 */
const ARROWS: readonly (readonly [folder: string, mayImport: readonly string[]])[] = [
  ['src/engine', []],
  ['src/games/GAME/rules', ['src/engine']],
  ['src/games/GAME/bot', ['src/engine', 'src/games/GAME/rules']],
  [
    'src/games/GAME/board',
    [
      'src/engine',
      'src/games/manifest.ts',
      'src/games/GAME/game.ts',
      'src/games/GAME/rules',
      'src/web/board',
      'src/web/drawing',
      'src/web/frame/dialog.tsx',
      'src/web/match-picture',
      'locales',
    ],
  ],
  [
    'src/games/GAME/companion',
    [
      'src/engine',
      'src/games/GAME/game.ts',
      'src/games/GAME/rules',
      'src/games/GAME/board',
      'src/web/board',
      'src/web/drawing',
      'src/web/companion',
      'locales',
    ],
  ],
  ['src/games/GAME/learn', ['src/engine', 'src/games/GAME/game.ts', 'src/games/GAME/rules', 'src/web/learn']],
  [
    'src/games/GAME',
    ['src/engine', 'src/games/manifest.ts', 'src/web/drawing', 'src/web/board', 'bench/training'],
  ],
  ['src/games', ['src/engine', 'src/web/board', 'src/web/companion', 'src/web/learn']],
  ['src/bots', ['src/engine', 'src/games']],
  ['src/protocol', ['src/engine']],
  [
    'src/server',
    ['src/engine', 'src/games', 'src/bots', 'src/protocol', 'src/web/frame/routes.ts', 'locales'],
  ],
  ['src/web/drawing', []],
  ['src/web/board', ['src/engine', 'src/web/drawing', 'locales/words.ts']],
  ['src/web', ['src/engine', 'src/games', 'src/bots', 'src/protocol', 'locales']],
  ['src/cli', ['src/engine', 'src/games', 'src/bots', 'src/protocol', 'src/server', 'src/web', 'locales']],
  ['locales', ['src/engine', 'src/games', 'src/web/learn']],
];

/** Folders that do no input or output and need no package. */
const PURE = /^src\/(engine|games\/[^/]+\/(rules|bot)|games\/[^/]+\/[^/]+\.ts$)/;

const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

const files = globSync('{src,locales}/**/*.{ts,tsx}');

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(match => match[1]);
}

function targetsOf(file: string): string[] {
  return importsOf(file)
    .filter(specifier => specifier.startsWith('.'))
    .map(specifier => normalize(join(dirname(file), specifier)));
}

function isTest(file: string): boolean {
  return /\.(test|suite)\.tsx?$|\/testing\/|^src\/engine\/suite\.ts$/.test(file);
}

function gameOf(path: string): string | undefined {
  return /^src\/games\/([^/]+)\//.exec(path)?.[1];
}

function mayImport(file: string, target: string): boolean {
  const of = (pattern: string) => pattern.replace('GAME', gameOf(file) ?? '-');
  const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
  const arrow = ARROWS.find(([folder]) => isIn(file, of(folder)));
  if (!arrow) return false;
  const [folder, allowed] = arrow;
  return [folder, ...allowed].some(other => isIn(target, of(other)));
}

test('every folder imports only what its arrows allow', () => {
  const wrong = files
    .filter(file => !isTest(file))
    .flatMap(file =>
      targetsOf(file)
        .filter(target => !mayImport(file, target))
        .map(target => `${file} → ${target}`),
    );
  expect(wrong).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});

test('no game imports another', () => {
  const wrong = files.flatMap(file =>
    targetsOf(file)
      .filter(target => gameOf(file) && gameOf(target) && gameOf(file) !== gameOf(target))
      .map(target => `${file} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('the engine, the rules and the bots of games do no input or output and need no package', () => {
  const wrong = files
    .filter(file => PURE.test(file) && !isTest(file))
    .flatMap(file =>
      importsOf(file)
        .filter(specifier => !specifier.startsWith('.'))
        .map(name => `${file} → ${name}`),
    );
  expect(wrong).toEqual([]);
});

/** Imports that remain at run time: those of types do not. */
const RUNNING = /^(?:import|export)(?! type\b)[^;]*?from '([^']+)'|import\(\s*'([^']+)'/gm;

function importsAtRunTime(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(RUNNING)].map(([, fixed, lazy]) => fixed ?? lazy);
}

/** These files and all that they import at run time, directly or not. */
function runBy(entries: readonly string[]): Set<string> {
  const needed = new Set(entries);
  for (const file of needed) {
    for (const specifier of importsAtRunTime(file)) {
      const target = normalize(join(dirname(file), specifier));
      if (specifier.startsWith('.') && files.includes(target)) needed.add(target);
    }
  }
  return needed;
}

test('nothing that runs in the browser needs zod, which would weigh more than an online table', () => {
  const needed = runBy(files.filter(file => file.startsWith('src/web/') && !isTest(file)));
  expect(needed).toContain('src/protocol/routes.ts');
  expect([...needed].filter(file => importsAtRunTime(file).includes('zod'))).toEqual([]);
});

test('the package of the engine exports everything that the package of bots needs', () => {
  const exported = namesIn(readFileSync('src/engine/index.ts', 'utf8'), /export \{([^}]*)\}/g);
  const missing = [...runBy(['src/bots/index.ts'])]
    .filter(file => file.startsWith('src/bots/'))
    .flatMap(file => namesIn(readFileSync(file, 'utf8'), /import \{([^}]*)\} from '(?:\.\.\/)+engine\//g))
    .filter(name => !exported.includes(name));
  expect(exported).toContain('Random');
  expect(missing).toEqual([]);
});

/** The names of values, in lists between braces. */
function namesIn(text: string, lists: RegExp): string[] {
  return [...text.matchAll(lists)]
    .flatMap(([, list]) => list.split(','))
    .map(name => name.trim())
    .filter(name => name !== '' && !name.startsWith('type '));
}

test('no source outside the games and the texts names a game', () => {
  const named = (id: string) => {
    const camel = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [id, camel, camel[0].toUpperCase() + camel.slice(1)];
  };
  const names = new RegExp(GAME_IDS.flatMap(named).join('|'));
  const wrong = globSync('{src,scripts,bench,deploy}/**/*.{ts,tsx,mjs,css,html,webmanifest,json}')
    .concat(globSync('*.{ts,json}'))
    .filter(file => !file.startsWith('src/games/') && !isTest(file))
    .filter(file => names.test(readFileSync(file, 'utf8')));
  expect(wrong).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** The folders are the architecture: what each may import, besides itself and packages. */
const ARROWS: Record<string, readonly string[]> = {
  'src/engine': [],
  'src/games': ['src/engine'],
  'src/bots': ['src/engine', 'src/games'],
  'src/protocol': ['src/engine'],
  'src/server': ['src/engine', 'src/games', 'src/bots', 'src/protocol', 'locales'],
  'src/web': ['src/engine', 'src/games', 'src/bots', 'src/protocol', 'locales'],
  'src/cli': ['src/engine', 'src/games', 'src/bots', 'src/protocol', 'src/server', 'src/web', 'locales'],
  locales: ['src/engine', 'src/games'],
};

/** Packages that a folder may not reach for: the engine and the games do no input or output. */
const PURE = ['src/engine', 'src/games'];

const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

function folderOf(path: string): string | undefined {
  return Object.keys(ARROWS).find(folder => path.startsWith(`${folder}/`));
}

const files = globSync('{src,locales}/**/*.{ts,tsx}');

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(match => match[1]);
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file === 'src/engine/suite.ts';
}

test('every folder imports only what its arrows allow', () => {
  const wrong = files.flatMap(file => {
    const from = folderOf(file);
    return importsOf(file)
      .filter(specifier => specifier.startsWith('.'))
      .map(specifier => normalize(join(dirname(file), specifier)))
      .filter(target => {
        const to = folderOf(target);
        return from === undefined || to === undefined || (from !== to && !ARROWS[from].includes(to));
      })
      .map(target => `${file} → ${target}`);
  });
  expect(wrong).toEqual([]);
  expect(files.length).toBeGreaterThan(10);
});

test('no game imports another', () => {
  const gameOf = (path: string) => /^src\/games\/([^/]+)\//.exec(path)?.[1];
  const wrong = files.flatMap(file =>
    importsOf(file)
      .filter(specifier => specifier.startsWith('.'))
      .map(specifier => normalize(join(dirname(file), specifier)))
      .filter(target => gameOf(file) && gameOf(target) && gameOf(file) !== gameOf(target))
      .map(target => `${file} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('the engine and the games do no input or output and need no package', () => {
  const wrong = files
    .filter(file => PURE.some(folder => file.startsWith(`${folder}/`)) && !isTest(file))
    .flatMap(file =>
      importsOf(file)
        .filter(specifier => !specifier.startsWith('.'))
        .map(name => `${file} → ${name}`),
    );
  expect(wrong).toEqual([]);
});

/** Imports that are still there when the program runs: those of types are not. */
const RUNNING = /^(?:import|export)(?! type\b)[^;]*?from '([^']+)'|import\(\s*'([^']+)'/gm;

function importsAtRunTime(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(RUNNING)].map(([, fixed, lazy]) => fixed ?? lazy);
}

test('nothing that the browser runs needs zod, which would weigh more than a table with people elsewhere', () => {
  const needed = new Set(files.filter(file => file.startsWith('src/web/') && !isTest(file)));
  for (const file of needed) {
    for (const specifier of importsAtRunTime(file)) {
      const target = normalize(join(dirname(file), specifier));
      if (specifier.startsWith('.') && files.includes(target)) needed.add(target);
    }
  }
  expect(needed).toContain('src/protocol/routes.ts');
  expect([...needed].filter(file => importsAtRunTime(file).includes('zod'))).toEqual([]);
});

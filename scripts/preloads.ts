import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { PAGES } from '../src/protocol/pages.ts';

const MANIFEST = /\/src\/games\/[^/]+\/index\.ts$/;
/** How code asks for texts, and for what only one game has. */
const TEXTS = /\b(?:useTexts|loadTexts)\((?:[\w.]+, )?'(\w+)'\)/g;
const GAME_TEXTS = /\bloadGameTexts\([\w.]+, [\w.]+, '(\w+)'\)/g;
const BOARD_TEXTS = /\bwantBoardTexts\(/;
const RULES = /\bloadGame\(/;
const OF_A_GAME = /\b(?:manifest|manifestOf\([\w.]+\))\.(\w+)(?:\?\.)?\(\)/g;
const SOME_OF_A_GAME = /\bconst \{ ([\w, ]+) \} = manifestOf\(/g;

/**
 * Writes into `.vite/preloads.json` what each page loads as it opens, so that the server can name all of it in the page:
 * a slow network then takes one round trip instead of one for the code, one for its texts and one for the board. The
 * entries are those of the manifest, with `:language` and `:game` in place of either. `isFirst` says which files of texts
 * every page needs.
 */
export function preloads(isFirst: (module: string) => boolean): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'preloads',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      const { root } = config;
      const at = (path: string): string => join(root, path);
      const inManifest = (file: string): string => relative(root, file).replaceAll('\\', '/');
      const closure = (start: string): Set<string> => {
        const all = new Set<string>();
        const visit = (id: string): void => {
          if (all.has(id)) return;
          all.add(id);
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) visit(next);
        };
        visit(start);
        return all;
      };
      const everywhere = closure(at('main.tsx'));
      const first = [...this.getModuleIds()]
        .filter(isFirst)
        .map(id => inManifest(id).replace(/\/\w\w\//, '/:language/'));
      const parts = partsOf([...this.getModuleIds()].find(id => MANIFEST.test(id)) ?? '');
      const modules = pageModules(at('pages.tsx'));
      const needed = Object.keys(PAGES).map(page => {
        if (page === 'home') return [page, [...new Set(first)]];
        const start = modules.get(page);
        if (start === undefined || !this.getModuleInfo(start)) throw new Error(`where is the page ${page}?`);
        const codes = [...closure(start)]
          .filter(id => !everywhere.has(id) && /\.tsx?$/.test(id))
          .map(id => readFileSync(id, 'utf8'));
        return [
          page,
          [...new Set([inManifest(start), ...first, ...codes.flatMap(code => wanted(code, parts))])],
        ];
      });
      writeFileSync(
        join(config.build.outDir, '.vite', 'preloads.json'),
        JSON.stringify(Object.fromEntries(needed)),
      );
    },
  };
}

/** The module of each page in the table of pages. */
function pageModules(file: string): Map<string, string> {
  const entries = readFileSync(file, 'utf8').matchAll(
    /^ {2}'?([\w-]+)'?: \{\n(?:(?! {2}\}).*\n)*?.*import\('(.+?)'\)/gm,
  );
  return new Map([...entries].map(([, page, path]) => [page, join(dirname(file), path)]));
}

/** What a module asks for. */
function wanted(code: string, parts: ReadonlyMap<string, string>): string[] {
  const of = (pattern: RegExp): string[] => [...code.matchAll(pattern)].map(([, name]) => name);
  return [
    ...of(TEXTS).map(name => `../../locales/:language/${name}.ts`),
    ...[...of(GAME_TEXTS), ...(BOARD_TEXTS.test(code) ? ['board'] : [])].map(
      name => `../../locales/:language/:game/${name}.ts`,
    ),
    ...(RULES.test(code) ? ['../games/:game/game.ts'] : []),
    ...[...of(OF_A_GAME), ...of(SOME_OF_A_GAME).flatMap(names => names.split(', '))].flatMap(
      name => parts.get(name) ?? [],
    ),
  ];
}

/** Where the manifest of a game loads its parts from: all games have them in the same places. */
function partsOf(manifest: string): Map<string, string> {
  const loads = readFileSync(manifest, 'utf8').matchAll(
    /(\w+): async \(\) => \(await import\('\.\/(.+?)'\)\)/g,
  );
  return new Map([...loads].map(([, name, path]) => [name, `../games/:game/${path}`]));
}

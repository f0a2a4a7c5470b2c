import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What the built app weighs, in bytes of script compressed with brotli, as every browser of today loads it over TLS. */
export interface Weight {
  /** Until the home page can be used, in the language that takes most. */
  readonly home: number;
  /** By game: what its table loads besides, the rules in the page and in the worker included. */
  readonly boards: Readonly<Record<string, number>>;
  /** What a table with people elsewhere loads besides one on this device. */
  readonly online: number;
}

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const GAMES = ['die-mauer', 'muro-contro-muro', 'mauer-bauer', 'burg-appenzell'];

export function weigh(folder: string): Weight {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  );
  const keys = Object.keys(manifest);
  const sizeOf = (file: string): number => brotliCompressSync(readFileSync(join(folder, file))).length;
  /** The chunks that come with these. */
  const closure = (starts: readonly string[]): Set<string> => {
    const all = new Set<string>();
    const visit = (key: string): void => {
      if (all.has(key)) return;
      all.add(key);
      for (const next of manifest[key].imports ?? []) visit(next);
    };
    for (const start of starts) visit(start);
    return all;
  };
  const sum = (chunks: Iterable<string>): number =>
    [...new Set([...chunks].map(key => manifest[key].file))]
      .filter(file => file.endsWith('.js'))
      .reduce((total, file) => total + sizeOf(file), 0);
  const keysEnding = (end: string): string[] => keys.filter(key => (manifest[key].src ?? key).endsWith(end));
  const heaviest = (sets: readonly Set<string>[]): Set<string> =>
    sets.reduce((most, set) => (sum(set) > sum(most) ? set : most));

  const languages = keysEnding('/app.ts').map(key => key.slice(0, -'/app.ts'.length));
  const home = heaviest(
    languages.map(language =>
      closure(['index.html', `${language}/app.ts`, `${language}/games.ts`, `${language}/online.ts`]),
    ),
  );
  /** Workers are not in the manifest: their files are found by name. */
  const assets = readdirSync(join(folder, 'assets'));
  const inManifest = new Set(keys.map(key => manifest[key].file));
  const workerFiles = assets
    .map(file => `assets/${file}`)
    .filter(file => file.endsWith('.js') && !inManifest.has(file));

  const boards = GAMES.map(game => {
    const page = [...keysEnding('pages/table.tsx'), ...keysEnding(`boards/${game}/index.tsx`)];
    const withTexts = heaviest(languages.map(language => closure([...page, `${language}/${game}.ts`])));
    const worker = workerFiles.filter(
      file => !GAMES.some(other => other !== game && file.includes(`/${other}-`)),
    );
    const more = [...withTexts].filter(key => !home.has(key));
    return [game, sum(more) + worker.reduce((total, file) => total + sizeOf(file), 0)] as const;
  });
  const local = closure(keysEnding('pages/table.tsx'));
  const remote = heaviest(
    languages.map(language => closure([...keysEnding('online/online-page.tsx'), `${language}/remote.ts`])),
  );
  const online = [...remote].filter(key => !home.has(key) && !local.has(key));
  return { home: sum(home), boards: Object.fromEntries(boards), online: sum(online) };
}

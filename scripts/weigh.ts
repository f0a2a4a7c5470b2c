import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { canBeJudged } from '../src/bots/which-search.ts';
import type { Game } from '../src/engine/game.ts';
import { GAME_IDS } from '../src/games/index.ts';
import { loadGame } from '../src/games/load.ts';

/** What the built app weighs, in bytes of script compressed with brotli, as every current browser loads it over TLS. */
export interface Weight {
  /** Until the home page can be used, in the heaviest language. */
  readonly home: number;
  /** By game: what its table loads in addition, including the rules in the page and in the worker. */
  readonly boards: Readonly<Record<string, number>>;
  /** What an online table loads in addition to a local one. */
  readonly online: number;
}

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/**
 * What the worker loads only for replaying a match, checking a record, playing a deal, or saying how good a move is and
 * why.
 */
const NOT_FOR_PLAYING = /^(advising|chance|dealt-move|entered-record|replay-host|second-look|.*reasons)-/;

/** Whether the bots of a game may need this file to think. */
function isForThinking(file: string, game: Game): boolean {
  if (file.startsWith('mixing-')) return game.insight?.reopen !== undefined;
  return !file.startsWith('expectimax-') || canBeJudged(game);
}

export async function weigh(folder: string): Promise<Weight> {
  const games = await Promise.all(GAME_IDS.map(loadGame));
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  );
  const keys = Object.keys(manifest);
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(folder, file))).length;
    sizes.set(file, size);
    return size;
  };
  /** The chunks that are loaded with these. */
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
      closure([
        'index.html',
        `${language}/app.ts`,
        `${language}/online.ts`,
        ...GAME_IDS.map(game => `${language}/${game}/about.ts`),
      ]),
    ),
  );
  /**
   * Workers are not in the manifest: what the table's worker loads is read from its code. Rules are loaded per game,
   * when wanted.
   */
  const assets = readdirSync(join(folder, 'assets'));
  const workerFiles = (game: Game): Set<string> => {
    const all = new Set<string>();
    const visit = (file: string): void => {
      if (all.has(file) || !assets.includes(file)) return;
      all.add(file);
      const code = readFileSync(join(folder, 'assets', file), 'utf8');
      const isNow = (name: string) =>
        !NOT_FOR_PLAYING.test(name) && !isOfAnother(game.id, name) && isForThinking(name, game);
      for (const [, name] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) if (isNow(name)) visit(name);
    };
    for (const file of assets) if (file.startsWith('table.worker-') && file.endsWith('.js')) visit(file);
    return all;
  };

  const boards = games.map(contract => {
    const game = contract.id;
    const page = [...keysEnding('table/table-page.tsx'), ...keysEnding(`${game}/board/index.tsx`)];
    const withTexts = heaviest(languages.map(language => closure([...page, `${language}/${game}/board.ts`])));
    const worker = [...workerFiles(contract)].map(file => `assets/${file}`);
    const more = [...withTexts].filter(key => !home.has(key));
    return [game, sum(more) + worker.reduce((total, file) => total + sizeOf(file), 0)] as const;
  });
  const local = closure(keysEnding('table/table-page.tsx'));
  const remote = heaviest(
    languages.map(language => closure([...keysEnding('online/online-page.tsx'), `${language}/remote.ts`])),
  );
  const online = [...remote].filter(key => !home.has(key) && !local.has(key));
  return { home: sum(home), boards: Object.fromEntries(boards), online: sum(online) };
}

function isOfAnother(game: string, file: string): boolean {
  return GAME_IDS.some(other => other !== game && file.startsWith(`${other}-`));
}

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { LANGUAGES } from '../locales/languages.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const GAMES = readdirSync(`${ROOT}src/games`, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name);

/** The page loads it by its own name. */
const START = 'src/web/main.tsx';

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** A file of the built app. */
interface Part {
  readonly name: string;
  /** It has these modules and all that they import, except what an earlier part has. */
  readonly of: readonly string[];
  /** Only what is in these folders. */
  readonly within?: RegExp;
}

const web = (...paths: readonly string[]): string[] => paths.map(path => `src/web/${path}`);
const ofEachGame = (path: string): string[] => GAMES.map(game => `src/games/${game}/${path}`);

/** The files of texts that every page needs. */
const firstTexts = (language: string): string[] =>
  ['app', 'online', ...GAMES.map(game => `${game}/about`)].map(file => `locales/${language}/${file}.ts`);
const FIRST_TEXTS = new Set(LANGUAGES.flatMap(firstTexts).map(path => ROOT + path));
export const isFirstText = (module: string): boolean => FIRST_TEXTS.has(module);

/**
 * What is loaded together. On a slow network a small file takes as long as any other, and small files compress badly; the
 * bundler alone would make one of every few modules that the same pages need. What is in no part is left to it.
 */
const PARTS: readonly Part[] = [
  // What every page needs. All languages share their grammar.
  {
    name: 'first',
    of: [START, 'src/web/frame/dialog.tsx', 'locales/grammar.ts'],
  },
  ...LANGUAGES.map(language => ({ name: `${language}-first`, of: firstTexts(language) })),
  {
    name: 'tables',
    of: web('table/table-page.tsx', 'lobby/open-table.tsx'),
    within: /^(?:src\/web|locales)\/(?!board|drawing)/,
  },
  {
    name: 'boards',
    of: [...ofEachGame('board/index.tsx'), 'src/web/replay/icons.tsx'],
    within: /^src\/web\//,
  },
  ...GAMES.map(game => ({ name: `${game}-board`, of: [`src/games/${game}/board/index.tsx`] })),
  {
    name: 'rules',
    of: [...ofEachGame('game.ts'), 'src/games/load.ts', 'src/engine/random.ts'],
    within: /^src\/(?!games\/.*\/)/,
  },
  ...GAMES.map(game => ({ name: `${game}-game`, of: [`src/games/${game}/game.ts`] })),
  // What comes once a board is up.
  { name: 'beside', of: web('table/log.tsx', 'table/marking.ts', 'table/lesson-offer.tsx') },
  { name: 'reader', of: web('learn/rules-reader.tsx', 'learn/load.ts') },
  {
    name: 'records',
    of: web(
      'replay/message.tsx',
      'replay/positions.ts',
      'replay/kept-records.ts',
      'replay/seen-as.tsx',
      'study/analyse.ts',
      'study/kept-studies.ts',
    ),
  },
  {
    name: 'studies',
    of: [
      'locales/load-reasons.ts',
      'src/engine/study/study-file.ts',
      'src/engine/entered-record.ts',
      ...web('study/read-study.ts', 'study/spot.ts'),
    ],
  },
  {
    name: 'companion',
    of: web(
      'companion/chance-picker.tsx',
      'companion/part-picker.tsx',
      'companion/counter.tsx',
      'companion/score-head.tsx',
      'companion/sheet.tsx',
    ),
  },
  { name: 'form', of: web('frame/fields.tsx', 'frame/form.css') },
  {
    name: 'set-up',
    of: web(
      'home/game-picker.tsx',
      'set-up/option-fields.tsx',
      'set-up/level-options.tsx',
      'set-up/seat-count.tsx',
    ),
  },
  { name: 'push', of: web('online/push.ts', 'online/call-offer.tsx') },
  { name: 'calls', of: web('online/call-bar.tsx') },
  {
    name: 'meeting',
    of: [
      'src/protocol/pace.ts',
      'src/protocol/phrases.ts',
      ...web(
        'online/invitation.tsx',
        'online/invite.ts',
        'online/paces.ts',
        'online/promises.ts',
        'online/presence-mark.tsx',
        'table/trouble.tsx',
      ),
    ],
  },
  {
    name: 'people',
    of: web(
      'club/crest-field.tsx',
      'event/club-events.tsx',
      'people/between.tsx',
      'lobby/table-list.tsx',
      'lobby/challenge.ts',
      'lobby/online-places.tsx',
    ),
  },
];

/** Says for each module of the app which part it is in. */
export function partOf(): Rolldown.CodeSplittingNameFunction {
  let parts: ReadonlyMap<string, string> | null = null;
  return (module, graph) => {
    parts ??= partsIn(graph);
    return parts.get(module) ?? null;
  };
}

function partsIn(graph: Graph): Map<string, string> {
  const parts = new Map<string, string>();
  for (const { name, of, within } of PARTS) {
    const seen = new Set<string>();
    const visit = (id: string): void => {
      if (parts.has(id) || seen.has(id)) return;
      seen.add(id);
      const path = id.replace(ROOT, '');
      if (path !== START && (within?.test(path) ?? true)) parts.set(id, name);
      for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
    };
    for (const start of of) {
      if (!graph.getModuleInfo(ROOT + start)) throw new Error(`the app has no module ${start}`);
      visit(ROOT + start);
    }
  }
  return parts;
}

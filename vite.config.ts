import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precache } from './scripts/precache.ts';
import { preloads } from './scripts/preloads.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Whether this file has been loaded with every page, or with the tables, if one of theirs asks for more. */
function isThere(file: string, asking: string): boolean {
  return (
    /^assets\/(?:first|rolldown-runtime)-/.test(file) ||
    (/^assets\/table(?:s|-page)-/.test(asking) && /^assets\/(?:tables|boards|words)-/.test(file))
  );
}

/** A chunk is called after its game or its language: `GAME-game-….js`, `it-replay-….js`. */
function chunkFileNames({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const [, folder, file] = /\/(?:games|locales)\/(.+?)\/([^/]+)\.tsx?$/.exec(facadeModuleId ?? '') ?? [];
  const called = folder === undefined ? name : `${folder.replaceAll('/', '-')}-${file}`;
  return `assets/${called}-[hash].js`;
}

/** The group of texts that the home page needs in one language. */
function firstTexts(module: string): string | null {
  const [, language] = /\/locales\/(\w\w)\/(?:app|online|[^/]+\/about)\.ts$/.exec(module) ?? [];
  return language === undefined ? null : `${language}-first`;
}

/** What a board loads on demand. */
const LATER = [
  'result',
  'match-picture',
  'foresight',
  'places',
  'asked',
  'offered',
  'land-choices',
  'actions',
  'dice',
  'ahead',
  'set-up',
  'building',
];

/** The group of what a game's board needs from the start. */
function boardOf(module: string): string | null {
  const [, game, file] = /\/games\/([^/]+)\/board\/([^/]+)\.tsx?$/.exec(module) ?? [];
  return game === undefined || LATER.includes(file) ? null : `${game}-board`;
}

/** Said at length at every build, although `scripts/weigh.ts` watches what loads when. */
const CHECKS = { ineffectiveDynamicImport: false, bundlerTimings: false };

/** How the app is built: `npm run build` puts it into `dist/web`. */
export default defineConfig({
  root: folder('src/web'),
  publicDir: folder('src/web/public'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: folder('dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first texts must not wait for one another. Other texts have no dependencies; listing what each of a hundred
      // files needs would outweigh the home page's own. Nor does a script need to name what is there whenever it asks.
      resolveDependencies: (file, needed, { hostId, hostType }) => {
        if (hostType === 'html' || /^assets\/\w\w-app-/.test(file)) return needed;
        return /^assets\/\w\w-/.test(file) ? [] : needed.filter(name => !isThere(name, hostId));
      },
    },
    rolldownOptions: {
      checks: CHECKS,
      input: { app: folder('src/web/index.html'), offline: folder('src/web/offline/worker.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js'),
        chunkFileNames,
        codeSplitting: {
          groups: [
            // All languages share it: otherwise it would go into the first group, and that into every language.
            { name: 'grammar', test: /\/locales\/grammar\.ts$/, priority: 1 },
            // What the home page says in one language.
            { name: firstTexts, debugName: 'first texts', test: /\/locales\// },
            // Small files compress badly: what every page needs is one, so is what all tables and all
            // boards share, and so is each board.
            {
              name: 'first',
              tags: ['$initial'],
              test: /\/src\/(?!web\/(?:main|offline)).*\.tsx?$/,
              priority: 1,
            },
            {
              name: 'tables',
              test: /\/web\/(?:table\/(?!table-page|moves-dialog|synthesis|marking|pointing|questions|keys-dialog|hint-words|lesson-offer|recap|curtain|table-sheet|table-trouble|log\.tsx)|frame\/(?:dialog|use-sheet|guard|keyboard)|lobby\/open-table)/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'boards',
              test: /\/web\/(?:board|drawing)\/(?!marks)/,
              includeDependenciesRecursively: false,
            },
            {
              name: boardOf,
              debugName: 'board of one game',
              test: /\/games\//,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames }, checks: CHECKS } },
  plugins: [precache(), preloads(module => firstTexts(module) !== null)],
});

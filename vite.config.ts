import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { isFirstText, partOf } from './scripts/parts.ts';
import { precache } from './scripts/precache.ts';
import { preloads } from './scripts/preloads.ts';
import { withoutStubs } from './scripts/stubs.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Whether this file has been loaded with every page, or with the tables, if one of theirs asks for more. */
function isThere(file: string, asking: string): boolean {
  return (
    /^assets\/(?:first|rolldown-runtime)-/.test(file) ||
    (/^assets\/tables-/.test(asking) && /^assets\/boards-/.test(file))
  );
}

/** A chunk is called after its game or its language: `GAME-game-….js`, `it-replay-….js`. */
function chunkFileNames({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const [, folder, file] = /\/(?:games|locales)\/(.+?)\/([^/]+)\.tsx?$/.exec(facadeModuleId ?? '') ?? [];
  const called = folder === undefined ? name : `${folder.replaceAll('/', '-')}-${file}`;
  return `assets/${called}-[hash].js`;
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
      // Texts have no dependencies; listing what each of a hundred files needs would outweigh the home page's own. Nor does
      // a script need to name what is there whenever it asks.
      resolveDependencies: (file, needed, { hostId, hostType }) => {
        if (hostType === 'html') return needed;
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
          groups: [{ name: partOf(), debugName: 'parts', includeDependenciesRecursively: false }],
        },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames }, checks: CHECKS } },
  plugins: [withoutStubs(), precache(), preloads(isFirstText)],
});

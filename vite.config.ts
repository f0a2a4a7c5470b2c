import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precache } from './scripts/precache.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A chunk is called after its game or its language: `die-mauer-game-….js`, `it-replay-….js`. */
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

/** How the app is built: `npm run build` puts it into `dist/web`. */
export default defineConfig({
  root: folder('src/web'),
  publicDir: folder('src/web/public'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: folder('dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: folder('src/web/index.html'), offline: folder('src/web/offline/worker.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js'),
        chunkFileNames,
        codeSplitting: {
          groups: [
            // What the home page needs of every game comes in two files: the pictures, and the texts of one language.
            { name: 'pictures', test: /\/games\/[^/]+\/picture\.tsx$/ },
            { name: firstTexts, test: /\/locales\// },
          ],
        },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames } } },
  plugins: [precache()],
});

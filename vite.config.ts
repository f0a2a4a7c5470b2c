import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precache } from './scripts/precache.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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
      },
    },
  },
  worker: { format: 'es' },
  plugins: [precache()],
});

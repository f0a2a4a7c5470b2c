import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** Not fetched by pages: the worker itself, and what the build writes about itself. */
const LEFT_OUT = ['offline.js', '.vite/manifest.json', '.vite/preloads.json', 'index.html'];

/**
 * Packs all scripts and style sheets of the version into one file: a device that keeps the app would otherwise ask for
 * hundreds, which cost the server more than an evening of play. Writes where that is, the list of the other files and
 * the name of the version into the built offline worker.
 */
export function precache(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'precache',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const folder = config.build.outDir;
        const worker = join(folder, 'offline.js');
        const files = filesIn(folder)
          .filter(file => !LEFT_OUT.includes(file) && !/\.(br|gz)$/.test(file))
          .sort();
        const hash = createHash('sha256');
        for (const file of [...files, 'index.html'])
          hash.update(file).update(readFileSync(join(folder, file)));
        const version = hash.digest('hex').slice(0, 12);
        const isPacked = (file: string) => /^assets\/.*\.(js|css)$/.test(file);
        const packed = files
          .filter(isPacked)
          .map(file => [`/${file}`, readFileSync(join(folder, file), 'utf8')]);
        const pack = `assets/all-${version}.json`;
        writeFileSync(join(folder, pack), JSON.stringify(Object.fromEntries(packed)));
        const others = files.filter(file => !isPacked(file)).map(file => `/${file}`);
        const text = readFileSync(worker, 'utf8')
          .replaceAll('__PACK__', JSON.stringify(`/${pack}`))
          .replaceAll('__FILES__', JSON.stringify(['/', ...others]))
          .replaceAll('__VERSION__', JSON.stringify(version));
        writeFileSync(worker, text);
      },
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}

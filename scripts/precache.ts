import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** Not fetched by pages: the worker itself, and what the build writes about itself. */
const LEFT_OUT = ['offline.js', '.vite/manifest.json', 'index.html'];

/** Writes the list of the version's files and its name into the built offline worker. */
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
        const text = readFileSync(worker, 'utf8')
          .replaceAll('__FILES__', JSON.stringify(['/', ...files.map(file => `/${file}`)]))
          .replaceAll('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 12)));
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

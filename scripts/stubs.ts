import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** All that a file says which only hands on what another file has. */
const STUB = /^export\{([^}]+)\}from["'`]\.\/([^"'`]+)["'`];?\s*$/;
/** A file loaded on demand. */
const LOADED = /\bimport\(["'`]\.\/([^"'`]+)["'`]\)/g;

interface Stub {
  /** The file that has it all, and its own name for each of its exports. */
  readonly file: string;
  readonly names: string;
}

/**
 * A module that shares its file with others is loaded through another file, which only hands it on. On a slow network a
 * file of one line takes as long as any other, so what loads such a file now loads the one behind it, and it goes.
 */
export function withoutStubs(): Plugin {
  let config: ResolvedConfig;
  const stubs = new Map<string, Stub>();
  return {
    name: 'without-stubs',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // A file whose content is changed below would otherwise keep the name of one that is kept in caches.
    augmentChunkHash: () => 'without stubs',
    // Before Vite works out from the same code what else each of these files needs.
    generateBundle(_options, bundle) {
      stubs.clear();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.viteMetadata?.importedCss.size) continue;
        const [, exported, file] = STUB.exec(chunk.code) ?? [];
        if (file !== undefined) stubs.set(basename(chunk.fileName), { file, names: handedOn(exported) });
      }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replace(LOADED, (all, name) => {
          const stub = stubs.get(name);
          return stub ? `import("./${stub.file}").then(e=>({${stub.names}}))` : all;
        });
      }
    },
    writeBundle(_options, bundle) {
      const folder = config.build.outDir;
      const path = join(folder, '.vite', 'manifest.json');
      const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
        readFileSync(path, 'utf8'),
      );
      const keys = Object.keys(manifest);
      for (const key of keys) {
        const stub = stubs.get(basename(manifest[key].file));
        const behind = stub && keys.find(other => basename(manifest[other].file) === stub.file);
        if (behind !== undefined) manifest[key] = { ...manifest[behind], imports: [behind] };
      }
      writeFileSync(path, JSON.stringify(manifest, null, 2));
      for (const { fileName } of Object.values(bundle))
        if (stubs.has(basename(fileName))) rmSync(join(folder, fileName));
    },
  };
}

/** `a as b,c` as an object of what is loaded: `b:e.a,c:e.c`. */
function handedOn(exported: string): string {
  return exported
    .split(',')
    .map(name => {
      const [own, called = own] = name.trim().split(' as ');
      return `${called}:e.${own}`;
    })
    .join();
}

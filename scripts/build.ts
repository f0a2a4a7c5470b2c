// Builds the app into dist/web, with every text file compressed beside it, and prints what it weighs:
// node scripts/build.ts [--if-stale | --plain]
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from './compress.ts';
import { buildDocs } from './docs-site/build.ts';
import { buildPicture } from './picture.ts';
import { weigh } from './weigh.ts';

const SOURCES = [
  'src/web',
  'src/engine',
  'src/games',
  'src/bots',
  'src/protocol',
  'locales',
  'docs',
  'scripts',
  'vite.config.ts',
  'package-lock.json',
];

/** Builds unless the last build is newer than everything it was made of. Returns the folder to serve. */
export async function buildIfStale(root: string): Promise<string> {
  const stamp = join(root, 'dist', 'web', '.built');
  const isFresh = existsSync(stamp) && statSync(stamp).mtimeMs >= newest(root);
  return isFresh ? join(root, 'dist', 'web') : build(root);
}

/** `isPlain`: without compressed copies, which take most of the time. */
export async function build(root: string, { isPlain = false } = {}): Promise<string> {
  const started = new Date();
  process.stderr.write('Building the app …\n');
  await asProduction(async () => {
    const { build: buildWithVite } = await import('vite');
    await buildWithVite({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  });
  const folder = join(root, 'dist', 'web');
  await buildDocs(root, folder);
  if (!isPlain) await compress(folder, join(root, 'node_modules', '.cache', 'compressed'));
  await asProduction(() => buildPicture(root, folder));
  writeFileSync(join(folder, '.built'), `${started.toISOString()}\n`);
  return folder;
}

/** Vite builds for whatever environment is set, and under Vitest, where the browser tests build, that is `test`. */
async function asProduction(work: () => Promise<void>): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

function newest(root: string): number {
  let latest = 0;
  for (const source of SOURCES) {
    const path = join(root, source);
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, withFileTypes: true })
          .filter(entry => entry.isFile() && !entry.name.includes('.test.'))
          .map(entry => join(entry.parentPath, entry.name))
      : [path];
    for (const file of files) latest = Math.max(latest, statSync(file).mtimeMs);
  }
  return latest;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  if (process.argv.includes('--if-stale')) await buildIfStale(root);
  else if (process.argv.includes('--plain')) await build(root, { isPlain: true });
  else await printWeight(await build(root));
}

async function printWeight(folder: string): Promise<void> {
  const { home, boards, online } = await weigh(folder);
  const shown = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
  console.log(`compressed script (brotli):\n${shown(home)}  home page`);
  for (const [game, bytes] of Object.entries(boards)) console.log(`${shown(bytes)}  more for ${game}`);
  console.log(`${shown(online)}  more for people elsewhere`);
}

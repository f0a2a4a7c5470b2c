// What the server needs to draw pictures of matches: the boards' code as a script, and typefaces without compression.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { loadGameTexts, loadTexts } from '../locales/load.ts';
import { GAME_IDS, type GameId } from '../src/games/index.ts';

/** Inside the built app, but with a dot: it is shipped with the app, and never sent to anybody. */
export const PICTURE_FOLDER = '.picture';

/** Letters are taken from the first; from the others only if it lacks them. */
const ALPHABETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'];
const WEIGHTS = [500, 800];

export async function buildPicture(root: string, folder: string): Promise<void> {
  const { build } = await import('vite');
  const outDir = join(folder, PICTURE_FOLDER);
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(root, 'src', 'web', 'match-picture', 'index.tsx'),
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'picture.js' } },
    },
  });
  const fonts = join(root, 'node_modules', '@fontsource', 'alegreya', 'files');
  mkdirSync(outDir, { recursive: true });
  for (const [number, alphabet] of ALPHABETS.entries()) {
    for (const weight of WEIGHTS) {
      const woff = readFileSync(join(fonts, `alegreya-${alphabet}-${weight}-normal.woff`));
      writeFileSync(join(outDir, `${number}-${alphabet}-${weight}.ttf`), unpack(woff));
    }
  }
  await buildPreviews(folder);
}

/**
 * The pictures that link previews show of the app and of invitations to a game: `previews/home.png` and
 * `previews/GAME.png`. They
 * never change, so they are files; only finished matches are drawn when they are asked for.
 */
async function buildPreviews(folder: string): Promise<void> {
  const from = join(folder, PICTURE_FOLDER);
  const to = join(folder, 'previews');
  const drawn: unknown = await import(pathToFileURL(join(from, 'picture.js')).href);
  if (!isDrawing(drawn)) throw new Error('the boards were built without their previews');
  const fontFiles = readdirSync(from)
    .filter(name => name.endsWith('.ttf'))
    .sort()
    .map(name => join(from, name));
  const save = async (name: string, games: readonly GameId[], title: string) => {
    const svg = await drawn.drawPreview(games, title);
    const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Alegreya Medium' };
    writeFileSync(join(to, `${name}.png`), new Resvg(svg, { font, logLevel: 'off' }).render().asPng());
  };
  mkdirSync(to, { recursive: true });
  const { title } = await loadTexts('en', 'app');
  await save('home', GAME_IDS, title);
  // The games have the same names in all languages.
  for (const id of GAME_IDS) await save(id, [id], (await loadGameTexts('en', id, 'about')).about.name);
}

interface Drawing {
  drawPreview(games: readonly GameId[], title: string): Promise<string>;
}

function isDrawing(module: unknown): module is Drawing {
  return typeof module === 'object' && module !== null && 'drawPreview' in module;
}

/** A WOFF file is an sfnt font whose tables are compressed separately. */
export function unpack(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 44 + 20 * i;
    const from = woff.readUInt32BE(at + 4);
    const packed = woff.subarray(from, from + woff.readUInt32BE(at + 8));
    const length = woff.readUInt32BE(at + 12);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      content: packed.length < length ? inflateSync(packed) : packed,
    };
  });
  const head = Buffer.alloc(12 + 16 * count);
  const power = Math.floor(Math.log2(count));
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  let offset = head.length;
  const bodies = tables.map(({ tag, checksum, content }, i) => {
    const at = 12 + 16 * i;
    tag.copy(head, at);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(content.length, at + 12);
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...bodies]);
}

import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const COMPRESSIBLE = /\.(js|css|html|json|svg|webmanifest)$/;
/** From this size on, the best quality takes three times as long as the next best, to save two per cent. */
const LARGE = 150_000;
const KEPT_DAYS = 7;

/** Puts a compressed copy of every text beside it. What an earlier build has compressed is found in `cache`. */
export async function compress(folder: string, cache: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name));
  // All at once: zlib works in threads, as many at a time as there are.
  await Promise.all(
    files.map(async file => {
      const content = readFileSync(file);
      const [small, old] = await Promise.all([
        compressedOnce(content, cache),
        gzipped(content, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, small);
      writeFileSync(`${file}.gz`, old);
    }),
  );
  clear(cache);
}

async function compressedOnce(content: Buffer, cache: string): Promise<Buffer> {
  const kept = join(cache, createHash('sha256').update(content).digest('hex'));
  if (existsSync(kept)) {
    const now = new Date();
    utimesSync(kept, now, now);
    return readFileSync(kept);
  }
  const { BROTLI_MAX_QUALITY, BROTLI_PARAM_QUALITY } = constants;
  const quality = content.length < LARGE ? BROTLI_MAX_QUALITY : BROTLI_MAX_QUALITY - 1;
  const small = await brotli(content, { params: { [BROTLI_PARAM_QUALITY]: quality } });
  // Whole or not at all: another build may read it, and this one may be stopped.
  writeFileSync(`${kept}.${process.pid}`, small);
  renameSync(`${kept}.${process.pid}`, kept);
  return small;
}

/** Removes what no build has used for days. */
function clear(cache: string): void {
  const since = Date.now() - KEPT_DAYS * 86_400_000;
  for (const name of readdirSync(cache)) {
    const file = join(cache, name);
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat && stat.mtimeMs < since) rmSync(file, { force: true });
  }
}

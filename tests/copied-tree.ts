import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Made by programs that run in the tree, and ignored by Git. */
const MADE = /^(node_modules|dist)(\/|$)/;

/** A copy of this whole project in a temporary folder, for tests that change it. */
export class CopiedTree {
  readonly folder = mkdtempSync(join(tmpdir(), 'quattro-mura-tree-'));
  /** What was in each file when it was copied. */
  readonly #originals: ReadonlyMap<string, string>;

  constructor() {
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const files = listed.split('\0').filter(file => file !== '' && existsSync(join(ROOT, file)));
    for (const file of files) cpSync(join(ROOT, file), join(this.folder, file));
    this.#originals = new Map(files.map(file => [file, this.#contentOf(file)]));
    symlinkSync(join(ROOT, 'node_modules'), join(this.folder, 'node_modules'), 'dir');
  }

  /** Copies a file or folder of the original into the copy. */
  add(from: string, to: string): void {
    cpSync(join(ROOT, from), join(this.folder, to), { recursive: true });
  }

  edit(file: string, change: (text: string) => string): void {
    const path = join(this.folder, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  }

  /** The files that were changed, added or removed. */
  changes(): string[] {
    const here = globSync('**/*', {
      cwd: this.folder,
      withFileTypes: true,
      exclude: ['node_modules', 'dist'],
    })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(this.folder.length + 1));
    const all = new Set([...here.filter(file => !MADE.test(file)), ...this.#originals.keys()]);
    return [...all].filter(file => this.#contentOf(file) !== this.#originals.get(file)).sort();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  #contentOf(file: string): string {
    const path = join(this.folder, file);
    return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'gone';
  }
}

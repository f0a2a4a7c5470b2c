import { execFileSync } from 'node:child_process';
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

/** This whole project once more, in a temporary folder, for tests that change it. */
export class CopiedTree {
  readonly folder = mkdtempSync(join(tmpdir(), 'quattro-mura-tree-'));
  readonly #originals: readonly string[];

  constructor() {
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    this.#originals = listed.split('\0').filter(file => file !== '' && existsSync(join(ROOT, file)));
    for (const file of this.#originals) cpSync(join(ROOT, file), join(this.folder, file));
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

  /** The files that are not as they are in the original, or not there at all in one of the two. */
  changes(): string[] {
    const here = globSync('**/*', {
      cwd: this.folder,
      withFileTypes: true,
      exclude: ['node_modules', 'dist'],
    })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(this.folder.length + 1));
    const all = new Set([...here, ...this.#originals].filter(file => !MADE.test(file)));
    return [...all].filter(file => !this.#isAsItWas(file)).sort();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  #isAsItWas(file: string): boolean {
    const [original, copy] = [join(ROOT, file), join(this.folder, file)];
    return existsSync(original) && existsSync(copy) && readFileSync(original).equals(readFileSync(copy));
  }
}

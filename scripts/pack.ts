// Makes what can be installed, in dist/packages: the libraries @quattro-mura/engine and @quattro-mura/bots, and the program
// quattro-mura with the built app in it. Prints the path of each tarball: node scripts/pack.ts
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiReference } from './api-reference.ts';
import { buildIfStale } from './build.ts';
import { NO_COLLECTING, SINGLE_THREADED } from './frugal-compiler.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(ROOT, 'dist', 'packages');
const EMITTED = join(OUT, 'emitted');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

const project = readManifest('package.json');

/** Packs everything and returns the tarballs' paths. */
export async function pack(): Promise<string[]> {
  rmSync(OUT, { recursive: true, force: true });
  const web = await buildIfStale(ROOT);
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  // `npm run check` checks the types of everything.
  const flags = ['-p', join(ROOT, 'packages'), '--noCheck', SINGLE_THREADED];
  execFileSync(process.execPath, [compiler, ...flags], { env: { ...process.env, ...NO_COLLECTING } });
  return [library('engine', {}), library('bots', { '@quattro-mura/engine': project.version }), program(web)];
}

/** The source folder with the library's name, and everything that it imports except from other packages. */
function library(name: string, dependencies: Readonly<Record<string, string>>): string {
  const folder = join(OUT, name);
  const about = readManifest(join('packages', name, 'package.json'));
  for (const file of importedBy(entriesOf(about), Object.keys(dependencies).length > 0)) {
    const to = join(folder, file);
    mkdirSync(dirname(to), { recursive: true });
    const text = readFileSync(join(EMITTED, file), 'utf8');
    writeFileSync(to, Object.keys(dependencies).length > 0 ? fromPackages(text) : text);
  }
  writeFileSync(join(folder, 'API.md'), apiReference(about.name, join(EMITTED, 'src', name, 'index.d.ts')));
  cpSync(join(ROOT, 'packages', name, 'README.md'), join(folder, 'README.md'));
  return tarball(folder, {
    ...about,
    version: project.version,
    ...(Object.keys(dependencies).length > 0 && { dependencies }),
    files: ['src', 'API.md'],
  });
}

/** The program: what `mura` and the server consist of, the app, and the rules pages. */
function program(web: string): string {
  const folder = join(OUT, project.name);
  for (const part of ['src', 'locales']) {
    cpSync(join(EMITTED, part), join(folder, part), {
      recursive: true,
      filter: file => !file.endsWith('.d.ts'),
    });
  }
  for (const file of filesIn(folder)) {
    if (file.endsWith('.js')) writeFileSync(file, withWorkers(readFileSync(file, 'utf8')));
  }
  cpSync(web, join(folder, 'dist', 'web'), { recursive: true });
  cpSync(join(ROOT, 'docs', 'rules'), join(folder, 'docs', 'rules'), { recursive: true });
  cpSync(join(ROOT, 'README.md'), join(folder, 'README.md'));
  const { name, version, description, license, type, dependencies } = project;
  const bin = 'src/cli/program.js';
  return tarball(folder, {
    ...{ name, version, description, license, type, dependencies },
    engines: { node: '>=22' },
    bin: { [name]: bin, mura: 'src/cli/main.js' },
    files: ['src', 'locales', 'dist', 'docs'],
  });
}

function tarball(folder: string, about: object): string {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  const made = execFileSync('npm', ['pack', '--silent', '--pack-destination', OUT], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return join(OUT, made.trim());
}

/** The files named by a package's `exports`; a star stands for every game. */
function entriesOf({ exports }: Manifest): string[] {
  const targets = Object.values(exports ?? {}).flatMap(target => Object.values<string>(target));
  return targets.flatMap(target => {
    const [before, after] = target.slice(2).split('*');
    if (after === undefined) return [before];
    return readdirSync(join(EMITTED, before), { withFileTypes: true })
      .filter(entry => entry.isDirectory() && existsSync(join(EMITTED, before, entry.name + after)))
      .map(entry => before + entry.name + after);
  });
}

/** These files and everything that they import; without the engine, if it comes from another package. */
function importedBy(entries: readonly string[], isBesideEngine: boolean): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || (isBesideEngine && file.startsWith('src/engine/'))) continue;
    found.add(file);
    const text = readFileSync(join(EMITTED, file), 'utf8');
    for (const [, path] of text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)) {
      const imported = join(dirname(file), path);
      waiting.push(file.endsWith('.d.ts') ? imported.replace(/\.[jt]s$/, '.d.ts') : imported);
    }
  }
  return found;
}

function fromPackages(text: string): string {
  return text.replace(/'(\.\.\/)+engine\/[^']+'/g, "'@quattro-mura/engine'");
}

/** Threads and processes are started by the names of their files. */
function withWorkers(text: string): string {
  return text.replace(/new URL\('(\.[^']+)\.ts', import\.meta\.url\)/g, "new URL('$1.js', import.meta.url)");
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const path of await pack()) console.log(path);
}

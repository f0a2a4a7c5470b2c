import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { threadCpuUsage } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { GAME_IDS } from '../../src/games/index.ts';
import { type Test, testsIn } from './stand-in.ts';

/**
 * A thread that loads the rules of one game, and the tests of them, again for every mutant, and runs the tests until one
 * notices. What cannot be reached by the mutant (the engine, texts, other games) is loaded once. Modules are never freed,
 * so the thread is to be renewed now and then.
 */

/** A test, by its file and name. */
export interface Check {
  readonly file: string;
  readonly name: string;
}

export interface MeasuredCheck extends Check {
  /** Processor time it takes if nothing is broken. */
  readonly ms: number;
  /** The files of rules that its file loads: it can notice nothing else. */
  readonly reaches: ReadonlySet<string>;
}

export type Order =
  /** Run all tests of the game in these files, with the rules as they are. */
  | { readonly measure: readonly string[] }
  /** Run these tests with another text of one file of rules, until one fails. */
  | { readonly file: string; readonly source: string; readonly checks: readonly Check[] };

export type Answer =
  | { readonly measured: readonly MeasuredCheck[] }
  /** The number of the test that failed, or null. */
  | { readonly noticed: number | null };

export interface TrialData {
  readonly root: string;
  readonly game: string;
  /** In its first element: the number of the test that is running now. */
  readonly running: Int32Array;
}

const { root, game, running }: TrialData = workerData;
const ROOT = pathToFileURL(root).href;
const STAND_IN = new URL('./stand-in.ts', import.meta.url).href;
const OTHER_GAMES = GAME_IDS.filter(id => id !== game);
const SHARED = ['node_modules/', 'src/engine/', 'locales/', 'tests/mutation/'];

// The first failure is enough; it need not become a short one.
fc.configureGlobal({ endOnFailure: true });

let trial = 0;
let broken = { url: '', source: '' };
const codes = new Map<string, string>();
/** What each file that may depend on the rules loads, by path. */
const loads = new Map<string, Set<string>>();

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'vitest' && context.parentURL !== STAND_IN)
      return { url: STAND_IN, shortCircuit: true };
    const found = next(specifier, context);
    if (context.parentURL) noteLoading(pathOf(context.parentURL), pathOf(found.url));
    return isFresh(found.url) ? { ...found, url: `${found.url}?trial=${trial}` } : found;
  },
  load(url, context, next) {
    const [file, query] = url.split('?');
    if (query === undefined) return next(url, context);
    const source = file === broken.url ? stripTypeScriptTypes(broken.source) : codeOf(file);
    return { format: 'module', source, shortCircuit: true };
  },
});

/** Whether a module may depend on the broken rules. */
function isFresh(url: string): boolean {
  if (!url.startsWith(ROOT)) return false;
  const path = url.slice(ROOT.length);
  if (SHARED.some(folder => path.startsWith(folder))) return false;
  return path.startsWith(`src/games/${game}/`) || !/^src\/games\/[^/]+\//.test(path);
}

function pathOf(url: string): string {
  return url.split('?')[0].slice(ROOT.length);
}

function noteLoading(by: string, path: string): void {
  const known = loads.get(by) ?? new Set();
  loads.set(by, known.add(path));
}

/** All that a file loads, and what that loads, and so on. */
function reachedFrom(file: string): ReadonlySet<string> {
  const reached = new Set([file]);
  // A set can grow while it is gone through.
  for (const path of reached) for (const next of loads.get(path) ?? []) reached.add(next);
  return reached;
}

function codeOf(url: string): string {
  const known = codes.get(url);
  if (known !== undefined) return known;
  const code = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
  codes.set(url, code);
  return code;
}

parentPort?.on('message', async (order: Order) => {
  trial++;
  const answer: Answer =
    'measure' in order
      ? { measured: await measured(order.measure) }
      : { noticed: await firstToNotice(order.file, order.source, order.checks) };
  parentPort?.postMessage(answer);
});

async function measured(files: readonly string[]): Promise<MeasuredCheck[]> {
  const checks: MeasuredCheck[] = [];
  for (const file of files) {
    const checksOfFile: Omit<MeasuredCheck, 'reaches'>[] = [];
    for (const { name, run } of await load(file)) {
      if (OTHER_GAMES.some(id => name.includes(id))) continue;
      const start = threadCpuUsage();
      await run();
      const { user, system } = threadCpuUsage(start);
      checksOfFile.push({ file, name, ms: (user + system) / 1000 });
    }
    const reaches = new Set(
      [...reachedFrom(file)].filter(path => path.startsWith(`src/games/${game}/rules/`)),
    );
    checks.push(...checksOfFile.map(check => ({ ...check, reaches })));
  }
  return checks;
}

async function firstToNotice(file: string, source: string, checks: readonly Check[]): Promise<number | null> {
  broken = { url: ROOT + file, source };
  const loaded = new Map<string, readonly Test[]>();
  for (const [number, { file, name }] of checks.entries()) {
    running[0] = number;
    try {
      const tests = loaded.get(file) ?? (await load(file));
      loaded.set(file, tests);
      await tests.find(test => test.name === name)?.run();
    } catch {
      return number;
    }
  }
  return null;
}

function load(file: string): Promise<readonly Test[]> {
  return testsIn(() => import(ROOT + file));
}

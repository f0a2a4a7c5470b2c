import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { availableParallelism } from 'node:os';
import { basename, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { progressBar } from '../../src/cli/report.ts';
import { Random } from '../../src/engine/random.ts';
import { GAME_IDS } from '../../src/games/index.ts';
import { equivalentsOf } from './equivalents.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { Tester } from './tester.ts';
import type { MeasuredCheck } from './trial.ts';

/**
 * Breaks the rules on purpose, one line at a time, and lists what no test noticed: neither those beside the rules and bots of
 * the game, nor those of all games, nor the second implementation. What is known to change nothing is in `equivalents/`.
 *
 *     npm run mutate -- [--since main] [--game GAME] [--file rules.ts] [--sample 200] [--seed 1] [--threads 2] [--again FILE]
 *
 * `--since` breaks only lines that have changed since that commit; `--again` only what is in a list made by an earlier run.
 */

const { values } = parseArgs({
  options: {
    since: { type: 'string' },
    game: { type: 'string' },
    file: { type: 'string', default: '*.ts' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: `${availableParallelism()}` },
    again: { type: 'string' },
  },
});

interface Broken extends Mutant {
  readonly file: string;
  /** The line as it is now. */
  readonly broken: string;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TESTS_OF_ALL_GAMES = ['src/games/games.test.ts', 'tests/reference/reference.test.ts'];
/** What it takes to load a file of tests. */
const LOADING_MS = 5;
const changed = new Map<string, readonly (readonly [from: number, to: number])[]>();

const games = GAME_IDS.filter(id => values.game === undefined || values.game === id);
if (games.length === 0) throw new Error(`there is no game ${values.game}`);
const again = values.again && new Set(readFileSync(values.again, 'utf8').split('\n'));
const total = { mutants: 0, equivalent: 0, survivors: 0 };
for (const game of games) await breakRulesOf(game);
const { user, system } = process.cpuUsage();
process.stdout.write(
  `${JSON.stringify({ ...total, processorSeconds: Math.round((user + system) / 1e6) })}\n`,
);
if (total.survivors > 0) process.exitCode = 1;

async function breakRulesOf(game: string): Promise<void> {
  const all = globSync(`src/games/${game}/rules/*.ts`, { cwd: ROOT })
    .filter(file => !file.includes('.test.'))
    .sort()
    .flatMap(brokenFiles);
  const equivalents = equivalentsOf(game);
  for (const { file, broken } of equivalents) {
    if (all.some(mutant => basename(mutant.file) === file && mutant.broken === broken)) continue;
    process.stdout.write(`equivalents/${game}.txt: there is no longer in ${file}: ${broken}\n`);
    process.exitCode = 1;
  }
  const isEquivalent = (mutant: Broken) =>
    equivalents.some(({ file, broken }) => basename(mutant.file) === file && mutant.broken === broken);
  const chosen = sampled(all.filter(isMeant)).filter(changesMore);
  const mutants = chosen.filter(mutant => !isEquivalent(mutant));
  process.stdout.write(
    `${chosen.length} ways to break ${game}, ${chosen.length - mutants.length} of them change nothing\n`,
  );
  const survivors = await survivorsAmong(game, mutants);
  total.mutants += chosen.length;
  total.equivalent += chosen.length - mutants.length;
  total.survivors += survivors;
}

function brokenFiles(file: string): Broken[] {
  const source = readFileSync(ROOT + file, 'utf8');
  const lines = source.split('\n');
  return mutantsOf(source).map(mutant => ({
    ...mutant,
    file,
    broken: mutant.text === ';' ? `without ${lines[mutant.line - 1].trim()}` : mutant.text,
  }));
}

/** Whether a mutant is a program, and differs in more than its types. */
function changesMore({ file, source }: Broken): boolean {
  const code = withoutTypes(source);
  return code !== null && code !== withoutTypes(readFileSync(ROOT + file, 'utf8'));
}

/** Null if it is no TypeScript. */
function withoutTypes(source: string): string | null {
  try {
    return stripTypeScriptTypes(source);
  } catch {
    return null;
  }
}

function shown({ file, line, broken }: Broken): string {
  return `${file}:${line}  ${broken}`;
}

/** Whether a mutant is among those that were asked for. */
function isMeant(mutant: Broken): boolean {
  if (again && !again.has(shown(mutant))) return false;
  return matchesGlob(basename(mutant.file), values.file) && hasChanged(mutant.file, mutant.line);
}

/** Whether a line has changed since the commit that was named. */
function hasChanged(file: string, line: number): boolean {
  return values.since === undefined || changedLines(file).some(([from, to]) => line >= from && line < to);
}

function changedLines(file: string): readonly (readonly [from: number, to: number])[] {
  const known = changed.get(file);
  if (known) return known;
  const changes = execFileSync('git', ['diff', '--unified=0', `${values.since}`, '--', file], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  // Every change begins with `@@ -OLD,COUNT +NEW,COUNT @@`; one line has no count.
  const runs = [...changes.matchAll(/^@@ \S+ \+(\d+)(?:,(\d+))? @@/gm)].map(
    ([, first, count = '1']) => [+first, +first + +count] as const,
  );
  changed.set(file, runs);
  return runs;
}

function sampled(all: readonly Broken[]): readonly Broken[] {
  if (values.sample === undefined) return all;
  const random = new Random(Number(values.seed));
  const left = [...all];
  const count = Math.min(left.length, Number(values.sample));
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0]);
}

/** Prints those that no test notices, and returns how many there are. */
async function survivorsAmong(game: string, mutants: readonly Broken[]): Promise<number> {
  if (mutants.length === 0) return 0;
  const files = [
    ...globSync(`src/games/${game}/{rules/*,bot/playout,*}.test.ts`, { cwd: ROOT }),
    ...TESTS_OF_ALL_GAMES,
  ].filter(file => !file.includes('.long.'));
  const testers = Array.from({ length: Number(values.threads) }, () => new Tester(ROOT, game));
  const checks = await testers[0].measure(files);
  const bar = progressBar(mutants.length);
  const waiting = mutants.values();
  /** How often each test has noticed something, in all files and in each. */
  const notices = new Map<string, number>();
  const noticesOf = ({ file, name }: MeasuredCheck, ...broken: string[]) =>
    notices.get([file, name, ...broken].join(' ')) ?? 0;
  let survivors = 0;
  let done = 0;
  const countNotice = ({ file, name }: MeasuredCheck, broken: string) => {
    for (const key of [`${file} ${name}`, `${file} ${name} ${broken}`])
      notices.set(key, (notices.get(key) ?? 0) + 1);
  };
  const takeAll = async (tester: Tester) => {
    for (const mutant of waiting) {
      // Quick ones first, and those that have noticed much, in the same file above all.
      const cost = (check: MeasuredCheck) =>
        (LOADING_MS + check.ms) / (0.1 + noticesOf(check, mutant.file) + 0.2 * noticesOf(check));
      const noticer = await tester.noticer(
        mutant.file,
        mutant.source,
        checks.toSorted((a, b) => cost(a) - cost(b)),
      );
      if (noticer) countNotice(noticer, mutant.file);
      else {
        survivors++;
        process.stdout.write(`${shown(mutant)}\n`);
      }
      bar(++done);
    }
    await tester.end();
  };
  await Promise.all(testers.map(takeAll));
  return survivors;
}

import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { availableParallelism } from 'node:os';
import { matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { progressBar } from '../../src/cli/report.ts';
import { Random } from '../../src/engine/random.ts';
import { GAME_IDS } from '../../src/games/index.ts';
import { equivalentsOf } from './equivalents.ts';
import { Tester } from './tester.ts';
import type { MeasuredCheck } from './trial.ts';
import { ROOT, type Way, waysToBreak } from './ways.ts';

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
  const all = waysToBreak(game);
  const equivalents = equivalentsOf(game);
  const chosen = sampled(all.filter(isMeant)).filter(changesMore);
  const mutants = chosen.filter(
    ({ file, broken }) => !equivalents.some(each => each.file === file && each.broken === broken),
  );
  process.stdout.write(
    `${chosen.length} ways to break ${game}, ${chosen.length - mutants.length} of them change nothing\n`,
  );
  total.mutants += chosen.length;
  total.equivalent += chosen.length - mutants.length;
  total.survivors += await survivorsAmong(game, mutants);
}

/** Whether a mutant is a program, and differs in more than its types. */
function changesMore({ path, source }: Way): boolean {
  const code = withoutTypes(source);
  return code !== null && code !== withoutTypes(readFileSync(ROOT + path, 'utf8'));
}

/** Null if it is no TypeScript. */
function withoutTypes(source: string): string | null {
  try {
    return stripTypeScriptTypes(source);
  } catch {
    return null;
  }
}

function shown({ path, line, broken }: Way): string {
  return `${path}:${line}  ${broken}`;
}

/** Whether a mutant is among those that were asked for. */
function isMeant(mutant: Way): boolean {
  if (again && !again.has(shown(mutant))) return false;
  return matchesGlob(mutant.file, values.file) && hasChanged(mutant.path, mutant.line);
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

function sampled(all: readonly Way[]): readonly Way[] {
  if (values.sample === undefined) return all;
  const random = new Random(Number(values.seed));
  const left = [...all];
  const count = Math.min(left.length, Number(values.sample));
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0]);
}

/** Prints those that no test notices, and returns how many there are. */
async function survivorsAmong(game: string, mutants: readonly Way[]): Promise<number> {
  if (mutants.length === 0) return 0;
  const files = [
    ...globSync(`src/games/${game}/{rules/*,bot/playout,*}.test.ts`, { cwd: ROOT }),
    ...TESTS_OF_ALL_GAMES,
  ];
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
      const able = checks.filter(({ reaches }) => reaches.has(mutant.path));
      const ranked = able.map(check => ({ check, cost: cost(check) })).sort((a, b) => a.cost - b.cost);
      const noticer = await tester.noticer(
        mutant.path,
        mutant.source,
        ranked.map(({ check }) => check),
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

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { progressBar } from '../../src/cli/report.ts';
import { Random } from '../../src/engine/random.ts';
import { GAME_IDS } from '../../src/games/index.ts';
import { CopiedTree } from '../copied-tree.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

/**
 * Breaks the rules on purpose, one line at a time, and lists what no test noticed. Each mutant first faces the golden
 * playthrough and the second implementation; survivors face the quick tests of their game and those of all games.
 *
 *     npm run mutate -- [--since main] [--game GAME] [--file rules.ts] [--sample 200] [--seed 1] [--threads 2]
 *
 * `--since` breaks only lines that have changed since that commit, which takes minutes instead of hours.
 */

const { values } = parseArgs({
  options: {
    since: { type: 'string' },
    game: { type: 'string' },
    file: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: `${availableParallelism()}` },
  },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

interface Broken extends Mutant {
  readonly game: string;
  readonly file: string;
}

/** No check of a whole rule book takes longer; a mutant that does is in an endless loop. */
const PATIENCE_MS = { rules: 60_000, tests: 300_000 };

const games = GAME_IDS.filter(id => values.game === undefined || values.game === id);
if (games.length === 0) throw new Error(`there is no game ${values.game}`);
const mutants = sampled(games.flatMap(brokenRulesOf));
process.stdout.write(`${mutants.length} ways to break ${games.join(', ')}\n`);
let survivors = 0;
const bar = progressBar(mutants.length);
let done = 0;
const waiting = mutants.values();
await Promise.all(Array.from({ length: Number(values.threads) }, tryThem));

process.stdout.write(`${JSON.stringify({ mutants: mutants.length, survivors })}\n`);
process.exitCode = survivors === 0 ? 0 : 1;

function brokenRulesOf(game: string): Broken[] {
  const files = globSync(`src/games/${game}/rules/${values.file ?? '*.ts'}`);
  return files
    .filter(file => !file.includes('.test.'))
    .sort()
    .flatMap(file => {
      const isMeant = changedLines(file);
      const mutants = mutantsOf(readFileSync(file, 'utf8')).filter(({ line }) => isMeant(line));
      return mutants.map(mutant => ({ ...mutant, game, file }));
    });
}

/** Which lines of a file are to be broken. */
function changedLines(file: string): (line: number) => boolean {
  if (values.since === undefined) return () => true;
  const changes = execFileSync('git', ['diff', '--unified=0', values.since, '--', file], {
    encoding: 'utf8',
  });
  // Every change begins with `@@ -OLD,COUNT +NEW,COUNT @@`; one line has no count.
  const runs = [...changes.matchAll(/^@@ \S+ \+(\d+)(?:,(\d+))? @@/gm)];
  return line => runs.some(([, first, count = '1']) => line >= +first && line < +first + +count);
}

function sampled(all: readonly Broken[]): readonly Broken[] {
  if (values.sample === undefined) return all;
  const random = new Random(Number(values.seed));
  const left = [...all];
  const count = Math.min(left.length, Number(values.sample));
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0]);
}

/** Takes one mutant after the other, in its own copy of the project. */
async function tryThem(): Promise<void> {
  const tree = new CopiedTree();
  try {
    for (const mutant of waiting) {
      const path = join(tree.folder, mutant.file);
      const original = readFileSync(path, 'utf8');
      writeFileSync(path, mutant.source);
      if (await survives(tree.folder, mutant.game)) {
        survivors++;
        process.stdout.write(`${mutant.file}:${mutant.line}  ${mutant.text}\n`);
      }
      writeFileSync(path, original);
      bar(++done);
    }
  } finally {
    tree.remove();
  }
}

async function survives(folder: string, game: string): Promise<boolean> {
  const rules = ['tests/mutation/rules-main.ts', game];
  const tests = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'quick*',
    `src/games/${game}/`,
    'src/games/games.test.ts',
    'src/games/set-up.test.ts',
    '--bail',
    '1',
  ];
  return (await passes(folder, rules, PATIENCE_MS.rules)) && (await passes(folder, tests, PATIENCE_MS.tests));
}

/** A mutant may never end: then Vitest is ended, together with everything that it has started. */
async function passes(folder: string, args: readonly string[], timeout: number): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore', detached: true });
  const end = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  const timer = setTimeout(end, timeout);
  process.once('exit', end);
  const [code] = await once(child, 'exit');
  clearTimeout(timer);
  process.off('exit', end);
  return code === 0;
}

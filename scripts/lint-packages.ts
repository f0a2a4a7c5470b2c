// Packs everything, and has publint and arethetypeswrong judge the tarballs: npm run lint:packages
// Both come from the registry when they are needed: together they are larger than most of what this project installs.
import { spawnSync } from 'node:child_process';
import { GAME_IDS } from '../src/games/index.ts';
import { pack } from './pack.ts';

/** What the libraries export besides their index; arethetypeswrong does not look behind a star by itself. */
const GAMES = GAME_IDS.map(game => `games/${game}`);

/** Runs a package's command from the registry. Returns whether it found nothing. */
function passes(specifier: string, command: string, ...args: readonly string[]): boolean {
  const { status } = spawnSync('npm', ['exec', '--yes', `--package=${specifier}`, '--', command, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

const [engine, bots, program] = await pack();
const types = (tarball: string, ...entries: readonly string[]) =>
  passes('@arethetypeswrong/cli@0.18', 'attw', tarball, '--profile', 'esm-only', '--entrypoints', ...entries);
const passed = [
  ...[engine, bots, program].map(tarball => passes('publint@0.3', 'publint', '--strict', tarball)),
  types(engine, '.', ...GAMES),
  types(bots, '.'),
];
if (passed.includes(false)) process.exitCode = 1;

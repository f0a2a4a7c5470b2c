import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { verdictOn } from './audit-verdict.ts';

/** Asks the registry whether there are known holes in the packages of this project: exit code 1 if there are. */
const { stdout } = spawnSync('npm', ['audit', '--audit', '--json'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
  shell: process.platform === 'win32',
});
const { isSafe, lines } = verdictOn(stdout);
for (const line of lines) console.error(line);
process.exitCode = isSafe ? 0 : 1;

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { verdictOn } from './audit-verdict.ts';

/** Asks the registry for known vulnerabilities in this project's packages; exits with 1 if there are any. */
const { stdout } = spawnSync('npm', ['audit', '--audit', '--json'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
  shell: process.platform === 'win32',
});
const { isSafe, lines } = verdictOn(stdout);
for (const line of lines) console.error(line);
process.exitCode = isSafe ? 0 : 1;

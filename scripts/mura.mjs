#!/usr/bin/env node
// The `mura` command, from any folder and with whatever Node the machine has (20 or later): installs what is
// missing, then runs src/cli/main.ts with the project's own Node. Arguments, streams, signals and the exit code
// pass through.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

await import('./setup.mjs');

const program = process.platform === 'win32' ? 'node.exe' : 'node';
const node = fileURLToPath(new URL(`../node_modules/node/bin/${program}`, import.meta.url));
const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));

const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));

child.on('error', error => {
  console.error(`mura: cannot run ${node}: ${error.message}`);
  process.exit(1);
});
// The exit code of a shell: 128 plus the number of the signal.
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));

// Compiles, lints, and looks for what nothing uses, all at once: npm run check
// Given a command, runs that beside it: node scripts/check.ts vitest run
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { NO_COLLECTING, SINGLE_THREADED } from './frugal-compiler.ts';

const CHECKS = [
  `tsc --noEmit ${SINGLE_THREADED} --incremental --tsBuildInfoFile node_modules/.cache/tsc.tsbuildinfo`,
  'tsc --noEmit -p src/web/offline',
  'biome check .',
  'knip',
];

/** Runs it to its end, and prints what it has to say in one piece. Resolves to whether it found nothing. */
async function passes(check: string): Promise<boolean> {
  const child = spawn(join('node_modules/.bin', check), {
    shell: true,
    env: { ...process.env, ...NO_COLLECTING },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0) process.stderr.write(`${check}\n`);
  process.stdout.write(out);
  process.stderr.write(err);
  return code === 0;
}

/** Runs it on this terminal, and ends it once `stopped` says so. Resolves to whether it went well. */
async function runs([command, ...args]: readonly string[], stopped: AbortSignal): Promise<boolean> {
  const child = spawn(join('node_modules/.bin', command), args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  stopped.addEventListener('abort', () => child.kill());
  const [code] = await once(child, 'close');
  return code === 0;
}

const beside = process.argv.slice(2);
const stop = new AbortController();
const checks = CHECKS.map(async check => {
  const hasPassed = await passes(check);
  // Whoever has to mend this does not want to wait for anything else.
  if (!hasPassed) stop.abort();
  return hasPassed;
});
const passed = await Promise.all([...checks, ...(beside.length > 0 ? [runs(beside, stop.signal)] : [])]);
if (passed.includes(false)) process.exitCode = 1;

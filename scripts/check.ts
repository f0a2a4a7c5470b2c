// Compiles, lints, and looks for what nothing uses, all at once: npm run check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const CHECKS = [
  'tsc --noEmit --incremental --tsBuildInfoFile node_modules/.cache/tsc.tsbuildinfo',
  'tsc --noEmit -p src/web/offline',
  'biome check .',
  'knip',
];

/** Runs it to its end, and prints what it has to say in one piece. Resolves to whether it found nothing. */
async function passes(check: string): Promise<boolean> {
  const child = spawn(join('node_modules/.bin', check), { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
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

const passed = await Promise.all(CHECKS.map(passes));
if (passed.includes(false)) process.exitCode = 1;

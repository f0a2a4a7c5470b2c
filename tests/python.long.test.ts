import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/index.ts';
import { NODE } from './cli/mura.ts';
import { oneProcess } from './server/served.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

async function python(...args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)('python3', args, {
    cwd: ROOT,
    env: {
      ...process.env,
      MURA_ENGINE: `${NODE} src/cli/main.ts engine --compact`,
      PYTHONPATH: 'python',
      PYTHONDONTWRITEBYTECODE: '1',
    },
  });
  return stdout + stderr;
}

test('the Python package passes its own tests', async () => {
  expect(await python('-m', 'unittest', 'discover', '-s', 'python/tests')).toMatch(/Ran \d+ tests.*OK/s);
});

test('the examples in Python run', async () => {
  expect(await python('examples/random_agent.py', 'die-mauer', '4', '3')).toContain('plays per second');
  expect(await python('examples/uct_agent.py', '1', '3')).toContain('UCT with 3 playouts');
  const match = ['muro-contro-muro', 'uct:2', 'child', '--matches', '1'];
  expect(await python('examples/benchmark.py', ...match)).toMatch(
    /^\| muro-contro-muro \| 2 \| uct:2 \| child \| 1 \| 1 \| (0|50|100)% /,
  );
  expect((await python('examples/throughput.py', '0.05')).trim().split('\n')).toHaveLength(
    2 + GAME_IDS.length,
  );
});

test('a program in TypeScript and one in Python meet at a table of a real server and play a match', async () => {
  const { origin, remove } = await oneProcess();
  const game = ['muro-contro-muro'];
  const host = promisify(execFile)(NODE, ['examples/online-bot.ts', origin, ...game, 'host'], { cwd: ROOT });
  const guest = python('examples/online_bot.py', origin, ...game);
  const said = await Promise.all([guest, host.then(({ stdout }) => stdout)]).finally(remove);
  for (const line of said) expect(line).toMatch(/^seat [01] of table \w+: .*"winners"/);
  expect(said[0].replace(/^seat ./, '')).toBe(
    said[1]
      .replace(/^seat ./, '')
      .replaceAll('":', '": ')
      .replaceAll(',', ', '),
  );
});

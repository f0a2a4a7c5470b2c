import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  createReadStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pack } from '../../scripts/pack.ts';
import { launch } from './harness.ts';

/** A project with nothing in it but our packages, installed from the tarballs. */
const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-empty-'));

/** A user who owns nothing. */
const NOBODY = 65534;

beforeAll(async () => {
  const tarballs = await pack();
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  execFileSync('npm', ['install', ...flags, ...tarballs], { cwd: folder });
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** The first example of a package's README. */
function exampleOf(name: string): string {
  const readme = readFileSync(join(folder, 'node_modules', '@quattro-mura', name, 'README.md'), 'utf8');
  return readme.match(/```js\n(.*?)```/s)?.[1] ?? '';
}

async function run(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(code).toBe(0);
  return out;
}

test.each(['engine', 'bots'])('the example of %s plays a match in Node', async name => {
  writeFileSync(join(folder, 'example.js'), exampleOf(name));
  expect(await run('example.js')).toContain("kind: 'over'");
});

test('the engine depends on nothing', () => {
  const about = readFileSync(join(folder, 'node_modules/@quattro-mura/engine/package.json'), 'utf8');
  expect(JSON.parse(about)).not.toHaveProperty('dependencies');
});

test('the example of the engine plays a match in a page', async () => {
  const map = {
    '@quattro-mura/engine': '/node_modules/@quattro-mura/engine/src/engine/index.js',
    '@quattro-mura/engine/games/muro-contro-muro':
      '/node_modules/@quattro-mura/engine/src/games/muro-contro-muro/game.js',
  };
  const page = `<!doctype html><title>A match</title>
<script type="importmap">${JSON.stringify({ imports: map })}</script>
<script type="module">${exampleOf('engine')}</script>`;
  const server = createServer((request, response) => {
    if (request.url === '/') response.setHeader('content-type', 'text/html').end(page);
    else
      createReadStream(join(folder, request.url ?? '')).pipe(
        response.setHeader('content-type', 'text/javascript'),
      );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = await launch();
  const tab = await browser.newPage();
  const told = tab.waitForEvent('console');
  await tab.goto(`http://127.0.0.1:${port}/`);
  expect((await told).text()).toContain('"result":');
  await browser.close();
  server.close();
});

test.each(['quattro-mura', 'mura'])('%s is a command once the program is installed', command => {
  // Installed commands take whatever Node comes first.
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const out = execFileSync(join(folder, 'node_modules/.bin', command), ['--version'], {
    env: { PATH: path },
  });
  expect(String(out)).toMatch(/^quattro-mura \d/);
});

test('the program serves the app and knows the commands of mura', async () => {
  const program = 'node_modules/quattro-mura/src/cli/program.js';
  expect(await run(program, '--version')).toMatch(/^quattro-mura \d/);
  expect(await run(program, 'simulate', 'die-mauer', '--matches', '2', '--seed', '1')).toContain(
    'plays per match',
  );
  // As in the container: not as root, and able to write only to its data.
  chmodSync(folder, 0o755);
  const data = mkdtempSync(join(tmpdir(), 'quattro-mura-data-'));
  chmodSync(data, 0o777);
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PORT: '0', LOG_LEVEL: 'silent', DATA: join(data, 'quattro-mura.sqlite') },
    ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
  });
  const [first] = await once(child.stdout, 'data');
  const address = String(first).match(/http\S+/)?.[0] ?? '';
  const home = await (await fetch(address)).text();
  expect(home).toContain('Quattro Mura');
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(existsSync(join(data, 'quattro-mura.sqlite'))).toBe(true);
  rmSync(data, { recursive: true });
});

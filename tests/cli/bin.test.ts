import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NODE, runNode, startNode } from './mura.ts';

/** A project of the same shape, whose set-up and main program just say that they ran. */
const project = mkdtempSync(join(tmpdir(), 'mura-'));
const bin = join(project, 'scripts/mura.mjs');

const MAIN = `
import { text } from 'node:stream/consumers';
const [order, ...rest] = process.argv.slice(2);
if (order === 'wait') {
  process.on('SIGTERM', () => process.exit(7));
  console.log('waiting');
  setInterval(() => {}, 1000);
} else if (order === 'die') process.kill(process.pid, 'SIGKILL');
else {
  console.log(JSON.stringify({ rest, read: await text(process.stdin), node: process.version as string }));
  process.exitCode = Number(order);
}
`;

beforeAll(() => {
  for (const folder of ['scripts', 'src/cli', 'node_modules'])
    mkdirSync(join(project, folder), { recursive: true });
  cpSync(fileURLToPath(new URL('../../scripts/mura.mjs', import.meta.url)), bin);
  writeFileSync(join(project, 'scripts/setup.mjs'), 'console.error("set up");');
  writeFileSync(join(project, 'package.json'), '{"type":"module"}');
  writeFileSync(join(project, 'src/cli/main.ts'), MAIN);
  symlinkSync(dirname(dirname(NODE)), join(project, 'node_modules/node'));
});
afterAll(() => rmSync(project, { recursive: true }));

test('the bin sets up, then runs the project’s own Node and passes arguments, input and exit code through', async () => {
  const { code, out, err } = await runNode([bin, '3', 'a b', '--flag'], 'typed');
  expect(JSON.parse(out)).toMatchObject({ rest: ['a b', '--flag'], read: 'typed' });
  expect({ code, err }).toEqual({ code: 3, err: 'set up\n' });
});

test('the bin works with any Node the machine has', async () => {
  const { out } = await runNode([bin, '0'], '', process.execPath);
  expect(JSON.parse(out).node).toMatch(/^v24\./);
});

test('a signal to the bin reaches the program, and its exit code comes back', async () => {
  const child = startNode([bin, 'wait']);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([7, null]);
});

test('a program that dies of a signal ends the bin with the exit code of a shell', async () => {
  expect((await runNode([bin, 'die'], '')).code).toBe(128 + 9);
});

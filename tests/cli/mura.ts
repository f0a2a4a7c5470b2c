import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { SHELF } from '../../src/cli/games.ts';
import { run } from '../../src/cli/run.ts';

/** The project's own Node, whichever one runs the tests. */
export const NODE = fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url));

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const COINS_MAIN = fileURLToPath(new URL('./coins-main.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real `mura` to its end, with this on standard input. */
export function mura(
  args: readonly string[],
  input: string | Uint8Array = '',
  settings: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return runNode([MAIN, ...args], input, NODE, settings);
}

/** `mura` in this very process, which is there at once, for what is not about processes. It has no input. */
export async function muraHere(
  args: readonly string[],
  {
    shelf = SHELF,
    settings = {},
  }: { shelf?: typeof SHELF; settings?: Readonly<Record<string, string>> } = {},
): Promise<Ran> {
  const before = { ...process.env };
  const spies = [process.stdout, process.stderr].map(stream =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  try {
    Object.assign(process.env, settings);
    const code = await run(args, shelf);
    const [out, err] = spies.map(spy => spy.mock.calls.map(([text]) => text).join(''));
    return { code, out, err };
  } finally {
    for (const spy of spies) spy.mockRestore();
    for (const name of Object.keys(settings)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/** Runs `mura` with the toy game in place of the real ones. */
export function coinsMura(args: readonly string[], input: string | Uint8Array = ''): Promise<Ran> {
  return runNode([COINS_MAIN, ...args], input);
}

export async function runNode(
  args: readonly string[],
  input: string | Uint8Array,
  program = NODE,
  settings: Readonly<Record<string, string>> = {},
  folder?: string,
): Promise<Ran> {
  const child = startNode(args, program, settings, folder);
  child.stdin.on('error', () => {}); // it may have ended before it has read all
  child.stdin.end(input);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out, err };
}

export function startNode(
  args: readonly string[],
  program = NODE,
  settings: Readonly<Record<string, string>> = {},
  folder?: string,
) {
  const env = { ...process.env, ...settings };
  return spawn(program, args, { stdio: 'pipe', env, cwd: folder });
}

export function startEngine() {
  return startNode([MAIN, 'engine']);
}

export function startCoinsEngine() {
  return startNode([COINS_MAIN, 'engine']);
}

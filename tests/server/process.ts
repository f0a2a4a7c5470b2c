import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NODE = join(ROOT, 'node_modules/node/bin/node');
/** Keeps what Node has compiled, though most servers here are killed in the end. */
const KEEPING = new URL('keep-compiled.ts', import.meta.url).href;

/** A folder for one test: the SQLite file, and a page in place of the app. */
export class Place {
  readonly folder = mkdtempSync(join(tmpdir(), 'quattro-mura-server-'));
  readonly data = join(this.folder, 'test.sqlite');
  /** The tree whose server it starts. */
  readonly root: string;
  readonly #running = new Set<RunningServer>();

  constructor(root = ROOT) {
    this.root = root;
    writeFileSync(join(this.folder, 'index.html'), '<title>Quattro Mura</title>');
  }

  /** Starts the real process on a free port; with generous limits, unless `settings` say otherwise. */
  async start(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
    const server = await RunningServer.start(this, settings);
    this.#running.add(server);
    return server;
  }

  /** Fails if one of them has ended without being asked to. */
  async remove(): Promise<void> {
    const unasked = [...this.#running].filter(({ hasEndedUnasked }) => hasEndedUnasked);
    for (const server of this.#running) await server.kill();
    rmSync(this.folder, { recursive: true });
    if (unasked.length > 0) {
      throw new Error(
        `a server ended that nobody asked to: ${unasked.map(({ output }) => output).join('\n')}`,
      );
    }
  }
}

/** Limits that no test reaches, and bots that think little. */
export const GENEROUS = {
  LOG_LEVEL: 'warn',
  BOT_MS: '5',
  BOT_THREADS: '1',
  SOCKETS_PER_ADDRESS: '100000',
  GUESTS_PER_HOUR: '100000000',
  WRITES_PER_MINUTE: '100000000',
  READS_PER_MINUTE: '100000000',
  MESSAGES_PER_10_SECONDS: '100000000',
  REPORTS_PER_ADDRESS: '100000000',
};

export class RunningServer {
  readonly origin: string;
  readonly pid: number;
  readonly #child: ReturnType<typeof spawn>;
  readonly #exit: Promise<unknown>;
  readonly #lines: string[];
  #isAsked = false;

  private constructor(
    origin: string,
    child: ReturnType<typeof spawn>,
    exit: Promise<unknown>,
    lines: string[],
  ) {
    this.origin = origin;
    this.pid = child.pid ?? 0;
    this.#child = child;
    this.#exit = exit;
    this.#lines = lines;
  }

  static async start(place: Place, settings: Readonly<Record<string, string>>): Promise<RunningServer> {
    const child = spawn(NODE, ['--import', KEEPING, join(place.root, 'src/server/main.ts')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...GENEROUS,
        HOST: '127.0.0.1',
        PORT: '0',
        DATA: place.data,
        WEB: place.folder,
        ...settings,
      },
    });
    const exit = once(child, 'close');
    const lines: string[] = [];
    const origin = await new Promise<string>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        lines.push(...String(chunk).split('\n').filter(Boolean));
        const address = lines.map(line => /^Quattro Mura: (\S+)$/.exec(line)?.[1]).find(Boolean);
        if (address) resolve(address.replace('localhost', '127.0.0.1'));
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      exit.then(() => reject(new Error(`the server ended: ${lines.join('\n')}`)));
    });
    return new RunningServer(origin, child, exit, lines);
  }

  /** Everything it has written so far. */
  get output(): string {
    return this.#lines.join('\n');
  }

  get hasEndedUnasked(): boolean {
    return !this.#isAsked && (this.#child.exitCode !== null || this.#child.signalCode !== null);
  }

  async kill(): Promise<void> {
    this.#isAsked = true;
    this.#child.kill('SIGKILL');
    await this.#exit;
  }

  /** Asks it to shut down, and resolves to its exit code. */
  async stop(): Promise<number | null> {
    this.#isAsked = true;
    this.#child.kill('SIGTERM');
    await this.#exit;
    return this.#child.exitCode;
  }
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import pg from 'pg';

/** A real service for one test file: started, killed and started again on the same port and folder. */
export class Service {
  readonly url: string;
  readonly port: number;
  readonly #folder: string;
  readonly #run: () => ChildProcess;
  readonly #answers: (url: string) => Promise<void>;
  #child: ChildProcess | null = null;

  constructor(
    url: string,
    port: number,
    folder: string,
    run: () => ChildProcess,
    answers: (url: string) => Promise<void>,
  ) {
    this.url = url;
    this.port = port;
    this.#folder = folder;
    this.#run = run;
    this.#answers = answers;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Resolves when it answers. It may have to be tried again until its killed predecessor has let go of everything. */
  async start(): Promise<void> {
    for (;;) {
      const child = this.#run();
      this.#child = child;
      while (child.exitCode === null && child.signalCode === null) {
        try {
          await this.#answers(this.url);
          return;
        } catch {
          await sleep(20);
        }
      }
      await sleep(50);
    }
  }

  /** Resolves when it answers, even if it has ended by itself. */
  async recover(): Promise<void> {
    for (;;) {
      const child = this.#child;
      if (!child || child.exitCode !== null || child.signalCode !== null) return this.start();
      try {
        return await this.#answers(this.url);
      } catch {
        await sleep(50);
      }
    }
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

const MISSING = 'Run: node scripts/setup.mjs --tests';
const CACHE = fileURLToPath(new URL('../node_modules/.cache/postgres', import.meta.url));

/**
 * PostgreSQL on a folder without databases, which it makes in another one: copied, as making a new one takes ten times as
 * long. It must not run as root, so root lends it the user `postgres`.
 */
export async function startPostgres({ fsync = 'off', within = tmpdir() } = {}): Promise<Service> {
  const programs = [...globSync('/usr/lib/postgresql/*/bin'), '/usr/local/bin', '/usr/bin'].find(folder =>
    existsSync(join(folder, 'initdb')),
  );
  if (!programs) throw new Error(`There is no PostgreSQL. ${MISSING}`);
  const folder = mkdtempSync(join(within, 'quattro-mura-postgres-'));
  const data = join(folder, 'data');
  const as = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  // Another version of the program needs another folder.
  const kept = join(CACHE, `empty-${Math.floor(statSync(join(programs, 'initdb')).mtimeMs)}`);
  if (existsSync(kept)) execFileSync('cp', ['-a', kept, data]);
  else {
    const flags = ['-U', 'mura', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(programs, 'initdb'), ['-D', data, ...flags], { ...as, cwd: folder, stdio: 'ignore' });
    keepCopy(data, kept);
  }
  const port = await freePort();
  // A killed process loses nothing that the system already has; only a crash of the system would, and no test causes
  // that.
  const settings = {
    fsync,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const service = new Service(
    `postgres://mura@127.0.0.1:${port}/postgres`,
    port,
    folder,
    () =>
      spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
        ...as,
        cwd: folder,
        stdio: 'ignore',
      }),
    async url => {
      const line = new pg.Client({ connectionString: url });
      line.on('error', () => {});
      await line.connect();
      await line.end();
    },
  );
  await service.start();
  return service;
}

/** For the next ones to copy. Others may be doing the same. */
function keepCopy(folder: string, kept: string): void {
  mkdirSync(CACHE, { recursive: true });
  const copy = mkdtempSync(join(CACHE, 'copy-'));
  execFileSync('cp', ['-a', folder, copy]);
  try {
    renameSync(join(copy, basename(folder)), kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
  }
  rmSync(copy, { recursive: true });
}

/** Redis that stores nothing on disk: when it is killed, everything is forgotten. */
export async function startRedis(): Promise<Service> {
  const program = ['/usr/bin/redis-server', '/usr/bin/valkey-server', '/usr/local/bin/redis-server'].find(
    file => existsSync(file),
  );
  if (!program) throw new Error(`There is no Redis. ${MISSING}`);
  const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-redis-'));
  const port = await freePort();
  const flags = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ];
  const service = new Service(
    `redis://127.0.0.1:${port}`,
    port,
    folder,
    () => spawn(program, flags, { stdio: 'ignore' }),
    async url => {
      const line = new Redis(url, { lazyConnect: true, retryStrategy: null });
      line.on('error', () => {});
      await line.connect();
      line.disconnect();
    },
  );
  await service.start();
  return service;
}

function idOf(what: '-u' | '-g'): number {
  return Number(execFileSync('id', [what, 'postgres']));
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('a port has a number');
  return address.port;
}

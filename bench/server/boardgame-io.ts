import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { type Rig, Tally } from './measuring.ts';
import { cpuMsOf } from './processes.ts';

const PACKAGE = 'boardgame.io@0.50.2';
const SERVER = fileURLToPath(new URL('./boardgame-io.server.ts', import.meta.url));
/** About as long as our matches: what it stores for a match grows with its length. */
const PLAYS_PER_MATCH = 150;

export interface BoardgameIo extends Rig {
  /** Everything it has sent for one play, to everybody who sits there. */
  bytesPerPlay(): number;
  close(): Promise<void>;
}

/**
 * The server of boardgame.io under the same load: the same number of sockets in the same number of matches, with each
 * seat playing on its turn. The game only counts, and nothing is written to disk. The package is installed into a
 * folder that is removed at the end; null if that fails.
 */
export async function openBoardgameIo(tables: number, sockets: number): Promise<BoardgameIo | null> {
  const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-boardgame-io-'));
  const remove = () => rmSync(folder, { recursive: true });
  try {
    writeFileSync(join(folder, 'package.json'), '{}');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', PACKAGE], {
      cwd: folder,
      stdio: 'ignore',
    });
  } catch {
    remove();
    return null;
  }
  const child = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PACKAGES: folder, NODE_ENV: 'production' },
  });
  const load = new Load(await portOf(child.stdout));
  for (let table = 0; table < tables; table++) {
    const before = Math.floor((table * sockets) / tables);
    await load.addTable(Math.floor(((table + 1) * sockets) / tables) - before);
  }
  const pid = child.pid ?? 0;
  return {
    cpuMs: { server: () => cpuMsOf([pid]), load: () => cpuMsOf([process.pid]) },
    tally: load.tally,
    get sent() {
      return load.sent;
    },
    get done() {
      return load.done;
    },
    go: () => load.go(),
    rest: () => load.rest(),
    bytesPerPlay: () => Math.round(load.bytes / load.tally.latencies.count),
    async close() {
      child.kill('SIGKILL');
      await once(child, 'close');
      remove();
    },
  };
}

async function portOf(output: NodeJS.ReadableStream): Promise<number> {
  let text = '';
  for await (const chunk of output) {
    text += String(chunk);
    const port = /^port (\d+)$/m.exec(text)?.[1];
    if (port) {
      output.resume();
      return Number(port);
    }
  }
  throw new Error(`boardgame.io did not start: ${text}`);
}

/** What all matches together do. */
class Load {
  readonly tally = new Tally();
  readonly #port: number;
  readonly #waiting = new Set<() => void>();
  #matches = 0;
  #isPlaying = false;
  /** Bytes while it was measured. */
  bytes = 0;
  sent = 0;
  done = 0;

  constructor(port: number) {
    this.#port = port;
  }

  /** A table at which this many play one match after another. */
  async addTable(size: number): Promise<void> {
    let match = `m${this.#matches++}`;
    const lines: Line[] = [];
    let sentAt = 0;
    const play = (seat: number, stateId: number) => {
      this.sent++;
      sentAt = performance.now();
      const payload = { type: 'play', args: [], playerID: String(seat) };
      lines[seat].emit('update', { type: 'MAKE_MOVE', payload }, stateId, match, String(seat));
    };
    const sync = (seat: number) => lines[seat].emit('sync', match, String(seat), undefined, size);
    const hear = (seat: number, text: string) => {
      const [event, about, told] = JSON.parse(text);
      if (about !== match) return;
      const state = event === 'sync' ? told.state : told;
      if (event === 'sync' && seat !== 0) return;
      if (event !== 'sync' && event !== 'update') return;
      if (event === 'update') {
        if (this.tally.isMeasured) this.bytes += text.length;
        // The seat that has just played is the one before whose turn it is.
        if (seat !== (Number(state.ctx.currentPlayer) + size - 1) % size) return;
        this.done++;
        this.tally.add(performance.now() - sentAt);
        if (state._stateID >= PLAYS_PER_MATCH) {
          match = `m${this.#matches++}`;
          for (const at of lines.keys()) sync(at);
          return;
        }
      }
      const next = () => play(Number(state.ctx.currentPlayer), state._stateID);
      if (this.#isPlaying) next();
      else this.#waiting.add(next);
    };
    for (let seat = 0; seat < size; seat++) {
      lines.push(await Line.open(this.#port, text => hear(seat, text)));
    }
    for (const seat of lines.keys()) sync(seat);
  }

  go(): void {
    this.#isPlaying = true;
    for (const next of this.#waiting) next();
    this.#waiting.clear();
  }

  rest(): void {
    this.#isPlaying = false;
  }
}

/** A Socket.IO connection, spoken directly so that it costs this process no more than the other yardstick's. */
class Line {
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static async open(port: number, hear: (event: string) => void): Promise<Line> {
    const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(url, { perMessageDeflate: false, origin: 'http://127.0.0.1' });
    socket.on('error', () => {});
    await new Promise<void>(resolve => {
      socket.on('message', data => {
        const text = String(data);
        if (text.startsWith('0')) socket.send('40/counting,');
        else if (text === '2') socket.send('3');
        else if (text.startsWith('40')) resolve();
        else if (text.startsWith('42')) hear(text.slice(text.indexOf('[')));
      });
    });
    return new Line(socket);
  }

  emit(...event: readonly unknown[]): void {
    this.#socket.send(`42/counting,${JSON.stringify(event)}`);
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { type Rig, type Sample, Tally } from './measuring.ts';
import { cpuMsOf } from './processes.ts';

const SERVER = fileURLToPath(new URL('./yardstick.server.ts', import.meta.url));

export interface Yardstick extends Rig {
  readonly pid: number;
  /** From now on messages have these sizes. */
  resize(sizes: Sample): void;
  close(): Promise<void>;
}

/**
 * The same number of sockets in the same number of groups: one of each group sends, the whole group is told, then the
 * next one sends. `isDurable`: what is sent is inserted first.
 */
export async function openYardstick(
  tables: number,
  sockets: number,
  { isDurable = true } = {},
): Promise<Yardstick> {
  const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-yardstick-'));
  const child = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...(isDurable && { DATA: join(folder, 'yardstick.sqlite') }) },
  });
  if (!child.stdout) throw new Error('the yardstick cannot be heard');
  const pid = child.pid ?? 0;
  const [chunk] = await once(child.stdout, 'data');
  const port = Number(String(chunk).trim());
  const tally = new Tally();
  const waiting = new Set<() => void>();
  let asked = '';
  let isPlaying = false;
  let sent = 0;
  let done = 0;

  async function group(name: number, size: number): Promise<void> {
    const members = await Promise.all(
      Array.from({ length: size }, async () => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/${name}`, { perMessageDeflate: false });
        await once(socket, 'open');
        return socket;
      }),
    );
    let next = 0;
    let sentAt = 0;
    const send = () => {
      sent++;
      sentAt = performance.now();
      members[next++ % members.length].send(asked);
    };
    for (const socket of members) {
      socket.on('error', () => {});
      socket.on('message', data => {
        // Read as the seats of real tables read it, so that both runs cost this process the same.
        if (JSON.parse(String(data)).say !== 'played') return;
        done++;
        tally.add(performance.now() - sentAt);
        if (isPlaying) send();
        else waiting.add(send);
      });
    }
    waiting.add(send);
  }

  for (let table = 0; table < tables; table++) {
    const before = Math.floor((table * sockets) / tables);
    await group(table, Math.floor(((table + 1) * sockets) / tables) - before);
  }
  return {
    pid,
    cpuMs: { server: () => cpuMsOf([pid]), load: () => cpuMsOf([process.pid]) },
    tally,
    get sent() {
      return sent;
    },
    get done() {
      return done;
    },
    go() {
      isPlaying = true;
      for (const send of waiting) send();
      waiting.clear();
    },
    rest() {
      isPlaying = false;
    },
    resize(sizes) {
      asked = 'y'.repeat(sizes.askedBytes);
      child.send(sizes);
    },
    async close() {
      child.kill('SIGKILL');
      await once(child, 'close');
      rmSync(folder, { recursive: true });
    },
  };
}

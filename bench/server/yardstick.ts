import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { Latencies } from './latencies.ts';
import { cpuMsOf, memoryOf, pause, type Sample, WARM_UP_MS } from './tables.ts';

const SERVER = fileURLToPath(new URL('./yardstick.server.ts', import.meta.url));

export interface Yardstick {
  readonly playsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly rssMb: number;
  readonly cpuMsPerPlay: number;
}

/** As many sockets in as many groups: one of each group sends, all of it are told, then the next one sends. */
export async function measureYardstick(
  tables: number,
  sockets: number,
  seconds: number,
  sizes: Sample,
): Promise<Yardstick> {
  const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-yardstick-'));
  const child = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATA: join(folder, 'yardstick.sqlite'),
      TOLD_BYTES: String(sizes.toldBytes),
    },
  });
  const [chunk] = await once(child.stdout, 'data');
  const port = Number(String(chunk).trim());
  const latencies = new Latencies();
  const asked = 'y'.repeat(sizes.askedBytes);
  const starts: (() => void)[] = [];
  let isMeasured = false;
  let isOver = false;

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
      sentAt = performance.now();
      members[next++ % members.length].send(asked);
    };
    for (const socket of members) {
      socket.on('error', () => {});
      socket.on('message', data => {
        // Read as the seats of real tables read it, so that both runs cost this process the same.
        if (JSON.parse(String(data)).say !== 'played') return;
        if (isMeasured) latencies.add(performance.now() - sentAt);
        if (!isOver) send();
      });
    }
    starts.push(send);
  }

  for (let table = 0; table < tables; table++) {
    const before = Math.floor((table * sockets) / tables);
    await group(table, Math.floor(((table + 1) * sockets) / tables) - before);
  }
  for (const start of starts) start();
  await pause(WARM_UP_MS);
  isMeasured = true;
  const cpuBefore = cpuMsOf(child.pid ?? 0);
  const begun = performance.now();
  await pause(seconds * 1000);
  const took = (performance.now() - begun) / 1000;
  isMeasured = false;
  isOver = true;
  const cpuMs = cpuMsOf(child.pid ?? 0) - cpuBefore;
  const rssMb = memoryOf(child.pid ?? 0);
  child.kill('SIGKILL');
  await once(child, 'close');
  rmSync(folder, { recursive: true });
  return {
    playsPerSecond: Math.round(latencies.count / took),
    p50Ms: latencies.at(0.5),
    p99Ms: latencies.at(0.99),
    rssMb,
    cpuMsPerPlay: Number((cpuMs / latencies.count).toFixed(3)),
  };
}

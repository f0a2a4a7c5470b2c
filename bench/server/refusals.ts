import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Player } from '../../tests/server/player.ts';
import { Place } from '../../tests/server/process.ts';
import { cpuMsOf } from './processes.ts';

/**
 * `npm run -s bench:refusals`: what it costs the server to refuse clients over their limit, in microseconds of
 * processor time each, and how long its loop was blocked at most, in milliseconds of processor time. Everything is sent
 * as fast as possible, without waiting for answers. The last line has everything as JSON.
 */
const BURST = 250;
const BURSTS = 24;
/** Requests that first use up the allowance, so that the limit applies. */
const FIRST = 2000;
const LINES = 20;
/** Requests sent on a connection before any is answered. */
const AT_ONCE = 16;

const settings = { TRUST_PROXY: '1', READS_PER_MINUTE: '200', MESSAGES_PER_10_SECONDS: '200' };
const place = new Place();
const file = join(place.folder, 'longest-block');
const figures: Record<string, { refused: number; microseconds: number; longestBlockMs: number }> = {};
let server = await place.start(settings);
let isTimed = true;
await attack();
await server.stop();
// Watching for blocks costs processor time, so costs are measured without it.
writeFileSync(file, '0');
server = await place.start({
  ...settings,
  LONGEST_BLOCK: file,
  NODE_OPTIONS: `--import ${new URL('longest-block.ts', import.meta.url)}`,
});
isTimed = false;
await attack();
await server.stop();
await place.remove();
for (const [name, { refused, microseconds, longestBlockMs }] of Object.entries(figures)) {
  console.log(
    `${name.padEnd(10)} ${refused} refused, ${microseconds} µs each, longest block ${longestBlockMs} ms`,
  );
}
console.log(JSON.stringify(figures));

async function attack(): Promise<void> {
  const guest = new Player(server.origin, { 'x-forwarded-for': '192.0.2.9' });
  await guest.ask('me');
  await onLines('requests', `GET /api/ratings/no-such-game HTTP/1.1\r\n${from('192.0.2.1')}\r\n`);
  await onLines('files', `GET /no-such-file HTTP/1.1\r\n${from('192.0.2.2')}\r\n`);
  await opening('sockets', upgrade('192.0.2.3', guest.cookie));
  await shouting('nonsense', '{"do":"what?"}');
  await shouting('plays', '{"do":"play","table":"nosuchtable","number":0,"client":"c","move":"B"}');
}

function from(address: string): string {
  return `Host: x\r\nX-Forwarded-For: ${address}\r\n`;
}

function upgrade(address: string, cookie: string): string {
  return (
    `GET /socket HTTP/1.1\r\n${from(address)}Cookie: ${cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'
  );
}

async function measured(name: string, count: () => number, work: () => Promise<void>): Promise<void> {
  if (!isTimed) process.kill(server.pid, 'SIGUSR2');
  await sleep(50);
  const before = cpuMsOf([server.pid]);
  const counted = count();
  await work();
  const refused = count() - counted;
  if (isTimed) {
    const microseconds = Math.round((1000 * (cpuMsOf([server.pid]) - before)) / refused);
    figures[name] = { refused, microseconds, longestBlockMs: 0 };
  } else figures[name].longestBlockMs = Number(readFileSync(file, 'utf8'));
}

/** The same request again and again, on some connections that stay open. */
async function onLines(name: string, request: string): Promise<void> {
  let refused = 0;
  const run = (times: number) =>
    Promise.all(
      Array.from({ length: LINES }, async () => {
        const line = connect(Number(new URL(server.origin).port), '127.0.0.1');
        line.setEncoding('utf8');
        for (let left = times; left > 0; left -= AT_ONCE) {
          const sent = Math.min(left, AT_ONCE);
          line.write(request.repeat(sent));
          for (let heard = 0; heard < sent; ) {
            const answers = String((await once(line, 'data'))[0]).match(/HTTP\/1\.1 \d+/g) ?? [];
            heard += answers.length;
            refused += answers.filter(answer => answer.endsWith('429')).length;
          }
        }
        line.destroy();
      }),
    );
  await run(FIRST / LINES);
  await measured(
    name,
    () => refused,
    async () => {
      await run((BURST * BURSTS) / LINES);
    },
  );
}

/** Many connections at once that each ask to become a socket. */
async function opening(name: string, text: string): Promise<void> {
  let refused = 0;
  const burst = async () => {
    const lines: Socket[] = [];
    await Promise.all(
      Array.from({ length: BURST }, async () => {
        const line = connect(Number(new URL(server.origin).port), '127.0.0.1');
        lines.push(line);
        line.on('error', () => {});
        line.write(text);
        const [heard] = await once(line, 'data');
        if (String(heard).startsWith('HTTP/1.1 429')) refused++;
      }),
    );
    for (const line of lines) line.destroy();
  };
  await burst();
  await measured(
    name,
    () => refused,
    async () => {
      for (let time = 0; time < BURSTS; time++) await burst();
    },
  );
}

/** Guests of separate networks send the same again and again, until they are cut off. */
async function shouting(name: string, text: string): Promise<void> {
  let sent = 0;
  const sockets = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const player = new Player(server.origin, { 'x-forwarded-for': `198.51.100.${index}` });
      await player.ask('me');
      const socket = await player.connectRaw();
      socket.on('error', () => {});
      return socket;
    }),
  );
  await measured(
    name,
    () => sent,
    async () => {
      await Promise.all(
        sockets.map(async socket => {
          const closed = once(socket, 'close');
          for (let count = 0; count < BURSTS * BURST && socket.readyState === socket.OPEN; count++) {
            socket.send(text);
            sent++;
            if (count % BURST === 0) await sleep(1);
          }
          await closed;
        }),
      );
    },
  );
}

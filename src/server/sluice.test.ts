import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Sluice } from './sluice.ts';

let server: Server;
let sluice: Sluice;
/** How many requests were read in each turn of the loop. */
let read: number[];

beforeEach(async () => {
  read = [];
  let inTurn = 0;
  server = createServer(async (request, response) => {
    if (inTurn++ === 0) {
      setImmediate(() => {
        read.push(inTurn);
        inTurn = 0;
      });
    }
    response.end(await text(request));
  });
  sluice = new Sluice();
  server.on('connection', line => sluice.guard(line));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function port(): number {
  return (server.address() as AddressInfo).port;
}

test('when requests pour in on many connections, a few are read per turn of the loop, and in the end all', async () => {
  const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';
  const last = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
  const heard = await Promise.all(
    Array.from({ length: 5 }, () => {
      const line = connect(port(), '127.0.0.1');
      line.write(request.repeat(2000) + last);
      return text(line);
    }),
  );
  for (const answers of heard) expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(2001);
  expect(read.reduce((sum, count) => sum + count, 0)).toBe(5 * 2001);
  expect(Math.max(...read)).toBeLessThan(700);
});

test('what comes in pieces is what was sent', async () => {
  const body = Array.from({ length: 60_000 }, (_, number) => number).join(' ');
  const answer = await fetch(`http://127.0.0.1:${port()}/`, { method: 'POST', body });
  expect(await answer.text()).toBe(body);
});

test('what was sent before the other side closed is still read', async () => {
  const line = connect({ port: port(), host: '127.0.0.1', allowHalfOpen: true });
  const body = 'A'.repeat(50_000);
  line.end(
    `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  expect(await text(line)).toContain(body);
});

test('what comes through a socket does not wait behind requests that pour in from the same address', async () => {
  const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';
  const upgraded = new Promise<Duplex>(resolve => {
    server.on('upgrade', (_request, stream) => resolve(stream));
  });
  const socket = connect(port(), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n');
  const stream = await upgraded;
  sluice.free(stream);
  for (let count = 0; count < 100; count++) {
    const line = connect(port(), '127.0.0.1');
    line.on('error', () => {});
    line.resume();
    line.write(request.repeat(1000));
  }
  const soFar = () => read.reduce((sum, count) => sum + count, 0);
  // By now all of them wait for their next turn, in which each is read a kilobyte of requests.
  await expect.poll(soFar).toBeGreaterThan(10_000);
  const before = soFar();
  const heard = once(stream, 'data');
  socket.write('a play');
  expect(String((await heard)[0])).toBe('a play');
  expect(soFar() - before).toBeLessThan(1500);
  socket.destroy();
});

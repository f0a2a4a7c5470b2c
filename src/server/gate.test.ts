import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { Gate } from './gate.ts';
import { Holding } from './holding.ts';
import { Limits } from './limits.ts';
import { Metrics } from './metrics.ts';
import { RequestError } from './request-error.ts';

let server: Server;
let limits: Limits;
let answered: string[];
/** If true, no request is answered. */
let delay: boolean;

beforeEach(async () => {
  const read = readConfig({ READS_PER_MINUTE: '2', TRUST_PROXY: '1' });
  if (!read.ok) throw new Error('these settings are right');
  limits = new Limits(read.config);
  answered = [];
  delay = false;
  server = createServer((request, response) => {
    answered.push(request.url ?? '');
    request.resume();
    if (!delay) response.end('answered');
  });
  const metrics = new Metrics(pino({ level: 'silent' }));
  new Gate({ limits, metrics, holding: new Holding(), isBehindProxy: true, socketsOfOne: 10 }).guard(server);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function ask(path: string, address: string): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': address } });
}

test('a client that has used up its API requests is refused before anything else hears of it', async () => {
  await limits.allows('reads', '192.0.2.1', 3);
  const refused = await ask('/api/tables', '192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'too-many', retryAfterSeconds: expect.any(Number) });
  expect(answered).toEqual([]);
  expect((await ask('/', '192.0.2.1')).status).toBe(200);
  expect((await ask('/api/tables', '192.0.2.2')).status).toBe(200);
});

/** Sends this over its own connection; resolves to everything received until the connection is closed. */
async function pour(what: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const line = connect(port, '127.0.0.1');
  // Connections that are cut may be reset.
  line.on('error', () => {});
  line.write(what);
  let heard = '';
  line.on('data', piece => {
    heard += piece;
  });
  await new Promise(resolve => line.once('close', resolve));
  return heard;
}

test('files are counted, too, and monitoring is still answered', async () => {
  const statuses = [];
  for (let time = 0; time < 12; time++) statuses.push((await ask('/app.js', '192.0.2.1')).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  expect((await ask('/app.js', '192.0.2.2')).status).toBe(200);
  expect((await ask('/healthz', '192.0.2.1')).status).toBe(200);
  expect((await ask('/metrics', '192.0.2.1')).status).toBe(200);
});

test('monitoring may ask often, but not without limit', async () => {
  expect(limits.spend('watching', '192.0.2.1', 600)).toBe(0);
  expect((await ask('/metrics', '192.0.2.1')).status).toBe(429);
  expect((await ask('/metrics', '192.0.2.2')).status).toBe(200);
});

test('a connection that sends many requests without waiting for answers is cut', async () => {
  delay = true;
  await pour('GET /healthz HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.2.1\r\n\r\n'.repeat(1000));
  expect(answered.length).toBeLessThanOrEqual(16);
  delay = false;
  expect((await ask('/healthz', '192.0.2.1')).status).toBe(200);
});

test('the requests of a connection that is cut cost no stack traces, and later faults still have theirs', async () => {
  delay = true;
  const errors: Error[] = [];
  server.prependListener('request', request => request.on('error', (error: Error) => errors.push(error)));
  await pour('GET /healthz HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.2.1\r\n\r\n'.repeat(1000));
  await expect.poll(() => errors.length).toBeGreaterThan(16);
  expect(errors.filter(error => error.stack?.includes('    at '))).toEqual([]);
  expect(new RequestError('not-found', 'no such thing').stack).not.toContain('    at ');
  expect(new Error('a fault').stack).toContain('    at ');
});

test('a connection is closed when a request is answered before its body has come, or if the body never ends', async () => {
  const head = 'POST /healthz HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n';
  expect(await pour(head)).toContain('answered');
  delay = true;
  await pour(head + '1\r\nA\r\n'.repeat(2000));
  await pour(`POST /healthz HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n${'A'.repeat(100_000)}`);
});

test('a client that goes on long after it was refused cannot connect any more', async () => {
  limits.spend('requests', '127.0.0.1', 30);
  await expect(ask('/healthz', '192.0.2.1')).rejects.toThrow();
});

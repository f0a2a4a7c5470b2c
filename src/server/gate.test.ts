import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { Gate } from './gate.ts';
import { Holding } from './holding.ts';
import { Limits } from './limits.ts';
import { Metrics } from './metrics.ts';

let server: Server;
let limits: Limits;
let answered: string[];

beforeEach(async () => {
  const read = readConfig({ READS_PER_MINUTE: '2', TRUST_PROXY: '1' });
  if (!read.ok) throw new Error('these settings are right');
  limits = new Limits(read.config);
  answered = [];
  server = createServer((request, response) => {
    answered.push(request.url ?? '');
    response.end('answered');
  });
  const metrics = new Metrics(pino({ level: 'silent' }));
  new Gate({ limits, metrics, holding: new Holding(), isBehindProxy: true }).guard(server);
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

test('whoever has used up its requests of the API is refused before anything hears of it', async () => {
  await limits.allows('reads', '192.0.2.1', 3);
  const refused = await ask('/api/tables', '192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'too-many', retryAfterSeconds: expect.any(Number) });
  expect(answered).toEqual([]);
  expect((await ask('/', '192.0.2.1')).status).toBe(200);
  expect((await ask('/api/tables', '192.0.2.2')).status).toBe(200);
});

test('files are counted too, and those who watch over the server are always answered', async () => {
  const statuses = [];
  for (let time = 0; time < 12; time++) statuses.push((await ask('/app.js', '192.0.2.1')).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  expect((await ask('/app.js', '192.0.2.2')).status).toBe(200);
  expect((await ask('/healthz', '192.0.2.1')).status).toBe(200);
  expect((await ask('/metrics', '192.0.2.1')).status).toBe(200);
});

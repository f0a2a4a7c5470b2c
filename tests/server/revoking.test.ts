import { afterAll, beforeAll } from 'vitest';
import { proveRevoking } from './revoking.suite.ts';
import { oneProcess, type Served } from './served.ts';

let server: Served;
beforeAll(async () => {
  server = await oneProcess();
});
afterAll(() => server.remove());
proveRevoking(async () => ({ here: server.origin, there: server.origin }));

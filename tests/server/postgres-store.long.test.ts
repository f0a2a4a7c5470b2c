import { afterAll, beforeAll } from 'vitest';
import { openPostgres } from '../../src/server/store/postgres-store.ts';
import { proveStore } from '../../src/server/store/store.suite.ts';
import { emptyDatabase } from '../databases.ts';
import { type Service, startPostgres } from '../services.ts';

let postgres: Service;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

proveStore('PostgreSQL', () => {
  const url = emptyDatabase(postgres);
  return { open: async () => openPostgres(await url), clear: async () => {} };
});

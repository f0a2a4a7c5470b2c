import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from './sqlite-store.ts';
import { proveStore } from './store.suite.ts';

proveStore('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-store-'));
  return {
    open: () => openSqlite(join(folder, 'test.sqlite')),
    clear: async () => rmSync(folder, { recursive: true }),
  };
});

import { Packer } from '../../src/server/packing/packer.ts';
import { openPostgres } from '../../src/server/store/postgres-store.ts';
import { openSqlite } from '../../src/server/store/sqlite-store.ts';

/**
 * Packs all finished matches of a store, given by its file or address, as fast as it can: a process for tests to kill.
 */
const [, , where] = process.argv;
const store = where.startsWith('postgres:') ? await openPostgres(where) : await openSqlite(where);
const watch = {
  failed(_what: string, match: string, error: unknown) {
    console.error(match, error);
  },
};
// Nobody is playing, so the rows may leave at once.
const packer = new Packer({ store, now: Date.now, watch }, { afterMs: 0, isAlone: true, isHurried: true });
while ((await packer.step()) > 0) {}
await packer.close();
await store.close();

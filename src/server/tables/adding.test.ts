import { expect, test } from 'vitest';
import type { StoredTable } from '../store/store.ts';
import { addOnce } from './adding.ts';
import { newTable } from './seating.ts';
import { wanted } from './wanted.testing.ts';

const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }];

test('a table that was added by a process that came no further is listed in its club by the next, and added once', async () => {
  const made = newTable(wanted({ game: 'muro-contro-muro', seats: SEATS }), 'ada', 1);
  const table: StoredTable = { ...made, id: 'announced', club: 'club' };
  const added: string[] = [];
  const listed = new Set<string>();
  let hasEnded = true;
  const store = {
    table: async (id: string) => (added.includes(id) ? table : null),
    addTable: async ({ id }: StoredTable) => {
      added.push(id);
    },
    addClubTable: async (_club: string, { id }: StoredTable) => {
      if (hasEnded) throw new Error('the process has ended');
      listed.add(id);
    },
  };
  const make = async () => table;
  await expect(addOnce(store, table.id, make)).rejects.toThrow('ended');
  hasEnded = false;
  expect(await addOnce(store, table.id, make)).toBeNull();
  expect([added, [...listed]]).toEqual([['announced'], ['announced']]);
});

test('of two processes that make the same table at once, one has made it', async () => {
  const table = {
    ...newTable(wanted({ game: 'muro-contro-muro', seats: SEATS }), 'ada', 1),
    id: 'announced',
  };
  let isThere = false;
  const store = {
    table: async () => (isThere ? table : null),
    addTable: async () => {
      // The other was faster.
      isThere = true;
      throw new Error('it is there already');
    },
    addClubTable: async () => {},
  };
  expect(await addOnce(store, table.id, async () => table)).toBeNull();
});

import type { Store, StoredTable } from '../store/store.ts';

/**
 * Creates a table that was announced under this id, and lists it in its club, however often and wherever that is tried.
 * Resolves to the table, or to null if it already existed.
 */
export async function addOnce(
  store: Pick<Store, 'table' | 'addTable' | 'addClubTable'>,
  id: string,
  make: () => Promise<StoredTable>,
): Promise<StoredTable | null> {
  const there = await store.table(id);
  const table = there ?? (await make());
  const isNew = !there && (await isAdded(store, table));
  // Even if it existed: the process that added it may have got no further.
  if (table.club !== undefined) await store.addClubTable(table.club, table);
  return isNew ? table : null;
}

async function isAdded(store: Pick<Store, 'table' | 'addTable'>, table: StoredTable): Promise<boolean> {
  try {
    await store.addTable(table);
    return true;
  } catch (error) {
    // Another process may have been faster.
    if (await store.table(table.id)) return false;
    throw error;
  }
}

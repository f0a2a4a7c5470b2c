import { type Result, wrong } from '../../engine/result.ts';
import type { Row } from '../../engine/runner.ts';
import type { Packed, StoredTable } from '../store/store.ts';
import { packChecked } from './checked.ts';

export interface PackingJob {
  readonly table: StoredTable;
  readonly rows: readonly Row[];
}

/**
 * Packs one match in a thread. A match that cannot be packed is a result; only a failure of the thread itself throws.
 */
export default function packed({ table, rows }: PackingJob): Result<{ readonly packed: Packed }> {
  try {
    return { ok: true, packed: packChecked(table, rows) };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

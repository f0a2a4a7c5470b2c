import { type Result, wrong } from '../../engine/result.ts';
import type { Row } from '../../engine/runner.ts';
import type { Packed, StoredTable } from '../store/store.ts';
import { packChecked } from './checked.ts';

export interface PackingJob {
  readonly table: StoredTable;
  readonly rows: readonly Row[];
}

/** What the thread that packs is asked for. That a match cannot be packed is an answer; what is thrown is the thread's fault. */
export default function packed({ table, rows }: PackingJob): Result<{ readonly packed: Packed }> {
  try {
    return { ok: true, packed: packChecked(table, rows) };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

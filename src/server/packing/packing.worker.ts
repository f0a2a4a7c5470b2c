import { type Result, wrong } from '../../engine/result.ts';
import type { Row } from '../../engine/runner.ts';
import type { Packed, StoredTable } from '../store/store.ts';
import { packChecked } from './checked.ts';

export interface PackingJob {
  readonly table: StoredTable;
  readonly rows: readonly Row[];
}

/**
 * What the packing thread can be asked for. It answers if a match cannot be packed; it throws only if the
 * thread itself fails.
 */
export default function packed({ table, rows }: PackingJob): Result<{ readonly packed: Packed }> {
  try {
    return { ok: true, packed: packChecked(table, rows) };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

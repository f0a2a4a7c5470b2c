import { type Result, wrong } from '../../engine/result.ts';
import type { Row } from '../../engine/runner.ts';
import type { StoredPlayedHere, StoredTable } from '../store/store.ts';
import { playedIn } from './played.ts';

export interface ExploringJob {
  readonly table: StoredTable;
  readonly rows: readonly Row[];
}

/**
 * What the exploring thread can be asked for. It answers if a match cannot be replayed; it throws only if the thread itself fails.
 */
export default async function explored({
  table,
  rows,
}: ExploringJob): Promise<Result<{ readonly played: readonly StoredPlayedHere[] }>> {
  try {
    return { ok: true, played: await playedIn(table, rows) };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

import { isDeepStrictEqual } from 'node:util';
import { loadRecord } from '../../engine/record.ts';
import { type Row, Runner, type SeatState } from '../../engine/runner.ts';
import type { Turn } from '../../engine/turn.ts';
import { gameCalled } from '../../games/loaded.ts';
import { isPackedAs, pack, unpackNow } from '../store/packed.ts';
import type { Packed, StoredTable } from '../store/store.ts';
import { recordFor } from '../tables/info.ts';
import { setupOf } from '../tables/setup.ts';

/**
 * Packs the rows of a finished match. Throws if what comes out of the packed bytes is not the same log, or is not, by the rules
 * and by fair chance, the match that ended as the table says.
 */
export function packChecked(table: StoredTable, rows: readonly Row[]): Packed {
  const packed: Packed = { match: table.id, length: rows.length, bytes: pack(rows) };
  if (!isPackedAs(packed, rows)) throw new Error('it does not unpack to what was packed');
  const runner = new Runner(setupOf(table), unpackNow(packed.bytes));
  if (runner.turn.kind !== 'over') throw new Error('its rows do not end it');
  mustHaveEnded(table, runner.turn, runner.states);
  const record: unknown = JSON.parse(JSON.stringify(recordFor(table, runner, new Map())));
  const loaded = loadRecord(record, gameCalled);
  if (!loaded.ok) throw new Error(loaded.error.message);
  return packed;
}

/** Earlier versions judged players who had left differently; everything else follows from the rules. */
function mustHaveEnded(
  { result }: StoredTable,
  { scores, winners }: Pick<Extract<Turn, { readonly kind: 'over' }>, 'scores' | 'winners'>,
  states: readonly SeatState[],
): void {
  const hasSameWinners = isDeepStrictEqual(result?.winners, winners);
  const haveAllStayed = states.every(state => state === 'here');
  if (!isDeepStrictEqual(result?.scores, scores) || (haveAllStayed && !hasSameWinners)) {
    throw new Error('it did not end as the table says');
  }
}

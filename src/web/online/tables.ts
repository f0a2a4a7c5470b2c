import type { TableInfo } from '../../protocol/words.ts';

/** What lists need to know about a table. */

/** Whether the match waits for me. */
export function awaitsMe({ status, due, you, seats }: TableInfo): boolean {
  if (status !== 'live' || you.seat === null || !due?.includes(you.seat)) return false;
  return seats[you.seat]?.state === 'here';
}

/**
 * Milliseconds until the awaited player's time is up, below 0 if it already is; null if there is no limit.
 */
export function timeLeft({ status, dueUntil }: TableInfo, now: number): number | null {
  return status !== 'live' || dueUntil === null ? null : dueUntil - now;
}

/**
 * My tables in the order in which I should look at them: those that wait for me, the most urgent first; then the
 * newest.
 */
export function byUrgency(tables: readonly TableInfo[], now: number): readonly TableInfo[] {
  const urgency = (table: TableInfo): number => timeLeft(table, now) ?? 0;
  return [...tables].sort((a, b) => {
    const awaited = Number(awaitsMe(b)) - Number(awaitsMe(a));
    if (awaited !== 0) return awaited;
    if (awaitsMe(a) && urgency(a) !== urgency(b)) return urgency(a) - urgency(b);
    return (b.startedAt ?? b.madeAt) - (a.startedAt ?? a.madeAt);
  });
}

/**
 * A row of a list that refreshes itself. An entry that is gone stays for one more refresh, so that nothing moves under
 * a finger.
 */
export interface Row {
  readonly table: TableInfo;
  readonly isGone: boolean;
}

/** The rows after a new answer: the oldest first, so that new ones come at the end. */
export function renewed(rows: readonly Row[], tables: readonly TableInfo[]): readonly Row[] {
  const there = new Set(tables.map(({ id }) => id));
  const gone = rows.filter(({ table, isGone }) => !isGone && !there.has(table.id));
  return [
    ...tables.map(table => ({ table, isGone: false })),
    ...gone.map(({ table }) => ({ table, isGone: true })),
  ].sort((a, b) => a.table.madeAt - b.table.madeAt);
}

import { isObject } from '../../engine/record.ts';
import { keep, kept } from '../storage/storage.ts';

/** How many steps of each match this device has shown: what came later is shown as new. */
const KEY = 'seen';
/** How many matches are remembered, the latest visited. */
const MOST = 100;

export function seenOf(table: string): number {
  return all().get(table) ?? 0;
}

export function saw(table: string, steps: number): void {
  const seen = all();
  if (seen.get(table) === steps) return;
  seen.delete(table);
  seen.set(table, steps);
  keep(KEY, Object.fromEntries([...seen].slice(-MOST)));
}

function all(): Map<string, number> {
  const json = kept(KEY);
  const entries = isObject(json) ? Object.entries(json) : [];
  return new Map(entries.flatMap(([id, steps]) => (typeof steps === 'number' ? [[id, steps] as const] : [])));
}

/**
 * How one JSON value becomes another; in a message, only where they differ.
 *
 * `[value]` replaces the old value; `[at, count, values]` replaces that many elements of a list with these;
 * an object has the changes of fields, or of elements by their index, and null for a field that is gone.
 */
export type Change =
  | readonly [value: unknown]
  | readonly [at: number, count: number, values: readonly unknown[]]
  | { readonly [key: string]: Change | null };

/**
 * The value after the change. The old one is not modified, and unchanged parts are the same objects in both.
 */
export function applyChange(before: unknown, change: Change): unknown {
  if (isReplacing(change)) {
    if (change.length === 1) return change[0];
    const [at, count, values] = change;
    if (!Array.isArray(before)) throw new Error('only a list has elements to be replaced');
    return [...before.slice(0, at), ...values, ...before.slice(at + count)];
  }
  if (typeof before !== 'object' || before === null) throw new Error('there is nothing to be changed');
  const entries = Object.entries(change);
  if (Array.isArray(before)) {
    const list: unknown[] = [...before];
    for (const [at, inside] of entries) if (inside) list[Number(at)] = applyChange(list[Number(at)], inside);
    return list;
  }
  const after: Record<string, unknown> = { ...before };
  for (const [name, inside] of entries) {
    if (inside) after[name] = applyChange(after[name], inside);
    else delete after[name];
  }
  return after;
}

function isReplacing(
  change: Change,
): change is readonly [unknown] | readonly [number, number, readonly unknown[]] {
  return Array.isArray(change);
}

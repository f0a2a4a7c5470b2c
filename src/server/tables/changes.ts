import type { Change } from '../../protocol/changes.ts';

/** The fields of an object, side by side. */
export interface Fields {
  readonly names: readonly string[];
  readonly values: readonly unknown[];
}

export function fieldsOf(object: object): Fields {
  return { names: Object.keys(object), values: Object.values(object) };
}

/**
 * The change that turns one JSON value into another; null if they are equal. It depends on nothing else, and shares new
 * parts with the second value. No field may be called `__proto__`.
 */
export function changeOf(before: unknown, after: unknown): Change | null {
  if (before === after) return null;
  if (Array.isArray(before)) return Array.isArray(after) ? changeOfList(before, after) : [after];
  return isObject(before) && isObject(after) ? changeOfObject(before, after) : [after];
}

/**
 * The JSON of the change of each of several objects, all with the same fields before and after. Fields that are the
 * same object in all of them, before and after, are compared and written once.
 */
export function writeChanges(before: readonly Fields[], after: readonly Fields[]): string[] {
  if (after.length === 0) return [];
  const { names } = after[0];
  const own: number[] = [];
  const alike: Record<string, Change> = {};
  for (let at = 0; at < names.length; at++) {
    const then = before[0].values[at];
    const now = after[0].values[at];
    if (!isAlike(after, at) || !isAlike(before, at)) own.push(at);
    else if (then !== now) {
      const change = changeOf(then, now);
      if (change) alike[names[at]] = change;
    }
  }
  const shared = JSON.stringify(alike);
  return after.map(({ values }, index) => {
    const changes: Record<string, Change> = {};
    for (const at of own) {
      const change = changeOf(before[index].values[at], values[at]);
      if (change) changes[names[at]] = change;
    }
    return joined(shared, JSON.stringify(changes));
  });
}

/** Whether the objects have the same fields in the same order. */
export function areOfOneKind(one: Fields, other: Fields): boolean {
  const { names } = one;
  if (names.length !== other.names.length) return false;
  for (let at = 0; at < names.length; at++) if (names[at] !== other.names[at]) return false;
  return true;
}

/** One object's JSON with the fields of both. */
export function joined(one: string, other: string): string {
  if (one === '{}') return other;
  return other === '{}' ? one : `${one.slice(0, -1)},${other.slice(1)}`;
}

function isAlike(all: readonly Fields[], at: number): boolean {
  const first = all[0].values[at];
  for (let one = 1; one < all.length; one++) if (all[one].values[at] !== first) return false;
  return true;
}

function changeOfObject(before: AnyObject, after: AnyObject): Change | null {
  let changes: Record<string, Change | null> | null = null;
  for (const name of Object.keys(after)) {
    const then = before[name];
    const now = after[name];
    if (then === now) continue;
    const change: Change | null = Object.hasOwn(before, name) ? changeOf(then, now) : [now];
    if (!change) continue;
    changes ??= {};
    changes[name] = change;
  }
  for (const name of Object.keys(before)) {
    if (Object.hasOwn(after, name)) continue;
    changes ??= {};
    changes[name] = null;
  }
  return changes;
}

/**
 * Changes a list element by element if most of those between the first and the last difference stay the same; as a
 * whole otherwise.
 */
function changeOfList(before: readonly unknown[], after: readonly unknown[]): Change | null {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start++;
  if (start === before.length && start === after.length) return null;
  let end = 0;
  while (end < shorter - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end]))
    end++;
  const stop = after.length - end;
  if (before.length !== after.length) return [start, before.length - end - start, after.slice(start, stop)];
  const changes: Record<string, Change> = {};
  for (let at = start; at < stop; at++) {
    const change = changeOf(before[at], after[at]);
    if (change) changes[at] = change;
  }
  return changes;
}

function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (Array.isArray(before)) return Array.isArray(after) && isSameList(before, after);
  return isObject(before) && isObject(after) && haveSameFields(before, after);
}

function isSameList(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false;
  for (let at = 0; at < before.length; at++) if (!isSame(before[at], after[at])) return false;
  return true;
}

function haveSameFields(before: AnyObject, after: AnyObject): boolean {
  const names = Object.keys(before);
  if (names.length !== Object.keys(after).length) return false;
  for (const name of names) if (!isSame(before[name], after[name])) return false;
  return true;
}

interface AnyObject {
  readonly [name: string]: unknown;
}

function isObject(value: unknown): value is AnyObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

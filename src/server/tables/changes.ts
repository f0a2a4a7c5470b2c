import type { Change } from '../../protocol/changes.ts';

interface Fields {
  readonly [name: string]: unknown;
}

/**
 * The change that turns one JSON value into another; null if they are equal. It depends on nothing else, and shares new
 * parts with the second value. No field may be called `__proto__`.
 */
export function changeOf(before: unknown, after: unknown): Change | null {
  if (before === after) return null;
  if (Array.isArray(before)) return Array.isArray(after) ? changeOfList(before, after) : [after];
  return isFields(before) && isFields(after) ? changeOfFields(before, after) : [after];
}

/**
 * The JSON of the change of each of several objects with the same fields. Fields that are the same object in
 * all of them, before and after, are compared and written once.
 */
export function writeChanges(before: readonly Fields[], after: readonly Fields[]): string[] {
  if (after.length === 0) return [];
  const own: string[] = [];
  const alike: Record<string, Change> = {};
  for (const name of Object.keys(after[0])) {
    if (isAlike(before, name) && isAlike(after, name)) addChange(alike, name, before[0], after[0]);
    else own.push(name);
  }
  const shared = JSON.stringify(alike);
  return after.map((one, at) => {
    const changes: Record<string, Change> = {};
    for (const name of own) addChange(changes, name, before[at], one);
    return joined(shared, JSON.stringify(changes));
  });
}

function addChange(changes: Record<string, Change>, name: string, before: Fields, after: Fields): void {
  const change = changeOf(before[name], after[name]);
  if (change) changes[name] = change;
}

/** One object's JSON with the fields of both. */
export function joined(one: string, other: string): string {
  if (one === '{}') return other;
  return other === '{}' ? one : `${one.slice(0, -1)},${other.slice(1)}`;
}

function isAlike(all: readonly Fields[], name: string): boolean {
  for (const one of all) if (one[name] !== all[0][name]) return false;
  return true;
}

function changeOfFields(before: Fields, after: Fields): Change | null {
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
  return isFields(before) && isFields(after) && haveSameFields(before, after);
}

function isSameList(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false;
  for (let at = 0; at < before.length; at++) if (!isSame(before[at], after[at])) return false;
  return true;
}

function haveSameFields(before: Fields, after: Fields): boolean {
  const names = Object.keys(before);
  if (names.length !== Object.keys(after).length) return false;
  for (const name of names) if (!isSame(before[name], after[name])) return false;
  return true;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Fields {
  readonly [name: string]: unknown;
}

/**
 * The JSON of the change (`src/protocol/changes.ts`) that makes one JSON value of another; '' if they are equal. It is made
 * from these two and from nothing else.
 */
export function writeChange(before: unknown, after: unknown): string {
  if (before === after) return '';
  if (Array.isArray(before)) return Array.isArray(after) ? changeOfList(before, after) : replaced(after);
  return isFields(before) && isFields(after) ? changeOfFields(before, after) : replaced(after);
}

/**
 * The change of each of several objects with the same fields. Fields that are the very same in all of them, before and
 * after, are compared and written once.
 */
export function writeChanges(before: readonly Fields[], after: readonly Fields[]): string[] {
  if (after.length < 2) return after.map((value, index) => writeChange(before[index], value));
  const own: string[] = [];
  let alike = '';
  for (const name of Object.keys(after[0])) {
    if (isAlike(before, name) && isAlike(after, name)) {
      alike = withField(alike, name, writeChange(before[0][name], after[0][name]));
    } else own.push(name);
  }
  return after.map((value, index) => {
    let text = alike;
    for (const name of own) text = withField(text, name, writeChange(before[index][name], value[name]));
    return closed(text);
  });
}

function isAlike(all: readonly Fields[], name: string): boolean {
  for (const one of all) if (one[name] !== all[0][name]) return false;
  return true;
}

function changeOfFields(before: Fields, after: Fields): string {
  let text = '';
  for (const name of Object.keys(after)) {
    const then = before[name];
    const now = after[name];
    if (then !== now)
      text = withField(text, name, then === undefined ? replaced(now) : writeChange(then, now));
  }
  for (const name of Object.keys(before)) if (after[name] === undefined) text = withField(text, name, 'null');
  return closed(text);
}

/** Element by element, or all that is between the first and the last that differ: whichever is shorter. */
function changeOfList(before: readonly unknown[], after: readonly unknown[]): string {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start++;
  if (start === before.length && start === after.length) return '';
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  const between = JSON.stringify(after.slice(start, after.length - end));
  const whole = `[${start},${before.length - end - start},${between}]`;
  if (before.length !== after.length) return whole;
  let apart = '';
  for (let at = start; at < after.length - end && apart.length < whole.length; at++) {
    apart = withField(apart, String(at), writeChange(before[at], after[at]));
  }
  return apart.length < whole.length ? closed(apart) : whole;
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

function replaced(value: unknown): string {
  return `[${JSON.stringify(value)}]`;
}

/** The beginning of an object's JSON with one field more, unless that does not change. */
function withField(text: string, name: string, change: string): string {
  if (change === '') return text;
  return `${text === '' ? '{' : `${text},`}${JSON.stringify(name)}:${change}`;
}

function closed(text: string): string {
  return text === '' ? '' : `${text}}`;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

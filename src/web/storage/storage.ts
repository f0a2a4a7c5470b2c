/**
 * The browser's small storage, which may be absent, full or full of somebody else's nonsense. Everything read from it is
 * checked by whoever reads; nothing here throws. Matches, records and reviews are in the archive.
 */
const PREFIX = 'quattro-mura/';

/** False if it could not be kept. */
export function keep(key: string, json: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(json));
    return true;
  } catch {
    return false;
  }
}

/** What is kept under the key; undefined if nothing is, or nothing that can be read. */
export function kept(key: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

/** All that is kept here, by key. */
export function everythingKept(): Readonly<Record<string, unknown>> {
  try {
    const keys = Object.keys(localStorage).filter(key => key.startsWith(PREFIX));
    return Object.fromEntries(keys.map(key => key.slice(PREFIX.length)).map(key => [key, kept(key)]));
  } catch {
    return {};
  }
}

/** The keys in use that begin so, without this beginning. */
export function keysUnder(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(PREFIX + beginning))
      .map(key => key.slice(PREFIX.length + beginning.length));
  } catch {
    return [];
  }
}

/**
 * The browser's small storage, which may be absent, full or full of somebody else's nonsense. Callers check what they
 * read from it; nothing here throws. Matches, records and reviews are in the archive.
 */
const PREFIX = 'quattro-mura/';

/** Returns false if it could not be stored. */
export function keep(key: string, json: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(json));
    return true;
  } catch {
    return false;
  }
}

/** The value stored under the key; undefined if there is none, or none that can be read. */
export function kept(key: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls back with what another tab has just stored under the key. */
export function followKept(key: string, follow: (json: unknown) => void): void {
  addEventListener('storage', event => {
    if (event.key === PREFIX + key) follow(kept(key));
  });
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // If nothing can be stored, there is nothing to delete.
  }
}

/** Everything stored here, by key. */
export function everythingKept(): Readonly<Record<string, unknown>> {
  try {
    const keys = Object.keys(localStorage).filter(key => key.startsWith(PREFIX));
    return Object.fromEntries(keys.map(key => key.slice(PREFIX.length)).map(key => [key, kept(key)]));
  } catch {
    return {};
  }
}

/** The keys in use with this prefix, without the prefix. */
export function keysUnder(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(PREFIX + beginning))
      .map(key => key.slice(PREFIX.length + beginning.length));
  } catch {
    return [];
  }
}

import { type ReadonlySignal, signal } from '@preact/signals';

/**
 * What is too large for the browser's small storage: matches, records and reviews, each as JSON text under its key.
 * They are read once, before the page is drawn; from then on reading is immediate, and whatever is stored goes to the
 * database in the background and to the other tabs at once. Callers check what they read; nothing here throws.
 */
const NAME = 'quattro-mura';
const STORE = 'kept';
/** Where earlier versions of the app stored all this. */
const OLD_PREFIX = 'quattro-mura/';
const OLD_KEYS = /^quattro-mura\/(match|record|review)\//;
/** A browser that takes longer than this to open its database counts as having none. */
const PATIENCE = 3000;

interface Change {
  readonly key: string;
  /** Null if it was deleted. */
  readonly text: string | null;
}

const texts = new Map<string, string>();
const hearers = new Map<string, Set<() => void>>();
const isKeptHere = signal(false);
let database: IDBDatabase | null = null;
let otherTabs: BroadcastChannel | null = null;

/** Whether the browser stores what it is given: it may have no room, or no database at all. */
export const isKeeping: ReadonlySignal<boolean> = isKeptHere;

/** Reads everything stored. Must be awaited once, before anything else here. */
export async function openArchive(): Promise<void> {
  // Listens from the start, so that nothing is missed between reading and listening.
  const changes: Change[] = [];
  let hear = (change: Change) => {
    changes.push(change);
  };
  otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null;
  otherTabs?.addEventListener('message', ({ data }: MessageEvent<Change>) => hear(data));
  try {
    database = await Promise.race([opened(), late()]);
    for (const [key, text] of await everythingIn(database)) texts.set(key, text);
    isKeptHere.value = true;
  } catch {
    database = null;
  }
  await carryOver();
  hear = take;
  changes.forEach(take);
}

export function keep(key: string, json: unknown): void {
  const text = JSON.stringify(json);
  texts.set(key, text);
  write(store => store.put(text, key));
  otherTabs?.postMessage({ key, text } satisfies Change);
}

/** The value stored under the key; undefined if there is none, or none that can be read. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(texts.get(key) ?? '');
  } catch {
    return undefined;
  }
}

export function forget(key: string): void {
  if (!texts.delete(key)) return;
  write(store => store.delete(key));
  otherTabs?.postMessage({ key, text: null } satisfies Change);
}

/** The keys in use with this prefix, without the prefix. */
export function keysUnder(beginning: string): string[] {
  return [...texts.keys()].filter(key => key.startsWith(beginning)).map(key => key.slice(beginning.length));
}

/**
 * Calls `hear` whenever another tab has stored or deleted something under the key. Returns a function that stops it.
 */
export function whenChangedElsewhere(key: string, hear: () => void): () => void {
  const those = hearers.get(key) ?? new Set();
  hearers.set(key, those.add(hear));
  return () => those.delete(hear);
}

/** Asks the browser not to clear all this when it needs room. Some browsers then ask the person. */
export function askToStay(): void {
  navigator.storage?.persist?.().catch(() => {
    // It stays as long as it can.
  });
}

function take({ key, text }: Change): void {
  if (text === null) texts.delete(key);
  else texts.set(key, text);
  for (const hear of hearers.get(key) ?? []) hear();
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function late(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('it takes too long')), PATIENCE));
}

function everythingIn(from: IDBDatabase): Promise<[string, string][]> {
  return new Promise((resolve, reject) => {
    const transaction = from.transaction(STORE);
    const keys = transaction.objectStore(STORE).getAllKeys();
    const values = transaction.objectStore(STORE).getAll();
    transaction.oncomplete = () =>
      resolve(keys.result.map((key, i) => [String(key), String(values.result[i])]));
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Without a database, it is stored only for this visit. */
function write(change: (store: IDBObjectStore) => void): Promise<boolean> {
  return new Promise(resolve => {
    const failed = () => {
      isKeptHere.value = false;
      resolve(false);
    };
    if (!database) return failed();
    try {
      const transaction = database.transaction(STORE, 'readwrite');
      change(transaction.objectStore(STORE));
      // Commits without waiting for further changes, so that it is stored even if the page is gone a moment later.
      transaction.commit?.();
      transaction.oncomplete = () => {
        isKeptHere.value = true;
        resolve(true);
      };
      transaction.onabort = failed;
    } catch {
      failed();
    }
  });
}

/**
 * Moves what earlier versions stored into the archive unchanged. The old copy is deleted only once the new one is safe.
 */
async function carryOver(): Promise<void> {
  try {
    const old = Object.keys(localStorage).filter(key => OLD_KEYS.test(key));
    if (old.length === 0) return;
    const found = old.map(key => [key.slice(OLD_PREFIX.length), localStorage.getItem(key) ?? ''] as const);
    for (const [key, text] of found) texts.set(key, text);
    const isSafe = await write(store => {
      for (const [key, text] of found) store.put(text, key);
    });
    if (isSafe) for (const key of old) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to carry over.
  }
}

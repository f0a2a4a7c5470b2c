import { type ReadonlySignal, signal } from '@preact/signals';
import type { SearchWish } from '../../protocol/api/searches.ts';
import type { Answer } from '../../protocol/http.ts';
import { go, route } from '../frame/router.tsx';
import { forget, keep, kept } from '../storage/storage.ts';
import { ask, Failure } from './api.ts';
import { become, hasPlayed } from './me.ts';

/** My search for people to play with. It continues on every page and after a reload. */
export type MySearch = NonNullable<Answer<'search'>['search']>;

const search = signal<MySearch | null>(null);
export const mySearch: ReadonlySignal<MySearch | null> = search;

/** How often the server is told that I am still there. */
const EVERY_MS = 4000;
/** Whether this device is looking: only then is there anything to ask for. */
const KEY = 'searching';
let timer: ReturnType<typeof setTimeout> | undefined;
/** The table that has already been opened. */
let opened: string | null = null;
/** The last request to the server. Requests may overtake each other on the way, so each waits for the one before. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(request: () => Promise<T>): Promise<T> {
  const answer = last.then(request);
  last = answer.catch(() => {});
  return answer;
}

export async function startSearch(wish: SearchWish): Promise<Failure | null> {
  const made = hasPlayed() ? null : await become();
  if (made instanceof Failure) return made;
  const answer = await inTurn(() => ask('startSearch', { body: wish }));
  if (answer instanceof Failure) return answer;
  take(answer);
  return null;
}

export async function endSearch(): Promise<void> {
  take({ search: null });
  await inTurn(() => ask('endSearch', {}));
}

/** After a reload, or on another page. */
export function resumeSearch(): void {
  if (kept(KEY) === true && timer === undefined && search.value === null) renew();
}

function renew(): Promise<void> {
  const now = search.value;
  return inTurn(async () => {
    if (now !== search.value) return;
    // What was found stands: nothing must start again.
    const answer =
      now === null || now.found !== null
        ? await ask('search', {})
        : await ask('startSearch', { body: { ...now.wish, renews: true } });
    // Whatever has changed meanwhile is newer than the answer.
    if (now !== search.value) return;
    if (answer instanceof Failure) wait();
    else take(answer);
  });
}

function take({ search: found }: Answer<'search'>): void {
  const before = search.value;
  search.value = found;
  clearTimeout(timer);
  timer = undefined;
  if (found === null) {
    forget(KEY);
    return;
  }
  keep(KEY, true);
  wait();
  if (found.found !== null && found.found !== opened) {
    opened = found.found;
    // People who are playing go there when they like.
    if (!PLAYING.has(route.value.page)) go({ page: 'online', id: found.found });
  }
  // Somebody has not come: the search goes on, and there is nothing left to see at that table.
  if (found.found === null && before?.found && isAt(before.found)) go({ page: 'lobby' }, true);
}

const PLAYING: ReadonlySet<string> = new Set(['table', 'online', 'lesson']);

function isAt(table: string): boolean {
  return route.value.page === 'online' && route.value.id === table;
}

function wait(): void {
  clearTimeout(timer);
  timer = setTimeout(renew, EVERY_MS);
}

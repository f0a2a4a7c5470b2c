import { afterAll, beforeEach, expect, test, vi } from 'vitest';

/** A server whose answers take as long as the test wants: each request waits until it is let through. */
let waiting: { readonly asked: string; readonly answer: () => void }[] = [];
/** The search that the server has stored, after the requests in the order in which they arrived. */
let stored: object | null = null;

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
vi.mock('../settings/settings.ts', () => ({ settings: { value: { name: '' } } }));
vi.mock('../frame/router.tsx', () => ({ go: () => {}, route: { value: { page: 'lobby' } } }));
vi.mock('./me.ts', () => ({ become: async () => null, hasPlayed: () => true, iAmNobody: () => {} }));
vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit) => {
  return new Promise<Response>(resolve => {
    const answer = () => {
      if (method === 'DELETE') stored = null;
      else if (method !== 'GET') {
        const { renews = false, ...wish } = JSON.parse(String(body));
        if (!renews || stored !== null) stored = { wish, since: 0, found: null, usualSeconds: null };
      }
      resolve(Response.json(method === 'DELETE' ? { ok: true } : { search: stored }));
    };
    waiting.push({ asked: `${method} ${address}`, answer });
  });
});
const { endSearch, mySearch, startSearch } = await import('./search.ts');

const WISH = {
  games: ['burg-appenzell'],
  speed: 'live' as const,
  seats: 4,
  isRated: false,
  isPicky: false,
  takesBots: false,
};

/** Lets everything through; of requests under way at once, the newest first. */
async function letThrough(): Promise<string[]> {
  const order = [];
  for (;;) {
    await vi.advanceTimersByTimeAsync(0);
    const newest = waiting.pop();
    if (!newest) return order;
    order.push(newest.asked);
    newest.answer();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  waiting = [];
  stored = null;
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('stopping a search and starting it again at once leaves it running', async () => {
  startSearch(WISH);
  await letThrough();
  endSearch();
  startSearch(WISH);
  await letThrough();
  expect(stored).toMatchObject({ wish: WISH });
  expect(mySearch.value).toMatchObject({ wish: WISH });
  endSearch();
  await letThrough();
});

test('letting bots in is not undone by a renewal that was on its way', async () => {
  startSearch(WISH);
  await letThrough();
  await vi.advanceTimersByTimeAsync(4000);
  expect(waiting).toHaveLength(1);
  startSearch({ ...WISH, takesBots: true });
  await letThrough();
  expect(stored).toMatchObject({ wish: { takesBots: true } });
  expect(mySearch.value).toMatchObject({ wish: { takesBots: true } });
});

test('a search that is stopped during a renewal stays stopped', async () => {
  startSearch(WISH);
  await letThrough();
  await vi.advanceTimersByTimeAsync(4000);
  endSearch();
  await letThrough();
  expect(stored).toBeNull();
  expect(mySearch.value).toBeNull();
});

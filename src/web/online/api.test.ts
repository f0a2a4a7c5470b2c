import { afterAll, beforeEach, expect, test, vi } from 'vitest';

/** A browser with storage, and a server that knows everybody it has given a cookie. */
const stored = new Map<string, string>();
const asked: string[] = [];
let cookie: string | null = null;
let known = new Set<string>();

vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
// The real ones belong to a page.
vi.mock('../settings/settings.ts', () => ({ settings: { value: { name: '' } } }));
vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
  asked.push(`${method} ${address}`);
  const me = (name: string | null) => ({
    id: cookie,
    name,
    isNameHidden: false,
    isBotAccount: false,
    passkeys: [],
    bots: [],
  });
  if (address === '/api/me') {
    if (cookie === null || !known.has(cookie)) {
      cookie = `guest-${known.size + 1}`;
      known.add(cookie);
    }
    return Response.json(me(null));
  }
  if (address === '/api/tables' && method === 'GET') return Response.json({ tables: [] });
  if (cookie === null || !known.has(cookie)) {
    return Response.json({ code: 'unknown-player', message: 'who?' }, { status: 401 });
  }
  return Response.json(address === '/api/me/name' ? me(JSON.parse(String(body)).name) : { ok: true });
});
const { ask } = await import('./api.ts');
const { iAmNobody, me } = await import('./me.ts');
const { settings } = await import('../settings/settings.ts');

function nameOnThisDevice(name: string): void {
  settings.value = { ...settings.value, name };
}

beforeEach(() => {
  iAmNobody();
  nameOnThisDevice('');
  asked.length = 0;
  cookie = null;
  known = new Set();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test('looking makes nobody a player', async () => {
  await ask('tables', {});
  expect(asked).toEqual(['GET /api/tables']);
  expect(me.value.kind).toBe('nobody');
});

test('a request that needs a player creates one first, only once even for several at a time', async () => {
  await Promise.all([ask('report', { id: 'a' }), ask('report', { id: 'b' })]);
  await ask('report', { id: 'c' });
  expect(asked.filter(request => request === 'POST /api/me')).toHaveLength(1);
  expect(asked.at(-1)).toBe('POST /api/players/c/report');
  expect(me.value).toMatchObject({ kind: 'player', me: { id: 'guest-1' } });
});

test('a new player has the name that was chosen on this device, cleaned', async () => {
  nameOnThisDevice(' Ad\u200Ba ');
  await ask('report', { id: 'a' });
  expect(me.value).toMatchObject({ kind: 'player', me: { name: 'Ada' } });
});

test('a player the server has forgotten becomes a new one, and the request is carried out', async () => {
  await ask('report', { id: 'a' });
  known.clear();
  expect(await ask('report', { id: 'b' })).toEqual({ ok: true });
  expect(asked.slice(-3)).toEqual([
    'POST /api/players/b/report',
    'POST /api/me',
    'POST /api/players/b/report',
  ]);
});

import { afterEach, expect, test, vi } from 'vitest';
import { call, Failure } from './call.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server that always answers this, and keeps what it was asked. */
function serverThat(answers: () => Response | Promise<never>): { readonly asked: [string, RequestInit][] } {
  const asked: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push([address, init]);
    return answers();
  });
  return { asked };
}

test('a request goes where the protocol says, with its body or its query', async () => {
  const { asked } = serverThat(() => Response.json({ ok: true }));
  await call('report', { id: 'a/b' });
  await call('rename', { body: { name: 'Ada' } });
  await call('tables', { query: { which: 'live', game: undefined } });
  expect(asked.map(([address, { method, body }]) => [method, address, body])).toEqual([
    ['POST', '/api/players/a%2Fb/report', '{}'],
    ['POST', '/api/me/name', '{"name":"Ada"}'],
    ['GET', '/api/tables?which=live', undefined],
  ]);
});

test('a problem is a failure with its code and how long to wait', async () => {
  serverThat(() =>
    Response.json({ code: 'too-many', message: 'slow down', retryAfterSeconds: 7 }, { status: 429 }),
  );
  expect(await call('me', {})).toEqual(new Failure('too-many', 'slow down', 7));
});

test.each([
  ['no network', () => Promise.reject(new TypeError('failed to fetch'))],
  ['a page from another program', () => new Response('<h1>Not found</h1>', { status: 404 })],
  ['JSON from another program', () => Response.json({ error: 'what?' }, { status: 502 })],
  ['a list', () => Response.json([])],
])('%s is not a server of ours', async (_, answers) => {
  serverThat(answers);
  expect(await call('me', {})).toMatchObject({ code: 'no-server' });
});

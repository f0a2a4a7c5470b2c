/// <reference lib="webworker" />
/**
 * Keeps all files of one version of the app and answers from them, network or not. The build writes into this file where
 * its scripts and style sheets are, packed into one, which other files there are, and the name of the version
 * (`scripts/precache.ts`). A new version waits until the person takes it, or until all pages of the old one are closed.
 */
declare const self: ServiceWorkerGlobalScope;
declare const __PACK__: string;
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

export {};

/** What the server tells a device: `Call` of the protocol. */
interface Call {
  readonly table: string;
  readonly title: string;
  readonly body: string;
}

/** The browser's event about a changed subscription; not all browsers include the new one. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** How long a page has to say where it is. */
const ANSWER_MS = 500;
const CACHE = `quattro-mura-${__VERSION__}`;

/** What an unpacked file is; everything else about it is as the server said of the pack. */
const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };
const OF_THE_PACK = ['content-encoding', 'content-length', 'etag', 'last-modified'];

self.addEventListener('install', event => {
  event.waitUntil(
    caches.open(CACHE).then(cache =>
      Promise.all([
        unpack(cache),
        // Bypasses the browser's cache: what is stored must be of this version.
        cache.addAll(__FILES__.map(file => new Request(file, { cache: 'reload' }))),
      ]),
    ),
  );
});

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', event => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  // Embedded pages, and everything that is not a page, are left to the server.
  if (/^\/(embed|docs|api)(\/|$)|\/picture\.(png|svg)$/.test(address.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(answer('/'));
  else if (address.pathname.startsWith('/assets/') || __FILES__.includes(address.pathname))
    event.respondWith(answer(address.pathname));
});

self.addEventListener('push', event => {
  const call = callIn(event.data);
  if (call) event.waitUntil(show(call));
});

/** The browser has given this device a new push address. All pages may be closed, so the worker tells the server. */
self.addEventListener('pushsubscriptionchange', event => {
  const change: SubscriptionChange = event;
  change.waitUntil(subscribeAgain(change));
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(`/online/${event.notification.tag}`).then(countCalls));
});

self.addEventListener('notificationclose', event => event.waitUntil(countCalls()));

/** One notification per table: a newer one replaces it. People who are looking at the table need none. */
async function show({ table, title, body }: Call): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const seen = await Promise.all(pages.filter(page => page.visibilityState === 'visible').map(whereIs));
  if (seen.includes(`/online/${table}`)) return;
  await self.registration.showNotification(title, { body, tag: table, icon: '/icon-192.png' });
  await countCalls();
}

async function subscribeAgain({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const options = oldSubscription?.options;
  const fresh = newSubscription ?? (options ? await self.registration.pushManager.subscribe(options) : null);
  if (!fresh) return;
  const tell = (path: string, body: object) =>
    fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { endpoint, keys } = fresh.toJSON();
  await tell('/api/calls/devices', { endpoint, keys, language: self.navigator.language });
  if (oldSubscription && oldSubscription.endpoint !== endpoint)
    await tell('/api/calls/devices/end', { endpoint: oldSubscription.endpoint });
}

/** Shows on the app's icon how many tables are calling. */
async function countCalls(): Promise<void> {
  if (!('setAppBadge' in self.navigator)) return;
  const { length } = await self.registration.getNotifications();
  await (length > 0 ? self.navigator.setAppBadge(length) : self.navigator.clearAppBadge());
}

/** Opens an address, in an open page if there is one. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const paths = await Promise.all(pages.map(whereIs));
  const there = pages[Math.max(0, paths.indexOf(path))];
  if (!there) {
    await self.clients.openWindow(path);
    return;
  }
  // The page goes there even if the browser does not let us bring it to the front.
  await there.focus().catch(() => undefined);
  if (!paths.includes(path)) there.postMessage({ go: path });
}

/** Asks a page where it is: the worker only knows where it started. */
function whereIs(page: Client): Promise<string> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    setTimeout(() => resolve(new URL(page.url).pathname), ANSWER_MS);
    page.postMessage({ ask: 'path' }, [port2]);
  });
}

function callIn(data: PushMessageData | null): Call | null {
  try {
    const call: Partial<Call> = data?.json() ?? {};
    const { table, title, body } = call;
    if (!table || !/^[0-9a-z]{4,32}$/.test(table) || !title) return null;
    return { table, title: String(title), body: String(body ?? '') };
  } catch {
    return null;
  }
}

async function unpack(cache: Cache): Promise<void> {
  const pack = await fetch(__PACK__);
  if (!pack.ok) throw new Error(`${__PACK__}: ${pack.status}`);
  const texts: Readonly<Record<string, string>> = await pack.json();
  const headers = new Headers(pack.headers);
  for (const name of OF_THE_PACK) headers.delete(name);
  await Promise.all(
    Object.entries(texts).map(([file, text]) => {
      headers.set('content-type', file.endsWith('.css') ? TYPES.css : TYPES.js);
      return cache.put(file, new Response(text, { headers }));
    }),
  );
}

async function answer(file: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(file)) ?? fetch(file);
}

/// <reference lib="webworker" />
/**
 * Keeps all files of one version of the app and answers from them, network or not. The build writes the list of files
 * and the name of the version into this file (`scripts/precache.ts`). A new version waits until the person takes it,
 * or until all pages of the old one are closed.
 */
declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

export {};

const CACHE = `quattro-mura-${__VERSION__}`;

self.addEventListener('install', event => {
  event.waitUntil(
    // Past the browser's own cache: what is kept must be of this version.
    caches
      .open(CACHE)
      .then(cache => cache.addAll(__FILES__.map(file => new Request(file, { cache: 'reload' })))),
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
  // What stands in other pages, and what is no page, is the server's own to answer.
  if (/^\/(embed|docs|api)(\/|$)|\/picture\.(png|svg)$/.test(address.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(answer('/'));
  else if (__FILES__.includes(address.pathname)) event.respondWith(answer(address.pathname));
});

async function answer(file: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(file)) ?? fetch(file);
}

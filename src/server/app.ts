import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { LIMITS } from '../protocol/limits.ts';
import { PAGES } from '../protocol/pages.ts';
import { languageFor, manifestIn, pagesIn } from './app-page.ts';

/** Nothing inline, and nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');
const ALONE = `${POLICY}; frame-ancestors 'none'`;
/** Only replays may be embedded in other web pages. */
const EMBEDDED = `${POLICY}; frame-ancestors *`;
const EMBED = below(PAGES.embed);

/** We need none of these, so code smuggled into a page does not get them either. */
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi']
  .map(feature => `${feature}=()`)
  .join(', ');
/** Scripts, styles and fonts may do what the page may that loads them; only a worker has rights of its own. */
const HAS_NO_RIGHTS = /^\/assets\/(?!.*\.worker-).*\.(?:js|css|woff2)$/;
/** A browser that has been here over TLS uses nothing else for a year. */
const ONLY_TLS = 'max-age=31536000';

/** For answers that depend on the requested language. */
const IN_A_LANGUAGE = { 'cache-control': 'no-cache', vary: 'accept-language' };

/** How long a client may take to send a request; after that it is dropped. */
const REQUEST_MS = 30_000;

/**
 * Serves the built app. Files under `assets/` have their content's hash in their name and are cached forever.
 * `proxies` is how many trusted reverse proxies are in front, and `origin` the address that people use, if
 * known. `hasHome`: another handler serves the home page.
 */
export async function serveApp(
  folder: string,
  {
    proxies = 0,
    origin = null,
    hasHome = false,
  }: { readonly proxies?: number; readonly origin?: string | null; readonly hasHome?: boolean } = {},
): Promise<FastifyInstance> {
  const server = Fastify({
    forceCloseConnections: true,
    requestTimeout: REQUEST_MS,
    // Even at addresses that take no body.
    bodyLimit: LIMITS.body,
    trustProxy: proxies > 0 && ((_address: string, hop: number) => hop < proxies),
  });
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (HAS_NO_RIGHTS.test(request.url) && reply.statusCode < 400) return;
    reply.headers({
      'content-security-policy': request.routeOptions.url === EMBED ? EMBEDDED : ALONE,
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': PERMISSIONS,
    });
    if (request.protocol === 'https' || origin?.startsWith('https:')) {
      reply.header('strict-transport-security', ONLY_TLS);
    }
  });
  await server.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const built = (file: string) => readFileSync(join(folder, file), 'utf8');
  const page = pagesIn(folder);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageFor(request.headers['accept-language']);
    const text = await page({ language, url: request.url });
    return reply.headers(IN_A_LANGUAGE).type('text/html; charset=utf-8').send(text);
  };
  server.get('/manifest.webmanifest', async (request, reply) => {
    const language = languageFor(request.headers['accept-language']);
    const text = await manifestIn(language, built('manifest.webmanifest'));
    return reply.headers(IN_A_LANGUAGE).type('application/manifest+json; charset=utf-8').send(text);
  });
  const paths = Object.values(PAGES).flatMap(path => [below(path), path.replace(/\/:\w+\?$/, '')]);
  for (const path of new Set(paths.filter(path => !path.includes(':') && !(hasHome && path === '/')))) {
    server.get(path, sendPage);
  }
  for (const path of ['/docs', '/docs/'])
    server.get(path, (_request, reply) => reply.sendFile('docs/index.html'));
  // For programs: what can be sent, and the machine-readable description of it.
  server.get('/api', (_request, reply) => reply.redirect('/docs/protocol.html'));
  server.get('/api/openapi.json', (_request, reply) => reply.sendFile('docs/openapi.json'));
  // The app shows a page for addresses that do not exist; a file that does not exist is just an error.
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (wantsPage) return sendPage(request, reply.code(404));
    return reply.code(404).type('text/plain').send('There is nothing here.\n');
  });
  return server;
}

/** The app handles everything below a wildcard, and says itself what does not exist. */
function below(path: string): string {
  return path.replace(/\/:.*/, '/*');
}

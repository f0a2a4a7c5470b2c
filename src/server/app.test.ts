import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../locales/languages.ts';
import { loadTexts } from '../../locales/load.ts';
import { GAME_IDS } from '../games/index.ts';
import { serveApp } from './app.ts';

const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-'));
let server: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  for (const file of ['index.html', 'public/manifest.webmanifest']) {
    copyFileSync(join('src/web', file), join(folder, basename(file)));
  }
  writeFileSync(join(folder, 'offline.js'), 'offline');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'app');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), 'brotli');
  writeFileSync(join(folder, 'assets', 'table.worker-1a2b.js'), 'worker');
  const manifest = {
    'index.html': { file: 'assets/app.js', imports: ['_first.js'] },
    '_first.js': { file: 'assets/first.js' },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
    'rules.tsx': { file: 'assets/rules.js', imports: ['_first.js', '_shared.js'] },
    'de.ts': { file: 'assets/de.js' },
    'it.ts': { file: 'assets/it.js' },
    'die-mauer.ts': { file: 'assets/die-mauer.js', imports: ['_shared.js'] },
  };
  const preloads = { rules: ['rules.tsx', ':language.ts', ':game.ts'], lobby: [':language.ts', ':game.ts'] };
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, '.vite', 'preloads.json'), JSON.stringify(preloads));
  server = await serveApp(folder);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('the server of the app', () => {
  test('does not wait forever for the rest of a request', () => {
    expect(server.server.requestTimeout).toBeGreaterThan(0);
  });

  test('reads no more of a body than the largest request needs, even at addresses that take none', async () => {
    const payload = JSON.stringify(Array(10_000).fill(0));
    for (const url of ['/', '/nosuch', '/match/a1b2'])
      expect((await server.inject({ method: 'POST', url, payload: { payload } })).statusCode).toBe(413);
  });

  test.each([
    '/',
    '/play/die-mauer',
    '/table/a1b2',
    '/settings',
    '/ratings',
    '/ratings/die-mauer',
    '/rules/en/die-mauer',
  ])('%s is the page, always revalidated', async url => {
    const answer = await server.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Quattro Mura');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).not.toContain('unsafe');
  });

  test.each([
    // The language of the address comes first.
    ['/rules/it/die-mauer?a=b', ['rules.js', 'shared.js', 'it.js', 'die-mauer.js', 'shared.css']],
    ['/online', ['de.js']],
    ['/settings', []],
    ['/nosuch', []],
  ])('%s names what that page loads as it opens, and nothing twice', async (url, files) => {
    const headers = { accept: 'text/html', 'accept-language': 'de' };
    const { body } = await server.inject({ url, headers });
    const named = [...body.matchAll(/<link rel="(?:module)?preload"[^>]* href="\/assets\/([^"]+)">/g)];
    expect(named.map(([, file]) => file)).toEqual(files);
  });

  test.each(LANGUAGES)('the page and the manifest are in %s on request', async language => {
    const headers = { 'accept-language': `xx, ${language};q=0.8` };
    const { description, needsScript } = await loadTexts(language, 'page');
    const page = await server.inject({ url: '/settings', headers });
    expect(page.headers.vary).toContain('accept-language');
    expect(page.body).toContain(`<html lang="${language}">`);
    expect(page.body).toMatch(new RegExp(`name="description"\\s+content="${description}"`));
    expect(page.body).toContain(`<noscript>${needsScript}</noscript>`);
    const manifest = await server.inject({ url: '/manifest.webmanifest', headers });
    expect(manifest.headers['content-type']).toContain('application/manifest+json');
    expect(manifest.json()).toMatchObject({ lang: language, description, start_url: '/' });
    expect(manifest.json().screenshots).toHaveLength(1 + GAME_IDS.length);
    const { learn } = await loadTexts(language, 'app');
    expect(manifest.json().shortcuts).toContainEqual({ name: learn, url: '/learn' });
  });

  test('files with a hash in their name are cached forever, and compressed for clients that accept it', async () => {
    const plain = await server.inject({ url: '/assets/app-1a2b.js' });
    expect(plain.body).toBe('app');
    expect(plain.headers['cache-control']).toContain('immutable');
    const small = await server.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['content-type']).toContain('javascript');
  });

  test('pages may use no device feature that they do not need, and after TLS nothing but TLS', async () => {
    const plain = await server.inject({ url: '/' });
    expect(plain.headers['permissions-policy']).toContain('camera=()');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    const behind = await serveApp(folder, { proxies: 1 });
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
    const secure = await behind.inject({ url: '/', headers });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
    const known = await serveApp(folder, { origin: 'https://play.example.org' });
    expect((await known.inject({ url: '/' })).headers['strict-transport-security']).toBe('max-age=31536000');
    await Promise.all([behind.close(), known.close()]);
  });

  test('only pages and workers are told what they may do, for only they have rights of their own', async () => {
    const policyOf = async (url: string) => {
      const { headers } = await server.inject({ url, headers: { accept: 'text/html' } });
      expect(headers['x-content-type-options']).toBe('nosniff');
      return headers['content-security-policy'];
    };
    expect(await policyOf('/assets/app-1a2b.js')).toBeUndefined();
    for (const url of ['/', '/offline.js', '/assets/table.worker-1a2b.js', '/assets/none.js'])
      expect(await policyOf(url), url).toContain("script-src 'self'");
  });

  test('the offline worker is revalidated every time', async () => {
    const answer = await server.inject({ url: '/offline.js' });
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('an address that leads nowhere gives the page that says so, with 404', async () => {
    const answer = await server.inject({ url: '/nowhere', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Quattro Mura');
  });

  test.each(['/assets/none.js', '/.vite/manifest.json', '/../package.json', '/%2e%2e/package.json'])(
    '%s is not found',
    async url => {
      const answer = await server.inject({ url });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toContain('{}');
    },
  );
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPicture } from '../../scripts/picture.ts';
import { readConfig } from '../../src/server/config.ts';
import { makeServer, type Server } from '../../src/server/server.ts';
import { openSqlite } from '../../src/server/store/sqlite-store.ts';
import { finishedRecord } from '../finished.ts';
import { plantMatch } from './finished-table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-pages-'));
const GAMES = ['die-mauer', 'muro-contro-muro', 'mauer-bauer', 'burg-appenzell'];
let server: Server;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<html><head><title>Quattro Mura</title></head></html>');
  await buildPicture(root, folder);
  const data = join(folder, 'test.sqlite');
  const store = await openSqlite(data);
  const secret = { hash: 'hash', kind: 'cookie' as const, madeAt: 1 };
  const anna = {
    id: 'anna',
    name: `Anna <"&> $' 花`,
    isNameHidden: false,
    owner: null,
    scopes: null,
    madeAt: 1,
    leave: null,
  };
  await store.addPlayer(anna, secret);
  await store.addPlayer({ ...anna, id: 'robot', name: 'Robot', owner: 'anna' }, { ...secret, hash: 'other' });
  await store.addPlayer(
    { ...anna, id: 'robot2', name: 'robot', owner: 'anna' },
    { ...secret, hash: 'third' },
  );
  for (const game of GAMES) {
    await plantMatch(
      store,
      game,
      finishedRecord(game, { options: game === 'die-mauer' ? { rounds: 2 } : {} }),
    );
  }
  const record = finishedRecord('muro-contro-muro', { seed: 2 });
  await plantMatch(store, 'people', record, { people: ['anna'] });
  await plantMatch(store, 'programs', record, { people: ['robot', 'robot2'] });
  await plantMatch(store, 'private', record, { isPublic: false, invite: 'secret-part' });
  await store.close();
  const config = readConfig({
    DATA: data,
    LOG_LEVEL: 'silent',
    BOT_THREADS: '1',
    READS_PER_MINUTE: '100000',
  });
  if (!config.ok) throw new Error(config.error.join());
  server = await makeServer(config.config, folder, pino({ level: 'silent' }));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.http.inject({ url, headers });

/** Fetches the picture that a page names, as a crawler does, and returns its size; the picture must not be blank. */
async function picturedIn(body: string): Promise<{ readonly width: number; readonly height: number }> {
  const address = /property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? '';
  const { statusCode, headers, rawPayload } = await get(new URL(address).pathname);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect(rawPayload.length).toBeGreaterThan(30_000);
  return { width: rawPayload.readUInt32BE(16), height: rawPayload.readUInt32BE(20) };
}

describe('what link previews read', () => {
  test('on the home page describes the app, in the requested language', async () => {
    const { body } = await get('/', { host: 'mura.test', 'accept-language': 'de' });
    expect(body).toContain('<meta property="og:title" content="Quattro Mura" />');
    expect(body).toContain('<meta property="og:locale" content="de_DE" />');
    expect(body).toContain('<meta property="og:description" content="Vier Spiele rund ums Mauerbauen');
    expect(await picturedIn(body)).toEqual({ width: 1200, height: 630 });
    expect(body.match(/<\/html>/g)).toHaveLength(1);
  });

  test('for an invitation is the game, and nothing about who sits there', async () => {
    const { headers } = await server.http.inject({ method: 'POST', url: '/api/me', payload: {} });
    const cookie = String(headers['set-cookie']).split(';')[0];
    await server.http.inject({
      method: 'POST',
      url: '/api/me/name',
      headers: { cookie },
      payload: { name: 'Secretive' },
    });
    const payload = { game: 'die-mauer', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] };
    const made = await server.http.inject({
      method: 'POST',
      url: '/api/tables',
      headers: { cookie },
      payload,
    });
    const { body } = await get(`/online/${made.json().id}`, { 'accept-language': 'fr' });
    expect(body).toContain('<meta property="og:title" content="Viens jouer à Die Mauer avec moi" />');
    expect(body).toContain('<meta property="og:locale" content="fr_FR" />');
    expect(body).toContain('/previews/die-mauer.png');
    expect(await picturedIn(body)).toEqual({ width: 1200, height: 630 });
    expect(body).not.toContain('Secretive');
    expect(body).not.toContain(made.json().you.invite);
    expect((await get('/online/nothing')).body).not.toContain('og:');
    expect((await get('/online/new/die-mauer')).statusCode).toBe(200);
  });
});

describe('the page of a finished match', () => {
  test('tells link previews what it is', async () => {
    const { body, headers, statusCode } = await get('/match/muro-contro-muro', { host: 'mura.test' });
    expect(statusCode).toBe(200);
    expect(body).toContain('<meta property="og:title" content="Muro contro muro: ');
    expect(body).toContain(
      '<meta property="og:image" content="http://mura.test/match/muro-contro-muro/picture.png" />',
    );
    expect(body).toContain('summary_large_image');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  test('does so in the requested language', async () => {
    const { body } = await get('/match/muro-contro-muro', { 'accept-language': 'xx, it;q=0.8, en;q=0.5' });
    expect(body).toContain('Ha vinto');
    expect((await get('/match/muro-contro-muro', { 'accept-language': ';;,=' })).body).toContain(' won');
  });

  test('other people’s words stay words', async () => {
    const { body } = await get('/match/people');
    expect(body).toContain('Anna &#60;&#34;&#38;&#62; $&#39; 花');
    expect(body).not.toContain('<"');
    expect(body.match(/<\/html>/g)).toHaveLength(1);
  });

  test('marks programs, and tells apart people whose names look alike', async () => {
    expect((await get('/match/programs')).body).toMatch(/Robot \(bot\) [−\d]+ · robot \(2\) \(bot\) [−\d]+/);
  });

  test('is not what the address of its table shows: that is about the game', async () => {
    for (const id of ['people', 'private']) {
      const { body } = await get(`/online/${id}`, { 'accept-language': 'ja' });
      expect(body).toContain('<meta property="og:title" content="Muro contro muro" />');
      expect(body).toContain('<meta property="og:locale" content="ja_JP" />');
      expect(body).not.toContain('Anna');
    }
  });

  test('for a match that is not public says nothing without the invitation', async () => {
    expect((await get('/match/private')).body).not.toContain('og:title');
    expect((await get('/match/private?invite=wrong')).body).not.toContain('og:title');
    const { body } = await get('/match/private?invite=secret-part');
    expect(body).toContain('/match/private/picture.png?invite=secret-part');
  });

  test('for a match that does not exist is the app, which says so', async () => {
    for (const id of ['nothing', '%3Cscript%3E', 'x'.repeat(500)]) {
      const { body } = await get(`/match/${id}`);
      expect(body).not.toContain('og:');
    }
  });
});

describe('the picture of a finished match', () => {
  test.each(GAMES)('%s: is a PNG of 1200 × 630, and a plain SVG', async game => {
    const png = await get(`/match/${game}/picture.png`);
    expect(png.statusCode).toBe(200);
    expect(png.headers['content-type']).toBe('image/png');
    expect(png.headers['cache-control']).toBe('public, max-age=3600');
    expect(png.rawPayload.readUInt32BE(16)).toBe(1200);
    expect(png.rawPayload.readUInt32BE(20)).toBe(630);
    // A blank picture would be much smaller.
    expect(png.rawPayload.length).toBeGreaterThan(40_000);
    const svg = await get(`/match/${game}/picture.svg`);
    expect(svg.headers['content-type']).toBe('image/svg+xml');
    expect(svg.body).not.toMatch(/var\(|color-mix|class=|style=|undefined|NaN/);
  });

  test('is drawn even for names that our typeface has no letters for', async () => {
    expect((await get('/match/people/picture.png')).statusCode).toBe(200);
    expect((await get('/match/people/picture.svg')).body).toContain('Anna &lt;');
  });

  test('is for people who may see the match', async () => {
    expect((await get('/match/private/picture.png')).statusCode).toBe(404);
    const { statusCode, headers } = await get('/match/private/picture.png?invite=secret-part');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('private, max-age=3600');
    expect((await get('/match/nothing/picture.png')).statusCode).toBe(404);
  });

  test('is drawn once if many ask for it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => get('/match/mauer-bauer/picture.png')),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});

test('only replays may be embedded in other pages', async () => {
  expect((await get('/embed/muro-contro-muro')).headers['content-security-policy']).toContain(
    'frame-ancestors *',
  );
  for (const path of ['/', '/match/muro-contro-muro', '/replay/x', '/api/tables', '/embedded']) {
    expect((await get(path)).headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
  }
});

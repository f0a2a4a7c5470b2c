import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Call } from '../../src/protocol/calls.ts';
import { Place, type RunningServer } from '../server/process.ts';
import { launch, visit } from './harness.ts';

/** The app's own worker, which gets pushes as the browser passes them on from a push service. */
const place = new Place();
let server: RunningServer;
let browser: Browser;
let folder: string;
beforeAll(async () => {
  folder = withScreen();
  [server, browser] = await Promise.all([
    place.start({ WEB: folder, PUSH_SERVICES: 'https://push.example' }),
    launch(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await place.remove();
  rmSync(folder, { recursive: true });
});

/** Sends the worker a push through the browser's debugging protocol. */
async function pusher(session: CDPSession): Promise<(data: string) => Promise<void>> {
  const registration = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  return async data => {
    await session.send('ServiceWorker.deliverPushMessage', { origin: server.origin, registrationId, data });
  };
}

/**
 * A headless browser has nowhere to show notifications, no icon to count them on, and no finger to tap them with. This
 * runs before the worker's own code, and is all that is not real: it records what would be on the screen, and taps when
 * a page says so.
 */
const SCREEN = `
const notes = () => caches.open('notes');
const read = async () => {
  const cache = await notes();
  return Promise.all((await cache.keys()).map(async key => (await cache.match(key)).json()));
};
Object.assign(self.registration, {
  showNotification: async (title, { body, tag }) =>
    (await notes()).put('/' + tag, new Response(JSON.stringify({ title, body, tag }))),
  getNotifications: read,
});
const badge = async count => (await caches.open('badge')).put('/count', new Response(String(count)));
Object.assign(self.navigator, { setAppBadge: badge, clearAppBadge: () => badge(0) });
self.addEventListener('message', event => {
  if (event.data.moved) {
    const keys = { p256dh: 'AA', auth: 'AA' };
    const at = endpoint => ({ endpoint, toJSON: () => ({ endpoint, keys }) });
    const changed = new Event('pushsubscriptionchange');
    changed.oldSubscription = at(event.data.moved[0]);
    changed.newSubscription = at(event.data.moved[1]);
    changed.waitUntil = work => event.waitUntil(work);
    self.dispatchEvent(changed);
  }
  if (!event.data.tap) return;
  const tapped = new Event('notificationclick');
  const close = () => event.waitUntil(notes().then(cache => cache.delete('/' + event.data.tap)));
  tapped.notification = { tag: event.data.tap, close };
  tapped.waitUntil = work => event.waitUntil(work);
  self.dispatchEvent(tapped);
});
`;

/** The built app, with that screen. */
function withScreen(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-'));
  cpSync(inject('built'), folder, { recursive: true });
  for (const end of ['.br', '.gz']) rmSync(join(folder, `offline.js${end}`), { force: true });
  const file = join(folder, 'offline.js');
  writeFileSync(file, SCREEN + readFileSync(file, 'utf8'));
  return folder;
}

function shownOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('notes');
    const notes = await Promise.all((await cache.keys()).map(async key => (await cache.match(key))?.json()));
    return notes.map(({ title, body, tag }) => `${title}/${body}/${tag}`).sort();
  });
}

async function awaitShown(page: Page, wanted: readonly string[]): Promise<void> {
  await expect.poll(() => shownOn(page)).toEqual(wanted);
}

/** The same screen as pages see it. */
function pageScreen(): void {
  ServiceWorkerRegistration.prototype.getNotifications = async ({ tag = '' } = {}) => {
    const cache = await caches.open('notes');
    if (!(await cache.match(`/${tag}`))) return [];
    const note: Partial<Notification> = { close: () => void cache.delete(`/${tag}`) };
    return [note as Notification];
  };
}

const call = (table: string, title: string): Call => ({ kind: 'turn', table, title, body: 'Die Mauer' });

test('the worker shows calls, one per table, none for nonsense or for people looking at the table, and opens it', async () => {
  const { page, context, goto, end } = await visit(browser, { base: server.origin, keepsApp: true });
  await context.addInitScript(pageScreen);
  await goto('/online/new/die-mauer');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.locator('.room').waitFor();
  const mine = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const push = await pusher(await context.newCDPSession(page));
  await push('nonsense');
  await push(JSON.stringify({ title: 'no table' }));
  // She is already looking at this table.
  await push(JSON.stringify(call(mine, 'Your turn')));
  await push(JSON.stringify(call('other1', 'Your turn')));
  await awaitShown(page, ['Your turn/Die Mauer/other1']);
  await push(JSON.stringify(call('other1', 'Your time is nearly up')));
  await push(JSON.stringify(call('other2', 'Your turn')));
  await awaitShown(page, ['Your time is nearly up/Die Mauer/other1', 'Your turn/Die Mauer/other2']);

  await goto('/settings');
  await page.locator('#calls').waitFor();
  await push(JSON.stringify(call(mine, 'Your turn')));
  await expect.poll(() => shownOn(page)).toContain(`Your turn/Die Mauer/${mine}`);
  await page.evaluate(tap => navigator.serviceWorker.controller?.postMessage({ tap }), mine);
  await page.locator('.room').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/online/${mine}`);
  await expect.poll(async () => (await shownOn(page)).length).toBe(2);
  const count = () => page.evaluate(async () => (await (await caches.open('badge')).match('/count'))?.text());
  await expect.poll(count).toBe('2');
  // Coming by another way than the notification also answers it.
  await goto('/settings');
  await page.locator('#calls').waitFor();
  await push(JSON.stringify(call(mine, 'Your turn')));
  await expect.poll(async () => (await shownOn(page)).length).toBe(3);
  await goto(`/online/${mine}`);
  await expect.poll(async () => (await shownOn(page)).length).toBe(2);
  await end();
});

test('what to be called for, and when not to be, is set in the settings and stored by the server', async () => {
  const { page, context, goto, end } = await visit(browser, { base: server.origin, size: 'phone' });
  await goto('/online/new/die-mauer');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.locator('.room').waitFor();
  await goto('/settings');
  await page.getByLabel('Your table is full').uncheck();
  await page.getByLabel('Quiet hours').check();
  await page.getByLabel('From').fill('21:30');
  await page.getByLabel('From').blur();
  await expect
    .poll(async () => (await (await context.request.get('/api/calls')).json()).wishes)
    .toMatchObject({
      kinds: expect.not.arrayContaining(['full']),
      quiet: { from: 21 * 60 + 30, to: 7 * 60 },
    });
  await page.reload();
  await expect.poll(() => page.getByLabel('Your table is full').isChecked()).toBe(false);
  expect(await page.getByLabel('From').inputValue()).toBe('21:30');
  await end();
});

test('a device that gets another address tells the server, and is forgotten at the old one', async () => {
  const { page, context, goto, end } = await visit(browser, { base: server.origin, keepsApp: true });
  await goto('/online/new/die-mauer');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.locator('.room').waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [old, fresh] = ['https://push.example/old', 'https://push.example/fresh'];
  const keys = { p256dh: 'AA', auth: 'AA' };
  await context.request.post('/api/calls/devices', { data: { endpoint: old, keys, language: 'en' } });
  await page.evaluate(moved => navigator.serviceWorker.controller?.postMessage({ moved }), [old, fresh]);
  const devices = async () => {
    const { calls } = await (await context.request.get('/api/me/data')).json();
    return calls.devices.map(({ endpoint }: { readonly endpoint: string }) => endpoint);
  };
  await expect.poll(devices).toEqual([fresh]);
  await end();
});

test('a device is called in its owner’s language, whoever that is and whatever they choose later', async () => {
  const { page, context, goto } = await visit(browser, { base: server.origin, keepsApp: true });
  // A headless browser cannot subscribe anywhere.
  await context.addInitScript(() => {
    const endpoint = 'https://push.example/mine';
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh: 'AA', auth: 'AA' } }) };
    Object.assign(PushManager.prototype, { getSubscription: async () => subscription });
  });
  let told = 0;
  page.on('response', response => {
    if (response.ok() && new URL(response.url()).pathname === '/api/calls/devices') told++;
  });
  // Exporting all data is limited.
  const devices = async () => {
    const { calls } = await (await context.request.get('/api/me/data')).json();
    return calls.devices.map(({ language }: { readonly language: string }) => language);
  };
  const sitSomewhere = async () => {
    await goto('/online/new/die-mauer');
    await page.locator('form button[type=submit]').click();
    await page.locator('.room').waitFor();
  };
  await sitSomewhere();
  await expect.poll(() => told).toBe(1);
  expect(await devices()).toEqual(['en']);
  await goto('/settings');
  await page.getByLabel('Language').selectOption('de');
  await sitSomewhere();
  await expect.poll(() => told).toBe(2);
  expect(await devices()).toEqual(['de']);
  // Another player now has this device.
  await context.clearCookies();
  await sitSomewhere();
  await expect.poll(() => told).toBe(3);
  expect(await devices()).toEqual(['de']);
  // The browser has complained that the server no longer knew it.
  await context.close();
});

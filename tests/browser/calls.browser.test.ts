import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Call } from '../../src/protocol/calls.ts';
import { Place, type RunningServer } from '../server/process.ts';
import { launch, visit } from './harness.ts';

/** The app's own worker, which gets pushes as the browser hands them on from a push service. */
const place = new Place();
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([place.start({ WEB: inject('built') }), launch()]);
});
afterAll(async () => {
  await browser.close();
  await place.remove();
});

/** Hands the worker a push, by the browser's debugging protocol. */
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

function shown(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => `${title}/${body}/${tag}`);
  });
}

async function awaitShown(page: Page, wanted: readonly string[]): Promise<void> {
  await expect.poll(() => shown(page), { timeout: 20_000 }).toEqual(wanted);
}

const call = (table: string, title: string): Call => ({ kind: 'turn', table, title, body: 'Die Mauer' });

test('the worker shows calls, one per table, none for nonsense or for whoever looks at the table, and opens it', async () => {
  const { page, context, goto, end } = await visit(browser, { base: server.origin, keepsApp: true });
  await context.grantPermissions(['notifications'], { origin: server.origin });
  const made = await context.request.post('/api/tables', {
    data: { game: 'die-mauer', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] },
  });
  // Whoever is nobody yet becomes a player first.
  expect([200, 401]).toContain(made.status());
  await goto('/online/new/die-mauer');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.locator('.room').waitFor();
  const mine = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.evaluate(() => navigator.serviceWorker.ready);
  const push = await pusher(await context.newCDPSession(page));
  await push('nonsense');
  await push(JSON.stringify({ title: 'no table' }));
  // She looks at this table already.
  await push(JSON.stringify(call(mine, 'Your turn')));
  await push(JSON.stringify(call('other1', 'Your turn')));
  await awaitShown(page, ['Your turn/Die Mauer/other1']);
  await push(JSON.stringify(call('other1', 'Your time is nearly up')));
  await push(JSON.stringify(call('other2', 'Your turn')));
  await awaitShown(page, ['Your time is nearly up/Die Mauer/other1', 'Your turn/Die Mauer/other2']);

  await goto('/settings');
  await push(JSON.stringify(call(mine, 'Your turn')));
  const worker = context.serviceWorkers()[0];
  await expect
    .poll(() =>
      worker.evaluate(async table => {
        // biome-ignore lint/suspicious/noExplicitAny: the worker's own global scope
        const scope: any = self;
        const [notification] = await scope.registration.getNotifications({ tag: table });
        if (notification)
          scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
        return notification !== undefined;
      }, mine),
    )
    .toBe(true);
  await page.locator('.room').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/online/${mine}`);
  await end();
});

test('what to be called for, and when not, is set in the settings and kept by the server', async () => {
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
  expect(await page.getByLabel('Your table is full').isChecked()).toBe(false);
  expect(await page.getByLabel('From').inputValue()).toBe('21:30');
  await end();
});

import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { GAME_IDS } from '../../src/games/index.ts';
import { serveApp } from '../../src/server/app.ts';
import { awaitTurn, launch, playFromList, type Size, visit } from './harness.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test.each<Size>(['phone', 'desktop'])(
  'everything works without a network after the first visit, on a %s',
  async size => {
    const { page, context, goto, end } = await visit(browser, { keepsApp: true, size });
    await goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await goto('/');
    for (const game of ['Die Mauer', 'Muro contro muro', 'Mauer Bauer', 'Burg Appenzell']) {
      await page.getByRole('button', { name: `Play now: ${game}` }).click();
      await awaitTurn(page);
      const before = await page.locator('.table').getAttribute('data-plays');
      await playFromList(page);
      await page.locator(`.table:not([data-plays="${before}"])`).waitFor();
      await page.getByRole('link', { name: /^Leave/ }).click();
      await page.getByRole('link', { name: `Continue ${game}` }).waitFor();
    }
    await page.reload();
    await page
      .getByRole('link', { name: /^Continue/ })
      .first()
      .click();
    await awaitTurn(page);
    await goto('/settings');
    await page.getByLabel('Language').selectOption('it');
    await page.getByRole('heading', { name: 'Impostazioni' }).waitFor();
    await end();
  },
);

test('the app is kept at little cost to the server, and its files say what the server said of them', async () => {
  const { page, context, goto, end } = await visit(browser, { keepsApp: true });
  const asked: string[] = [];
  context.on('request', request => asked.push(new URL(request.url()).pathname));
  await goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // What the page itself loads, and the pack; not the hundreds of files of which the app is made.
  const files = readdirSync(join(inject('built'), 'assets')).filter(file => /\.(js|css)$/.test(file));
  expect(asked.filter(path => path.startsWith('/assets/')).length).toBeLessThan(files.length / 10);
  await context.setOffline(true);
  const kept = await page.evaluate(
    paths =>
      Promise.all(
        paths.map(async path => {
          const { ok, headers } = await fetch(path);
          return {
            path,
            ok,
            type: headers.get('content-type'),
            isSafe: headers.has('content-security-policy'),
          };
        }),
      ),
    files.map(file => `/assets/${file}`),
  );
  const expected = files.map(file => ({
    path: `/assets/${file}`,
    ok: true,
    type: expect.stringMatching(file.endsWith('.css') ? /^text\/css/ : /^text\/javascript/),
    isSafe: true,
  }));
  expect(kept).toEqual(expected);
  await end();
});

test('a new version is offered on the home page, never at a table, and used only on request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-'));
  cpSync(inject('built'), folder, { recursive: true });
  const server = await serveApp(folder);
  const base = await server.listen({ port: 0, host: '127.0.0.1' });
  const { page, goto, end } = await visit(browser, { keepsApp: true });
  await goto(base);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  for (const file of ['offline.js', 'offline.js.br', 'offline.js.gz'])
    rmSync(join(folder, file), { force: true });
  cpSync(join(inject('built'), 'offline.js'), join(folder, 'offline.js'));
  appendFileSync(join(folder, 'offline.js'), '\n// Another version.\n');
  await page.getByRole('button', { name: 'Play now: Muro contro muro' }).click();
  await awaitTurn(page);
  await playFromList(page);
  await page.reload();
  await awaitTurn(page);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
  expect(await page.getByText('A new version is available').count()).toBe(0);
  await page.getByRole('link', { name: 'Leave' }).click();
  await page.getByText('A new version is available').waitFor();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update now' }).click()]);
  await page.getByRole('link', { name: 'Continue Muro contro muro' }).waitFor();
  expect(await page.getByText('A new version is available').count()).toBe(0);
  await end();
  await server.close();
  rmSync(folder, { recursive: true });
});

test('owners of the box need no network: referee, score and dice work for every game', async () => {
  const { page, context, goto, end } = await visit(browser, { keepsApp: true });
  await goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  for (const game of GAME_IDS) {
    await goto('/');
    await page.getByRole('link', { name: 'For your own box' }).click();
    await page.locator(`nav.game-picker a[href="/box/${game}"]`).click();
    await page.getByRole('link', { name: /^Dice and bag/ }).click();
    await page.locator('.stock, main .note').first().waitFor();
    await page.goBack();
    await page.getByRole('link', { name: /^Score/ }).click();
    await page.locator('.score-page .score-names').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.locator('.table').waitFor();
  }
  await end();
});

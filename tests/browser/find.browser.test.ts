import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { Place, type RunningServer } from '../server/process.ts';
import { launch, playFromList, type Size, type Visit, visit } from './harness.ts';

/** Strangers on one real server who are looking for somebody to play with. */
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

async function arrive(name: string, size: Size): Promise<Visit> {
  const arrived = await visit(browser, { base: server.origin, hurry: true, settings: { name }, size });
  arrived.context.setDefaultTimeout(120_000);
  await arrived.goto('/');
  await arrived.page.getByRole('link', { name: 'Open tables', exact: true }).click();
  await arrived.page.getByRole('heading', { name: 'Find a match' }).waitFor();
  return arrived;
}

test('two strangers find each other, one of them while reading the rules, and play', async () => {
  const [anna, bruno] = await Promise.all([arrive('Anna', 'phone'), arrive('Bruno', 'desktop')]);
  await anna.shot('find-phone');
  await bruno.shot('find-desktop');
  await anna.expectAccessible('.find');
  await anna.page.getByRole('checkbox', { name: 'Muro contro muro' }).check();
  await anna.page.getByRole('button', { name: 'Start looking' }).click();
  await anna.page.getByText('Looking for players…', { exact: true }).waitFor();
  await anna.shot('find-looking-phone');
  await anna.expectAccessible('.find');
  // She does something else meanwhile, and the bar goes with her.
  await anna.page.getByRole('link', { name: 'Quattro Mura' }).first().click();
  await anna.page.locator('.call-bar').getByText('Looking for players…', { exact: true }).waitFor();
  await anna.shot('find-bar-phone');
  await bruno.page.getByRole('button', { name: 'Start looking' }).click();
  await Promise.all([anna, bruno].map(({ page }) => page.locator('.table').waitFor()));
  const mine = await Promise.race(
    [anna, bruno].map(async one => {
      await one.page.locator('.status.mine').waitFor();
      return one;
    }),
  );
  await playFromList(mine.page);
  for (const { page } of [anna, bruno]) {
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLElement>('.table')?.dataset.plays) >= 1,
    );
    await page.locator('.call-bar').waitFor({ state: 'detached' });
  }
  for (const one of [anna, bruno]) await one.end();
});

test('people who wait for a long time are offered bots, and can stop searching', async () => {
  const anna = await arrive('Anna', 'phone');
  await anna.page.getByRole('checkbox', { name: 'Burg Appenzell' }).check();
  await anna.page.locator('.find').getByLabel('Players').selectOption('4');
  await anna.page.getByRole('button', { name: 'Start looking' }).click();
  await anna.page.getByRole('button', { name: 'Stop looking' }).click();
  await anna.page.getByRole('button', { name: 'Start looking' }).click();
  await anna.page.getByRole('button', { name: 'Start now with bots' }).click();
  await anna.page.locator('.table').waitFor();
  await anna.shot('find-with-bots');
  await anna.end();
});

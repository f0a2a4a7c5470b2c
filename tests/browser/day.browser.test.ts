import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Place, type RunningServer } from '../server/process.ts';
import { awaitTurn, type Device, launch, playFromList, type Visit, visit } from './harness.ts';

/** The deal of the day, from the tile on the home page to somebody else's line. */
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

function arrive(name: string, device: Device = {}): Promise<Visit> {
  return visit(browser, { base: server.origin, hurry: true, settings: { name }, ...device });
}

async function playToTheEnd(page: Page): Promise<void> {
  while ((await awaitTurn(page)) === 'my turn') await playFromList(page);
}

test('somebody with a phone plays the deal offline, has it checked later, and replays the master’s', async () => {
  const anna = await arrive('Annika');
  const { page, context } = anna;
  await anna.goto('/');
  await page.getByRole('link', { name: 'Deal of the day' }).click();
  await page.getByRole('link', { name: 'Muro contro muro' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await anna.shot('day');
  await anna.expectAccessible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.table').waitFor();
  // Nobody gets help, so that it is the same for all.
  expect(await page.getByRole('button', { name: 'Hint', exact: true }).count()).toBe(0);
  await context.route('**/api/**', route => route.abort());
  await playToTheEnd(page);
  await page.getByRole('link', { name: 'Compare with everyone' }).click();
  await page.getByText('Your result is saved').waitFor();
  await anna.shot('day-offline');
  await context.unroute('**/api/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.locator('.day-place').waitFor();
  await page.getByRole('button', { name: 'Replay: The master' }).waitFor();
  await anna.shot('day-results');
  await anna.expectAccessible();
  // Names and moves stay out of it, and so does the result of anybody else.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share result', exact: true }).click();
  await page.getByRole('button', { name: '✓ Copied', exact: true }).waitFor();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(/^Quattro Mura · Muro contro muro · .+\n\S+ [+−]?\d+ · Place 1 of 1\nhttp\S+$/u);
  await page.getByText('Why nobody can know the deal in advance').click();
  await page.getByText('The seed fits the commitment.').waitFor();
  await page.getByRole('button', { name: 'Replay: The master' }).click();
  await page.locator('.replay input[type=range]').first().waitFor();
  await anna.goto('/day/muro-contro-muro');
  await page.locator('.day-place').waitFor();
  // There is no second try, and the home page shows a brick for what is done.
  expect(await page.getByRole('button', { name: 'Play', exact: true }).count()).toBe(0);
  await anna.goto('/');
  await page.locator('.today-dots .done').waitFor();
  // The only failures are what was not available offline.
  expect(anna.errors.filter(error => !error.includes('ERR_FAILED'))).toEqual([]);
  await context.close();
});

test('people who have not played it see nobody’s result, and a club has its own deal', async () => {
  const bruno = await arrive('Brunello', { size: 'small', theme: 'dark' });
  const { page } = bruno;
  await bruno.goto('/day/muro-contro-muro');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.getByText(/has played this deal|have played this deal|Nobody has played/).waitFor();
  expect(await page.locator('.day-best').count()).toBe(0);
  await bruno.shot('day');
  await bruno.goto('/clubs');
  await page.getByLabel('Name of the club').fill('Brick Lane');
  await page.getByRole('button', { name: 'Start a club' }).click();
  await page.getByRole('link', { name: 'Deal of the day' }).click();
  await page.getByText('Every member plays the same match today').waitFor();
  await page.getByText('Nobody has played this deal yet.').waitFor();
  await bruno.expectAccessible();
  await bruno.end();
});

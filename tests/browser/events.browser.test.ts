import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Place, type RunningServer } from '../server/process.ts';
import { type Device, launch, type Visit, visit } from './harness.ts';

/** An event of a club as its people see it on their phones, from founding the club to the end. */
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

test('a club is founded, makes an event, plays it at tables that come by themselves, and sees who has won', async () => {
  const anna = await arrive('Annika');
  const { page } = anna;
  await anna.goto('/clubs');
  await page.getByLabel('Name of the club').fill('Brick Lane');
  await page.getByRole('button', { name: 'Start a club' }).click();
  await page.getByText('No events yet.').waitFor();
  const link = await page.getByLabel('Link to the club').inputValue();
  await page.getByRole('link', { name: 'New event' }).click();
  await page.getByLabel('Name of the event').fill('Autumn Cup');
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('Muro contro muro');
  await page.getByRole('combobox', { name: 'Rounds', exact: true }).selectOption('1');
  await anna.shot('new-event');
  await anna.expectAccessible();
  await page.getByRole('button', { name: 'Create event' }).click();
  await page.getByRole('heading', { level: 1, name: 'Autumn Cup' }).waitFor();
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('button', { name: 'Withdraw' }).waitFor();

  const bruno = await arrive('Brunello', { size: 'small', theme: 'dark' });
  await bruno.page.goto(link);
  await bruno.page.getByRole('button', { name: 'Join the club' }).click();
  await bruno.page.getByRole('link', { name: 'Autumn Cup' }).click();
  await bruno.page.getByRole('button', { name: 'Enter' }).click();
  await bruno.page.getByRole('button', { name: 'Withdraw' }).waitFor();
  await page.getByRole('link', { name: 'Brunello' }).waitFor();
  await anna.shot('event-open');
  await anna.expectAccessible();
  await page.getByRole('button', { name: 'Start the event' }).click();
  await page.getByText('Your table is ready.').waitFor();
  await anna.shot('event-on');
  // Nobody sits down or starts anything: whoever comes to the table is there.
  for (const person of [anna, bruno])
    await person.page.getByRole('button', { name: 'Go to your table' }).click();
  await page.locator('.board').waitFor();
  await bruno.page.locator('.board').waitFor();
  await bruno.page.getByRole('button', { name: 'People' }).click();
  await bruno.page.getByRole('button', { name: 'Resign…' }).click();
  await bruno.page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('link', { name: 'Back to the event' }).click();
  await page.getByText('Finished', { exact: true }).waitFor();
  const first = page.locator('.figures tbody tr').first();
  expect(await first.locator('td').allInnerTexts()).toEqual(['1', 'Annika', '1', '0', '0', '1']);
  await anna.shot('event-over');
  await anna.expectAccessible();
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.waitForURL(/\/match\//);
  for (const { end } of [anna, bruno]) await end();
});

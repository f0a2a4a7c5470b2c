import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { Player } from '../server/player.ts';
import { Place, type RunningServer } from '../server/process.ts';
import { begunTable } from '../server/tables.ts';
import { type Device, launch, type Visit, visit } from './harness.ts';

/** A club as its people see it, on phones and on the wall. */
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

async function asPlayer({ context }: Visit): Promise<Player> {
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  const player = new Player(server.origin, { cookie: cookies.join('; ') });
  player.id = (await player.ask('me')).id;
  return player;
}

test('a club is founded, joined by its link, plays at its own table, and has its evening on one screen', async () => {
  const anna = await arrive('Annika');
  const { page } = anna;
  await anna.goto('/clubs');
  await page.getByLabel('Name of the club').fill('Brick Lane');
  await page.getByRole('button', { name: 'Brick 1: red' }).click();
  await page.getByRole('button', { name: 'Brick 1: green' }).waitFor();
  await page.getByLabel('Top of the wall').selectOption('Gable');
  await anna.shot('clubs');
  await anna.expectAccessible();
  await page.getByRole('button', { name: 'Start a club' }).click();
  await page.getByRole('heading', { level: 1, name: 'Brick Lane' }).waitFor();
  const link = await page.getByLabel('Link to the club').inputValue();
  const bruno = await arrive('Brunello', { size: 'small', theme: 'dark' });
  await bruno.page.goto(link);
  await bruno.page.getByRole('button', { name: 'Join the club' }).click();
  await bruno.page.getByRole('heading', { name: 'Members' }).waitFor();
  await bruno.shot('club');
  await bruno.expectAccessible();
  // She mutes a phrase, and makes a table of the club, which he finds there.
  await page.getByText('Club settings').first().click();
  await page.getByLabel('Wow!').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await anna.shot('club-settings');
  await anna.expectAccessible();
  await page.getByRole('button', { name: 'New club table' }).click();
  await page.getByText('A table for Brick Lane').waitFor();
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.locator('.room').waitFor();
  await bruno.page.reload();
  await bruno.page.locator('.table-row').getByRole('button', { name: 'Join' }).click();
  await bruno.page.getByRole('button', { name: 'Take a seat' }).waitFor();
  const [one, other] = [await asPlayer(anna), await asPlayer(bruno)];
  const club = new URL(link).pathname.split('/')[2];
  const { id } = await begunTable([one, other], { game: 'muro-contro-muro', club });
  await other.ask('resign', { id });
  const screen = await arrive('', { size: 'wide' });
  await screen.context.addCookies(await anna.context.cookies());
  await screen.page.addInitScript(() => localStorage.setItem('quattro-mura/player', 'true'));
  await screen.goto(`/club/${club}/night`);
  await screen.page.getByText('Winner: Annika').waitFor();
  await screen.expectAccessible();
  await screen.page.getByRole('button', { name: 'Projector view' }).click();
  await screen.page.locator('.projected .qr path[d^=M]').waitFor();
  await screen.shot('night');
  await screen.page.keyboard.press('Escape');
  await screen.page.getByRole('button', { name: 'Projector view' }).waitFor();
  for (const { end } of [anna, bruno, screen]) await end();
});

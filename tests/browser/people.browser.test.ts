import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Player } from '../server/player.ts';
import { Place, type RunningServer } from '../server/process.ts';
import { begunTable } from '../server/tables.ts';
import { launch, type Visit, visit } from './harness.ts';

/** People who play with each other: how quickly they come together, and what they have of it over weeks. */
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

async function arrive(name: string, keepsApp = false): Promise<Visit> {
  const arrived = await visit(browser, { base: server.origin, hurry: true, settings: { name }, keepsApp });
  // Counts what a finger does; what is typed is not a tap.
  await arrived.context.addInitScript(() => {
    addEventListener(
      'click',
      event => {
        const taps = Number(sessionStorage.getItem('taps'));
        if (event.isTrusted && event.detail > 0) sessionStorage.setItem('taps', String(taps + 1));
      },
      { capture: true },
    );
  });
  return arrived;
}

const tapsOn = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('taps')));

/** What is quicker without pages. */
async function asPlayer({ context }: Visit): Promise<Player> {
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  const player = new Player(server.origin, { cookie: cookies.join('; ') });
  player.id = (await player.ask('me')).id;
  return player;
}

test('two people are at their first move together after at most three taps of the host and two of the friend', async () => {
  const [host, friend] = [await arrive('Anna'), await arrive('')];
  await host.goto('/');
  await host.page.getByRole('link', { name: 'With friends' }).first().tap();
  await host.page.getByRole('button', { name: 'Create table' }).tap();
  await host.page.locator('.qr path[d^=M]').waitFor();
  const link = await host.page.getByLabel('Link to this table').inputValue();
  const { game } = await (await host.context.request.get(`/api/tables/${link.split(/[/#?]/)[4]}`)).json();
  await friend.page.goto(link);
  // With more than two seats the host leaves the others to bots beforehand; that is no part of coming together.
  const open = host.page.locator('.room-list li.open');
  while ((await open.count()) > 1) {
    const { length } = await open.all();
    await open.last().locator('select').selectOption('apprentice');
    await expect.poll(() => open.count()).toBe(length - 1);
  }
  await friend.page.getByRole('button', { name: 'Take a seat' }).tap();
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  await Promise.all([host, friend].map(({ page }) => page.locator('.table[data-plays]').waitFor()));
  expect(game).toBeTypeOf('string');
  expect(await tapsOn(host.page)).toBeLessThanOrEqual(3);
  expect(await tapsOn(friend.page)).toBeLessThanOrEqual(2);
  await host.end();
  await friend.end();
});

test('somebody I have played with is challenged from the new table, sees it on every page, and may decline', async () => {
  const [anna, bruno] = [await arrive('Anna'), await arrive('Bruno')];
  for (const { goto, page } of [anna, bruno]) {
    await goto('/online/new/muro-contro-muro');
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.locator('.room').waitFor();
  }
  await begunTable([await asPlayer(anna), await asPlayer(bruno)], { game: 'muro-contro-muro' });
  await bruno.goto('/learn');
  const challenge = async () => {
    await anna.goto('/online/new/muro-contro-muro');
    const seat = anna.page.getByLabel('Seat 2: person or bot');
    await seat.locator('option', { hasText: 'Challenge Bruno' }).waitFor({ state: 'attached' });
    await seat.selectOption('Challenge Bruno');
    await anna.page.getByRole('button', { name: 'Create table' }).click();
    await anna.page.locator('.room').waitFor();
  };
  await challenge();
  await bruno.page.getByText('Muro contro muro: a match with Anna?').waitFor();
  await bruno.page.locator('.call-bar').getByRole('button', { name: 'Join' }).click();
  await anna.page.locator('.room-list', { hasText: 'Bruno' }).waitFor();
  await challenge();
  const path = new URL(anna.page.url()).pathname;
  await bruno.goto(path);
  await bruno.page.getByRole('button', { name: 'Decline' }).click();
  await bruno.page.locator('.home').waitFor();
  await anna.page.getByText('One seat still open').waitFor();
  for (const { end } of [anna, bruno]) await end();
});

test('at a slow table I leave guesses for when I am away, and am asked on leaving whether to be called', async () => {
  const anna = await arrive('Anna', true);
  const { page, context, goto } = anna;
  // A browser without a screen has refused notifications for good; with one it would ask.
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  });
  await goto('/online/new/die-mauer');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.locator('.room').waitFor();
  const me = await asPlayer(anna);
  const others = [await Player.arrive(server.origin), await Player.arrive(server.origin)];
  const { id } = await begunTable([me, ...others], {
    game: 'die-mauer',
    pace: { kind: 'move', seconds: 259_200, late: 'ask' },
  });
  await goto(`/online/${id}`);
  await page.locator('.table[data-plays]').waitFor();
  await page.getByRole('button', { name: 'People' }).click();
  const choices = page.locator('.standing select');
  await choices.first().selectOption('a tower');
  await page.getByText('Saved.').waitFor();
  await choices.nth(1).selectOption('an empty fist');
  await expect.poll(async () => (await me.ask('standing', { id })).left).toEqual(['T', '-']);
  await anna.expectAccessible('dialog');
  await anna.shot('standing');
  await page.keyboard.press('Escape');
  await page
    .getByRole('link', { name: 'Leave' })
    .or(page.getByRole('button', { name: 'Leave' }))
    .first()
    .click();
  await page.locator('.call-bar').getByRole('button', { name: 'Call me on this device' }).waitFor();
  await anna.shot('leaving');
  await anna.end();
});

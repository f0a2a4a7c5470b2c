import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { TableInfo } from '../../src/protocol/words.ts';
import { Place, type RunningServer } from '../server/process.ts';
import { bot, launch, person, playFromList, seededMatch, type Visit, visit } from './harness.ts';

/** Choosing a move while others are still playing. */
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

const plan = (page: Page) => page.getByRole('button', { name: 'Plan', exact: true });
const planned = (page: Page) => page.getByText(/^Planned: /);
const playsOn = async (page: Page) => Number(await page.locator('.table').getAttribute('data-plays'));
const awaitPlays = (page: Page, plays: number) => page.locator(`.table[data-plays="${plays}"]`).waitFor();

async function planOnBoard(page: Page, part: string): Promise<void> {
  await plan(page).click();
  const choice = page.locator(`.table-board [data-part="${part}"]`);
  await choice.focus();
  await page.keyboard.press('Enter');
  await planned(page).waitFor();
}

async function sitDown(anna: Visit, bruno: Visit): Promise<void> {
  await anna.context.request.post('/api/me', { data: {} });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const given = { game: 'burg-appenzell', options: { target: 4 }, seats, begins: 0 };
  const info: TableInfo = await (await anna.context.request.post('/api/tables', { data: given })).json();
  await anna.goto(`/online/${info.id}`);
  await bruno.goto(await anna.page.getByLabel('Link to this table').inputValue());
  await bruno.page.getByRole('button', { name: 'Take a seat' }).click();
  await bruno.page.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all([anna, bruno].map(({ page }) => page.locator('.table[data-plays]').waitFor()));
}

test('online, a planned move is made on one’s turn if it is legal, dropped with a message if not, and sent to nobody before', async () => {
  const device = { base: server.origin, hurry: true, size: 'desktop' as const };
  const anna = await visit(browser, { ...device, settings: { name: 'Anna' } });
  const bruno = await visit(browser, { ...device, settings: { name: 'Bruno' } });
  const sent: string[] = [];
  bruno.page.on('websocket', socket => {
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"do":"play"')) sent.push(String(payload));
    });
  });
  await sitDown(anna, bruno);

  // Bruno plans to use the tower that Anna takes.
  await planOnBoard(bruno.page, '@a1');
  expect(sent).toEqual([]);
  await playFromList(anna.page, '@a1');
  await bruno.page.getByText('Your planned move is no longer possible.').waitFor();
  await bruno.page.locator('.status.mine').waitFor();
  expect(sent).toEqual([]);
  await playFromList(bruno.page);
  await anna.page.locator('.status.mine').waitFor();

  // Escape, or the button again, gives up a plan.
  const before = await playsOn(bruno.page);
  await plan(bruno.page).click();
  const roof = bruno.page.locator('.table-board [data-part^="^"]').first();
  await roof.focus();
  await bruno.page.keyboard.press('Enter');
  await planned(bruno.page).waitFor();
  await bruno.page.keyboard.press('Escape');
  await planned(bruno.page).waitFor({ state: 'detached' });
  await plan(bruno.page).click();
  await plan(bruno.page).click();
  await roof.waitFor({ state: 'detached' });

  // And one that stands is made as soon as Anna has ended her turn.
  await plan(bruno.page).click();
  await roof.focus();
  await bruno.page.keyboard.press('Enter');
  await planned(bruno.page).waitFor();
  await bruno.expectAccessible();
  sent.length = 0;
  await playFromList(anna.page, '.');
  await expect.poll(() => playsOn(bruno.page)).toBeGreaterThan(before + 1);
  expect(sent).toHaveLength(1);
  await awaitPlays(anna.page, await playsOn(bruno.page));
  await anna.end();
  await bruno.end();
});

test('against bots, a wall can be chosen while they build theirs', async () => {
  const seats = [person('Anna'), bot('Bot 1'), bot('Bot 2'), bot('Bot 3')];
  const match = seededMatch('mauer-bauer', { seats, hurry: false });
  const { page, goto, end } = await visit(browser, {
    size: 'desktop',
    settings: { motion: 'slow' },
    matches: [match],
  });
  await goto('/table/seeded');
  await page.locator('.status.mine').waitFor();
  await playFromList(page);
  // Towers and houses may be asked for first; and if the browser is slow, the bots may be done before it has chosen.
  const soon = { timeout: 3000 };
  const planWall = async () => {
    if ((await page.locator('.status.mine').count()) > 0) await playFromList(page);
    await plan(page).click(soon);
    await page.locator('.table-board .mb-line').last().focus(soon);
    await page.keyboard.press('Enter');
    return planned(page).textContent(soon);
  };
  await expect.poll(planWall).toMatch(/wall/i);
  await planned(page).waitFor({ state: 'detached' });
  await end();
});

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archived, awaitTurn, bot, launch, person, playFromList, seededMatch, visit } from './harness.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const match = seededMatch('muro-contro-muro', { seats: [person('Anna'), bot('Bot 1')] });

test('what earlier versions stored is carried over unchanged, and then no longer kept there', async () => {
  const { page, goto, end } = await visit(browser, { matches: [match] });
  await goto('/');
  await page.locator('.shelf').waitFor();
  expect(await archived(page)).toEqual({ 'match/seeded': JSON.stringify(match) });
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left.filter(key => key.startsWith('quattro-mura/match/'))).toEqual([]);
  await end();
});

test('a match is still there after a reload, with its last play', async () => {
  const { page, goto, end } = await visit(browser, { matches: [match] });
  await goto('/table/seeded');
  await awaitTurn(page);
  await playFromList(page);
  await awaitTurn(page);
  const plays = await page.locator('.table').getAttribute('data-plays');
  await page.reload();
  await awaitTurn(page);
  expect(await page.locator('.table').getAttribute('data-plays')).toBe(plays);
  await end();
});

test('a browser without a database still plays, and says that the match will not be kept', async () => {
  const { page, context, goto, end } = await visit(browser);
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not here', 'SecurityError');
    };
  });
  await goto('/');
  await page.getByRole('button', { name: 'Play now: Muro contro muro' }).click();
  await awaitTurn(page);
  await playFromList(page);
  await awaitTurn(page);
  await page.locator('.status-warning').waitFor();
  await end();
});

test('a setting that is changed in one tab holds in all, and none gets lost', async () => {
  const { page, context, goto, end } = await visit(browser);
  await goto('/settings');
  const other = await context.newPage();
  await other.goto('/settings');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await other.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  await other.getByRole('combobox', { name: 'Design' }).selectOption('dark');
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.reload();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await end();
});

test('another tab sees at once what this one deletes', async () => {
  const { page, context, goto, end } = await visit(browser, { matches: [match] });
  await goto('/table/seeded');
  await awaitTurn(page);
  await playFromList(page);
  await awaitTurn(page);
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Delete this Muro contro muro match' }).click();
  await expect.poll(async () => Object.keys(await archived(other))).toEqual([]);
  await page.getByRole('link', { name: 'Leave' }).click();
  await page.locator('.shelf').waitFor();
  await page.getByText('Matches in progress').waitFor({ state: 'detached' });
  await end();
});

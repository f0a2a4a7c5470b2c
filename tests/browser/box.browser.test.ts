import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/games/index.ts';
import { finishedRecord } from '../finished.ts';
import { launch, visit } from './harness.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** From the home page to the box of a game, by clicks. */
async function openBox(page: Page, game: GameId, goto: (path: string) => Promise<void>): Promise<void> {
  await goto('/');
  await page.getByRole('link', { name: 'For your own box' }).click();
  await page.locator(`nav.game-picker a[href="/box/${game}"]`).click();
  await page.locator('.box-tools').waitFor();
}

async function entered(page: Page, plays: number): Promise<void> {
  await page.locator(`.table[data-plays="${plays}"]`).waitFor();
}

/** Enters one of nature's outcomes by tapping what fell. */
async function tapParts(page: Page, outcome: string): Promise<void> {
  const whole = page.locator(`.entry [data-part="${outcome.replace(/^.*=/, '')}"]`);
  if ((await whole.count()) > 0) return whole.click();
  for (const letter of outcome) await page.locator(`.entry [data-part="${letter}"]`).click();
}

/** How many of the first plays are entered. */
const PLAYS = 20;

describe.each(GAME_IDS)('an evening of %s', game => {
  test('is entered as it is played, corrected, left and taken up again, on a phone', async () => {
    const record = finishedRecord(game);
    const { page, goto, shot, expectAccessible, end } = await visit(browser);
    await openBox(page, game, goto);
    await shot(`box-${game}`);
    await expectAccessible();
    const count = page.getByRole('radio', { name: String(record.seats), exact: true });
    if ((await count.count()) > 0) await count.check({ force: false });
    const keeper = page.getByLabel('Who enters it?');
    if ((await keeper.count()) > 0) await keeper.selectOption('everything');
    for (const [option, value] of Object.entries(record.options)) {
      await page.locator(`#option-${option}`).selectOption(String(value));
    }
    await page.getByRole('button', { name: 'Start' }).click();
    for (const [number, [by, move]] of record.plays.slice(0, PLAYS).entries()) {
      await entered(page, number);
      if (number === 8) await shot(`box-table-${game}`);
      if (by === 'nature') await tapParts(page, move);
      else {
        await page.locator('.moves-button').click();
        await page.locator(`dialog.moves [data-move="${move}"]`).click();
      }
    }
    await entered(page, PLAYS);
    await page.getByRole('button', { name: 'Go back' }).click();
    await page.locator('[data-back="4"]').click();
    await entered(page, 4);
    await page.getByRole('button', { name: 'Undo' }).click();
    await entered(page, 3);
    await goto('/');
    await page.getByRole('link', { name: /^Continue/ }).click();
    await entered(page, 3);
    expect(new URL(page.url()).pathname).toMatch(/^\/box\/table\//);
    await end();
  });

  test('has its dice and its bag', async () => {
    const { page, goto, shot, expectAccessible, end } = await visit(browser);
    await openBox(page, game, goto);
    await page.getByRole('link', { name: /^Dice and bag/ }).click();
    await page.getByRole('heading', { name: /Dice and bag/ }).waitFor();
    const roll = page.getByRole('button', { name: 'Roll' });
    const draw = page.getByRole('button', { name: 'Draw one' });
    await page.locator('.stock, .note').first().waitFor();
    if ((await roll.count()) > 0) await roll.click();
    if ((await draw.count()) > 0) await draw.click();
    await shot(`box-dice-${game}`);
    await expectAccessible();
    await end();
  });
});

test('a bot at a real table commits itself before it shows its fist', async () => {
  const { page, goto, shot, end } = await visit(browser);
  await openBox(page, 'die-mauer', goto);
  await page.getByLabel('Seat 2: person or bot').selectOption('apprentice');
  await page.getByRole('button', { name: 'Start' }).click();
  const code = (await page.locator('.commitment').textContent()) ?? '';
  expect(code).toMatch(/^[0-9a-f]{8}$/);
  await shot('box-bot-commits');
  await page.getByRole('button', { name: 'All fists are open' }).click();
  const shown = await page.locator('.entry code').textContent();
  expect(shown).toContain(`= ${code}`);
  await shot('box-bot-shows');
  await page.getByRole('button', { name: 'Done' }).click();
  await entered(page, 1);
  await end();
});

test('what stays hidden from a device in the middle is never asked for', async () => {
  const { page, goto, shot, end } = await visit(browser);
  await openBox(page, 'mauer-bauer', goto);
  await page.getByRole('button', { name: 'Start' }).click();
  // Six cards each have been dealt, unseen.
  await entered(page, 18);
  await shot('box-hidden-hands');
  await page.locator('.moves-button').click();
  await page.locator('dialog.moves [data-move]').first().click();
  await page.locator('.entry [data-part]').first().waitFor();
  await shot('box-big-dice');
  await end();
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_IDS } from '../../src/games/index.ts';
import { launch, visit } from './harness.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const task = (page: Page, attempt: string) => page.locator(`.puzzle[data-attempt="${attempt}"]`);

/** Chooses a move from the list of all moves: the right one, or a wrong one. */
async function choose(page: Page, isRight: boolean): Promise<void> {
  const best = await page.locator('.puzzle').getAttribute('data-best');
  await page.getByRole('button', { name: 'Moves', exact: true }).click();
  const moves = page.locator('dialog [data-move]');
  await moves.first().waitFor();
  const all = await moves.evaluateAll(list => list.map(entry => entry.getAttribute('data-move')));
  await moves.nth(all.findIndex(move => (move === best) === isRight)).click();
}

test('somebody with a phone solves the puzzle of the day, sees the proof checked, and studies it', async () => {
  const { page, goto, shot, expectAccessible, end } = await visit(browser, { size: 'small' });
  await page.clock.setFixedTime(new Date('2026-11-17T12:00:00Z'));
  await goto('/');
  await page.getByRole('link', { name: 'Puzzles', exact: true }).click();
  await page.locator('.puzzle-ways').waitFor();
  await shot('puzzles');
  await expectAccessible();
  await page.getByRole('link', { name: 'Puzzle of the day: Die Mauer', exact: true }).click();
  await task(page, 'asked').waitFor();
  await shot('puzzle');
  await expectAccessible();
  await choose(page, true);
  await task(page, 'right').waitFor();
  await page.locator('[data-proof="right"]').waitFor();
  expect(await page.locator('.lesson-words').textContent()).not.toMatch(/undefined|NaN/);
  await shot('puzzle-solved');
  await expectAccessible();
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await page.locator('.study').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Back to the puzzles', exact: true }).click();
  await page.getByText('Solved today', { exact: false }).waitFor();
  await page.getByText('1 of 1 solved on the first try', { exact: true }).waitFor();
  await end();
});

test('in every game a wrong move can be tried again, and the answer is shown with its proof', async () => {
  const { page, goto, shot, end } = await visit(browser, { size: 'desktop', theme: 'dark' });
  // The same puzzles every time.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  for (const game of GAME_IDS) {
    await goto(`/puzzles/${game}/training`);
    await task(page, 'asked').waitFor();
    await choose(page, false);
    await task(page, 'wrong').waitFor();
    await page.getByText('There’s something better.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Show answer', exact: true }).click();
    await task(page, 'told').waitFor();
    await page.locator('[data-proof="right"]').waitFor();
    await shot(`puzzle-${game}`);
    const asked = await page.locator('.lesson-words').textContent();
    await page.getByRole('button', { name: 'Next puzzle', exact: true }).click();
    await task(page, 'asked').waitFor();
    expect(await page.locator('.lesson-words').textContent()).not.toBe(asked);
  }
  // A streak ends with the first mistake, three minutes with the third.
  await goto(`/puzzles/${GAME_IDS[1]}/streak`);
  await task(page, 'asked').waitFor();
  await choose(page, false);
  await task(page, 'over').waitFor();
  await goto(`/puzzles/${GAME_IDS[1]}/timed`);
  await page.getByRole('timer').waitFor();
  for (let mistakes = 0; mistakes < 3; mistakes++) {
    await task(page, 'asked').waitFor();
    await choose(page, false);
  }
  await task(page, 'over').waitFor();
  await page.getByText('Finished: you solved 0 puzzles.', { exact: true }).waitFor();
  await end();
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_IDS } from '../../src/games/index.ts';
import type { KeptMatch } from '../../src/web/storage/matches.ts';
import { finishedRecord } from '../finished.ts';
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

test('somebody with a phone solves the daily puzzle, sees the proof checked, and studies it', async () => {
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
    // Somebody who does not see the board asks what they have.
    await page.keyboard.press('h');
    await expect.poll(() => page.getByRole('status').locator('[data-answer]').textContent()).not.toBe('');
    await choose(page, false);
    await task(page, 'wrong').waitFor();
    await page.getByText('There’s a better move.', { exact: false }).waitFor();
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
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await task(page, 'asked').waitFor();
  await goto(`/puzzles/${GAME_IDS[1]}/timed`);
  await page.getByRole('timer').waitFor();
  for (let mistakes = 0; mistakes < 3; mistakes++) {
    await task(page, 'asked').waitFor();
    await page.getByRole('img', { name: `${mistakes} of 3 mistakes`, exact: true }).waitFor();
    await choose(page, false);
  }
  await task(page, 'over').waitFor();
  await page.getByText('Finished: you solved 0 puzzles.', { exact: true }).waitFor();
  await end();
});

test('a match that was finished on the device makes puzzles, whose proofs hold', async () => {
  const record = finishedRecord('muro-contro-muro', { options: { copies: 4 } });
  const match: KeptMatch = {
    version: 1,
    id: 'played',
    game: 'muro-contro-muro',
    seats: ['Anna', 'Bruno'].map(name => ({ name, kind: 'person', level: null })),
    seed: '1'.padStart(64, '0'),
    botSeed: 1,
    touched: 1,
    record,
  };
  const { page, shot, end } = await visit(browser, { matches: [match] });
  await page.goto('/puzzles/muro-contro-muro');
  await page.getByRole('link', { name: 'From your matches: Muro contro muro' }).click();
  await page.getByRole('button', { name: 'Show answer' }).click();
  await page.getByText(/^Proof checked on this device/).waitFor();
  await shot('own-puzzle');
  await end();
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/games/index.ts';
import type { KeptMatch } from '../../src/web/storage/matches.ts';
import { finishedRecord } from '../finished.ts';
import { awaitTurn, bot, launch, person, playFromList, type Size, seededMatch, visit } from './harness.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A match against bots of which only the last plays are left to make. */
function almostOver(game: GameId): KeptMatch {
  const whole = finishedRecord(game);
  const seats = Array.from({ length: whole.seats }, (_, i) => (i === 0 ? person('Anna') : bot(`Bot ${i}`)));
  const { options, plays } = finishedRecord(game, { most: whole.plays.length - 6 });
  const match = seededMatch(game, { seats });
  return { ...match, touched: 1, record: { ...match.record, options, plays } };
}

async function playToTheEnd(page: Page): Promise<void> {
  for (let moves = 0; moves < 400; moves++) {
    if ((await awaitTurn(page)) === 'over') return;
    await playFromList(page);
  }
  throw new Error('the match did not end');
}

const DEVICES: readonly Size[] = ['phone', 'desktop'];

describe.each(GAME_IDS)('%s', game => {
  test.each(DEVICES)(
    'from home to the result, the replay and back, by clicking alone, on a %s',
    async size => {
      const { page, goto, end } = await visit(browser, { size, matches: [almostOver(game)] });
      await goto('/');
      await page
        .getByRole('link', { name: /^Continue/ })
        .first()
        .click();
      await playToTheEnd(page);

      await page.locator('dialog.result').getByRole('link', { name: 'Replay' }).click();
      await page.locator('.replay-controls').waitFor();
      expect(await page.locator('dialog.result').count()).toBe(0);
      expect(new URL(page.url()).pathname).toMatch(/^\/replay\//);

      await page.goBack();
      await page.locator('.table').waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/table\//);
      await page.locator('dialog.result').waitFor();

      // Back closes what is on top first.
      await page.goBack();
      await page.locator('dialog.result').waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toMatch(/^\/table\//);
      await page.goBack();
      await page.locator('.shelf').waitFor();
      await end();
    },
  );
});

test('Back and Escape close the rules and the log, and leave the match where it is', async () => {
  const seats = [person('Anna'), bot('Bot 1')];
  const match = seededMatch('muro-contro-muro', { seats });
  const { page, goto, end } = await visit(browser, { matches: [match] });
  await goto('/');
  await page.getByRole('button', { name: /Play now.*Muro contro muro/ }).click();
  await page.locator('.table-board').waitFor();
  const path = new URL(page.url()).pathname;

  await page.getByRole('button', { name: 'Rules' }).click();
  await page.locator('dialog.rules-sheet').waitFor();
  await page.goBack();
  await page.locator('dialog.rules-sheet').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Log' }).click();
  await page.locator('.log.open').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.log.open').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Log' }).click();
  await page.locator('.log.open').waitFor();
  await page.goBack();
  await page.locator('.log.open').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(path);
  await page.goBack();
  await page.locator('.shelf').waitFor();
  await end();
});

test('a match deleted from the home page can be brought back, and nothing moves under the finger', async () => {
  const { page, goto, end } = await visit(browser, { matches: [almostOver('mauer-bauer')] });
  await goto('/');
  const line = page.locator('.in-progress li');
  const before = await line.boundingBox();
  await line.getByRole('button', { name: /^Delete/ }).click();
  await page.getByText('Match deleted').waitFor();
  const after = await line.boundingBox();
  expect(after?.y).toBe(before?.y);
  await line.getByRole('button', { name: 'Undo' }).click();
  await line.getByRole('link', { name: /^Continue/ }).click();
  await page.locator('.table-board').waitFor();
  await end();
});

test('a deleted match stays deleted', async () => {
  const { page, goto, end } = await visit(browser, { matches: [almostOver('mauer-bauer')] });
  await goto('/');
  await page
    .locator('.in-progress')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.reload();
  await page.locator('.shelf').waitFor();
  expect(await page.locator('.in-progress').count()).toBe(0);
  await end();
});

test('one match in two tabs stays in step: nothing is played twice and nothing is lost', async () => {
  const seats = [person('Anna'), bot('Bot 1')];
  const match = seededMatch('muro-contro-muro', { seats });
  const { page: first, context, goto, end } = await visit(browser, { size: 'desktop', matches: [match] });
  await goto('/table/seeded');
  await awaitTurn(first);
  const second = await context.newPage();
  await second.goto('/table/seeded');
  await awaitTurn(second);
  for (const page of [first, second, second, first]) {
    const before = await playsAt(page);
    await playFromList(page);
    await page.locator(`.table:not([data-plays="${before}"])`).waitFor();
    await awaitTurn(page);
    const plays = await playsAt(page);
    for (const other of [first, second]) await other.locator(`.table[data-plays="${plays}"]`).waitFor();
    const kept = await first.evaluate(() => localStorage.getItem('quattro-mura/match/seeded') ?? '');
    expect(JSON.parse(kept).record.plays).toHaveLength(Number(plays));
  }
  await second.close();
  await playFromList(first);
  await awaitTurn(first);
  await end();
});

function playsAt(page: Page): Promise<string | null> {
  return page.locator('.table').getAttribute('data-plays');
}

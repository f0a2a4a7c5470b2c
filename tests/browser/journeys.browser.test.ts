import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/games/index.ts';
import type { KeptMatch } from '../../src/web/storage/matches.ts';
import { finishedRecord } from '../finished.ts';
import {
  archived,
  awaitTurn,
  bot,
  launch,
  person,
  playFromList,
  type Size,
  seededMatch,
  shortOptions,
  stepBack,
  visit,
} from './harness.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A short match against bots of which only the last plays are left to make. */
function almostOver(game: GameId): KeptMatch {
  const about = { options: shortOptions(game) };
  const whole = finishedRecord(game, about);
  const seats = Array.from({ length: whole.seats }, (_, i) => (i === 0 ? person('Anna') : bot(`Bot ${i}`)));
  const { options, plays } = finishedRecord(game, { ...about, most: whole.plays.length - 6 });
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
    'from home to the result, the replay, the review and on, and back, by clicking alone, on a %s',
    async size => {
      const { page, goto, end } = await visit(browser, { size, matches: [almostOver(game)] });
      const at = () => new URL(page.url()).pathname;
      const result = page.locator('dialog.result');
      await goto('/');
      await page
        .getByRole('link', { name: /^Continue/ })
        .first()
        .click();
      await playToTheEnd(page);

      // How it ended, in words, with the way on in sight however small the screen is.
      await result.getByRole('heading', { name: /^(You|Anna|Bot)/ }).waitFor();
      await result.getByRole('img', { name: /^Scores at the start/ }).waitFor();
      for (const name of ['Rematch', 'Share'])
        await expectInSight(page, result.getByRole('button', { name }));
      await expectInSight(page, result.getByRole('link', { name: 'Review' }));

      await result.getByRole('link', { name: 'Replay' }).click();
      await page.locator('.replay-controls').waitFor();
      expect(await result.count()).toBe(0);
      expect(at()).toMatch(/^\/replay\//);
      await page.goBack();
      await result.waitFor();
      expect(at()).toMatch(/^\/table\//);

      // The review, from where the match is played on as it might have gone.
      await result.getByRole('link', { name: 'Review' }).click();
      await page.getByLabel('Depth').selectOption('Quick');
      await page.getByRole('button', { name: 'Review match' }).click();
      await page.locator('.review-again').waitFor();
      await page
        .locator('.turning-points > li')
        .getByRole('button', { name: /^Play from here/ })
        .first()
        .click();
      await page.waitForURL(url => url.pathname.startsWith('/table/') && !url.pathname.endsWith('seeded'));
      expect(await awaitTurn(page)).toBe('my turn');
      // Back, step by step, the way that led here.
      await page.goBack();
      await page.locator('.replay-controls').waitFor();
      let path = at();
      for (let steps = 0; path.startsWith('/replay') && steps < 3; steps++) path = await stepBack(page);
      await result.waitFor();
      expect(path).toBe('/table/seeded');

      // Another match, and back home from there.
      await result.getByRole('button', { name: 'Rematch' }).click();
      await page.waitForURL(url => !url.pathname.endsWith('seeded'));
      await page.getByRole('link', { name: /^Leave/ }).click();
      await page.locator('.shelf').waitFor();
      await end();
    },
  );

  test('a link has the whole match in it, and opens its replay on another device', async () => {
    const { page, goto, end } = await visit(browser, { matches: [almostOver(game)] });
    await goto('/table/seeded');
    await playToTheEnd(page);
    await page.locator('dialog.result').getByRole('button', { name: 'Share' }).click();
    const link = await page.getByLabel('Link to match').inputValue();
    expect(new URL(link).pathname).toBe('/shared');
    expect(link.length).toBeLessThan(8000);
    await end();

    const other = await visit(browser, { size: 'desktop' });
    await other.goto(link);
    await other.page.locator('.replay-controls').waitFor();
    await other.page.locator('.plate', { hasText: 'Anna' }).waitFor();
    await other.goto(link.slice(0, -40));
    await other.page.getByRole('heading', { name: 'This link doesn’t contain a match' }).waitFor();
    await other.end();
  });
});

test('Back closes what is on top of a match that is over, then leaves it', async () => {
  const { page, goto, end } = await visit(browser, { matches: [almostOver('muro-contro-muro')] });
  await goto('/');
  await page
    .getByRole('link', { name: /^Continue/ })
    .first()
    .click();
  await playToTheEnd(page);
  await page.locator('dialog.result').getByRole('button', { name: 'Share' }).click();
  await page.locator('dialog.share').waitFor();
  await page.goBack();
  await page.locator('dialog.share').waitFor({ state: 'detached' });
  await page.goBack();
  await page.locator('dialog.result').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toMatch(/^\/table\//);
  await page.goBack();
  await page.locator('.shelf').waitFor();
  await end();
});

test('Back and Escape close the rules and the log, and leave the match where it is', async () => {
  const seats = [person('Anna'), bot('Bot 1')];
  const match = seededMatch('muro-contro-muro', { seats });
  const { page, goto, end } = await visit(browser, { matches: [match] });
  await goto('/');
  await page.getByRole('button', { name: /Play now.*Muro contro muro/ }).click();
  await page.locator('.table-board').waitFor();
  const path = new URL(page.url()).pathname;

  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.locator('dialog.rules-sheet').waitFor();
  await page.goBack();
  await page.locator('dialog.rules-sheet').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.locator('.log.open').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.log.open').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.locator('.log.open').waitFor();
  await page.goBack();
  await page.locator('.log.open').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(path);
  await page.goBack();
  await page.locator('.shelf').waitFor();
  await end();
});

test('Back and Escape close what is on top as soon as it is seen, however busy the page is', async () => {
  const match = seededMatch('muro-contro-muro', { seats: [person('Anna'), bot('Bot 1')] });
  const { page, context, goto, end } = await visit(browser, { matches: [match] });
  await context.addInitScript(lateAfterPaint);
  await goto('/table/seeded');
  await awaitTurn(page);
  const log = page.locator('.log.open');
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await log.waitFor();
    await close();
    await log.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/table/seeded');
  }
  await end();
});

/** What a page does once it has been painted comes late, as on a busy machine. */
function lateAfterPaint(): void {
  const frame = window.requestAnimationFrame.bind(window);
  const later = window.setTimeout.bind(window);
  window.requestAnimationFrame = callback => frame(time => later(() => callback(time), 1000));
  Object.assign(window, {
    setTimeout: (call: TimerHandler, ms = 0, ...given: unknown[]) => later(call, ms + 1000, ...given),
  });
}

test('a match deleted from the home page can be brought back, and nothing moves under the finger', async () => {
  const { page, goto, end } = await visit(browser, { matches: [almostOver('mauer-bauer')] });
  await goto('/');
  const line = page.locator('.in-progress li');
  const before = await line.boundingBox();
  await line.getByRole('button', { name: /^Delete/ }).click();
  await page.getByText('Match deleted').waitFor();
  const after = await line.boundingBox();
  expect(after?.y).toBe(before?.y);
  await line.getByRole('button', { name: 'Undo', exact: true }).click();
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
    const kept = (await archived(first))['match/seeded'];
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

/** Whether it can be seen, whole, without scrolling. */
async function expectInSight(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
}

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../locales/languages.ts';
import { GAME_IDS } from '../../src/games/index.ts';
import { launch, visit } from './harness.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** No move needs more taps. */
const MOST_TAPS = 6;

/** Skips all waiting, and nothing is in the way of a click. */
const FAST = { motion: 'none' } as const;

describe.each(GAME_IDS)('%s', game => {
  // By keyboard, in English: without-eyes.browser.test.ts.
  test('the lesson is finished in Italian by pointer, left and continued on the way', async () => {
    const { page, goto, shot, expectAccessible, end } = await visit(browser, {
      language: 'it',
      settings: FAST,
    });
    await goto(`/learn/it/${game}`);
    let isLeft = false;
    await goThrough(page, async move => {
      if (!isLeft) {
        isLeft = true;
        const step = await stepOf(page);
        await expectAccessible();
        await page.locator('.lesson-top a').click();
        await page.locator('.learn-progress').waitFor();
        await goto(`/learn/it/${game}`);
        expect(await stepOf(page)).toBe(step);
      }
      await makeOnBoard(page, move);
    });
    await shot(`lesson-${game}`);
    await page.locator('.lesson-top a').click();
    await page.locator('.learn-progress.finished').waitFor();
    await end();
  });

  test('the rules are complete in every language and fit a phone, with the quick reference on one screen', async () => {
    const { page, goto, shot, end } = await visit(browser, { settings: FAST });
    for (const language of LANGUAGES) {
      await goto(`/rules/${language}/${game}`);
      const box = await page.locator('#glance').boundingBox();
      // Below the search, which stays at the top.
      expect(box?.height, language).toBeLessThan(640 - 72);
      await drawPictures(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect({ language, cut: await overflowing(page) }).toEqual({ language, cut: [] });
      expect(await page.locator('main').textContent()).not.toMatch(/undefined|\[object|\*/);
      await shot(`rules-${language}-${game}`);
    }
    await end();
  });

  test('on paper every frame of every picture is drawn, and there is nothing to press', async () => {
    const { page, goto, end } = await visit(browser, { size: 'desktop', theme: 'dark', settings: FAST });
    await goto(`/rules/en/${game}`);
    await drawPictures(page);
    const frames = await page
      .locator('.rule-picture')
      .evaluateAll(figures => figures.map(figure => Number(figure.getAttribute('data-frames'))));
    await page.emulateMedia({ media: 'print' });
    const all = frames.reduce((sum, count) => sum + count, 0);
    await expect.poll(() => page.locator('.rule-frame .board').count()).toBe(all);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    const toPress = '.page-header, .rules-actions, .rules-tools, .rules-contents, .rule-steps';
    expect(await page.locator(toPress).filter({ visible: true }).count()).toBe(0);
    await end();
  });
});

test('a wrong move is explained and not made', async () => {
  const { page, goto, end } = await visit(browser, { size: 'desktop', settings: FAST });
  await goto('/learn/en/burg-appenzell');
  await page.locator('.lesson-next').click();
  await page.locator('.lesson[data-step="tower"]').waitFor();
  await page.locator('.lesson-moves').click();
  await page.locator('[data-move="@g7"]').click();
  await page.getByText('Any tower is allowed').waitFor();
  expect(await page.locator('.lesson').getAttribute('data-step')).toBe('tower');
  await end();
});

test('searching the rules marks what is found and jumps to it; the language of the page is in its address', async () => {
  const { page, goto, expectAccessible, end } = await visit(browser, { language: 'fr', settings: FAST });
  await goto('/rules/de/burg-appenzell#BA-13');
  await page.locator('#traps').waitFor();
  await expect.poll(() => isOnScreen(page, '#traps h2')).toBe(true);
  const search = page.getByRole('searchbox');
  await search.fill('UHRZEIGERSINN');
  await expect.poll(() => page.locator('mark').count()).toBeGreaterThan(1);
  await expect.poll(() => isOnScreen(page, 'mark')).toBe(true);
  await search.fill('xyzzy');
  await page.getByText('Keine Treffer').waitFor();
  await page.getByRole('combobox').selectOption('ja');
  await page.locator('html[lang="ja"]').waitFor();
  expect(page.url()).toMatch(/\/rules\/ja\/burg-appenzell$/);
  await page.getByRole('searchbox').fill('落とし穴');
  await expect.poll(() => page.locator('mark').count()).toBeGreaterThan(1);
  await expectAccessible();
  await end();
});

test('at the table the rules open over the board, where they matter; lessons and rules need no network', async () => {
  const { page, context, goto, expectAccessible, end } = await visit(browser, {
    settings: FAST,
    keepsApp: true,
  });
  await goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Play now: Burg Appenzell' }).click();
  await page.getByRole('button', { name: 'Three-minute lesson' }).waitFor();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const sheet = page.locator('dialog.rules-sheet');
  await sheet.locator('#set-up').waitFor();
  await expect.poll(() => isOnScreen(page, '#set-up h2')).toBe(true);
  await expectAccessible();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.locator('.table').waitFor();
  // The lesson lies over the match, which is still there afterwards.
  const path = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Three-minute lesson' }).click();
  await page.locator('dialog.lesson-sheet .lesson').waitFor();
  await page.getByRole('button', { name: 'Back to the match' }).click();
  await page.locator('.lesson').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(path);
  await page.locator('.table-board').waitFor();
  await end();
});

/** Goes through all steps as the lesson advises. `make` makes a move. */
async function goThrough(page: Page, make: (move: string) => Promise<void>): Promise<void> {
  while ((await page.locator('.lesson-play').count()) === 0) {
    const step = await stepOf(page);
    const next = page.locator('.lesson-next');
    if ((await next.count()) > 0) {
      await next.focus();
      await page.keyboard.press('Enter');
    } else {
      await make((await page.locator('.lesson').getAttribute('data-advised')) ?? '');
    }
    await seeOn(page, step);
  }
}

async function stepOf(page: Page): Promise<string> {
  return (await page.locator('.lesson:not([data-step=""])').getAttribute('data-step')) ?? '';
}

/** Waits for the next step; taps the board to skip what happens before it. */
async function seeOn(page: Page, before: string): Promise<void> {
  await page.waitForFunction(before => {
    const now = document.querySelector('.lesson')?.getAttribute('data-step');
    if (now === '') {
      document
        .querySelector('.table-board')
        ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    }
    return now !== '' && now !== before;
  }, before);
}

/**
 * Asks to be shown what to do, and taps what is advised; if that does not make the move, it is chosen from the list.
 */
async function makeOnBoard(page: Page, move: string): Promise<void> {
  const step = await stepOf(page);
  await page.locator('.lesson-buttons button').first().click();
  const advised = page.locator('.table-board :is(.choice.advised, button.advised)');
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    if ((await page.locator(`.lesson[data-step="${step}"]`).count()) === 0) return;
    if ((await advised.count()) === 0) break;
    await clickOn(page, advised.last());
  }
  if ((await page.locator(`.lesson[data-step="${step}"]`).count()) === 0) return;
  expect(await advised.count(), 'what is advised and does nothing when it is clicked').toBe(0);
  await page.locator('.lesson-moves').click();
  await page.locator(`[data-move="${move}"]`).click();
}

/** Pictures are drawn when they come near. */
async function drawPictures(page: Page): Promise<void> {
  await page.locator('.rule-picture').first().scrollIntoViewIfNeeded();
  await page.locator('.rule-picture .board').first().waitFor();
}

function isOnScreen(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate(element => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
}

/** Elements wider than their place, and whether the page is wider than the screen. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll('main :is(button, h1, h2, h3, p, li, th, td, figcaption, a)')]
      .filter(element => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      .filter(element => getComputedStyle(element).overflowX === 'visible' && !element.closest('.rule-board'))
      .map(element => `${element.tagName}: ${element.textContent?.slice(0, 60)}`);
    const isWide = document.documentElement.scrollWidth > window.innerWidth;
    return isWide ? ['the page is wider than the screen', ...cut] : cut;
  });
}

/** Clicks a target where nothing covers it, or else in its middle: boards know what a click is nearest to. */
async function clickOn(page: Page, target: Locator): Promise<void> {
  const point = await target.evaluate(element => {
    // The drawing may extend beyond what can be clicked.
    const area = element.querySelector('.area') ?? element;
    const { x, y, width, height } = area.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.1, 0.9]) {
      for (const across of [0.5, 0.3, 0.7, 0.1, 0.9]) {
        const at = { x: x + width * across, y: y + height * down };
        if (element.contains(document.elementFromPoint(at.x, at.y))) return at;
      }
    }
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.mouse.click(point.x, point.y);
}

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_IDS } from '../../src/web/shelf.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../src/web/texts.ts';
import { awaitTurn, bot, launch, person, seededMatch, visit } from './harness.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Buttons and headings whose words do not fit into them, and whether the page is wider than the screen. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll('button, h1, h2, h3, label, th, td, p')]
      .filter(element => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .filter(element => getComputedStyle(element).overflowX === 'visible')
      .map(element => `${element.tagName}: ${element.textContent?.slice(0, 60)}`);
    const isWide = document.documentElement.scrollWidth > window.innerWidth;
    return isWide ? ['the page is wider than the screen', ...cut] : cut;
  });
}

test.each(LANGUAGES)('in %s every screen speaks that language and fits a phone', async language => {
  const matches = GAME_IDS.map(game => {
    const seats = [person('Anna'), bot('Bruno'), bot('Clelia')].slice(0, game === 'muro-contro-muro' ? 2 : 3);
    return seededMatch(game, { id: game, seats });
  });
  const { page, goto, shot, end } = await visit(browser, { language, matches });
  for (const path of ['/', '/settings', ...GAME_IDS.map(game => `/play/${game}`)]) {
    await goto(path);
    await page.locator('h1').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect({ path, cut: await overflowing(page) }).toEqual({ path, cut: [] });
    await shot(`${language}${path.replaceAll('/', '-')}`);
  }
  for (const game of GAME_IDS) {
    await goto(`/table/${game}`);
    await awaitTurn(page);
    expect({ game, cut: await overflowing(page) }).toEqual({ game, cut: [] });
    expect(await page.locator('body').textContent()).not.toMatch(/undefined|NaN|\[object/);
    await shot(`${language}-${game}`);
  }
  await goto('/settings');
  await page.getByRole('combobox').first().waitFor();
  expect(await page.locator('option').allInnerTexts()).toEqual(
    expect.arrayContaining(Object.values(LANGUAGE_NAMES)),
  );
  await end();
});

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../locales/languages.ts';
import { finishedRecord } from '../finished.ts';
import { bot, launch, person, type Size, seededMatch, visit } from './harness.ts';

/** What happens is told under the board, where there is little room. */

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const NAMES = ['Anna', 'Bartholomew', 'Chiara', 'Massimiliano', 'Elena', 'Wilhelmina'];

describe.each<Size>(['phone', 'lying'])('on a small screen (%s)', size => {
  test.each(LANGUAGES)('the fists of six people are told in full (%s)', async language => {
    const [me, ...others] = NAMES;
    const seats = [person(me), ...others.map(name => bot(name, 'apprentice', 5))];
    // I have closed my fist; the others will, and then all open.
    const { options, plays } = finishedRecord('die-mauer', { seats: 6, most: 1 });
    const planted = seededMatch('die-mauer', { seats, options, hurry: false });
    const match = { ...planted, record: { ...planted.record, options, plays } };
    const { page, goto, end } = await visit(browser, {
      size,
      language,
      settings: { language, motion: 'slow' },
      matches: [match],
    });
    await goto('/table/seeded');
    await page.locator('.dm-last').first().waitFor();
    const { words, room } = await page.evaluate(() => {
      const [told, line] = ['.status .told', '.status'].map(selector =>
        document.querySelector(selector)?.getBoundingClientRect(),
      );
      return {
        words: { top: told?.top, bottom: told?.bottom },
        room: { top: line?.top, bottom: line?.bottom },
      };
    });
    expect(words.top).toBeGreaterThanOrEqual(room.top ?? Number.NaN);
    expect(words.bottom).toBeLessThanOrEqual(room.bottom ?? Number.NaN);
    await end();
  });
});

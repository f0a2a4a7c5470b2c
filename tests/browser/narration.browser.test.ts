import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../locales/languages.ts';
import { finishedRecord } from '../finished.ts';
import { bot, launch, person, type Size, seededMatch, visit } from './harness.ts';

/** What happens is told below the board, where there is little room. */

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
    // Measured in the page itself: by the time anybody asks, it may be showing something else.
    const told = await page.waitForFunction(() => {
      const [fists, words, room] = ['.dm-last', '.status .told', '.status'].map(selector =>
        document.querySelector(selector)?.getBoundingClientRect(),
      );
      return fists && words && room ? { words: words.toJSON(), room: room.toJSON() } : null;
    });
    const seen = await told.jsonValue();
    expect(seen?.words.top).toBeGreaterThanOrEqual(seen?.room.top);
    expect(seen?.words.bottom).toBeLessThanOrEqual(seen?.room.bottom);
    await end();
  });
});

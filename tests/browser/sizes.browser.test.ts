import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../locales/languages.ts';
import { GAME_IDS, type GameId, manifestOf } from '../../src/games/index.ts';
import type { KeptMatch } from '../../src/web/storage/matches.ts';
import { finishedRecord } from '../finished.ts';
import { blunderedMatch } from './finished.ts';
import { awaitTurn, bot, launch, person, SIZES, type Size, seededMatch, visit } from './harness.ts';

/**
 * Every board at every size. What is compared is where the parts of a table lie, not pixels: see
 * docs/decisions/pictures-are-compared-by-their-parts.md. `LAYOUTS=write` rewrites what is compared.
 */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => {
  if (process.env.LAYOUTS === 'write') writeFileSync(FILE, `${JSON.stringify(found, null, 1)}\n`);
  return browser.close();
});

/** By device: on each, a window or the device itself is turned from one size to the next. */
const DEVICES: Readonly<Record<string, readonly Size[]>> = {
  touch: ['small', 'phone', 'landscape', 'tablet'],
  desk: ['desktop', 'wide'],
};

/** Names of the greatest length, in several scripts. */
const NAMES = [
  'Wolfeschlegelsteinhausen',
  'Maximiliane von Mauerstein',
  'ながいなまえのかべたてにんじゃさんですよねえ',
  'Bartholomäus der Erbauer',
  'Guglielmina Contromurata',
  'WWWWWWWWWWWWWWWWWWWWWWWW',
].map(name => name.slice(0, 24));

/** A match with this many seats of which some has been played. */
function matchOf(game: GameId, count: number): KeptMatch {
  const seats = NAMES.slice(0, count).map((name, seat) => (seat === 0 ? person(name) : bot(name)));
  const match = seededMatch(game, { id: `${game}-${count}`, seats });
  const whole = finishedRecord(game, { seats: count, most: 400 }).plays.length;
  const { options, plays } = finishedRecord(game, { seats: count, most: Math.floor(whole * 0.4) });
  return { ...match, record: { ...match.record, options, plays } };
}

/** A match of Burg Appenzell whose plates are as full as can be: cheeses, mice that wait, and fallen ones. */
function fallenMice(count: number): KeptMatch {
  const [seed, most] = FALLEN[count];
  const seats = NAMES.slice(0, count).map(name => person(name));
  const match = seededMatch('burg-appenzell', { id: `fallen-${count}`, seats });
  const record = finishedRecord('burg-appenzell', { seats: count, seed, most, options: { target: 6 } });
  return { ...match, record: { ...match.record, options: record.options, plays: record.plays } };
}
/** By number of seats: after how many plays of which match that is. */
const FALLEN: Readonly<Record<number, readonly [seed: number, plays: number]>> = {
  2: [39, 133],
  3: [7, 229],
  4: [38, 145],
};

const PARTS = {
  top: '.table-top',
  seats: '.table-seats',
  board: '.table-board',
  status: '.status',
  actions: '.table-actions',
} as const;
type Box = readonly [x: number, y: number, width: number, height: number];
type Layout = Readonly<Partial<Record<keyof typeof PARTS, Box>>>;

async function layoutOf(page: Page): Promise<Layout> {
  return page.evaluate(parts => {
    const boxes = Object.entries(parts).map(([name, selector]) => {
      const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return [name, [x, y, width, height].map(length => Math.round(length ?? 0))];
    });
    return Object.fromEntries(boxes);
  }, PARTS);
}

/** What overlaps something else, lies beyond the screen, or does not fit its place. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async parts => {
    await document.fonts.ready;
    const faults: string[] = [];
    const boxes = Object.values(parts).map(selector => {
      const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return { selector, box };
    });
    const by = 1;
    for (const [i, { selector, box }] of boxes.entries()) {
      if (box.left < -by || box.top < -by || box.right > innerWidth + by || box.bottom > innerHeight + by)
        faults.push(`${selector} is beyond the screen`);
      for (const other of boxes.slice(i + 1)) {
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (width > by && height > by) faults.push(`${selector} lies over ${other.selector}`);
      }
    }
    const words =
      '.table-seats, .status, .status p, .table-actions button, .plate-facts, .table-top h1, .table-board button';
    for (const element of document.querySelectorAll(words)) {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      const isCutBelow = getComputedStyle(element).overflowY !== 'visible' && scrollHeight > clientHeight + 2;
      if (clientWidth > 0 && (scrollWidth > clientWidth + 1 || isCutBelow))
        faults.push(`cut: ${element.className} ${element.textContent?.slice(0, 50)}`);
    }
    for (const plate of document.querySelectorAll('.plate')) {
      const box = plate.getBoundingClientRect();
      for (const inner of plate.querySelectorAll('.plate-facts > *, .plate-name')) {
        const { right, bottom, width } = inner.getBoundingClientRect();
        if (width > 0 && (right > box.right + 1 || bottom > box.bottom + 1))
          faults.push(`out of its plate: ${inner.textContent?.slice(0, 50)}`);
      }
    }
    for (const button of document.querySelectorAll('.table-actions button, .table-top a')) {
      const { width, height, right } = button.getBoundingClientRect();
      if (Math.min(width, height) > 0 && Math.max(width, height) < 44) faults.push('a button under 44 px');
      if (right > innerWidth + 1) faults.push(`beyond the screen: ${button.textContent}`);
    }
    const { scrollHeight, scrollWidth } = document.documentElement;
    if (scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1) faults.push('the page scrolls');
    return faults;
  }, PARTS);
}

/** As when a phone is turned, or a window is resized. Resolves when the page has been redrawn. */
async function turnTo(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The languages with the longest hints. */
const WORDY: readonly Language[] = ['de', 'fr', 'ja'];

const FILE = fileURLToPath(new URL('./layouts.json', import.meta.url));
const kept: Readonly<Record<string, Layout>> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
const found: Record<string, Layout> = {};

/** Whether two layouts are the same except for what another font changes: one line of text more or less. */
function differences(one: Layout, other: Layout): readonly string[] {
  const LINE = 26;
  return Object.keys(PARTS).filter(part => {
    const [a, b] = [one, other].map(
      layout => Object.entries(layout).find(([name]) => name === part)?.[1] ?? [],
    );
    return a.length !== b.length || a.some((length, i) => Math.abs(length - b[i]) > LINE);
  });
}

describe.each(GAME_IDS)('%s', game => {
  const { min, max } = manifestOf(game).seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);

  test.each(Object.entries(DEVICES))(
    'fits every screen, whoever sits there, in both themes: %s',
    async (_, sizes) => {
      const matches = counts.map(count => matchOf(game, count));
      const { page, goto, follow, shot, end } = await visit(browser, { size: sizes[0], matches });
      await goto('/');
      for (const count of counts) {
        await follow(`/table/${game}-${count}`);
        await awaitTurn(page);
        await page.evaluate(() => document.fonts.ready);
        for (const size of sizes) {
          await turnTo(page, size);
          for (const theme of count === max ? (['light', 'dark'] as const) : (['light'] as const)) {
            await page.emulateMedia({ colorScheme: theme });
            await page.locator(`html[data-theme="${theme}"]`).waitFor();
            await shot(`${game}-${count}-${size}-${theme}`);
            expect({ count, size, theme, faults: await faultsOf(page) }).toEqual({
              count,
              size,
              theme,
              faults: [],
            });
            if (count !== max) continue;
            const layout = await layoutOf(page);
            const name = `${game} ${size}`;
            found[name] = layout;
            if (process.env.LAYOUTS !== 'write')
              expect({ size, theme, moved: differences(layout, kept[name] ?? {}) }).toEqual({
                size,
                theme,
                moved: [],
              });
          }
          await page.emulateMedia({ colorScheme: 'light' });
        }
      }
      await end();
    },
  );
});

test.each(LANGUAGES)('all fit the smallest screen, in portrait and in landscape, in %s', async language => {
  const matches = GAME_IDS.map(game => matchOf(game, manifestOf(game).seats.max));
  const { page, goto, follow, shot, end } = await visit(browser, { size: 'small', language, matches });
  await goto('/');
  for (const { id, game } of matches) {
    await turnTo(page, 'small');
    await follow(`/table/${id}`);
    await awaitTurn(page);
    await page.evaluate(() => document.fonts.ready);
    // As when the phone is turned.
    for (const size of ['small', 'landscape'] as const) {
      await turnTo(page, size);
      await shot(`${language}-${game}-${size}`);
      expect({ game, size, faults: await faultsOf(page) }).toEqual({ game, size, faults: [] });
    }
    if (WORDY.includes(language)) {
      await page.locator('.table-actions button').nth(1).click();
      await page.locator('.hint-accept').waitFor();
      for (const size of ['landscape', 'small'] as const) {
        await turnTo(page, size);
        // A long hint may cover the foot of the board.
        const faults = (await faultsOf(page)).filter(fault => fault !== '.table-board lies over .status');
        expect({ game, size, hint: faults }).toEqual({ game, size, hint: [] });
      }
    }
  }
  await end();
});

test('in landscape, the first hint of a match leaves every plate visible', async () => {
  const seats = NAMES.slice(0, 4).map((name, seat) => (seat === 0 ? person(name) : bot(name)));
  const { page, goto, end } = await visit(browser, {
    size: 'landscape',
    language: 'de',
    settings: { motion: 'none' },
    matches: [seededMatch('mauer-bauer', { seats, hurry: false })],
  });
  await goto('/table/seeded');
  await awaitTurn(page);
  await page.locator('.lesson-offer').waitFor();
  await page.locator('.table-actions button').nth(1).click();
  await page.locator('.hint-accept').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await end();
});

test.each(LANGUAGES)(
  'Burg Appenzell: the counter of fallen mice is whole on every plate, in %s',
  async language => {
    const counts = Object.keys(FALLEN).map(Number);
    const matches = counts.map(fallenMice);
    const { page, goto, follow, shot, end } = await visit(browser, { size: 'small', language, matches });
    await goto('/');
    for (const count of counts) {
      await follow(`/table/fallen-${count}`);
      await page.locator('.ba-fact-fallen').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      for (const size of ['small', 'phone', 'landscape'] as const) {
        await turnTo(page, size);
        await shot(`${language}-fallen-${count}-${size}`);
        expect({ count, size, faults: await faultsOf(page) }).toEqual({ count, size, faults: [] });
        // Nor do the cheeses pay for it: their letters can be read, and the free places counted.
        for (const letter of await page.locator('.ba-fact-cheese').all())
          expect((await letter.boundingBox())?.width).toBeGreaterThanOrEqual(10);
        const free = await page
          .locator('.ba-fact-cheeses i')
          .evaluateAll(places => places.map(place => place.getBoundingClientRect().width));
        expect(Math.min(...free)).toBeGreaterThanOrEqual(3);
        expect(Math.max(...free)).toBeGreaterThanOrEqual(12);
      }
    }
    await end();
  },
);

test.each(Object.entries(DEVICES))(
  'Burg Appenzell: the dungeon has room for all fallen mice: %s',
  async (_, sizes) => {
    const counts = Object.keys(FALLEN).map(Number);
    const matches = counts.map(fallenMice);
    const { page, goto, follow, end } = await visit(browser, { size: sizes[0], matches });
    await goto('/');
    for (const count of counts) {
      await follow(`/table/fallen-${count}`);
      await page.locator('.ba-cell svg').first().waitFor();
      for (const size of sizes) {
        await turnTo(page, size);
        const cut = await page.evaluate(() => {
          const vault = document.querySelector('.ba-vault')?.getBoundingClientRect() ?? new DOMRect();
          const mice = [...document.querySelectorAll('.ba-cell svg')];
          return mice.filter(mouse => {
            const { left, right, top, bottom } = mouse.getBoundingClientRect();
            return left < vault.left || right > vault.right || top < vault.top || bottom > vault.bottom;
          }).length;
        });
        expect({ count, size, cut }).toEqual({ count, size, cut: 0 });
      }
    }
    await end();
  },
);

/** The choices that are too long for their fields. */
async function cutChoices(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const ARROW = 18;
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll('select')].flatMap(field => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const room =
        field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - ARROW;
      if (pen) pen.font = font;
      const width = (text: string) => pen?.measureText(text).width ?? Number.POSITIVE_INFINITY;
      return [...field.options].flatMap(({ text }) => (width(text) > room ? [text] : []));
    });
  });
}

test.each(LANGUAGES)('every choice of an option fits its field on a phone, in %s', async language => {
  const { page, goto, follow, end } = await visit(browser, { size: 'phone', language });
  await goto('/');
  for (const game of GAME_IDS) {
    await follow(`/play/${game}`);
    await page.locator('.form select').last().waitFor();
    const cut = await cutChoices(page);
    expect({ game, cut }).toEqual({ game, cut: [] });
  }
  await end();
});

test.each(LANGUAGES)('every choice in a replay, and its end, fits on a phone, in %s', async language => {
  const matches = GAME_IDS.map(game => blunderedMatch(game, { id: game }));
  const { page, goto, follow, end } = await visit(browser, { size: 'small', language, matches });
  await goto('/');
  for (const game of GAME_IDS) {
    await follow(`/replay/${game}`);
    await page.locator('.replay-find option:not(:empty)').nth(1).waitFor({ state: 'attached' });
    for (const size of ['small', 'phone', 'landscape'] as const) {
      await turnTo(page, size);
      expect({ game, size, cut: await cutChoices(page) }).toEqual({ game, size, cut: [] });
    }
    // How it ended, beside the button that leads to the result.
    await turnTo(page, 'phone');
    await page.keyboard.press('End');
    const status = page.locator('.replay .status:has(.button)');
    const cut = await status.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect({ game, cut: cut > 2 }).toEqual({ game, cut: false });
  }
  await end();
});

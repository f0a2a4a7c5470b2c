import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId, manifestOf } from '../../src/games/index.ts';
import type { Settings } from '../../src/web/settings/settings.ts';
import { finishedRecord } from '../finished.ts';
import { launch, seededMatch, type Visit, visit } from './harness.ts';

/**
 * The player controls the pace: a tap speeds up one happening, a long press all of them. Meanwhile the page's clock
 * stands still.
 */

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Comes to replay a finished match again and again. The page's clock goes on by itself until somebody looks. */
async function comeToLook(game: GameId): Promise<Visit> {
  const seats = manifestOf(game).usualSeats;
  const record = finishedRecord(game, { seats, seed: 3 });
  const kept = (record.names ?? []).map(name => ({ name, kind: 'person', level: null }) as const);
  const match = { ...seededMatch(game, { seats: kept, seed: 3 }), record };
  const here = await visit(browser, { size: 'desktop', matches: [match] });
  await here.page.clock.install();
  return here;
}

/** Opens the replay, with motion; once everything is there, the page's clock is stopped. */
async function lookAgain(
  { page, goto }: Visit,
  game: GameId,
  motion: Settings['motion'] = 'normal',
): Promise<void> {
  await page.clock.resume();
  await goto('/theme.js');
  await page.evaluate(
    settings => localStorage.setItem('quattro-mura/settings', settings),
    `{ "motion": "${motion}" }`,
  );
  await goto('/replay/seeded?as=0');
  await page.locator('.replay[data-moment="0"]').waitFor();
  await eventful(page, game).waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

const STEP_MS = 40;

/** A line of the log with several happenings in one play. */
function eventful(page: Page, game: GameId): Locator {
  const several = SEVERAL[game] ?? 3;
  return page.locator(`.log button[data-moment]:has(> span:nth-child(${several}))`).first();
}

/** For games that never have as many. */
const SEVERAL: Readonly<Partial<Record<GameId, number>>> = { 'muro-contro-muro': 2 };

/** Steps to this play, whose first happening is then shown. */
async function begin(page: Page, line: Locator): Promise<readonly string[]> {
  await line.scrollIntoViewIfNeeded();
  const told = await line.locator('span').allTextContents();
  await line.click();
  await page.locator('.replay[data-showing="true"]').waitFor();
  return told;
}

async function said(page: Page): Promise<string> {
  return (await page.locator('.status .status-words').textContent()) ?? '';
}

function isShowing(page: Page): Promise<string | null> {
  return page.locator('.replay').getAttribute('data-showing');
}

async function middleOfBoard(page: Page) {
  const box = await page.locator('.table-board').boundingBox();
  if (!box) throw new Error('the board is to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What a screen reader user hears about the board. */
function heard(page: Page): Promise<readonly (string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.table-board [aria-label], .table-seats .spoken')].map(
      ({ ariaLabel, textContent }) => ariaLabel ?? textContent,
    ),
  );
}

describe.each(GAME_IDS)('%s', game => {
  let here: Visit;
  beforeAll(async () => {
    here = await comeToLook(game);
  });
  afterAll(() => here.end());

  test('a tap shows the next happening, and not the rest', async () => {
    const { page } = here;
    await lookAgain(here, game);
    const told = await begin(page, eventful(page, game));
    const { x, y } = await middleOfBoard(page);
    const first = await said(page);
    await page.mouse.click(x, y);
    await expect.poll(() => said(page)).not.toBe(first);
    // The log may put the first into one line with earlier plays, in other words.
    expect(told.slice(told.indexOf(first) + 1)).toContain(await said(page));
    expect(await isShowing(page)).toBe('true');
  });

  test('a long press goes through it faster than anybody could tap', async () => {
    const { page } = here;
    await lookAgain(here, game);
    await begin(page, eventful(page, game));
    const { x, y } = await middleOfBoard(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    // Too long for a tap; and then a third of the time that the shortest of them would take at the usual pace.
    await page.clock.runFor(450);
    await expect.poll(() => page.locator('.table-board').getAttribute('style')).toContain('0.1');
    await page.clock.runFor(1000);
    await expect.poll(() => isShowing(page)).toBe('false');
    await page.mouse.up();
    await expect.poll(() => page.locator('.table-board').getAttribute('style')).toContain('--motion: 1');
  });

  test('without motion it takes no longer than fast, and fast half as long as usual', async () => {
    const { page } = here;
    const times = [];
    for (const motion of ['normal', 'fast', 'none'] as const) {
      await lookAgain(here, game, motion);
      await begin(page, eventful(page, game));
      let time = 0;
      for (; (await isShowing(page)) === 'true'; time += STEP_MS) await page.clock.runFor(STEP_MS);
      times.push(time);
    }
    const [normal, fast, none] = times;
    expect(none).toBeLessThanOrEqual(fast);
    expect(fast).toBeLessThanOrEqual(normal / 2 + STEP_MS);
    expect(none).toBeGreaterThan(0);
  });

  test('opening the page in the middle of it shows what it leads to', async () => {
    const { page } = here;
    await lookAgain(here, game);
    await begin(page, eventful(page, game));
    await page.clock.runFor(60_000);
    await expect.poll(() => isShowing(page)).toBe('false');
    const shown = await heard(page);
    await begin(page, eventful(page, game));
    expect(await isShowing(page)).toBe('true');
    await page.clock.resume();
    await page.reload();
    await page.locator('.replay[data-showing="false"]').waitFor();
    // The dice are loaded after the board.
    await expect.poll(() => heard(page)).toEqual(shown);
  });
});

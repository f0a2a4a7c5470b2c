import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { Random } from '../../src/engine/random.ts';
import { GAME_IDS, type GameId, manifestOf } from '../../src/games/index.ts';
import type { KeptMatch } from '../../src/web/storage/matches.ts';
import { finishedRecord } from '../finished.ts';
import { finishedMatch } from './finished.ts';
import { awaitTurn, bot, launch, person, type Size, seededMatch, shortOptions, visit } from './harness.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A short match against as few bots as possible. */
function shortMatch(game: GameId) {
  const bots = manifestOf(game).seats.min - 1;
  const seats = [person('Anna'), ...Array.from({ length: bots }, (_, i) => bot(`Bot ${i + 1}`))];
  return seededMatch(game, { seats, options: shortOptions(game) });
}

const PLAYED = 0.8;

/** The same, after most of it has been played. */
async function lateMatch(game: GameId): Promise<KeptMatch> {
  const match = shortMatch(game);
  if (game === 'burg-appenzell') {
    // Castles in which mice ran about at random are nowhere near an end; those of bots are.
    const { seats, record: begun } = match;
    const { record } = await finishedMatch(game, { seats, options: begun.options, isFair: true });
    const plays = record.plays.slice(0, Math.floor(record.plays.length * PLAYED));
    return { ...match, record: { ...match.record, options: record.options, plays } };
  }
  const about = { seats: match.seats.length, options: match.record.options };
  const most = Math.floor(finishedRecord(game, about).plays.length * PLAYED);
  const { options, plays } = finishedRecord(game, { ...about, most });
  return { ...match, record: { ...match.record, options, plays } };
}

/** What there is to choose on the board now. */
function choices(page: Page) {
  return page.locator('.table-board [data-choice]:visible');
}

const MOST_STEPS = 1500;

/** Plays to the end by repeatedly choosing something on the board; `choose` does it. */
async function playOnBoard(
  page: Page,
  choose: (index: number, count: number) => Promise<void>,
): Promise<void> {
  const random = new Random(11);
  for (let step = 0; step < MOST_STEPS; step++) {
    if ((await awaitTurn(page)) === 'over') return;
    const count = await choices(page).count();
    if (count === 0) continue;
    await choose(random.below(count), count);
  }
  throw new Error(`the match is not over after ${MOST_STEPS} choices`);
}

describe.each(GAME_IDS)('%s', game => {
  test.each<Size>(['phone', 'desktop'])(
    'is played to its end on the board, by pointer, on a %s',
    async size => {
      const theme = size === 'phone' ? 'light' : 'dark';
      const { page, goto, end, shot, expectAccessible } = await visit(browser, {
        theme,
        size,
        matches: [await lateMatch(game)],
      });
      await goto('/table/seeded');
      let looked = 0;
      await playOnBoard(page, async index => {
        await choices(page).nth(index).click();
        if (++looked === 5) {
          await shot(`${game}-middle`);
          await expectAccessible();
        }
      });
      await shot(`${game}-result`);
      await expectAccessible();
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('button', { name: 'Verify match' }).click();
      await page.getByText('Verified:').waitFor();
      await end();
    },
  );

  test('is played to its end by keyboard alone', async () => {
    const { page, goto, end } = await visit(browser, {
      size: 'desktop',
      matches: [await lateMatch(game)],
    });
    await goto('/table/seeded');
    await playOnBoard(page, async index => {
      // The frame focuses the board when it is my turn; from there the arrow keys and Tab lead everywhere.
      for (let i = 0; i < index % 5; i++)
        await page.keyboard.press(['ArrowRight', 'Tab', 'ArrowDown'][index % 3]);
      const onBoard = await page.evaluate(() => document.activeElement?.closest('[data-choice]') !== null);
      if (!onBoard) await focusBoard(page);
      await page.keyboard.press('Enter');
    });
    await end();
  });
});

/** Presses Tab until something on the board has the focus. */
async function focusBoard(page: Page): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    const onBoard = await page.evaluate(
      () => document.activeElement?.closest('.table-board [data-choice]') !== null,
    );
    if (onBoard) return;
  }
}

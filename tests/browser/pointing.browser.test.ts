import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/games/index.ts';
import type { KeptMatch } from '../../src/web/storage/matches.ts';
import { finishedRecord } from '../finished.ts';
import { awaitTurn, bot, launch, person, type Size, seededMatch, type Visit, visit } from './harness.ts';

/** Places have names, and words point at them: the log, hints, and what others have done since one's last turn. */

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const SEATS: Readonly<Record<string, number>> = { 'die-mauer': 3 };

function matchAfter(game: GameId, share: number): KeptMatch {
  const count = SEATS[game] ?? 2;
  const seats = [person('Anna'), ...Array.from({ length: count - 1 }, (_, i) => bot(`Bot ${i + 1}`))];
  const match = seededMatch(game, { seats });
  const most = Math.floor(finishedRecord(game, { seats: count, most: 400 }).plays.length * share);
  const { options, plays } = finishedRecord(game, { seats: count, most });
  return { ...match, record: { ...match.record, options, plays } };
}

async function sitDown(game: GameId, size: Size): Promise<Visit> {
  const here = await visit(browser, { size, matches: [matchAfter(game, 0.4)] });
  await here.goto('/table/seeded');
  expect(await awaitTurn(here.page)).toBe('my turn');
  return here;
}

/** Whether a mark lies within the board, where it can be seen. */
async function expectSeen(page: Page, mark: string): Promise<void> {
  await page.waitForFunction(selector => {
    const board = document.querySelector('.table-board')?.getBoundingClientRect();
    return [...document.querySelectorAll(`.table-board ${selector}`)].some(element => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return board && right > board.left && left < board.right && bottom > board.top && top < board.bottom;
    });
  }, mark);
}

describe.each(GAME_IDS)('%s', game => {
  test('a line of the log shows its place: under the pointer, with the keyboard, and when tapped on a phone', async () => {
    const desk = await sitDown(game, 'desktop');
    await desk.page.locator('.log-line').last().hover();
    await expectSeen(desk.page, '.mark-pointed');
    await desk.page.mouse.move(2, 2);
    await desk.page.locator('.mark-pointed').waitFor({ state: 'detached' });
    await desk.page.locator('.log-list').focus();
    await desk.page.keyboard.press('Tab');
    await desk.page.keyboard.press('ArrowUp');
    await expectSeen(desk.page, '.mark-pointed');
    await desk.end();

    const phone = await sitDown(game, 'phone');
    await phone.page.getByRole('button', { name: 'Log', exact: true }).click();
    await phone.page.locator('.log-line').last().click();
    await phone.page.locator('.log.open').waitFor({ state: 'detached' });
    await expectSeen(phone.page, '.mark-pointed');
    await phone.expectAccessible();
    await phone.end();
  });

  test.each<Size>(['phone', 'desktop'])('a hint on a %s says why, and one tap makes the move', async size => {
    const { page, end } = await sitDown(game, size);
    const plays = await page.locator('.table').getAttribute('data-plays');
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.locator('.status-thinking').or(page.locator('.status-hint')).first().waitFor();
    const why = await page.locator('.status-hint span').textContent();
    expect(why).toMatch(/^\. \S.+\.$/);
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.locator(`.table:not([data-plays="${plays}"])`).waitFor();
    await end();
  });
});

/** Plays a turn, until it is the others' turn. */
test('what the others did stays marked until I have moved', async () => {
  const { page, end } = await sitDown('muro-contro-muro', 'phone');
  await expectSeen(page, '.mark-done');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('button', { name: 'Play it' }).click();
  await awaitTurn(page);
  expect(await page.locator('.mark-done').count()).toBeLessThan(3);
  await end();
});

test.each(GAME_IDS)('%s: the names at the rim are complete, and nothing covers them', async game => {
  const { page, end } = await sitDown(game, 'phone');
  const hidden = await page.evaluate(() => {
    const board = document.querySelector('.table-board')?.getBoundingClientRect();
    return [...document.querySelectorAll<SVGTextElement>('.rim-name')].flatMap(name => {
      const { left, top, right, bottom } = name.getBoundingClientRect();
      const isWhole =
        board && left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
      // Letters and digits begin below the top of their box.
      const head = top + (bottom - top) * 0.25;
      const isCovered = [...document.querySelectorAll('.mb-piece')].some(piece => {
        const box = piece.getBoundingClientRect();
        return box.right > left && box.left < right && box.bottom > head && box.top < bottom;
      });
      return isWhole && !isCovered ? [] : [name.textContent];
    });
  });
  expect(hidden).toEqual([]);
  await end();
});

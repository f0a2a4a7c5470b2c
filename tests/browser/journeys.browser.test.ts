import { isDeepStrictEqual } from 'node:util';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Random } from '../../src/engine/random.ts';
import { GAME_IDS, type GameId, manifestOf } from '../../src/games/index.ts';
import type { KeptMatch } from '../../src/web/storage/matches.ts';
import { finishedRecord } from '../finished.ts';
import { blunderedMatch } from './finished.ts';
import {
  archived,
  awaitTurn,
  bot,
  DEVICES,
  launch,
  type Press,
  person,
  playFromList,
  pressOn,
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

/** A short match against bots with only the last plays left to make. */
function almostOver(game: GameId): KeptMatch {
  const about = { options: shortOptions(game) };
  const whole = finishedRecord(game, about);
  const seats = Array.from({ length: whole.seats }, (_, i) => (i === 0 ? person('Anna') : bot(`Bot ${i}`)));
  const { options, plays } = finishedRecord(game, { ...about, most: whole.plays.length - 6 });
  const match = seededMatch(game, { seats });
  return { ...match, touched: 1, record: { ...match.record, options, plays } };
}

/** Most moves are made on the board; those that take too many taps at random, from the list. */
async function playToTheEnd(page: Page, press: Press): Promise<void> {
  const random = new Random(5);
  for (let moves = 0; moves < 400; moves++) {
    if ((await awaitTurn(page)) === 'over') return;
    const plays = await playsAt(page);
    for (let taps = 0; taps < TAPS_FOR_A_MOVE && (await isMyTurnAfter(page, plays)); taps++) {
      const choices = page.locator('.table-board [data-choice]:visible');
      const count = await choices.count();
      if (count === 0) continue;
      const choice = choices.nth(random.below(count));
      await press((await choice.evaluate(isUnder, HELD)) ? page.locator(HELD) : choice);
    }
    if (await isMyTurnAfter(page, plays)) await playFromList(page, undefined, press);
  }
  throw new Error('the match did not end');
}
const TAPS_FOR_A_MOVE = 6;
/** A line of the castle that has been tapped glows, and responds anywhere until it is tapped again. */
const HELD = '.ba-push[aria-pressed="true"]';

/** Whether something else, which this selects, lies over the middle of an element. */
function isUnder(element: Element, selector: string): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2)?.closest(selector);
  return top != null && top !== element;
}

function isMyTurnAfter(page: Page, plays: string | null): Promise<boolean> {
  return page
    .locator(`.table[data-plays="${plays}"]:has(.status.mine)`)
    .count()
    .then(count => count > 0);
}

describe.each(GAME_IDS)('%s', game => {
  test.each(DEVICES)(
    'from home to the result, the replay, the review and on, and back, by taps or clicks alone, on a %s',
    async size => {
      const match = blunderedMatch(game, { id: 'seeded', left: 6 });
      const { page, goto, end } = await visit(browser, { size, matches: [match] });
      const at = () => new URL(page.url()).pathname;
      const result = page.locator('dialog.result');
      const press = pressOn(size);
      await goto('/');
      await press(page.getByRole('link', { name: /^Continue/ }).first());
      await playToTheEnd(page, press);

      // How it ended, in words, with the next steps visible however small the screen is.
      await result.getByRole('heading', { name: /^(You|Anna|Bruno|Clelia)/ }).waitFor();
      await result.getByRole('img', { name: /^Scores at the start/ }).waitFor();
      const nextSteps = [
        ...['Rematch', 'Share'].map(name => result.getByRole('button', { name })),
        result.getByRole('link', { name: 'Review' }),
      ];
      for (const step of nextSteps) expect(await isInSight(page, step)).toBe(true);

      await press(result.getByRole('link', { name: 'Replay' }));
      await page.locator('.replay-controls').waitFor();
      expect(await result.count()).toBe(0);
      expect(at()).toMatch(/^\/replay\//);
      await page.goBack();
      await result.waitFor();
      expect(at()).toMatch(/^\/table\//);

      // The review, from which the match is played on as it might have gone.
      await press(result.getByRole('link', { name: 'Review' }));
      await page.getByLabel('Depth').selectOption('Quick');
      await press(page.getByRole('button', { name: 'Review match' }));
      await page.locator('.review-again').waitFor();
      const points = page.locator('.turning-points > li');
      const point = points.filter({ has: page.getByRole('button', { name: /^Play from here/ }) }).first();
      const last = await page.locator('.replay').getAttribute('data-moment');
      await press(point.getByRole('button', { name: /^Show/ }));
      await page.locator(`.replay:not([data-moment="${last}"])`).waitFor();
      // The address follows once the replay has come to rest.
      const moment = await page.locator('.replay').getAttribute('data-moment');
      await page.waitForURL(url => url.hash === `#play-${moment}`);
      if (size === 'phone') await press(page.getByRole('button', { name: 'Review', exact: true }));
      const panel = page.locator('.side-review');
      await panel.evaluate(pane => {
        pane.scrollTo(0, 150);
        const note = () => document.body.setAttribute('data-left-at', String(pane.scrollTop));
        // Before the page is left.
        pane.addEventListener('click', note, { capture: true });
      });
      await press(point.getByRole('button', { name: /^Play from here/ }));
      await page.waitForURL(url => url.pathname.startsWith('/table/') && !url.pathname.endsWith('seeded'));
      expect(await awaitTurn(page)).toBe('my turn');
      // Back, step by step, the same way.
      await page.goBack();
      await page.locator(`.replay[data-moment="${moment}"]`).waitFor();
      expect(new URL(page.url()).hash).toBe(`#play-${moment}`);
      // The review is where it was.
      const leftAt = await page.locator('body').getAttribute('data-left-at');
      expect(Number(leftAt)).toBeGreaterThan(0);
      await expect.poll(() => panel.evaluate(pane => String(pane.scrollTop))).toBe(leftAt);
      let path = at();
      for (let steps = 0; path.startsWith('/replay') && steps < 3; steps++) path = await stepBack(page);
      await result.waitFor();
      expect(path).toBe('/table/seeded');

      // Another match, and back home from there.
      await press(result.getByRole('button', { name: 'Rematch' }));
      await page.waitForURL(url => !url.pathname.endsWith('seeded'));
      await press(page.getByRole('link', { name: /^Leave/ }));
      await page.locator('.shelf').waitFor();
      await end();
    },
  );

  test('a link contains the whole match, and opens its replay on another device', async () => {
    const { page, goto, end } = await visit(browser, { matches: [almostOver(game)] });
    await goto('/table/seeded');
    await playToTheEnd(page, pressOn('phone'));
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

test.each(DEVICES)('Back closes what is on top of a finished match, then leaves it, on a %s', async size => {
  const { page, goto, end } = await visit(browser, { size, matches: [almostOver('muro-contro-muro')] });
  await goto('/');
  const press = pressOn(size);
  await press(page.getByRole('link', { name: /^Continue/ }).first());
  await playToTheEnd(page, press);
  await press(page.locator('dialog.result').getByRole('button', { name: 'Share' }));
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

describe.each(DEVICES)('on a %s', size => {
  test.each(GAME_IDS)('Back and Escape close whatever lies over a match of %s, which stays', async game => {
    const { page, goto, end } = await visit(browser, { size, settings: { motion: 'none' } });
    await goto('/');
    await page
      .getByRole('button', { name: /^Play now/ })
      .nth(GAME_IDS.indexOf(game))
      .click();
    await page.locator('.table-board').waitFor();
    const path = new URL(page.url()).pathname;
    const ways = [() => page.keyboard.press('Escape'), () => page.goBack()];
    const sheets = [
      ['Three-minute lesson', 'dialog.lesson-sheet .lesson'],
      ['Rules', 'dialog.rules-sheet section'],
      ['Menu', 'dialog.match-menu'],
      // If there is room, the log stands beside the board, and need not be closed.
      ...(size === 'phone' ? ([['Log', '.log.open']] as const) : []),
    ] as const;
    for (const [name, sheet] of sheets) {
      for (const close of ways) {
        await page.getByRole('button', { name, exact: true }).click();
        await page.locator(sheet).first().waitFor();
        await close();
        await page.locator(sheet).first().waitFor({ state: 'detached' });
        expect(new URL(page.url()).pathname).toBe(path);
      }
    }
    await page.goBack();
    await page.locator('.shelf').waitFor();
    await end();
  });

  test.each(GAME_IDS)('a link leads to a moment of a match, a rule and a lesson of %s', async game => {
    const match = almostOver(game);
    const over = { ...match, record: { ...match.record, ...finishedRecord(game, match.record) } };
    const { page, goto, end } = await visit(browser, { size, matches: [over] });
    await goto('/replay/seeded#play-12');
    await page.locator('.replay[data-moment="12"]').waitFor();
    await goto(`/rules/en/${game}`);
    const last = page.locator('main section[id]').last();
    const section = await last.getAttribute('id');
    await goto('/settings');
    await goto(`/rules/en/${game}#${section}`);
    await last.waitFor();
    await expect.poll(() => isInSight(page, last.locator('h2'))).toBe(true);
    await page.locator(`a[href="/learn/en/${game}"]`).first().click();
    await page.locator('.lesson').waitFor();
    await end();
  });
});

test.each(GAME_IDS)(
  '%s: the offer of a lesson is there from the start, and pushes nothing aside',
  async game => {
    const { page, context, goto, end } = await visit(browser);
    await context.addInitScript(noteWhereTheBoardIs);
    await goto('/');
    await page
      .getByRole('button', { name: /^Play now/ })
      .nth(GAME_IDS.indexOf(game))
      .click();
    await page.locator('.lesson-offer').waitFor();
    await awaitTurn(page);
    expect(await page.evaluate(() => Reflect.get(window, 'placesOfTheBoard'))).toHaveLength(1);
    await end();
  },
);

test.each(GAME_IDS)('%s: the offer of a lesson goes after three moves', async game => {
  const count = game === 'die-mauer' ? 3 : 2;
  const seats = [person('Anna'), ...Array.from({ length: count - 1 }, (_, i) => bot(`Bot ${i + 1}`))];
  const match = seededMatch(game, { seats, hurry: false });
  const { page, goto, end } = await visit(browser, { settings: { motion: 'none' }, matches: [match] });
  await goto('/table/seeded');
  const plays = page.locator('.table');
  for (let moves = 0; moves < 3; moves++) {
    expect(await awaitTurn(page)).toBe('my turn');
    expect(await page.locator('.lesson-offer').count()).toBe(1);
    const before = await plays.getAttribute('data-plays');
    await playFromList(page);
    await page.locator(`.table:not([data-plays="${before}"])`).waitFor();
  }
  expect(await awaitTurn(page)).toBe('my turn');
  expect(await page.locator('.lesson-offer').count()).toBe(0);
  await end();
});

/** Frame by frame. */
function noteWhereTheBoardIs(): void {
  const places: string[] = [];
  Object.assign(window, { placesOfTheBoard: places });
  const look = () => {
    const board = document.querySelector('.table-board')?.getBoundingClientRect();
    const place = board && `${board.x} ${board.y} ${board.width} ${board.height}`;
    if (place !== undefined && !places.includes(place)) places.push(place);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test('Back and Escape close what is on top as soon as it is visible, however busy the page is', async () => {
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

/** Delays what a page does after painting, as on a busy machine. */
function lateAfterPaint(): void {
  const frame = window.requestAnimationFrame.bind(window);
  const later = window.setTimeout.bind(window);
  window.requestAnimationFrame = callback => frame(time => later(() => callback(time), 1000));
  Object.assign(window, {
    setTimeout: (call: TimerHandler, ms = 0, ...given: unknown[]) => later(call, ms + 1000, ...given),
  });
}

test('a match deleted from the home page can be restored, and nothing moves under the finger', async () => {
  const found = almostOver('die-mauer');
  const seats = found.seats.map(seat => ({ ...seat, name: `${seat.name} of the long wall` }));
  const match = { ...found, seats };
  const { page, goto, end } = await visit(browser, { matches: [match, { ...match, id: 'other' }] });
  await goto('/');
  const line = page.locator('.in-progress li').first();
  const next = page.locator('.in-progress li').last();
  // Its names take several lines, and what is said once it is deleted takes one.
  const before = await next.boundingBox();
  await line.getByRole('button', { name: /^Delete/ }).click();
  await page.getByText('Match deleted').waitFor();
  const after = await next.boundingBox();
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

test.each(GAME_IDS)(
  '%s in two tabs stays in sync: nothing is played twice and nothing is lost',
  async game => {
    const bots = Array.from({ length: manifestOf(game).seats.min - 1 }, (_, i) => bot(`Bot ${i + 1}`));
    const match = seededMatch(game, { seats: [person('Anna'), ...bots] });
    const { page: first, context, goto, end } = await visit(browser, { size: 'desktop', matches: [match] });
    await goto('/table/seeded');
    await awaitTurn(first);
    const second = await context.newPage();
    await second.goto('/table/seeded');
    await awaitTurn(second);
    const stored = async () => JSON.parse((await archived(first))['match/seeded']).record.plays;
    for (const page of [first, second, second, first]) {
      const before = await stored();
      await playFromList(page);
      await page.locator(`.table:not([data-plays="${before.length}"])`).waitFor();
      await awaitTurn(page);
      const plays = await playsAt(page);
      for (const other of [first, second]) {
        await other.locator(`.table[data-plays="${plays}"]`).waitFor();
        expect(await awaitTurn(other)).toBe('my turn');
      }
      // A play is shown a moment before it is stored, and a tab may still be showing the last one.
      await expect.poll(stored).toHaveLength(Number(plays));
      expect((await stored()).slice(0, before.length)).toEqual(before);
      // The same position, and the same moves in it.
      await expect
        .poll(() => Promise.all([first, second].map(shownIn)))
        .toSatisfy(([one, other]) => isDeepStrictEqual(one, other));
    }
    await second.close();
    await playFromList(first);
    await awaitTurn(first);
    await end();
  },
);

test('what was played in one tab can be undone in another', async () => {
  const castle = seededMatch('burg-appenzell', { seats: [person('Anna'), bot('Bruno')] });
  const { page: first, context, goto, end } = await visit(browser, { matches: [castle] });
  await goto('/table/seeded');
  await awaitTurn(first);
  await playFromList(first, '@a1');
  await awaitTurn(first);
  const plays = await playsAt(first);
  const second = await context.newPage();
  await second.goto('/table/seeded');
  await awaitTurn(second);
  await second.getByRole('button', { name: 'Moves', exact: true }).click();
  await second.locator('[data-move^="@"]').first().click();
  // Once the bot has answered there.
  await first.locator(`.table:not([data-plays="${plays}"]):has(.status.mine)`).waitFor();
  await first.getByRole('button', { name: 'Undo', exact: true }).click();
  for (const page of [first, second]) await page.locator(`.table[data-plays="${plays}"]`).waitFor();
  await end();
});

/** What the seats and the board of a page show. */
function shownIn(page: Page): Promise<(string | null)[]> {
  return page.locator('.table-seats, .table-board').allTextContents();
}

function playsAt(page: Page): Promise<string | null> {
  return page.locator('.table').getAttribute('data-plays');
}

/** Whether it is completely visible without scrolling. */
async function isInSight(page: Page, target: Locator): Promise<boolean> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  return x >= 0 && y >= 0 && x + width <= screen.width && y + height <= screen.height;
}

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Random } from '../../src/engine/random.ts';
import { GAME_IDS, type GameId, manifestOf } from '../../src/games/index.ts';
import type { KeptMatch } from '../../src/web/storage/matches.ts';
import { finishedRecord } from '../finished.ts';
import { Place, type RunningServer } from '../server/process.ts';
import { blunderedMatch } from './finished.ts';
import { bot, launch, person, seededMatch, shortOptions, visit } from './harness.ts';

/** Only by roles and names, as a screen reader gives them: nothing here looks at the page. */

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A short match of which this share has been played. */
function lateMatch(game: GameId, share = 0.92): KeptMatch {
  const count = manifestOf(game).seats.min;
  const seats = [person('Anna'), ...Array.from({ length: count - 1 }, (_, i) => bot(`Bot ${i + 1}`))];
  const match = seededMatch(game, { seats, options: shortOptions(game) });
  const about = { seats: count, options: match.record.options };
  const whole = finishedRecord(game, about).plays.length;
  const { options, plays } = finishedRecord(game, { ...about, most: Math.floor(whole * share) });
  return { ...match, record: { ...match.record, options, plays } };
}

const rematch = (page: Page) => page.getByRole('button', { name: 'Rematch' });
const moves = (page: Page) => page.getByRole('button', { name: 'Moves', exact: true });

/** Waits until it is Anna's turn, or the match is over. */
async function listen(page: Page): Promise<'my turn' | 'over'> {
  const mine = page.getByRole('button', { name: 'Moves', exact: true, disabled: false });
  await mine.or(rematch(page)).first().waitFor();
  return (await rematch(page).count()) > 0 ? 'over' : 'my turn';
}

/** Presses a key and waits for what is said. */
async function ask(page: Page, key: string): Promise<string> {
  // In the live region, beside whatever else happens meanwhile.
  const said = page.getByRole('status').locator('[data-answer]').first();
  const before = await said.textContent();
  await page.keyboard.press(key);
  await expect.poll(() => said.textContent()).not.toBe(before);
  return (await said.textContent()) ?? '';
}

describe.each(GAME_IDS)('%s', game => {
  test('is played to its end by roles and names alone', async () => {
    const { page, goto, end, expectAccessible } = await visit(browser, {
      size: 'desktop',
      matches: [lateMatch(game)],
    });
    await goto('/table/seeded');
    const random = new Random(7);
    for (let step = 0; (await listen(page)) === 'my turn'; step++) {
      if (step > 400) throw new Error('the match does not end');
      const onBoard = page.getByRole('main').getByRole('button', { disabled: false });
      const count = await onBoard.count();
      if (count > 0 && step % 3 < 2) {
        await onBoard.nth(random.below(count)).focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Escape');
        continue;
      }
      await moves(page).focus();
      await page.keyboard.press('Enter');
      const list = page.getByRole('dialog', { name: 'Your legal moves' });
      await list.getByRole('listitem').first().getByRole('button').press('Enter');
      await list.waitFor({ state: 'detached' });
    }
    await expectAccessible();
    await end();
  });

  test('says what is where when asked', async () => {
    const { page, goto, end, expectAccessible } = await visit(browser, {
      size: 'desktop',
      matches: [lateMatch(game, 0.4)],
    });
    await goto('/table/seeded');
    expect(await listen(page)).toBe('my turn');
    expect(await ask(page, 's')).toMatch(
      /^Anna, you, \S.*, to move; Bot 1, \S.*, bot, apprentice(, bold)?(;|$)/,
    );
    expect(await ask(page, '1')).toMatch(/Row 1: \S/);
    expect(await ask(page, '9')).toMatch(/Row 9|The board has \d+ rows/);
    expect((await ask(page, 'h')).length).toBeGreaterThan(20);
    expect(await ask(page, 'c')).toMatch(/Bot|Nothing has happened/);
    await page.getByRole('main').getByRole('button').first().focus();
    expect((await ask(page, 'n')).length).toBeGreaterThan(2);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await keys.getByText('What do I have?').waitFor();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await end();
  });
});

test.each(GAME_IDS)('%s: the lesson can be done by roles and names alone', async game => {
  const { page, context, goto, end } = await visit(browser, {
    size: 'desktop',
    settings: { motion: 'none' },
  });
  await context.addInitScript(tapAlong);
  await goto(`/learn/en/${game}`);
  const named = (name: string) => page.getByRole('button', { name, exact: true, disabled: false });
  const playNow = named('Play now');
  for (let step = 0; ; step++) {
    if (step > 60) throw new Error('the lesson does not end');
    await named('Next').or(named('Show me')).or(playNow).first().waitFor();
    if ((await playNow.count()) > 0) break;
    if ((await named('Next').count()) > 0) {
      await named('Next').press('Enter');
      continue;
    }
    await named('Show me').press('Enter');
    const hint = page.getByRole('status').getByText(/^Hint: /);
    const move = ((await hint.textContent()) ?? '').replace('Hint: ', '');
    await named('Moves').press('Enter');
    const list = page.getByRole('dialog', { name: 'Your legal moves' });
    await list.getByRole('button', { name: move, exact: true }).press('Enter');
    await hint.waitFor({ state: 'detached' });
  }
  await end();
});

/** What is shown between two steps need not be waited for: a tap on the board skips it. */
function tapAlong(): void {
  setInterval(() => {
    const board = document.querySelector('.lesson[data-step=""] .table-board');
    board?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  }, 20);
}

test.each(GAME_IDS)('%s: a replay can be followed by roles and names alone', async game => {
  const match = lateMatch(game, 1);
  const { seats, options } = match.record;
  const record = finishedRecord(game, { seats, options });
  const over = { ...match, record: { ...match.record, ...record } };
  const { page, goto, expectAccessible, end } = await visit(browser, { size: 'desktop', matches: [over] });
  await goto('/replay/seeded');
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('End');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain(String(record.plays.length));
  await page.getByRole('button', { name: 'Previous move' }).press('Enter');
  await page.getByRole('button', { name: 'Next move' }).press('Enter');
  expect(await ask(page, 's')).toContain('Anna');
  await expectAccessible();
  await end();
});

test.each(GAME_IDS)('%s: a puzzle is tried, and its answer read, by roles and names alone', async game => {
  const { page, goto, end } = await visit(browser, { size: 'desktop', settings: { motion: 'none' } });
  // The same puzzles every time.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await goto(`/puzzles/${game}`);
  const { about } = await import(`../../locales/en/${game}/about.ts`);
  await page.getByRole('link', { name: `Train: ${about.name}`, exact: true }).press('Enter');
  const named = (name: string) => page.getByRole('button', { name, exact: true, disabled: false });
  await named('Moves').waitFor();
  expect((await ask(page, 's')).length).toBeGreaterThan(20);
  expect((await ask(page, 'h')).length).toBeGreaterThan(2);
  const list = page.getByRole('dialog', { name: 'Your legal moves' });
  const said = page.getByRole('status').getByText(/^That’s it!|There’s a better move\.$/);
  // Until a move is not the best one.
  for (let isBest = true; isBest; ) {
    await named('Moves').press('Enter');
    await list.getByRole('listitem').first().getByRole('button').press('Enter');
    await list.waitFor({ state: 'detached' });
    isBest = (await said.textContent()) === 'That’s it!';
    if (isBest) await named('Next puzzle').press('Enter');
  }
  await named('Show answer').press('Enter');
  await page.getByText(/^Best: .+ Worth /).waitFor();
  await page.getByText(/^Proof checked on this device/).waitFor();
  await page.getByRole('region', { name: 'Task and answer' }).getByRole('row').nth(2).waitFor();
  await named('Next puzzle').press('Enter');
  await named('Moves').waitFor();
  await end();
});

test.each(GAME_IDS)('%s: a review is read, and played on from, by roles and names alone', async game => {
  const { page, goto, end } = await visit(browser, { size: 'desktop', matches: [blunderedMatch(game)] });
  await goto('/replay/finished');
  await page.getByRole('button', { name: 'Review', exact: true }).press('Enter');
  const review = page.getByRole('region', { name: 'Review', exact: true });
  await review.getByRole('combobox', { name: 'Depth' }).selectOption('Quick');
  await review.getByRole('button', { name: 'Review match' }).press('Enter');
  await review.getByRole('status').getByText('Review complete.').waitFor();
  const chances = review.getByRole('slider', { name: /^Win chances/ });
  await chances.press('End');
  await expect.poll(() => chances.getAttribute('aria-valuetext')).toMatch(/After \d+ moves: .* 100%/);
  const points = review.getByRole('region', { name: 'Turning points' }).getByRole('listitem');
  const first = points.filter({ hasText: 'Play from here' }).first();
  await first.getByRole('button', { name: /^Show move \d+ on the board/ }).press('Enter');
  await first.getByRole('button', { name: /^Play from here as/ }).press('Enter');
  expect(await listen(page)).toBe('my turn');
  await end();
});

describe('at a table on the server', () => {
  const place = new Place();
  let server: RunningServer;
  beforeAll(async () => {
    server = await place.start({ WEB: inject('built') });
  });
  afterAll(() => place.remove());

  test.each(GAME_IDS)('%s is played and resigned by roles and names alone', async game => {
    const { page, context, goto, expectAccessible, end } = await visit(browser, {
      size: 'desktop',
      base: server.origin,
      hurry: true,
      settings: { name: 'Anna' },
    });
    await context.request.post('/api/me', { data: {} });
    const bots = Array.from({ length: manifestOf(game).seats.min - 1 }, () => 'bot');
    const seats = [{ kind: 'me' }, ...bots.map(kind => ({ kind, level: 'apprentice' }))];
    const made = await context.request.post('/api/tables', { data: { game, seats } });
    const { id }: { readonly id: string } = await made.json();
    await goto(`/online/${id}`);
    // It can be pressed once the server knows that Anna is here.
    await page.getByRole('button', { name: 'Start', exact: true, disabled: false }).press('Enter');
    const plays = () => page.locator('.table').getAttribute('data-plays');
    for (let move = 0; move < MOVES_ONLINE && (await listen(page)) === 'my turn'; move++) {
      const before = await plays();
      await moves(page).press('Enter');
      const list = page.getByRole('dialog', { name: 'Your legal moves' });
      await list.getByRole('listitem').first().getByRole('button').press('Enter');
      await list.waitFor({ state: 'detached' });
      // Until the server has taken the move, the list could be opened again and would close as soon as it has.
      await expect.poll(plays).not.toBe(before);
    }
    await listen(page);
    expect(await ask(page, 's')).toContain('Anna');
    expect(await ask(page, 'c')).toMatch(/\S/);
    await page.getByRole('button', { name: 'People', exact: true }).press('Enter');
    const people = page.getByRole('dialog', { name: 'At the table' });
    await people.getByRole('button', { name: 'Resign…', exact: true }).press('Enter');
    await people.getByRole('button', { name: 'Resign', exact: true }).press('Enter');
    await people.waitFor({ state: 'detached' });
    await page.getByText('resigned').first().waitFor();
    await expectAccessible();
    await end();
  });
});
/** How many moves are made at a table on the server before that: too few to end any match. */
const MOVES_ONLINE = 4;

test('questions are answered in the language of the page, in lessons and replays too', async () => {
  const record = finishedRecord('muro-contro-muro', { options: { copies: 4 } });
  const match = seededMatch('muro-contro-muro', {
    seats: [person('Anna'), bot('Bot 1')],
    options: { copies: 4 },
  });
  const over = { ...match, record: { ...match.record, ...record } };
  const { page, goto, end } = await visit(browser, { size: 'desktop', language: 'de', matches: [over] });
  await goto('/replay/seeded');
  await page.getByRole('main').waitFor();
  await page.getByRole('slider').focus();
  await page.keyboard.press('End');
  // The board shows the end a moment later, and answers are about what it shows.
  const rows = async () => {
    await page.keyboard.press('1');
    return page.getByRole('status').locator('[data-answer]').first().textContent();
  };
  await expect.poll(rows).toContain('Reihe 1:');
  await goto('/learn/de/muro-contro-muro');
  await page.getByRole('main').waitFor();
  expect(await ask(page, 'h')).toMatch(/Stein/);
  await end();
});

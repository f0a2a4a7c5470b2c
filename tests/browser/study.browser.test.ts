import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { GAME_IDS, type GameId, manifestOf } from '../../src/games/index.ts';
import { readConfig } from '../../src/server/config.ts';
import { Exploring } from '../../src/server/exploring/exploring.ts';
import { makeServer } from '../../src/server/server.ts';
import { openSqlite } from '../../src/server/store/sqlite-store.ts';
import type { KeptMatch } from '../../src/web/storage/matches.ts';
import { finishedRecord } from '../finished.ts';
import { plantMatch } from '../server/finished-table.ts';
import { launch, type Size, visit } from './harness.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

function keptMatch(game: GameId, most?: number): KeptMatch {
  const record = finishedRecord(game, {
    seed: 3,
    seats: manifestOf(game).usualSeats,
    ...(most !== undefined && { most }),
  });
  return {
    version: 1,
    id: 'seeded',
    game,
    seats: (record.names ?? []).map((name, seat) => ({
      name,
      kind: seat === 0 ? 'person' : 'bot',
      level: seat === 0 ? null : 'journeyman',
    })),
    seed: '3'.padStart(64, '0'),
    botSeed: 1,
    touched: 1,
    record,
  };
}

/** Waits until the study is at this spot and nothing is being shown. */
async function at(page: Page, spot: string): Promise<void> {
  await page.locator(`.study[data-spot="${spot}"][data-showing="false"]`).waitFor();
}

function spotOn(page: Page): Promise<string | null> {
  return page.locator('.study').getAttribute('data-spot');
}

/** Opens the study of a finished match at one of its moments, from the replay. */
async function analyse(page: Page, moment: number): Promise<void> {
  await page.goto(`/replay/seeded#play-${moment}`);
  await page.locator(`.replay[data-moment="${moment}"]`).waitFor();
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await at(page, String(moment));
}

/** The first moment from here at which nature is to move next. */
function natureAfter(match: KeptMatch, from: number): number {
  return match.record.plays.findIndex(([by], number) => number >= from && by === 'nature');
}

test('somebody with a phone tries another move, sees what the dice may do, writes a note and shares it', async () => {
  const match = keptMatch('mauer-bauer');
  const { page, context, expectAccessible, shot, end } = await visit(browser, { matches: [match] });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const roll = natureAfter(match, 40);
  await analyse(page, roll);

  // Another outcome than the one that came up.
  await page.getByRole('button', { name: 'Chance', exact: true }).click();
  await shot('study-chance');
  await expectAccessible();
  const came = match.record.plays[roll][1];
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await page.getByRole('button', { name: 'Engine', exact: true }).click();
  const outcomes = page.getByRole('table', { name: 'What chance may bring' });
  await outcomes.getByRole('row').nth(1).waitFor();
  await shot('study-outcomes');
  const other = outcomes.locator(`button:not([data-outcome="${came}"])`).first();
  await other.click();
  await page.locator(`.study:not([data-spot="${roll}"])[data-showing="false"]`).waitFor();
  expect(await spotOn(page)).toMatch(new RegExp(`^${roll}\\.1\\.`));

  // The notes about it: they are at hand, though the engine and the whole match stand before them.
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  await expect
    .poll(() =>
      page.getByRole('button', { name: 'Interesting move', exact: true }).evaluate(button => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    )
    .toBe(true);
  await page.getByLabel('Name of this line', { exact: true }).fill('Another roll');
  await page.getByLabel('Comment', { exact: true }).fill('What if?');
  await page.getByRole('button', { name: 'Interesting move', exact: true }).click();
  await page.getByLabel('Title', { exact: true }).fill('My luck');
  await shot('study-notes');
  await expectAccessible('.study-side');
  await page.locator('.study-side').getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByLabel('Link to this move', { exact: true }).inputValue();
  await shot('study-share');
  await expectAccessible();
  await end();

  const guest = await visit(browser, { language: 'de' });
  await guest.goto(link.slice(link.indexOf('/shared')));
  await at(guest.page, `${roll}.1.0`);
  // What was written is there at once; the panel has it, too.
  await guest.page.locator('.status').getByText('Another roll What if?', { exact: true }).waitFor();
  await guest.page.getByRole('button', { name: 'Notizen', exact: true }).click();
  await guest.page.locator('.study-side').getByText('Another roll', { exact: true }).waitFor();
  expect(await guest.page.getByLabel('Kommentar', { exact: true }).inputValue()).toBe('What if?');
  await guest.end();
});

test('what chance may bring leaves the board whole, and all of its figures are in sight', async () => {
  const { page, goto, end } = await visit(browser, { size: 'desktop' });
  await goto('/studies/burg-appenzell');
  await page.getByRole('button', { name: 'New study of Burg Appenzell', exact: true }).click();
  const entry = page.locator('.study .entry');
  await entry.waitFor();
  const [above, below] = await Promise.all([page.locator('.table-board').boundingBox(), entry.boundingBox()]);
  expect(above && below && above.y + above.height <= below.y + 1).toBe(true);

  await page.getByRole('button', { name: 'Engine', exact: true }).click();
  await page.setViewportSize({ width: 740, height: 360 });
  await page.locator('.study-side.open').waitFor();
  await page.getByRole('table', { name: 'What chance may bring' }).getByRole('row').nth(1).waitFor();
  const panel = page.locator('.study-scroll');
  expect(await panel.evaluate(each => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
  await end();
});

test('a lesson can be studied from its current position', async () => {
  const { page, goto, end } = await visit(browser);
  await goto('/learn/en/burg-appenzell');
  const analyse = page.getByRole('button', { name: 'Analyse this position', exact: true });
  await analyse.and(page.locator(':enabled')).click();
  await page.waitForURL(/\/study\/.*#[1-9]/);
  await page.getByRole('heading', { name: 'Lesson: Burg Appenzell', exact: true }).waitFor();
  expect(await page.locator('.study').getAttribute('data-turn')).not.toBe('over');
  await end();
});

test('an unfinished match can be neither studied nor shared', async () => {
  const { page, goto, end } = await visit(browser, { matches: [keptMatch('muro-contro-muro', 12)] });
  await goto('/replay/seeded');
  await page.getByRole('button', { name: 'Next move', exact: true }).waitFor();
  for (const name of ['Analyse', 'Share'])
    expect(await page.getByRole('button', { name, exact: true }).count(), name).toBe(0);
  await end();
});

describe.each(GAME_IDS)('%s', game => {
  const size: Size = game === 'burg-appenzell' ? 'small' : game === 'die-mauer' ? 'landscape' : 'desktop';
  const theme = game === 'muro-contro-muro' ? 'dark' : 'light';

  test('from an empty table every seat moves, chance rolls, and the engine plays', async () => {
    const { page, goto, expectAccessible, shot, end } = await visit(browser, { size, theme });
    await goto(`/studies/${game}`);
    await page.getByRole('heading', { name: 'Studies', exact: true }).waitFor();
    await expectAccessible();
    await shot(`studies-${game}`);
    await page.locator('form button[type="submit"]').click();
    await page.locator('.study').waitFor();
    if ((await page.locator('.study').getAttribute('data-turn')) === 'nature') {
      await page.getByRole('button', { name: 'Leave it to chance', exact: true }).click();
      await page.locator('.study[data-turn="seats"][data-showing="false"]').waitFor();
    }
    const before = await spotOn(page);
    await page.keyboard.press('l');
    await page.locator('[data-candidate]').first().waitFor({ state: 'attached' });
    await shot(`study-${game}`);
    await expectAccessible();
    await page.keyboard.press(' ');
    await page.locator(`.study:not([data-spot="${before}"])[data-showing="false"]`).waitFor();
    await page.keyboard.press('ArrowLeft');
    await at(page, before ?? '');
    await page.keyboard.press('m');
    await page.getByRole('dialog').locator('[data-move]').last().click();
    await page.locator(`.study:not([data-spot="${before}"])[data-showing="false"]`).waitFor();
    await page.keyboard.press('Home');
    await at(page, '0');
    await page.waitForURL(/#0$/);
    await page.reload();
    await at(page, '0');
    await page.keyboard.press('End');
    await page.locator('.study:not([data-spot="0"])[data-showing="false"]').waitFor();
    await end();
  });
});

test('what is deleted can be restored, in a study and in the list', async () => {
  const match = keptMatch('muro-contro-muro');
  const { page, goto, end } = await visit(browser, { size: 'desktop', matches: [match] });
  await analyse(page, 30);
  const moves = page.locator('.study-tree .study-move');
  const all = await moves.count();
  await page.getByRole('button', { name: 'Delete from here', exact: true }).click();
  await at(page, '29');
  expect(await moves.count()).toBe(29);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await at(page, '30');
  expect(await moves.count()).toBe(all);

  await goto('/studies');
  await page.getByRole('button', { name: 'Delete study Muro contro muro', exact: true }).click();
  await page.getByText('Study deleted', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('link', { name: 'Open study Muro contro muro', exact: true }).click();
  await at(page, '0');
  await end();
});

test('a study can be saved as a file and opened again; a broken file says why', async () => {
  const match = keptMatch('burg-appenzell');
  const { page, goto, end } = await visit(browser, { size: 'desktop', matches: [match] });
  await analyse(page, 20);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download study file', exact: true }).click();
  const file = await (await downloading).path();

  await goto('/studies');
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"quattro-mura-study/1","game":"burg-appenzell","seats":9,"plays":[]}'),
  });
  await page.getByText('Its players or options don’t fit the game.', { exact: true }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await input.setInputFiles(file);
  await at(page, '0');
  await end();
});

test('the explorer says what was played here before, by masters and on the server, and opens their matches', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-explorer-'));
  const store = await openSqlite(join(folder, 'test.sqlite'));
  await plantMatch(store, 'served', keptMatch('die-mauer').record);
  const exploring = new Exploring({ store, now: Date.now, watch: { failed: () => {} } });
  await exploring.step();
  await exploring.close();
  await store.close();
  const config = readConfig({ DATA: join(folder, 'test.sqlite'), LOG_LEVEL: 'silent', BOT_THREADS: '1' });
  if (!config.ok) throw new Error(config.error.join());
  const server = await makeServer(config.config, inject('built'), pino({ level: 'silent' }));
  const base = await server.http.listen({ port: 0, host: '127.0.0.1' });

  const { page, expectAccessible, shot, end } = await visit(browser, {});
  await page.goto(`${base}/studies/die-mauer`);
  await page.getByRole('button', { name: 'New study of Die Mauer' }).click();
  await at(page, '0');
  await page.getByRole('button', { name: 'Engine', exact: true }).click();
  const explorer = page.getByRole('region', { name: 'Explorer' });
  await explorer.getByRole('checkbox', { name: 'Explorer' }).check();
  const moves = explorer.locator('[data-explored]');
  await explorer.getByText('In this position: 255 times').waitFor();
  await shot('explorer');
  await expectAccessible('.explorer');

  // What people have played, with a way to look at it.
  await explorer.getByRole('radio', { name: 'On this server' }).check();
  await explorer.getByText(/^In this position: \d times?$/).waitFor();
  const matches = explorer.locator('.explorer-matches').first();
  await matches.locator('summary').click();
  expect(await matches.getByRole('link', { name: 'Match 1' }).getAttribute('href')).toBe('/match/served');

  // A move of the list is played on the board, and the list is about what follows.
  await explorer.getByRole('radio', { name: 'Masters' }).check();
  await explorer.getByText('In this position: 255 times').waitFor();
  const first = await moves.first().getAttribute('data-explored');
  await moves.first().click();
  await at(page, '1');
  expect(await page.locator('.study-tree [aria-current]').textContent()).toBe(first);
  await matches.locator('summary').click();
  await matches
    .getByRole('button', { name: /^Match \d+$/ })
    .first()
    .click();
  await page.locator('option', { hasText: 'Master 1' }).waitFor({ state: 'attached' });
  await page.locator('.study-tree .study-move').nth(20).waitFor({ state: 'attached' });
  await end();
  await server.close();
  rmSync(folder, { recursive: true });
});

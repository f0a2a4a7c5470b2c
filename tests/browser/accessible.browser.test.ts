import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { GAME_IDS, type GameId, manifestOf } from '../../src/games/index.ts';
import type { KeptMatch } from '../../src/web/storage/matches.ts';
import { finishedRecord } from '../finished.ts';
import { Place, type RunningServer } from '../server/process.ts';
import { awaitTurn, bot, launch, person, seededMatch, type Visit, visit } from './harness.ts';

/**
 * Axe finds nothing on any page, sheet or dialog, in either theme: here are all those that no other test passes on its
 * way through the app.
 */
const place = new Place();
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([place.start({ WEB: inject('built') }), launch()]);
});
afterAll(async () => {
  await browser.close();
  await place.remove();
});

/** A match of which this share has been played, or that is over. */
function match(game: GameId, id: string, share: number, hurry = true): KeptMatch {
  const count = manifestOf(game).seats.min;
  const seats = [person('Anna'), ...Array.from({ length: count - 1 }, (_, i) => bot(`Bot ${i + 1}`))];
  const whole = finishedRecord(game, { seats: count });
  const record =
    share === 1
      ? whole
      : finishedRecord(game, { seats: count, most: Math.floor(whole.plays.length * share) });
  const planted = seededMatch(game, { id, seats, hurry });
  return { ...planted, touched: 1, record: { ...planted.record, ...record } };
}

/** Opens a sheet, checks it, and closes it as anybody would. */
async function look(
  { page, shot, expectAccessible }: Visit,
  name: string,
  open: () => Promise<void>,
  sheet: string,
): Promise<void> {
  await open();
  await page.locator(sheet).first().waitFor();
  await shot(`sheet-${name}`);
  // What is beneath it can be neither reached nor read.
  await expectAccessible(sheet.split(' ')[0]);
  await page.keyboard.press('Escape');
  await page.locator(sheet).first().waitFor({ state: 'detached' });
}

const press = (page: Page, name: string) => () => page.getByRole('button', { name, exact: true }).click();

test('pages of the frame', async () => {
  const two = seededMatch('die-mauer', { id: 'two', seats: [person('Anna'), person('Bea'), bot('Clelia')] });
  const { page, goto, follow, shot, expectAccessible, end } = await visit(browser, {
    matches: [match('mauer-bauer', 'one', 0.3), two],
  });
  await goto('/settings');
  for (const [name, path, ready] of [
    ['home', '/', '.shelf'],
    ...GAME_IDS.map(game => [`set-up-${game}`, `/play/${game}`, 'form'] as const),
    ['settings', '/settings', '.form'],
    ['curtain', '/table/two', '.curtain'],
    ['no-match', '/table/nowhere', '.message'],
    ['no-replay', '/replay/nowhere', '.message'],
    ['no-shared', '/shared', '.message'],
    ['not-found', '/play/nowhere', 'main'],
    ['learn', '/learn', 'main a'],
  ] as const) {
    await follow(path);
    await page.locator(ready).first().waitFor();
    await shot(name);
    await expectAccessible();
  }
  await end();
});

describe.each(GAME_IDS)('%s', game => {
  test('everything that opens over a table', async () => {
    const here = await visit(browser, {
      matches: [match(game, 'new', 0, false), match(game, 'middle', 0.4)],
      settings: { confirm: true },
    });
    const { page, goto, follow, shot, expectAccessible, end } = here;
    await goto('/table/new');
    await look(here, `lesson-${game}`, press(page, 'Three-minute lesson'), 'dialog.lesson-sheet .lesson');
    await follow('/table/middle');
    expect(await awaitTurn(page)).toBe('my turn');
    await look(here, `log-${game}`, press(page, 'Log'), '.log.open');
    await look(here, `rules-${game}`, press(page, 'Rules'), 'dialog.rules-sheet section');
    // These two are the same for all games.
    if (game === GAME_IDS[0]) {
      await look(here, 'menu', press(page, 'Menu'), 'dialog.match-menu');
      await look(here, 'keys', () => page.keyboard.press('?'), 'dialog.keys');
    }
    await look(here, `moves-${game}`, press(page, 'Moves'), 'dialog.moves');
    const who = page.getByRole('button', { name: 'Who has what' });
    if ((await who.count()) > 0) await look(here, 'who', () => who.click(), 'dialog.dm-look');
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByText('Hint:').waitFor();
    await shot(`hint-${game}`);
    await expectAccessible();
    await press(page, 'Moves')();
    await page.locator('dialog.moves [data-move]').first().click();
    await page.locator('.status.asking').waitFor();
    await shot(`confirm-${game}`);
    await expectAccessible();
    await end();
  });

  test('everything that opens over a finished match', async () => {
    const here = await visit(browser, { matches: [match(game, 'over', 1)] });
    const { page, goto, follow, end } = here;
    await goto('/table/over');
    const result = page.locator('dialog.result');
    await result.waitFor();
    await look(here, `share-${game}`, press(page, 'Share'), 'dialog.share');
    await look(here, `result-${game}`, async () => undefined, 'dialog.result');
    await follow('/replay/over');
    await page.locator('.replay-controls').waitFor();
    await look(here, `replay-log-${game}`, press(page, 'Log'), '.log.open');
    await page.getByLabel('View as').selectOption('everything');
    const hands = page.getByRole('button', { name: 'Hands', exact: true });
    if ((await hands.count()) > 0) await look(here, `hands-${game}`, () => hands.click(), 'dialog.hands');
    await end();
  });
});

test('a file that is not a match, and going back in a match that is being entered', async () => {
  const here = await visit(browser);
  const { page, goto, follow, end } = here;
  await goto('/replays');
  const nonsense = { name: 'evening.json', mimeType: 'application/json', buffer: Buffer.from('{') };
  const choose = () => page.locator('input[type=file]').setInputFiles(nonsense);
  await look(here, 'import-failed', choose, 'dialog.import-failed');
  await follow('/box/muro-contro-muro');
  await press(page, 'Start')();
  await press(page, 'Moves')();
  await page.locator('dialog.moves [data-move]').first().click();
  await page.locator('.table[data-plays="1"]').waitFor();
  await look(here, 'go-back', press(page, 'Go back'), 'dialog.moves');
  await end();
});

test('a table on the server, its people, and the exit', async () => {
  const here = await visit(browser, { base: server.origin, hurry: true, settings: { name: 'Anna' } });
  const { page, context, goto, follow, shot, expectAccessible, end } = here;
  await context.request.post('/api/me', { data: {} });
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }];
  const made = await context.request.post('/api/tables', { data: { game: 'muro-contro-muro', seats } });
  const { id }: { readonly id: string } = await made.json();
  await goto(`/online/${id}`);
  await press(page, 'Start')();
  await page.locator('.table').waitFor();
  await expectAccessible();
  await look(here, 'people', press(page, 'People'), 'dialog.people');
  await press(page, 'People')();
  await press(page, 'Resign…')();
  await page.getByRole('button', { name: 'Resign', exact: true }).waitFor();
  await shot('resign');
  await expectAccessible();
  await press(page, 'Resign')();
  await page.locator('dialog.result').waitFor();
  await expectAccessible();
  for (const path of [`/match/${id}`, `/embed/${id}`]) {
    await follow(path);
    await page.locator('.replay-controls').waitFor();
    await expectAccessible();
  }
  await follow('/online/none');
  await page.getByText('Table not found.').waitFor();
  await expectAccessible();
  await follow('/settings');
  await look(here, 'sign-out', press(page, 'Sign out on this device'), 'dialog.sure');
  await end();
});

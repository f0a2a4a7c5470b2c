import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STUDY_FORMAT } from '../../src/engine/study/format.ts';
import type { StudyFile } from '../../src/engine/study/study-file.ts';
import { fragmentFor } from '../../src/web/replay/link.ts';
import { launch, visit } from './harness.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Taps a place of the board, wherever it lies on the screen. */
async function tap(page: Page, place: string): Promise<void> {
  const box = await page.locator(`[data-set-up-place="${place}"]`).boundingBox();
  if (!box) throw new Error(`${place} is not on the board`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  // A level line has no height, and so counts as hidden.
  await page.locator(`[data-set-up-place="${place}"][aria-pressed="true"]`).waitFor({ state: 'attached' });
}

async function put(page: Page, place: string, piece: string): Promise<void> {
  await tap(page, place);
  await page.locator('.set-up-chosen').getByRole('button', { name: piece, exact: true }).tap();
}

function verdict(page: Page) {
  return page.locator('.set-up-verdict');
}

test('somebody with a phone builds a wall, is told what is wrong with it, mends it, and analyses and shares it', async () => {
  const { page, goto, expectAccessible, shot, end } = await visit(browser);
  await goto('/studies/muro-contro-muro');
  await page.getByRole('button', { name: 'Set up a position', exact: true }).tap();
  await page.getByText('This position can arise.', { exact: true }).waitFor();

  await put(page, '0,0', 'all green');
  await put(page, '0,1', 'green in front, fuchsia behind');
  await put(page, '1,0', 'all light blue');
  await shot('set-up-muro');
  await expectAccessible();

  // A brick is taken from under another one, and put back.
  await put(page, '0,1', 'No brick');
  await verdict(page).filter({ hasText: 'This brick needs two bricks below it.' }).waitFor();
  await page.locator('.set-up-place.wrong[data-set-up-place="1,0"]').waitFor({ state: 'attached' });
  await shot('set-up-muro-wrong');
  await expectAccessible();
  expect(await page.getByRole('button', { name: 'Analyse', exact: true }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await verdict(page).filter({ hasText: 'can arise' }).waitFor();

  await page.locator('[data-control="phase"]').selectOption('Making a move');
  await page.getByRole('button', { name: 'Move', exact: true }).tap();
  await page.getByRole('button', { name: 'Analyse', exact: true }).tap();

  // It stands in the study, and can be branched.
  await page.locator('.study[data-spot="0"][data-turn="seats"]').waitFor();
  for (const move of [0, 1]) {
    await page.keyboard.press('m');
    await page.getByRole('dialog').locator('[data-move]').nth(move).tap();
    await page.locator(`.study[data-spot="${move === 0 ? '1' : '0.1.0'}"][data-showing="false"]`).waitFor();
    if (move === 0) {
      await page.keyboard.press('ArrowLeft');
      await page.locator('.study[data-spot="0"][data-showing="false"]').waitFor();
    }
  }
  await page.getByRole('button', { name: 'Share', exact: true }).tap();
  const link = await page.getByLabel('Link to this move', { exact: true }).inputValue();
  await end();

  const guest = await visit(browser, { language: 'it' });
  await guest.goto(link.slice(link.indexOf('/shared')));
  await guest.page.locator('.study[data-spot="0.1.0"][data-showing="false"]').waitFor();
  await guest.page.keyboard.press('Home');
  await guest.page.locator('.study[data-spot="0"][data-turn="seats"][data-showing="false"]').waitFor();
  // From there, another position: the moment that is open is what it begins with.
  await guest.page.getByRole('button', { name: 'Note', exact: true }).tap();
  await guest.page.getByRole('button', { name: 'Componi una posizione da qui', exact: true }).tap();
  await guest.page.locator('[data-set-up-place="1,0"]').waitFor();
  expect(await guest.page.locator('.set-up-place:not(.empty)').count()).toBe(3);
  await guest.page.goBack();
  await guest.page.locator('.study[data-spot="0"]').waitFor();
  await guest.end();
});

test('blocks come from the hands of their builders, and a set that is not complete is refused', async () => {
  const { page, goto, expectAccessible, shot, end } = await visit(browser);
  await goto('/studies/die-mauer');
  await page.getByRole('button', { name: 'Set up a position', exact: true }).tap();
  await put(page, 'end R', 'Tower');
  await put(page, 'end R', 'Section of 4');
  await put(page, 'end L', 'Gate');
  await verdict(page).filter({ hasText: 'A tower or gate can’t stand beside a tower or gate.' }).waitFor();
  await shot('set-up-mauer-wrong');
  await expectAccessible();
  await page.reload();
  await put(page, 'wall 0', 'Section of 6');
  await verdict(page).filter({ hasText: 'can arise' }).waitFor();

  const hand = page.locator('[data-group="hand 2"]');
  await hand.locator('summary').tap();
  await hand.getByRole('button', { name: 'Gate −', exact: true }).tap();
  await verdict(page)
    .filter({ hasText: /^Missing: .*gate/i })
    .waitFor();
  const other = page.locator('[data-group="hand 0"]');
  await other.locator('summary').tap();
  await other.getByRole('button', { name: 'Gate +', exact: true }).tap();
  await verdict(page).filter({ hasText: 'can arise' }).waitFor();
  await shot('set-up-mauer');
  await expectAccessible();
  await page.getByRole('button', { name: 'Analyse', exact: true }).tap();

  await page.locator('.study[data-spot="0"][data-turn="seats"]').waitFor();
  await shot('set-up-mauer-study');
  await end();
});

test('walls come with towers and houses, close a city, and cards that cannot be held are refused', async () => {
  const { page, goto, expectAccessible, shot, end } = await visit(browser);
  await goto('/studies/mauer-bauer');
  await page.getByRole('button', { name: 'Set up a position', exact: true }).tap();
  await verdict(page).filter({ hasText: 'can arise' }).waitFor();
  for (const line of ['b2-c1', 'b2-c3', 'c1-c3']) await tap(page, line);
  await page.locator('[data-set-up-place="B2"][aria-label^="City B2"]').waitFor({ state: 'attached' });
  await page.getByText('It’s Player 1’s turn, going by the walls').waitFor();
  await verdict(page).filter({ hasText: 'can arise' }).waitFor();
  await put(page, 'b2', 'black tower');
  await shot('set-up-bauer');
  await expectAccessible();

  // One house too many for its walls, and one card too many for a hand.
  await tap(page, 'B2');
  await page.locator('.set-up-chosen').getByRole('button', { name: 'Houses, pink +', exact: true }).tap();
  await verdict(page).filter({ hasText: 'City B2 has 4 houses' }).waitFor();
  await page.locator('.set-up-place.wrong[data-set-up-place="B2"]').waitFor({ state: 'attached' });
  await shot('set-up-bauer-wrong');
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  const hand = page.locator('[data-group="seat 1"]');
  await hand.locator('summary').tap();
  for (const number of [7, 8]) {
    await verdict(page).filter({ hasText: 'can arise' }).waitFor();
    await hand.getByRole('button', { name: 'walls outside +', exact: true }).tap();
    await hand
      .getByRole('status', { name: 'walls outside', exact: true })
      .getByText(String(number - 6))
      .waitFor();
  }
  await verdict(page).filter({ hasText: 'Player 2 has 8 cards and should have 5–7.' }).waitFor();
  expect(await page.getByRole('button', { name: 'Analyse', exact: true }).isDisabled()).toBe(true);
  await hand.getByRole('button', { name: 'walls outside −', exact: true }).tap();
  // Seven cards: one was thrown away for the city, and none has scored. With six, one has.
  await verdict(page).filter({ hasText: 'can arise' }).waitFor();
  await hand.getByLabel('Points', { exact: true }).fill('7');
  await page.keyboard.press('Enter');
  await verdict(page).filter({ hasText: 'Player 2 can’t have more than 1 point.' }).waitFor();
  await hand.getByRole('button', { name: 'walls outside −', exact: true }).tap();
  await hand.getByLabel('Points', { exact: true }).fill('8');
  await page.keyboard.press('Enter');
  await verdict(page).filter({ hasText: 'Player 2 can’t have more than' }).waitFor();
  await hand.getByLabel('Points', { exact: true }).fill('7');
  await page.keyboard.press('Enter');
  await verdict(page).filter({ hasText: 'can arise' }).waitFor();
  await shot('set-up-bauer-hand');
  await expectAccessible();
  await page.getByRole('button', { name: 'Analyse', exact: true }).tap();

  await page.locator('.study[data-spot="0"][data-turn="seats"]').waitFor();
  await page.keyboard.press('m');
  await page.getByRole('dialog').locator('[data-move]').first().tap();
  await page.locator('.study[data-spot="1"][data-turn="nature"][data-showing="false"]').waitFor();
  await shot('set-up-bauer-study');
  await end();
});

test('a lifted roof needs a mouse below, and two mice on one cheese have it', async () => {
  const { page, goto, expectAccessible, shot, end } = await visit(browser);
  await goto('/studies/burg-appenzell');
  await page.getByRole('button', { name: 'Set up a position', exact: true }).tap();
  await verdict(page).filter({ hasText: 'can arise' }).waitFor();
  const roof = await page.locator('[data-set-up-place="^b1"]').boundingBox();
  if (!roof) throw new Error('there is no roof');
  await page.touchscreen.tap(roof.x + roof.width / 2, roof.y + roof.height / 2);
  await verdict(page).filter({ hasText: 'Room b1 has no mouse in it' }).waitFor();
  await shot('set-up-burg-wrong');
  await expectAccessible();
  expect(await page.getByRole('button', { name: 'Analyse', exact: true }).isDisabled()).toBe(true);
  await put(page, 'b1', 'Player 1’s mouse');
  await verdict(page).filter({ hasText: 'can arise' }).waitFor();
  await put(page, 'b1', 'Brie');
  await put(page, 'b3', 'Brie');
  await put(page, 'b3', 'Player 1’s mouse');
  await verdict(page).filter({ hasText: 'Player 1 has two mice on Brie' }).waitFor();
  const seat = page.locator('[data-group="seat 0"]');
  await seat.getByRole('button', { name: 'Brie', exact: true }).tap();
  await verdict(page).filter({ hasText: 'can arise' }).waitFor();
  await page.locator('[data-control="active"]').selectOption('Player 2');
  await verdict(page).filter({ hasText: 'can arise' }).waitFor();
  await shot('set-up-burg');
  await expectAccessible();
  await page.getByRole('button', { name: 'Analyse', exact: true }).tap();

  await page.locator('.study[data-spot="0"][data-turn="seats"]').waitFor();
  await page.locator('.status').filter({ hasText: 'Player 2' }).waitFor();
  await shot('set-up-burg-study');
  await end();
});

test('a shared position that cannot arise is refused with the reason', async () => {
  const { page, goto, end } = await visit(browser, { language: 'de' });
  const file: StudyFile = {
    format: STUDY_FORMAT,
    game: 'muro-contro-muro',
    seats: 2,
    options: { copies: 4, pass: false },
    position: { phase: 'roll', seat: 0, colours: ['G', 'F'], die: null, wall: ['GG@0,0', 'GG@0,2'] },
    plays: [],
  };
  await goto(`/shared#${await fragmentFor(file, null)}`);
  await page.getByText('Das Fundament hat eine Lücke.', { exact: true }).waitFor();
  await end();
});

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  awaitTurn,
  bot,
  launch,
  person,
  playFromList,
  SIZES,
  type Size,
  seededMatch,
  visit,
} from './harness.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const GAMES = ['Die Mauer', 'Muro contro muro', 'Mauer Bauer', 'Burg Appenzell'] as const;

describe('home', () => {
  test.each(GAMES)('one tap from opening the page to a match of %s', async game => {
    const { page, goto, end } = await visit(browser);
    await goto('/');
    await page.getByRole('button', { name: `Play now: ${game}` }).click();
    await page.waitForURL('**/table/*');
    await page.locator('.table-board svg').first().waitFor();
    await end();
  });

  test('a match that was begun can be continued from the home page, or deleted', async () => {
    const { page, goto, end } = await visit(browser);
    await goto('/');
    await page.getByRole('button', { name: 'Play now: Die Mauer' }).click();
    await awaitTurn(page);
    await page.getByRole('link', { name: 'Leave' }).click();
    await page.locator('.shelf').waitFor();
    expect(await page.getByText('Matches in progress').count()).toBe(0);
    await page.goBack();
    await awaitTurn(page);
    await playFromList(page);
    await awaitTurn(page);
    await page.getByRole('link', { name: 'Leave' }).click();
    await page.getByRole('link', { name: 'Continue Die Mauer' }).click();
    await awaitTurn(page);
    await page.goBack();
    await page.getByRole('button', { name: 'Delete this Die Mauer match' }).click();
    await page.getByText('Match deleted').waitFor();
    await page.reload();
    await page.locator('.shelf').waitFor();
    expect(await page.getByText('Matches in progress').count()).toBe(0);
    await end();
  });

  test('what cannot be read is reported and can be deleted, and never breaks the page', async () => {
    const { page, goto, end } = await visit(browser);
    await goto('/');
    await page.evaluate(() => localStorage.setItem('quattro-mura/match/old', '{"version":0}'));
    await page.evaluate(() => localStorage.setItem('quattro-mura/match/torn', '{"vers'));
    await page.reload();
    await page.getByText('2 matches saved on this device can no longer be read').waitFor();
    await goto('/table/torn');
    await page.getByRole('heading', { name: 'This match can no longer be read' }).waitFor();
    await goto('/');
    await page.getByRole('button', { name: 'Delete unreadable matches' }).click();
    await page.getByText('can no longer be read').waitFor({ state: 'detached' });
    await end();
  });
});

describe('setting up', () => {
  test('seats and options are chosen, and remembered the next time', async () => {
    const { page, goto, end } = await visit(browser);
    await goto('/');
    await page.getByRole('link', { name: 'Set up a Die Mauer match' }).click();
    await page.getByRole('radio', { name: '3', exact: true }).check();
    await page.getByLabel('Seat 2: person or bot').selectOption('person');
    await page.getByLabel('Seat 2: name').fill('Bea');
    await page.getByLabel('Rounds').selectOption('1');
    await page.getByText('Pass the device; the screen is hidden').waitFor();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('heading', { name: 'Pass the device to Guest' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Set up a Die Mauer match' }).click();
    expect(await page.getByLabel('Seat 2: name').inputValue()).toBe('Bea');
    expect(await page.getByLabel('Rounds').inputValue()).toBe('1');
    await end();
  });
});

describe('settings', () => {
  test('survive a reload, and the language changes without one', async () => {
    const { page, goto, end } = await visit(browser);
    await goto('/settings');
    await page.getByLabel('Your name').fill('Carla');
    await page.getByLabel('Theme').selectOption('dark');
    await page.getByLabel('Confirm each move').check();
    await page.getByLabel('Language').selectOption('it');
    await page.getByRole('heading', { name: 'Impostazioni' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Impostazioni' }).waitFor();
    expect(await page.getByLabel('Il tuo nome').inputValue()).toBe('Carla');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
    expect(await page.getByLabel('Conferma ogni mossa').isChecked()).toBe(true);
    await end();
  });

  test('the first visit is in the language of the browser', async () => {
    const { page, goto, end } = await visit(browser, { language: 'it' });
    await goto('/');
    await page.getByRole('button', { name: 'Gioca subito a Die Mauer' }).waitFor();
    await end();
  });
});

describe('the table', () => {
  const match = seededMatch('die-mauer', {
    seats: [person('Anna'), bot('Bruno'), bot('Clelia')],
    options: { rounds: 1 },
  });

  test('after a reload in the middle the match is where it was', async () => {
    const wall = seededMatch('muro-contro-muro', { seats: [person('Anna'), bot('Bruno')] });
    const { page, goto, end } = await visit(browser, { matches: [wall] });
    await goto('/table/seeded');
    for (let i = 0; i < 3; i++) {
      await awaitTurn(page);
      await playFromList(page);
    }
    await awaitTurn(page);
    const plays = await page.locator('.table').getAttribute('data-plays');
    await page.reload();
    await awaitTurn(page);
    expect(await page.locator('.table').getAttribute('data-plays')).toBe(plays);
    await end();
  });

  test('can be played to its end from the list of moves, checked and begun again', async () => {
    const { page, goto, end } = await visit(browser, { matches: [match] });
    await goto('/table/seeded');
    while ((await awaitTurn(page)) === 'my turn') {
      await playFromList(page);
      await page.locator('dialog.moves').waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Verify match' }).click();
    await page.getByText('Verified:').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL(url => !url.pathname.endsWith('seeded'));
    await awaitTurn(page);
    await end();
  });

  test('asks before a move is made, if the player wants that', async () => {
    const { page, goto, end } = await visit(browser, { matches: [match], settings: { confirm: true } });
    await goto('/table/seeded');
    await awaitTurn(page);
    await playFromList(page, 'T');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await awaitTurn(page);
    await playFromList(page, 'T');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await awaitTurn(page);
    await end();
  });

  test('gives a hint in words', async () => {
    const { page, goto, end } = await visit(browser, { matches: [match] });
    await goto('/table/seeded');
    await awaitTurn(page);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByText('Hint:').waitFor();
    await end();
  });

  test('a curtain falls between two people, and hides everything', async () => {
    const two = seededMatch('die-mauer', { seats: [person('Anna'), person('Bea'), bot('Clelia')] });
    const { page, goto, end } = await visit(browser, { matches: [two] });
    await goto('/table/seeded');
    await page.getByRole('button', { name: 'I’m Anna' }).click();
    await awaitTurn(page);
    await playFromList(page, '6');
    await page.getByRole('heading', { name: 'Pass the device to Bea' }).waitFor();
    expect(await page.locator('.table').count()).toBe(0);
    await page.getByRole('button', { name: 'I’m Bea' }).click();
    await awaitTurn(page);
    await end();
  });

  test('secret choices of two people are revealed to both, and each is told what they missed', async () => {
    const two = seededMatch('die-mauer', { seats: [person('Anna'), person('Bea'), bot('Clelia')] });
    const { page, goto, expectAccessible, end } = await visit(browser, { matches: [two] });
    await goto('/table/seeded');
    await page.getByRole('button', { name: 'I’m Anna' }).click();
    await page.getByText(/^Anna: /).waitFor();
    await awaitTurn(page);
    await playFromList(page, '6');
    await page.getByRole('button', { name: 'I’m Bea' }).click();
    await page.getByText(/^Bea: /).waitFor();
    await awaitTurn(page);
    await playFromList(page, '4');
    await page.getByRole('heading', { name: 'Put the device in the middle' }).waitFor();
    expect(await page.locator('.table').count()).toBe(0);
    await page.getByRole('button', { name: 'Reveal' }).click();
    // Nobody’s hand lies open until somebody has taken the device again.
    await page.getByRole('heading', { name: /^Pass the device to/ }).waitFor();
    await page.getByRole('button', { name: /^I’m/ }).click();
    const recap = page.getByRole('complementary', { name: 'Since your last turn' });
    await recap.getByText(/fists open/i).waitFor();
    await expectAccessible();
    await recap.getByRole('button', { name: 'Close', exact: true }).click();
    await recap.waitFor({ state: 'detached' });
    await end();
  });

  test('the back button leads from the table to where one came from, and forward again', async () => {
    const { page, goto, end } = await visit(browser, { matches: [match] });
    await goto('/');
    await page.getByRole('link', { name: 'Set up a Muro contro muro match' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await awaitTurn(page);
    const table = page.url();
    await page.goBack();
    await page.getByRole('heading', { name: 'Quattro Mura' }).waitFor();
    await page.goForward();
    await awaitTurn(page);
    expect(page.url()).toBe(table);
    await end();
  });

  test('the language can change in the middle of a match, which goes on', async () => {
    const { page, goto, end } = await visit(browser, { matches: [match] });
    await goto('/table/seeded');
    await awaitTurn(page);
    await goto('/settings');
    await page.getByLabel('Language').selectOption('it');
    await goto('/table/seeded');
    await awaitTurn(page);
    await page.getByRole('button', { name: 'Mosse' }).click();
    await page.getByRole('heading', { name: 'Le tue mosse possibili' }).waitFor();
    await end();
  });

  test('a play can be undone while the turn is still mine and nothing was turned up', async () => {
    const castle = seededMatch('burg-appenzell', { seats: [person('Anna'), bot('Bruno')] });
    const { page, goto, end } = await visit(browser, { matches: [castle] });
    await goto('/table/seeded');
    await awaitTurn(page);
    await playFromList(page, '@a1');
    await awaitTurn(page);
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await expect.poll(() => undo.isDisabled()).toBe(true);
    // Tapping it anyway says why.
    const { x, y } = (await undo.boundingBox()) ?? { x: 0, y: 0 };
    await page.touchscreen.tap(x + 20, y + 20);
    await page.getByText('it’s too late to undo').waitFor();
    const plays = await page.locator('.table').getAttribute('data-plays');
    // Into a tower that the bot has left free.
    await page.getByRole('button', { name: 'Moves', exact: true }).click();
    await page.locator('[data-move^="@"]').first().click();
    await awaitTurn(page);
    await undo.click();
    await page.locator(`.table[data-plays="${plays}"]`).waitFor();
    await end();
  });

  test('asks nothing that has only one answer', async () => {
    const bots = ['Bruno', 'Clelia', 'Dario'].map(name => bot(name));
    const castle = seededMatch('burg-appenzell', { seats: [...bots, person('Anna')], hurry: false });
    const { page, goto, end } = await visit(browser, { matches: [castle], settings: { motion: 'none' } });
    await goto('/table/seeded');
    await awaitTurn(page);
    // The others have left one tower for the first mouse.
    await page.getByText(/^4 actions/).waitFor();
    await end();
  });

  test('an address that leads to no match says so', async () => {
    const { page, goto, end } = await visit(browser);
    await goto('/table/none');
    await page.getByRole('heading', { name: 'This match isn’t on this device' }).waitFor();
    await end();
  });

  test.each(Object.keys(SIZES) as Size[])('is completely visible without scrolling: %s', async size => {
    const { page, goto, shot, end } = await visit(browser, { matches: [match], size });
    await goto('/table/seeded');
    await awaitTurn(page);
    await shot('table');
    const scrolls = await page.evaluate(() => {
      const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
      return scrollHeight > clientHeight || scrollWidth > clientWidth;
    });
    expect(scrolls).toBe(false);
    const box = await page.locator('.table-board').boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect(box?.height).toBeGreaterThan(300);
    await end();
  });
});

import { createHash } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../src/engine/gap.ts';
import { FORMAT, type MatchRecord } from '../../src/engine/record.ts';
import { GAME_IDS, type GameId } from '../../src/games/index.ts';
import type { KeptMatch } from '../../src/web/storage/matches.ts';
import { protocolOf, UNSEEN } from '../companion/protocol.ts';
import { finishedRecord } from '../finished.ts';
import { launch, visit } from './harness.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** From the home page to the box of a game, by clicks. */
async function openBox(page: Page, game: GameId, goto: (path: string) => Promise<void>): Promise<void> {
  await goto('/');
  await page.getByRole('link', { name: 'For your own box' }).click();
  await page.locator(`nav.game-picker a[href="/box/${game}"]`).click();
  await page.locator('.box-tools').waitFor();
}

async function entered(page: Page, plays: number): Promise<void> {
  await page.locator(`.table[data-plays="${plays}"]`).waitFor();
}

/** Enters one of nature's outcomes by tapping what fell. */
async function tapParts(page: Page, outcome: string): Promise<void> {
  await page.locator('.entry [data-part]').first().waitFor();
  const whole = page.locator(`.entry [data-part="${outcome.replace(/^.*=/, '')}"]`);
  if ((await whole.count()) > 0) return whole.click();
  for (const letter of outcome) await page.locator(`.entry [data-part="${letter}"]`).click();
}

/** How many of the first plays are entered. */
const PLAYS = 20;

describe.each(GAME_IDS)('an evening of %s', game => {
  test('is entered as it is played, corrected, left and resumed, on a phone', async () => {
    const record = finishedRecord(game);
    const { page, goto, shot, expectAccessible, end } = await visit(browser);
    await openBox(page, game, goto);
    await shot(`box-${game}`);
    await expectAccessible();
    const count = page.getByRole('radio', { name: String(record.seats), exact: true });
    if ((await count.count()) > 0) await count.check();
    const keeper = page.getByLabel('Who enters the moves?');
    if ((await keeper.count()) > 0) await keeper.selectOption('everything');
    for (const [option, value] of Object.entries(record.options)) {
      await page.locator(`#option-${option}`).selectOption(String(value));
    }
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    for (const [number, [by, move]] of record.plays.slice(0, PLAYS).entries()) {
      await entered(page, number);
      if (number === 8) await shot(`box-table-${game}`);
      if (by === 'nature') await tapParts(page, move);
      else {
        await page.locator('.moves-button').click();
        await page.locator(`dialog.moves [data-move="${move}"]`).click();
      }
    }
    await entered(page, PLAYS);
    await page.getByRole('button', { name: 'Go back' }).click();
    await page.locator('[data-back="4"]').click();
    await entered(page, 4);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await entered(page, 3);
    await goto('/');
    await page.getByRole('link', { name: /^Continue/ }).click();
    await entered(page, 3);
    expect(new URL(page.url()).pathname).toMatch(/^\/box\/table\//);
    await end();
  });

  test('has its dice and its bag', async () => {
    const { page, goto, shot, expectAccessible, end } = await visit(browser);
    await openBox(page, game, goto);
    await page.getByRole('link', { name: /^Dice and bag/ }).click();
    await page.getByRole('heading', { name: /Dice and bag/ }).waitFor();
    const roll = page.getByRole('button', { name: 'Roll' });
    const draw = page.getByRole('button', { name: 'Draw one' });
    await page.locator('.stock, .note').first().waitFor();
    if ((await roll.count()) > 0) await roll.click();
    if ((await draw.count()) > 0) await draw.click();
    await shot(`box-dice-${game}`);
    await expectAccessible();
    await end();
  });
});

test('a bot at a real table commits itself before it shows its fist', async () => {
  const { page, goto, shot, end } = await visit(browser);
  await openBox(page, 'die-mauer', goto);
  await page.getByLabel('Seat 2: person or bot').selectOption('apprentice');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const code = (await page.locator('.commitment').textContent()) ?? '';
  expect(code).toMatch(/^[0-9a-f]{4}( [0-9a-f]{4}){3}$/);
  await shot('box-bot-commits');
  // Reloading the page changes nothing about what was chosen.
  await page.reload();
  await expect.poll(() => page.locator('.commitment').textContent()).toBe(code);
  await page.getByRole('button', { name: 'All fists are open' }).click();
  const shown = await page.locator('.entry code').textContent();
  expect(shown).toContain(`= ${code.replaceAll(' ', '')}`);
  const [, chosen, expected] = /^SHA-256\("(.+)"\) = (\w+)…$/.exec(shown ?? '') ?? [];
  expect(createHash('sha256').update(chosen).digest('hex').slice(0, expected.length)).toBe(expected);
  await shot('box-bot-shows');
  await page.getByRole('button', { name: 'Done' }).click();
  await entered(page, 1);
  // It can still be checked once the others have shown their fists.
  await page.getByRole('button', { name: 'Log' }).click();
  await page.locator('.log-list', { hasText: shown ?? '' }).waitFor();
  await end();
});

test('a bot’s cards are entered behind a curtain, by its helper', async () => {
  const { page, goto, shot, expectAccessible, end } = await visit(browser);
  await openBox(page, 'mauer-bauer', goto);
  await page.getByLabel('Seat 2: person or bot').selectOption('apprentice');
  await page.getByRole('button', { name: 'Start' }).click();
  const curtain = page.getByRole('button', { name: /^I’m helping / });
  await curtain.waitFor();
  expect(await page.locator('.table').count()).toBe(0);
  await shot('box-curtain');
  await expectAccessible();
  await curtain.click();
  await page.locator('.table').waitFor();
  const cards: string[] = [];
  for (let card = 0; card < 6; card++) {
    await page.getByRole('heading', { name: /^What is .* dealt\?$/ }).waitFor();
    const before = Number(await page.locator('.table').getAttribute('data-plays'));
    const part = page.locator('.entry [data-part]').first();
    cards.push(((await part.textContent()) ?? '').trim());
    await part.click();
    await page.waitForFunction(
      n => Number(document.querySelector('.table')?.getAttribute('data-plays')) > n,
      before,
    );
  }
  await entered(page, 18);
  await page.getByRole('region', { name: 'Enter what happened' }).waitFor({ state: 'detached' });
  // Nothing of the bot's cards is left on the device.
  expect(await page.locator('.mb-card-body').count()).toBe(0);
  await page.getByRole('button', { name: 'Go back' }).click();
  const back = page.getByRole('dialog', { name: 'Go back' });
  await back.locator('[data-back="17"]').waitFor();
  const told = (await back.textContent()) ?? '';
  for (const card of cards) expect(told).not.toContain(card);
  await shot('box-curtain-closed');
  await end();
});

test('what stays hidden from a device in the middle is never asked for', async () => {
  const { page, goto, shot, end } = await visit(browser);
  await openBox(page, 'mauer-bauer', goto);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  // Six cards each have been dealt face down.
  await entered(page, 18);
  await shot('box-hidden-hands');
  await page.locator('.moves-button').click();
  await page.locator('dialog.moves [data-move]').first().click();
  await page.locator('.entry [data-part]').first().waitFor();
  await shot('box-big-dice');
  await end();
});

/** The written evening of Mauer Bauer in which nobody showed their hand, entered up to a play. */
function hiddenEvening(plays?: number): KeptMatch {
  const { names, options, lines } = protocolOf('mauer-bauer');
  return keptMatch('mauer-bauer', {
    format: FORMAT,
    game: 'mauer-bauer',
    seats: names.length,
    options,
    names,
    kept: { by: 'spectator' },
    plays: lines.slice(0, plays).map(({ by, move }) => [by, move === UNSEEN ? UNKNOWN : move] as const),
  });
}

test('the cards of a hidden hand are tapped as they are laid on the table', async () => {
  const { lines } = protocolOf('mauer-bauer');
  const scoring = lines.findIndex(({ by, move }) => by !== 'nature' && move === 'otg');
  const { page, goto, shot, expectAccessible, end } = await visit(browser, {
    matches: [hiddenEvening(scoring)],
  });
  await goto('/box/table/0123456789ab');
  await entered(page, scoring);
  await shot('box-hidden-cards');
  await expectAccessible();
  await page.getByText('it can’t be in this hand').waitFor();
  // One card: it may be the first of two, or be discarded.
  await page.locator('.entry [data-part="otg"]').click();
  await page.getByRole('button', { name: 'Play “grey towers outside”' }).click();
  await entered(page, scoring + 1);
  // Two cards: the second says it all.
  await page.locator('.entry [data-part="ot"]').click();
  await page.locator('.entry [data-part="S2"]').click();
  await page.waitForFunction(
    n => Number(document.querySelector('.table')?.getAttribute('data-plays')) > n,
    scoring + 1,
  );
  await end();
});

test('an evening with hidden hands ends in a result, is reviewed as far as possible, and shared by a link', async () => {
  const { page, goto, shot, end } = await visit(browser, { matches: [hiddenEvening(-1)] });
  await goto('/');
  await page.getByRole('link', { name: /^Continue/ }).click();
  await page.locator('.entry [data-part="otw"]').click();
  const finish = page.locator('.entry [data-entry="otw"]');
  const result = page.locator('dialog.result');
  await finish.or(result).first().waitFor();
  if ((await finish.count()) > 0) await finish.click();
  await result.getByRole('heading', { name: /^Anna/ }).waitFor();
  await shot('box-result');
  await result.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByLabel('Link to match').inputValue();
  await page.keyboard.press('Escape');
  await result.getByRole('link', { name: 'Review' }).click();
  await page.getByLabel('Depth').selectOption('Quick');
  await page.getByRole('button', { name: 'Review match' }).click();
  await page.locator('.review-again').waitFor();
  await shot('box-review');
  await end();

  const other = await visit(browser, { size: 'desktop' });
  await other.goto(link);
  await other.page.locator('.plate', { hasText: 'Bruno' }).waitFor();
  await other.page.getByRole('button', { name: 'Share' }).click();
  await other.page.getByText('it can’t be verified').waitFor();
  await other.shot('box-shared');
  await other.end();
});

test('the score of Die Mauer is kept round by round, and is still there after a reload', async () => {
  const { page, goto, shot, expectAccessible, end } = await visit(browser);
  await openBox(page, 'die-mauer', goto);
  await page.getByRole('link', { name: /^Score/ }).click();
  const hand = page.getByRole('region', { name: 'Player 1', exact: true });
  await hand.locator('.counter-more').nth(5).click();
  await hand.locator('.counter-more').nth(0).click();
  await expect.poll(() => hand.locator('h3 output').textContent()).toBe('−16');
  await shot('box-score-die-mauer');
  await expectAccessible();
  await page.getByRole('button', { name: 'The round is over' }).click();
  await page.reload();
  const total = page.locator('tfoot td').first();
  await expect.poll(() => total.textContent()).toBe('−16');
  await shot('box-score-die-mauer-history');
  // Cleared by mistake, and restored.
  await page.getByRole('button', { name: 'Start again' }).click();
  await total.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => total.textContent()).toBe('−16');
  await page.getByRole('button', { name: 'Start again' }).click();
  await hand.locator('.counter-more').nth(0).click();
  expect(await page.getByRole('button', { name: 'Undo', exact: true }).count()).toBe(0);
  await end();
});

test('the score of Mauer Bauer has every card’s points for a closed city', async () => {
  const { page, goto, shot, expectAccessible, end } = await visit(browser);
  await openBox(page, 'mauer-bauer', goto);
  await page.getByRole('link', { name: /^Score/ }).click();
  for (const line of ['a1-a3', 'a1-b2', 'a3-b2']) {
    await page.getByRole('button', { name: line, exact: true }).press('Enter');
  }
  for (const point of ['a1', 'a3', 'b2']) {
    await page.getByRole('button', { name: point, exact: true }).press('Enter');
  }
  await page.getByRole('button', { name: 'A2', exact: true }).press('Enter');
  await page
    .getByRole('button', { name: /red.* \+$/ })
    .first()
    .click();
  await expect.poll(() => page.locator('[data-card="S1"]').getAttribute('data-points')).toBe('6');
  await expect.poll(() => page.locator('[data-card="HR"]').getAttribute('data-points')).toBe('1');
  // A played card is tapped for the player who played it.
  await page.getByRole('radio', { name: 'Player 2' }).check();
  await page.locator('[data-card="S1"]').getByRole('button').click();
  await page.locator('[data-card="HR"]').getByRole('button').click();
  await expect.poll(() => page.locator('.score-tally tfoot td').allTextContents()).toEqual(['1', '8 ★', '1']);
  await page.getByRole('button', { name: 'Undo the last card' }).click();
  await expect.poll(() => page.locator('.score-tally tfoot td').allTextContents()).toEqual(['1', '7 ★', '1']);
  await shot('box-score-mauer-bauer');
  await expectAccessible();
  await end();
});

test('the score of Muro contro muro measures both sides of the wall', async () => {
  const { page, goto, shot, end } = await visit(browser);
  await openBox(page, 'muro-contro-muro', goto);
  await page.getByRole('link', { name: /^Score/ }).click();
  await page.locator('.score-board svg').first().waitFor();
  await shot('box-score-muro-contro-muro');
  await end();
});

test('the score of Burg Appenzell says who would win, and why', async () => {
  const { page, goto, shot, expectAccessible, end } = await visit(browser);
  await openBox(page, 'burg-appenzell', goto);
  await page.getByRole('link', { name: /^Score/ }).click();
  const player = page.getByRole('region', { name: 'Player 2', exact: true });
  for (const cheese of ['Brie', 'Gouda']) await player.getByRole('button', { name: cheese }).click();
  await expect.poll(() => page.locator('.score-verdict').textContent()).toContain('Player 2 would win');
  await shot('box-score-burg-appenzell');
  await expectAccessible();
  for (const cheese of ['Feta', 'Brie', 'Emmentaler', 'Danablu', 'Brie']) {
    await player.getByRole('button', { name: cheese }).click();
  }
  await expect.poll(() => page.locator('.score-verdict').textContent()).toContain('Player 2 has won');
  await end();
});

describe.each(GAME_IDS)('the pages to print of %s', game => {
  test('fit A4 and Letter, one sheet per page', async () => {
    const { page, goto, expectAccessible, end } = await visit(browser, { theme: 'dark' });
    await openBox(page, game, goto);
    await page.getByRole('link', { name: /^Print pieces/ }).click();
    await page.locator('.sheet').first().waitFor();
    await expectAccessible();
    const sheets = await page.locator('.sheet').count();
    expect(sheets).toBeGreaterThan(1);
    for (const [paper, width] of [
      ['A4', 595],
      ['Letter', 612],
    ] as const) {
      await page.getByRole('radio', { name: paper }).check();
      const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
      const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+)/g)].map(([, found]) =>
        Math.round(Number(found)),
      );
      expect(boxes).toEqual(Array.from({ length: sheets }, () => width));
    }
    if (process.env.SHOTS !== undefined) {
      for (const sheet of await page.locator('.sheet').all()) {
        const name = await sheet.getAttribute('data-sheet');
        await sheet.screenshot({ path: `/tmp/shots/print-${game}-${name}.png` });
      }
    }
    await end();
  });
});

/** An evening of which this many plays have been entered, with nothing hidden. */
function enteredFirst(game: GameId, plays: number): KeptMatch {
  const record = finishedRecord(game);
  const { format, seats, options, names = [] } = record;
  return keptMatch(game, {
    format,
    game,
    seats,
    options,
    names,
    kept: { by: 'everything' },
    plays: record.plays.slice(0, plays),
  });
}

function keptMatch(game: GameId, record: MatchRecord): KeptMatch {
  return {
    version: 1,
    id: '0123456789ab',
    game,
    seats: (record.names ?? []).map(name => ({ name, kind: 'person', level: null })),
    seed: '0'.repeat(64),
    botSeed: 1,
    touched: 1,
    record,
  };
}

/** Taps all over the board until a message says why something is not on offer. */
async function tapInVain(page: Page): Promise<string> {
  const why = page.locator('.why-not');
  const board = await page.locator('.table-board').boundingBox();
  if (!board) throw new Error('there is no board');
  const plays = await page.locator('.table').getAttribute('data-plays');
  for (let y = 0.1; y < 1; y += 0.1) {
    for (let x = 0.1; x < 1; x += 0.1) {
      await page.touchscreen.tap(board.x + x * board.width, board.y + y * board.height);
      const words = (await why.textContent()) ?? '';
      if (words !== '') return words;
      expect(await page.locator('.table').getAttribute('data-plays')).toBe(plays);
    }
  }
  return '';
}

test.each([
  ['die-mauer', 13, /has none left|Nothing can be built/],
  ['mauer-bauer', 14, /^[a-f]\d+-[a-f]\d+: |^[a-f]\d+: |^[A-E]\d+: /],
  ['muro-contro-muro', 9, /The die asks|rests on it|two bricks below|no gaps/],
  ['burg-appenzell', 9, /^[\w]+: (None|All four|Too far|There’s|Only one slide)/],
] as const)('%s says why something tapped is not on offer', async (game, plays, reason) => {
  const { page, goto, shot, end } = await visit(browser, { matches: [enteredFirst(game, plays)] });
  await goto('/box/table/0123456789ab');
  await entered(page, plays);
  expect(await tapInVain(page)).toMatch(reason);
  await shot(`box-why-not-${game}`);
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('heading', { name: 'Not allowed now, and why' }).waitFor();
  await shot(`box-why-not-all-${game}`);
  await end();
});

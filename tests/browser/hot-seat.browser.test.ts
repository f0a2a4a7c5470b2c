import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random } from '../../src/engine/random.ts';
import type { MatchRecord } from '../../src/engine/record.ts';
import { GAME_IDS, type GameId, manifestOf } from '../../src/games/index.ts';
import type { KeptMatch } from '../../src/web/storage/matches.ts';
import { finishedRecord } from '../finished.ts';
import { blunderedMatch } from './finished.ts';
import {
  DEVICES,
  launch,
  type Press,
  person,
  pressOn,
  type Size,
  seededMatch,
  shortOptions,
  stepBack,
  visit,
} from './harness.ts';

/** Several people at one device: a match to its end, and what comes after it, by taps or clicks alone. */

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const NAMES = ['Anna', 'Bea', 'Carla'];
const MOST_STEPS = 3000;

/**
 * A short match that has been begun, so that the home page offers to continue it; and how it goes on, if that is known. The
 * plays that have been made are at random and contain clear mistakes, or in Die Mauer and Mauer Bauer a planted one.
 */
function begunMatch(
  game: GameId,
  size: Size,
): {
  readonly match: KeptMatch;
  readonly plays: MatchRecord['plays'] | null;
} {
  const seats = NAMES.slice(0, manifestOf(game).seats.min).map(person);
  if (game === 'die-mauer')
    return { match: blunderedMatch(game, { id: 'seeded', left: LAST_PLAYS, seats }), plays: null };
  if (game === 'mauer-bauer') {
    const match = blunderedMatch(game, { id: 'seeded', left: LAST_PLAYS, seats: NAMES.map(person) });
    return { match, plays: blunderedMatch(game).record.plays };
  }
  const match = seededMatch(game, { seats, options: shortOptions(game) });
  const about = { seats: seats.length, options: match.record.options };
  const whole = finishedRecord(game, about);
  const begun = game === 'muro-contro-muro' ? BEGUN[size] : undefined;
  const most = begun === undefined ? whole.plays.length - LAST_PLAYS : Math.ceil(whole.plays.length * begun);
  const { options, plays } = finishedRecord(game, { ...about, most });
  const record = { ...match.record, options, plays };
  return { match: { ...match, touched: 1, record }, plays: begun === undefined ? whole.plays : null };
}
/** How much of a match of Muro contro muro has been played; from there it is tapped at random to its end. */
const BEGUN: Readonly<Partial<Record<Size, number>>> = { phone: 0.85, desktop: 0.9 };
/** The other games would take too long: this many of the last plays are left, or fewer. */
const LAST_PLAYS = 14;

/** What the device shows next to the person who holds it. */
async function next(page: Page): Promise<'curtain' | 'turn' | 'over'> {
  const curtain = page.locator('.curtain button');
  const mine = page.locator('.status.mine');
  const over = page.locator('dialog.result');
  await curtain.or(mine).or(over).first().waitFor();
  if ((await over.count()) > 0) return 'over';
  return (await curtain.count()) > 0 ? 'curtain' : 'turn';
}

async function playToTheEnd(page: Page, plays: MatchRecord['plays'] | null, press: Press): Promise<void> {
  const random = new Random(5);
  for (let step = 0; step < MOST_STEPS; step++) {
    const shown = await next(page);
    if (shown === 'over') return;
    if (shown === 'curtain') {
      await press(page.locator('.curtain button'));
      continue;
    }
    const recap = page.getByRole('complementary', { name: 'Since your last turn' });
    if ((await recap.count()) > 0) await press(recap.getByRole('button', { name: 'Close', exact: true }));
    if (plays) {
      const number = await page.locator('.table').getAttribute('data-plays');
      await press(page.getByRole('button', { name: 'Moves', exact: true }));
      await press(page.locator(`[data-move="${plays[Number(number)][1]}"]`));
      const next = page.locator(`.table:not([data-plays="${number}"])`);
      await next.or(page.locator('.curtain')).first().waitFor();
      continue;
    }
    const choices = page.locator('.table-board [data-choice]:visible');
    const count = await choices.count();
    if (count > 0) await press(choices.nth(random.below(count)));
  }
  throw new Error('the match did not end');
}

const TABLES = GAME_IDS.flatMap(game => DEVICES.map(size => ({ game, size })));

test.each(TABLES)(
  '$game on a $size: passed from hand to hand to the end, reviewed to the end, played on, and back home',
  async ({ game, size }) => {
    const { match, plays } = begunMatch(game, size);
    const { page, goto, end } = await visit(browser, { size, matches: [match] });
    const press = pressOn(size);
    const at = () => new URL(page.url()).pathname;
    await goto('/');
    await press(page.getByRole('link', { name: /^Continue/ }));
    await playToTheEnd(page, plays, press);
    const result = page.locator('dialog.result');
    // Nobody at a shared device is “you”.
    await result
      .getByRole('heading', { name: new RegExp(NAMES.join('|')) })
      .first()
      .waitFor();

    await press(result.getByRole('link', { name: 'Review' }));
    await page.getByLabel('Depth').selectOption('apprentice');
    await press(page.getByRole('button', { name: 'Review match' }));
    await page.locator('.review-again').waitFor();
    const points = page.locator('.turning-points > li');
    const playOn = points.getByRole('button', { name: /^Play from here/ });
    expect(await playOn.count()).toBeGreaterThan(0);
    await press(playOn.first());
    await page.waitForURL('**/table/*');
    await page.locator('.table-board').waitFor();
    expect(at()).not.toBe('/table/seeded');

    // Back, step by step, the same way.
    await page.goBack();
    await page.locator('.replay-controls').waitFor();
    let path = at();
    for (let steps = 0; path.startsWith('/replay') && steps < 3; steps++) path = await stepBack(page);
    await result.waitFor();
    expect(path).toBe('/table/seeded');
    await page.goBack();
    await page.goBack();
    await page.locator('.shelf').waitFor();
    await end();
  },
);

test('“On this device” proposes two people, and remembers who sat there', async () => {
  const { page, goto, end } = await visit(browser);
  await goto('/');
  await page.getByRole('link', { name: 'On this device' }).click();
  const people = () =>
    page
      .locator('.seat-rows input')
      .evaluateAll(fields => fields.map(field => (field as HTMLInputElement).value));
  for (const game of ['Muro contro muro', 'Mauer Bauer', 'Burg Appenzell', 'Die Mauer']) {
    await page.getByRole('link', { name: game, exact: true }).click();
    await page.getByRole('heading', { name: `New ${game} match` }).waitFor();
    expect(await people()).toEqual(['Guest', 'Player 2']);
  }
  await page.locator('.seat-rows input').last().fill('Bea');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: /^I’m / }).click();
  await page.getByRole('link', { name: /^Leave/ }).click();
  await page.getByRole('link', { name: 'On this device' }).click();
  await page.getByRole('heading', { name: 'New Die Mauer match' }).waitFor();
  expect(await people()).toEqual(['Guest', 'Bea']);
  await end();
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/games/index.ts';
import { blunderIn } from '../bots/blunder.ts';
import { blunderedMatch } from './finished.ts';
import { archived, awaitTurn, bot, launch, person, type Size, type Visit, visit } from './harness.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Opens the panel, unless it is already beside the board. */
async function openReview(page: Page): Promise<void> {
  const button = page.locator('.side-button').filter({ hasText: 'Review' });
  await button.waitFor({ state: 'attached' });
  if (await button.isVisible()) await button.click();
  await page.locator('.side-tabs').getByRole('button', { name: 'Review', exact: true }).click();
}

/** Corrects the first mistake: what was played is refused, the better move is found, and the reason is given. */
async function learn(
  page: Page,
  { shot, expectAccessible }: Pick<Visit, 'shot' | 'expectAccessible'>,
  game: GameId,
): Promise<void> {
  await page
    .getByRole('button', { name: /^Learn from/ })
    .first()
    .click();
  const exercise = page.locator('.mistakes');
  await exercise.and(page.locator('[data-attempt="asked"]')).waitFor();
  await shot(`mistakes-${game}`);
  await expectAccessible('.lesson-sheet');
  const words = await exercise.locator('.task-said').textContent();
  if (game === 'muro-contro-muro') {
    // On the board, as at a table: here, bricks of the wall can be moved.
    await exercise.locator('.board [data-choice^="place"]').first().click();
    await exercise.getByRole('button', { name: 'Put the brick back', exact: true }).click();
  }
  const choose = async (move: string) => {
    await exercise.getByRole('button', { name: 'Moves', exact: true }).click();
    await page.getByLabel('Search moves', { exact: true }).fill(move);
    await page.locator('dialog.moves').getByRole('button', { name: move, exact: true }).click();
  };
  await choose(/played: (.*)\. Find something better\./.exec(words ?? '')?.[1] ?? '');
  await exercise.getByText('That’s the move from the match', { exact: false }).waitFor();
  await exercise.getByRole('button', { name: 'Show answer', exact: true }).click();
  const better = exercise.locator('.mistakes-better');
  await better.waitFor();
  if (game === 'muro-contro-muro') {
    const otherwise = page.getByRole('table', { name: 'With different luck' });
    await otherwise.getByRole('row').nth(1).waitFor();
    await otherwise.getByText('…', { exact: true }).first().waitFor({ state: 'detached' });
  }
  await shot(`mistakes-told-${game}`);
  await expectAccessible('.lesson-sheet');
  const answer = /^Better: (.*)$/.exec((await better.textContent()) ?? '')?.[1];
  if (answer !== undefined) {
    await exercise.getByRole('button', { name: 'Try again', exact: true }).click();
    await exercise.and(page.locator('[data-attempt="asked"]')).waitFor();
    await choose(answer);
    await exercise.and(page.locator('[data-attempt="found"]')).waitFor();
    await exercise.getByText('That’s it!', { exact: true }).waitFor();
  }
  await exercise.getByRole('button', { name: 'Back to the review', exact: true }).click();
  await exercise.waitFor({ state: 'detached' });
}

describe.each(GAME_IDS)('%s', game => {
  test('is reviewed: chances, turning points, luck and skill; and the review is kept', async () => {
    const isFirst = game === 'die-mauer' || game === 'mauer-bauer';
    const size: Size = isFirst ? 'phone' : 'desktop';
    const match = blunderedMatch(game);
    const { page, goto, shot, expectAccessible, end } = await visit(browser, {
      size,
      theme: isFirst ? 'light' : 'dark',
      matches: [match],
    });
    await goto('/replay/finished');
    await openReview(page);
    await shot(`review-begin-${game}`);
    await page.getByLabel('Depth').selectOption('apprentice');
    await page.getByRole('button', { name: 'Review match' }).click();
    await page.locator('.review-again').waitFor();

    const graph = page.getByRole('slider', { name: 'Win chances over the match' });
    await graph.press('End');
    const last = match.record.plays.length;
    await page.locator(`.replay[data-moment="${last}"]`).waitFor();
    const [winner] = match.record.result?.winners ?? [];
    await expect
      .poll(() => graph.getAttribute('aria-valuetext'))
      .toContain(`${match.seats[winner].name} 100%`);
    await graph.press('ArrowLeft');
    await page.locator(`.replay[data-moment="${last - 1}"]`).waitFor();
    await graph.click({ position: { x: 60, y: 40 } });
    await page.waitForFunction(
      plays => Number(document.querySelector<HTMLElement>('.replay')?.dataset.moment) < plays / 2,
      last,
    );
    await page.getByText('Show as table').click();
    await page.locator('.review-table tbody tr').nth(5).waitFor();
    await page.getByText('Show as table').click();
    await page.locator('.turning-points > li').first().waitFor();
    expect(await page.locator('.review').textContent()).not.toMatch(/undefined|NaN|\[object/);
    await shot(`review-${game}`);
    const mistake = page.locator('.turning-points > li').filter({ hasText: 'Play from here' }).first();
    await mistake.getByText(/^\d+% sure$/).scrollIntoViewIfNeeded();
    await shot(`review-points-${game}`);
    await page.locator('.accounts').scrollIntoViewIfNeeded();
    await shot(`review-accounts-${game}`);
    await expectAccessible('.review');

    await page.reload();
    await openReview(page);
    await learn(page, { shot, expectAccessible }, game);
    const first = page.locator('.turning-points > li').filter({ hasText: 'Play from here' }).first();
    await first.getByRole('button', { name: /^Show move/ }).click();
    // What was played and what was better, marked on the board.
    await page.locator('.table-board .mark').first().waitFor({ state: 'attached' });
    // On a phone the panel has given way to the board.
    await openReview(page);
    await first.getByRole('button', { name: /^Play from here/ }).click();
    await page.waitForURL('**/table/*');
    expect(await awaitTurn(page)).toBe('my turn');
    await end();
  });
});

test.each([
  ['mine', ['Anna', 'Bruno'], /^Why: /],
  ['a rival’s', ['Bruno', 'Anna'], /^Advice to Bruno: /],
] as const)(
  'a review says who “you” is when it explains %s mistake',
  async (_whose, [blunderer, other], why) => {
    const sit = (name: string) => (name === 'Anna' ? person(name) : bot(name));
    const { seat } = blunderIn('muro-contro-muro');
    const seats = seat === 0 ? [sit(blunderer), sit(other)] : [sit(other), sit(blunderer)];
    const { page, goto, end } = await visit(browser, {
      size: 'desktop',
      matches: [blunderedMatch('muro-contro-muro', { seats })],
    });
    await goto('/replay/finished#review');
    await page.getByLabel('Depth').selectOption('apprentice');
    await page.getByRole('button', { name: 'Review match' }).click();
    const mistakes = page.locator('.turning-points > li').filter({ hasText: blunderer });
    expect(await mistakes.locator('.point-why').first().textContent()).toMatch(why);
    await end();
  },
);

test('a review can be stopped at any time, and what was found is gone', async () => {
  const { page, goto, end } = await visit(browser, {
    size: 'desktop',
    matches: [blunderedMatch('mauer-bauer')],
  });
  await goto('/replay/finished');
  await openReview(page);
  await page.getByLabel('Depth').selectOption('master');
  await page.getByRole('button', { name: 'Review match' }).click();
  await page.getByRole('progressbar').waitFor();
  // The page stays responsive while others think.
  await page.locator('.replay').press('End');
  await page.locator('.replay:not([data-moment="0"])').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Review match' }).waitFor();
  expect(Object.keys(await archived(page)).filter(key => key.includes('review'))).toEqual([]);
  await end();
});

test('statistics are inviting at first, and then count what was played and reviewed', async () => {
  const { page, goto, shot, expectAccessible, end } = await visit(browser, {
    matches: [blunderedMatch('muro-contro-muro')],
  });
  await goto('/');
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.getByRole('heading', { name: 'No statistics yet' }).waitFor();
  await shot('statistics-empty');
  await expectAccessible();

  await page.evaluate(() => {
    const matches = Array.from({ length: 12 }, (_, i) => ({
      source: `local/${i}`,
      game: ['die-mauer', 'muro-contro-muro', 'burg-appenzell'][i % 3],
      when: i,
      me: 0,
      seats: i % 3 === 1 ? ['person', 'master'] : ['person', 'journeyman', 'journeyman'],
      scores: i % 3 === 1 ? [1, 0] : [1, 0, 0],
      winners: i % 4 === 1 ? [1] : i === 6 ? [0, 1] : [0],
    }));
    const reviews = matches
      .slice(4)
      .map(({ source }, i) => [source, [{ decisions: 20, sound: 10 + i, lost: 0.4 - i / 30 }]]);
    localStorage.setItem('quattro-mura/results', JSON.stringify({ version: 1, matches }));
    localStorage.setItem('quattro-mura/reviewed', JSON.stringify({ version: 1, reviews }));
  });
  await page.reload();
  await page.getByText('8.5 of 12 matches won').waitFor();
  await page.getByText('Against masters').waitFor();
  await page.getByText('Longest winning streak: 3').waitFor();
  await page.getByText('in 8 reviewed matches').waitFor();
  await shot('statistics');
  await expectAccessible();
  await end();
});

test('a finished match is remembered for the statistics when it ends', async () => {
  const match = blunderedMatch('muro-contro-muro');
  const before = { ...match, record: { ...match.record, plays: match.record.plays.slice(0, -1) } };
  const { result: _, ...unfinished } = before.record;
  const lastBy = match.record.plays.at(-1)?.[0];
  const seats = match.seats.map((seat, i) => (i === lastBy ? person('Anna') : bot(seat.name)));
  const { page, goto, end } = await visit(browser, {
    matches: [{ ...before, seats, record: unfinished }],
  });
  await goto('/table/finished');
  for (let step = 0; step < 40 && (await awaitTurn(page)) === 'my turn'; step++) {
    await page.getByRole('button', { name: 'Moves', exact: true }).click();
    await page.locator('[data-move]').first().click();
  }
  await goto('/statistics');
  await page
    .getByRole('region', { name: 'Results' })
    .getByText(/ of 1 match won/)
    .waitFor();
  await end();
});

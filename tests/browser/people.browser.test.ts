import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Player } from '../server/player.ts';
import { Place, type RunningServer } from '../server/process.ts';
import { begunTable, nameThem, playSome } from '../server/tables.ts';
import { bot, type Device, launch, person, playFromList, seededMatch, type Visit, visit } from './harness.ts';

/** People who play with each other: how quickly they come together, and what they see of each other over weeks. */
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

async function arrive(name: string, device: Device = {}): Promise<Visit> {
  const arrived = await visit(browser, { base: server.origin, hurry: true, settings: { name }, ...device });
  // Counts what a finger does; typing is not a tap.
  await arrived.context.addInitScript(() => {
    addEventListener(
      'click',
      event => {
        const taps = Number(sessionStorage.getItem('taps'));
        if (event.isTrusted && event.detail > 0) sessionStorage.setItem('taps', String(taps + 1));
      },
      { capture: true },
    );
  });
  return arrived;
}

const tapsOn = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('taps')));

/** What is quicker without pages. */
async function asPlayer({ context }: Visit): Promise<Player> {
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  const player = new Player(server.origin, { cookie: cookies.join('; ') });
  player.id = (await player.ask('me')).id;
  return player;
}

test('two people are at their first move together after at most three taps of the host and two of the friend', async () => {
  const [host, friend] = [await arrive('Anna'), await arrive('')];
  await host.goto('/');
  await host.page.getByRole('link', { name: 'With friends' }).first().tap();
  await host.page.getByRole('button', { name: 'Create table' }).tap();
  await host.page.locator('.qr path[d^=M]').waitFor();
  const link = await host.page.getByLabel('Link to this table').inputValue();
  const { game } = await (await host.context.request.get(`/api/tables/${link.split(/[/#?]/)[4]}`)).json();
  await friend.page.goto(link);
  await friend.page.getByRole('button', { name: 'Take a seat' }).tap();
  // If the game has more seats, bots take the free ones.
  const start = host.page.getByRole('button', { name: /^Start( with bots)?$/ });
  await host.page.locator('.room-list', { hasText: 'Guest' }).waitFor();
  await start.tap();
  await Promise.all([host, friend].map(({ page }) => page.locator('.table[data-plays]').waitFor()));
  expect(game).toBeTypeOf('string');
  expect(await tapsOn(host.page)).toBe(3);
  expect([1, 2]).toContain(await tapsOn(friend.page));
  await host.end();
  await friend.end();
});

test('somebody I have played with is challenged from the new table, sees it on every page, and can decline', async () => {
  const [anna, bruno] = [await arrive('Anna'), await arrive('Bruno')];
  for (const { goto, page } of [anna, bruno]) {
    await goto('/online/new/muro-contro-muro');
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.locator('.room').waitFor();
  }
  await begunTable([await asPlayer(anna), await asPlayer(bruno)], { game: 'muro-contro-muro' });
  await bruno.goto('/learn');
  const challenge = async () => {
    await anna.goto('/online/new/muro-contro-muro');
    const seat = anna.page.getByLabel('Seat 2: person or bot');
    await seat.locator('option', { hasText: 'Challenge Bruno' }).waitFor({ state: 'attached' });
    await seat.selectOption('Challenge Bruno');
    await anna.page.getByRole('button', { name: 'Create table' }).click();
    await anna.page.locator('.room').waitFor();
  };
  await challenge();
  await bruno.page.getByText('Muro contro muro: a match with Anna?').waitFor();
  await bruno.shot('called');
  await bruno.page.locator('.call-bar').getByRole('button', { name: 'Join' }).click();
  await anna.page.locator('.room-list', { hasText: 'Bruno' }).waitFor();
  await challenge();
  const path = new URL(anna.page.url()).pathname;
  await bruno.goto(path);
  await bruno.page.getByRole('button', { name: 'Decline' }).click();
  await bruno.page.locator('.home').waitFor();
  await anna.page.getByText('One seat still open').waitFor();
  for (const { end } of [anna, bruno]) await end();
});

test('at a slow table I leave standing guesses, and am asked on leaving whether to be called', async () => {
  const anna = await arrive('Anna', { keepsApp: true });
  const { page, context, goto } = anna;
  // A headless browser has refused notifications for good; with a screen it would ask.
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  });
  await goto('/online/new/die-mauer');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.locator('.room').waitFor();
  const me = await asPlayer(anna);
  const others = [await Player.arrive(server.origin), await Player.arrive(server.origin)];
  const { id } = await begunTable([me, ...others], {
    game: 'die-mauer',
    pace: { kind: 'move', seconds: 259_200, late: 'ask' },
  });
  await goto(`/online/${id}`);
  await page.locator('.table[data-plays]').waitFor();
  await page.getByRole('button', { name: 'People' }).click();
  const choices = page.locator('.standing select');
  await choices.first().selectOption('a tower');
  await page.getByText('Saved.').waitFor();
  await choices.nth(1).selectOption('an empty fist');
  await expect.poll(async () => (await me.ask('standing', { id })).left).toEqual(['T', '-']);
  await anna.expectAccessible('dialog');
  await anna.shot('standing');
  await page.keyboard.press('Escape');
  await page
    .getByRole('link', { name: 'Leave' })
    .or(page.getByRole('button', { name: 'Leave' }))
    .first()
    .click();
  const bar = page.locator('.call-bar');
  await bar.getByRole('button', { name: 'Notify me on this device' }).waitFor();
  // All of it can be read, and the page begins below it.
  expect(await bar.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  const [above, below] = [await bar.boundingBox(), await page.locator('.page-header').boundingBox()];
  expect(above && below && above.y + above.height <= below.y).toBe(true);
  await anna.shot('leaving');
  await anna.end();
});

/** Makes a table by the form, as anybody would. */
async function makeTable({ page, goto }: Visit, game: string): Promise<void> {
  await goto(`/online/new/${game}`);
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.locator('.room').waitFor();
}

test('the host removes somebody, who reads that the table is gone and cannot come back by the same link', async () => {
  const [anna, bruno] = [await arrive('Anna', { size: 'desktop' }), await arrive('Bruno')];
  await makeTable(anna, 'muro-contro-muro');
  const link = await anna.page.getByLabel('Link to this table').inputValue();
  await bruno.page.goto(link);
  await bruno.page.getByRole('button', { name: 'Take a seat' }).tap();
  const remove = anna.page.getByRole('button', { name: 'Remove Bruno from the table' });
  await remove.waitFor();
  await anna.expectAccessible();
  await anna.shot('kick');
  // Only the host has the button.
  expect(await bruno.page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
  await remove.click();
  await anna.page.getByText('One seat still open').waitFor();
  await bruno.page.getByText('Table not found.').waitFor();
  await bruno.page.goto(link);
  await bruno.page.getByText('Table not found.').waitFor();
  for (const { end } of [anna, bruno]) await end();
});

test('a match of mine that begins and waits for me is announced within seconds on every kind of page, and in its title', async () => {
  const alone = seededMatch('die-mauer', { seats: [person('Bruno'), bot('Ada'), bot('Bob')] });
  const bruno = await arrive('Bruno', { matches: [alone] });
  await makeTable(bruno, 'muro-contro-muro');
  const room = new URL(bruno.page.url()).pathname;
  const me = await asPlayer(bruno);
  const other = await Player.arrive(server.origin);
  const old = await begunTable([other, me], { game: 'burg-appenzell', isRated: false });
  await playSome([other, me], old.id, 1);
  await other.ask('resign', { id: old.id });
  const listed = ['/', '/matches'];
  const paths = [
    room,
    `/table/${alone.id}`,
    '/online',
    '/online/new/die-mauer',
    '/play/die-mauer',
    '/learn',
    '/rules/en/die-mauer',
    '/learn/en/die-mauer',
    '/settings',
    '/statistics',
    '/ratings',
    `/player/${me.id}`,
    `/match/${old.id}`,
    '/replays',
    '/box',
    '/box/die-mauer/score',
  ];
  const pages = await Promise.all(
    [...listed, ...paths].map(async path => {
      const page = await bruno.context.newPage();
      await page.goto(path);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      return { path, page };
    }),
  );
  // It begins only now that all these pages are open.
  await begunTable([me, other], { game: 'muro-contro-muro', isRated: false });
  for (const { path, page } of pages) {
    const told = listed.includes(path)
      ? page.locator('.awaited', { hasText: 'Muro contro muro' })
      : page.locator('.call-bar', { hasText: 'Muro contro muro' });
    await told.waitFor();
    // A table on the server says in its title what is going on there.
    if (path !== room) await expect.poll(() => page.title(), { message: path }).toMatch(/^\(1\) \S/);
  }
  const [{ page }] = pages.slice(listed.length + 5);
  await page.locator('.call-bar').getByRole('link').click();
  await page.locator('.table[data-plays]').waitFor();
  await bruno.end();
});

test('my second tab is not a spectator, and a turn of three days that has just begun reads “3 days” everywhere', async () => {
  const [anna, bruno] = [await arrive('Anna', { size: 'desktop' }), await arrive('Bruno')];
  for (const visitor of [anna, bruno]) await makeTable(visitor, 'muro-contro-muro');
  const { id } = await begunTable([await asPlayer(anna), await asPlayer(bruno)], {
    game: 'muro-contro-muro',
    isRated: false,
    pace: { kind: 'move', seconds: 259_200, late: 'bot' },
  });
  await anna.goto(`/online/${id}`);
  const second = await anna.context.newPage();
  await second.goto(`/online/${id}`);
  await bruno.goto(`/online/${id}`);
  for (const page of [anna.page, second, bruno.page]) {
    await page.getByText(/3 days left/).waitFor();
    await page.getByRole('button', { name: 'People' }).click();
    await page.locator('dialog.people').waitFor();
    expect(await page.locator('dialog.people').textContent()).not.toMatch(/spectator(?! link)/i);
    await page.keyboard.press('Escape');
  }
  for (const path of ['/matches', '/']) {
    await bruno.goto(path);
    await bruno.page.getByText(/3 days left/).waitFor();
  }
  for (const { end } of [anna, bruno]) await end();
});

test('a rated result shows what it did to my rating, never a negative one, and the answer to “Verify match” is visible', async () => {
  const [anna, bruno] = [await arrive('Anna', { size: 'desktop' }), await arrive('Bruno')];
  for (const visitor of [anna, bruno]) await makeTable(visitor, 'muro-contro-muro');
  const people = [await asPlayer(anna), await asPlayer(bruno)];
  await nameThem(people);
  const { id } = await begunTable(people, { game: 'muro-contro-muro', isRated: true });
  await playSome(people, id, 3);
  for (const { goto, page } of [anna, bruno]) {
    await goto(`/online/${id}`);
    await page.locator('.table[data-plays]').waitFor();
  }
  await bruno.page.getByRole('button', { name: 'People' }).tap();
  await bruno.page.getByRole('button', { name: 'Resign…' }).tap();
  await bruno.page.getByRole('button', { name: 'Resign', exact: true }).tap();
  await anna.page.getByText(/^Your rating: 1\d\d\d \(\+\d+\)$/).waitFor();
  await bruno.page.getByText(/^Your rating: [1-9]\d+ \((−\d+|±0|\+\d+)\)$/).waitFor();
  for (const { page } of [anna, bruno]) {
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Verify match' }).click();
    await page.getByText('Verified:').waitFor();
    const box = await page.getByText('Verified:').boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  await anna.goto('/ratings/muro-contro-muro');
  await anna.page.getByText('provisional').first().waitFor();
  expect(await anna.page.locator('main').textContent()).not.toMatch(/[−-]\d/);
  for (const { end } of [anna, bruno]) await end();
});

test('invited spectators have the replay, and can follow those who play again', async () => {
  const dora = await arrive('Dora');
  const people = [await Player.arrive(server.origin), await Player.arrive(server.origin)];
  const { id, you } = await begunTable(people, { game: 'muro-contro-muro', isPublic: false, isRated: false });
  await dora.goto(`/online/${id}#${you.invite}`);
  await dora.page.getByText('You’re spectating.').first().waitFor();
  await people[1].ask('resign', { id });
  const result = dora.page.locator('dialog.result');
  await result.getByRole('link', { name: 'Replay', exact: true }).tap();
  await dora.page.locator('.replay').first().waitFor();
  await dora.goto(`/online/${id}`);
  const again = await people[0].ask('rematch', { id });
  await result.getByText('A rematch is waiting.').waitFor();
  await result.getByRole('link', { name: 'Watch' }).tap();
  await dora.page.locator('.room').waitFor();
  expect(new URL(dora.page.url()).pathname).toBe(`/online/${again.id}`);
  await dora.end();
});

test('a move made without a connection survives a reload, and is sent when the server is back', async () => {
  const anna = await arrive('Anna', { keepsApp: true });
  const { page, context } = anna;
  await makeTable(anna, 'muro-contro-muro');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const other = await Player.arrive(server.origin);
  const { id } = await begunTable([await asPlayer(anna), other], {
    game: 'muro-contro-muro',
    isRated: false,
  });
  await anna.goto(`/online/${id}`);
  await page.locator('.status.mine').waitFor();
  await server.stop();
  await page.getByText('Connection lost.').waitFor();
  await playFromList(page);
  const later = page.getByText('Your move will be sent once you’re back online.');
  await later.waitFor();
  await page.reload();
  // It is a page that says what is wrong, what happens to the move, and two ways on.
  await page.getByRole('heading', { name: 'Connection lost. Reconnecting…' }).waitFor();
  await later.waitFor();
  await page.getByRole('button', { name: 'Try now' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).waitFor();
  await anna.shot('no-line');
  server = await place.start({ WEB: inject('built'), PORT: new URL(server.origin).port });
  await page.locator('.table[data-plays]').waitFor();
  await expect.poll(async () => (await other.ask('table', { id })).due).toEqual([1]);
  // The browser has complained that nobody answered.
  await context.close();
});

test('people I have played with are listed with results and presence, followed and challenged with one tap, and can decline with a reason', async () => {
  const [anna, bruno] = [await arrive('Annika'), await arrive('Brunello')];
  for (const { goto, page } of [anna, bruno]) {
    await goto('/online/new/muro-contro-muro');
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.locator('.room').waitFor();
  }
  const [one, other] = [await asPlayer(anna), await asPlayer(bruno)];
  const { id } = await begunTable([one, other], { game: 'muro-contro-muro' });
  await other.ask('resign', { id });
  await anna.goto('/people');
  await anna.page.getByText('1 match: 1 won, 0 lost').waitFor();
  await anna.page.getByText('online, English').waitFor();
  await anna.page.getByRole('button', { name: 'Follow Brunello' }).click();
  await anna.page.getByRole('button', { name: 'Unfollow Brunello' }).waitFor();
  await anna.shot('people');
  await anna.expectAccessible();
  await anna.page.getByRole('button', { name: 'Challenge Brunello' }).click();
  await anna.page.getByLabel('Who goes first').selectOption('I go 2nd');
  await anna.shot('challenge');
  await anna.page.getByRole('button', { name: 'Create table' }).click();
  await anna.page.getByText('Kept for Brunello').waitFor();
  await bruno.goto(new URL(anna.page.url()).pathname);
  await bruno.page.getByLabel('Reason').selectOption('Maybe later');
  await bruno.shot('declining');
  await bruno.page.getByRole('button', { name: 'Decline' }).click();
  await anna.page.getByText('Brunello declined: Maybe later').waitFor();
  await anna.shot('declined');
  const open = {
    game: 'die-mauer',
    isPublic: true,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  };
  const table = await other.ask('makeTable', { body: open });
  await other.ask('ready', { id: table.id, body: { isReady: true } });
  await anna.goto('/online');
  const row = anna.page.locator('.table-row', { hasText: 'Brunello' }).last();
  await row.getByText('EN', { exact: true }).waitFor();
  await row.getByText('open for 1 minute').waitFor();
  await anna.page.getByLabel('Players').last().selectOption('2 players');
  await anna.page.getByText('No table fits these filters').waitFor();
  await anna.shot('lobby');
  await anna.page.getByRole('button', { name: 'Clear filters' }).click();
  await row.waitFor();
  await anna.shot('lobby-all');
  await anna.expectAccessible();
  for (const { end } of [anna, bruno]) await end();
});

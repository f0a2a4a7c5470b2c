import { rm } from 'node:fs/promises';
import Database from 'better-sqlite3';
import type { Browser, Page, WebSocket } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { TableInfo } from '../../src/protocol/words.ts';
import { mura } from '../cli/mura.ts';
import { Place, type RunningServer } from '../server/process.ts';
import { launch, playFromList, type Size, type Visit, visit } from './harness.ts';

/** What people at one table owe each other: Anna at her desk and Bruno with his phone, through one evening. */
const place = new Place();
let server: RunningServer;
let browser: Browser;
let anna: Visit;
let bruno: Visit;
let table: TableInfo;
/** Bruno's latest connection to the server. */
let line: WebSocket | undefined;

const HOUR = 60 * 60 * 1000;

beforeAll(async () => {
  [server, browser] = await Promise.all([start(), launch()]);
  [anna, bruno] = await Promise.all([arrive('Anna', 'desktop'), arrive('Bruno', 'phone')]);
  bruno.page.on('websocket', opened => {
    line = opened;
  });
});
afterAll(async () => {
  await browser.close();
  await place.remove();
});

/** One report is enough to hide a name. */
function start(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  return place.start({ WEB: inject('built'), REPORTS_TO_HIDE: '1', ...settings });
}

async function arrive(name: string, size: Size): Promise<Visit> {
  const arrived = await visit(browser, {
    base: server.origin,
    hurry: true,
    settings: { name, sound: true },
    size,
  });
  arrived.context.setDefaultTimeout(60_000);
  await arrived.context.addInitScript(listenForCalls);
  return arrived;
}

test('a new link, and a seat that is closed', async () => {
  await anna.context.request.post('/api/me', { data: {} });
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const pace = { kind: 'move', seconds: 60, late: 'ask' };
  const given = { game: 'burg-appenzell', options: { target: 4 }, seats, pace, isRated: false, begins: 0 };
  table = await (await anna.context.request.post('/api/tables', { data: given })).json();
  await anna.goto(`/online/${table.id}`);
  const link = anna.page.getByLabel('Link to this table');
  const old = await link.inputValue();
  await anna.page.getByRole('button', { name: 'Create a new link' }).click();
  await anna.page.waitForFunction(
    before => document.querySelector<HTMLInputElement>('.link-field')?.value !== before,
    old,
  );

  await bruno.goto(old);
  await bruno.page.getByText('Table not found.').waitFor();
  await bruno.goto(await link.inputValue());
  await bruno.page.getByRole('button', { name: 'Sit in seat 3' }).click();
  await anna.page.locator('[data-seat="2"] .presence.here').waitFor();
  await anna.page.getByText('One seat still open').waitFor();
  await picture('room');
  await anna.page.getByLabel('Seat 2: open, closed or bot').selectOption('Closed');
  await bruno.page.locator('[data-seat="1"]', { hasText: 'Closed' }).waitFor();
  await anna.page.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all([anna, bruno].map(({ page }) => page.locator('.table').waitFor()));
  expect(await anna.page.locator('.plate').count()).toBe(2);
  expect(await bruno.page.locator('.plate.mine').textContent()).toContain('Bruno');
});

test('phrases, and peace from them', async () => {
  const said = bruno.page.locator('.plate-said');
  await say(anna.page, 'Hello!');
  await said.filter({ hasText: 'Hello!' }).waitFor();
  await picture('said');
  await openPeople(bruno.page);
  await picture('people');
  await bruno.page.getByLabel('Show messages from others').uncheck();
  await bruno.page.keyboard.press('Escape');
  await said.waitFor({ state: 'detached' });
  const wow = line?.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"wow"'));
  await say(anna.page, 'Wow!');
  // His page has been told, and has had time to draw it.
  expect(await wow).toBeDefined();
  await bruno.page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await said.count()).toBe(0);
  await openPeople(bruno.page);
  await bruno.page.getByLabel('Show messages from others').check();
  await bruno.page.keyboard.press('Escape');
  await say(anna.page, 'Thanks!');
  await said.filter({ hasText: 'Thanks!' }).waitFor();
  expect(await said.count()).toBe(1);
});

test('people who look elsewhere are called when their turn comes, and not before', async () => {
  const { page } = anna;
  const title = 'Burg Appenzell · Quattro Mura';
  await untilTurnOf(anna);
  await openPeople(page);
  await page.getByRole('button', { name: 'Notify me when it’s my turn' }).click();
  await page.getByText('We’ll notify you when it’s your turn.').waitFor();
  await page.keyboard.press('Escape');
  await look(page, 'elsewhere');
  await page.waitForFunction(() => document.title.startsWith('●'));
  expect(await calls(page)).toEqual({ told: [], isHeard: false });
  await look(page, 'here');
  await page.waitForFunction(wanted => document.title === wanted, title);

  await untilTurnOf(bruno);
  await look(page, 'elsewhere');
  expect(await page.title()).toBe(title);
  await untilTurnOf(anna);
  await page.waitForFunction(() => document.title.startsWith('● Your turn'));
  expect(await calls(page)).toEqual({ told: ['Your turn: Burg Appenzell'], isHeard: true });
  await look(page, 'here');
  await page.waitForFunction(wanted => document.title === wanted, title);
});

test('plays are undone if the others agree', async () => {
  // Until somebody else has played, nobody has to be asked.
  await untilTurnOf(bruno);
  await untilTurnOf(anna);
  const plays = await playsOn(anna.page);
  await anna.page.getByRole('button', { name: 'Undo…' }).click();
  await bruno.page.getByText(/Anna asks to undo/).waitFor();
  await picture('undo');
  await bruno.page.getByRole('button', { name: 'Decline' }).click();
  await anna.page.getByText('Your request to undo was declined.').waitFor();
  await anna.page.getByText(/You asked to undo/).waitFor({ state: 'detached' });
  expect(await playsOn(anna.page)).toBe(plays);
  await anna.page.getByRole('button', { name: 'Undo…' }).click();
  await bruno.page.getByRole('button', { name: 'Accept' }).click();
  await anna.page.locator(`.table:not([data-plays="${plays}"])`).waitFor();
  expect(await playsOn(anna.page)).toBeLessThan(plays);
  await bruno.page.locator(`.table[data-plays="${await playsOn(anna.page)}"]`).waitFor();
});

test('a lost connection is shown, and the move made meanwhile is sent when it is back', async () => {
  await untilTurnOf(anna);
  const plays = await playsOn(anna.page);
  await server.stop();
  await Promise.all([anna, bruno].map(({ page }) => page.getByText('Connection lost.').waitFor()));
  await picture('lost');
  await playFromList(anna.page);
  await anna.page.getByText('Your move will be sent once you’re back online.').waitFor();
  await anna.page.getByText('Waiting for Anna').waitFor({ state: 'hidden' });
  await picture('sending');
  await startAgain();
  await Promise.all([awaitPlays(anna.page, plays + 1), awaitPlays(bruno.page, plays + 1)]);
  await Promise.all(
    [anna, bruno].map(({ page }) =>
      page
        .locator('.status-note', { hasText: /Connection lost|will be sent/ })
        .waitFor({ state: 'detached' }),
    ),
  );
});

test('a bot plays for somebody who stays away, and they take the seat back', async () => {
  const slow = await slowTable();
  await anna.goto(`/online/${table.id}`);
  await bruno.goto(`/online/${table.id}`);
  await untilTurnOf(bruno);
  await bruno.goto('/');
  await anna.page.locator('.plate .presence:not(.here)').waitFor();
  await server.kill();
  letTimePass(25 * HOUR);
  await startAgain();
  const plays = await playsOn(anna.page);
  await anna.page.getByRole('button', { name: 'Let a bot play for Bruno' }).waitFor();
  await anna.page.getByText('Waiting for Bruno').waitFor({ state: 'hidden' });
  await picture('absent');
  await anna.page.getByRole('button', { name: 'Let a bot play for Bruno' }).click();
  await anna.page.locator('.plate-instead', { hasText: 'replaced by a bot' }).waitFor();
  await awaitPlays(anna.page, plays + 1);
  await anna.page.locator('.status.mine').waitFor();

  await bruno.goto(`/online/${table.id}`);
  await bruno.page.getByText('A bot is playing for you.').waitFor();
  await picture('replaced');
  await bruno.page.getByRole('button', { name: 'Take back my seat' }).click();
  await bruno.page.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
  await anna.page.locator('.plate-instead').waitFor({ state: 'detached' });
  await untilTurnOf(bruno);

  await bruno.goto(`/online/${slow}`);
  await bruno.page.getByText(/1 day, 23 hours left/).waitFor();
  await picture('slow');
});

test('the record, an offensive name, and another match', async () => {
  await bruno.goto(`/online/${table.id}`);
  // It is late. With two seats that is the end, and all pages say the same about it.
  await openPeople(bruno.page);
  await bruno.page.getByRole('button', { name: 'Resign…' }).click();
  await bruno.page.getByText('Resign? The match ends, and you lose.').waitFor();
  for (const name of ['Resign', 'Cancel']) {
    const box = await bruno.page.getByRole('button', { name, exact: true }).boundingBox();
    const height = bruno.page.viewportSize()?.height ?? 0;
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  await bruno.page.getByRole('button', { name: 'Resign', exact: true }).click();
  await bruno.page.locator('dialog.people').waitFor({ state: 'detached' });
  await Promise.all([anna, bruno].map(({ page }) => page.locator('dialog.result').waitFor()));
  for (const { page } of [anna, bruno]) {
    const said = page === bruno.page ? 'You resigned.' : 'Bruno resigned.';
    await page.locator('dialog.result', { hasText: said }).waitFor();
    expect(await page.locator('.points .winner').textContent()).toContain('Anna');
    expect(await page.locator('.log-note, .plate-instead').allTextContents()).toContain('resigned');
  }
  await anna.page.locator('.log', { hasText: 'Bruno resigns.' }).waitFor();
  await picture('result');
  for (const { page } of [anna, bruno]) await page.getByRole('button', { name: 'Share' }).click();
  const downloading = anna.page.waitForEvent('download');
  await anna.page.getByRole('button', { name: 'Download match file' }).click();
  const file = await (await downloading).path();
  const verified = await mura(['verify', file]);
  await rm(file);
  expect(verified.out).toContain('is right');
  expect(verified.code).toBe(0);
  await bruno.page.getByRole('button', { name: 'Verify match' }).click();
  await bruno.page.getByText('Verified:').waitFor();
  for (const { page } of [anna, bruno]) await page.keyboard.press('Escape');

  await bruno.page.getByRole('button', { name: 'View board' }).click();
  await openPeople(bruno.page);
  await bruno.page.getByRole('button', { name: 'Report the name “Anna”' }).click();
  await bruno.page.getByText('Reported. Thanks.').waitFor();
  await bruno.page.locator('.people-list', { hasText: 'Guest' }).waitFor();
  await picture('reported');
  await bruno.page.keyboard.press('Escape');

  await anna.page.getByRole('button', { name: 'Rematch' }).click();
  await anna.page.getByText('One seat still open').waitFor();
  // After the result is closed it is still visible; and it does not go away with whoever asked.
  await bruno.page.getByText('A rematch is waiting.').waitFor();
  await anna.page.getByRole('button', { name: 'Cancel table' }).click();
  await bruno.page.getByText('A rematch is waiting.').waitFor({ state: 'detached' });
  await anna.goto(`/online/${table.id}`);
  await anna.page.getByRole('button', { name: 'Rematch' }).click();
  await anna.page.getByText('One seat still open').waitFor();
  // And not only at the table.
  await bruno.goto('/learn');
  await bruno.page.locator('.call-bar', { hasText: 'Burg Appenzell: rematch with' }).waitFor();
  await picture('rematch');
  await bruno.page.locator('.call-bar').getByRole('button', { name: 'Join' }).click();
  await bruno.page.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all([anna, bruno].map(({ page }) => page.locator('.table[data-plays]').waitFor()));
  expect(new URL(anna.page.url()).pathname).not.toContain(table.id);
  // While the server was away, the browser itself complained.
  const isOther = (error: string) => !/ERR_CONNECTION_(REFUSED|RESET)|WebSocket connection/.test(error);
  expect([...anna.errors, ...bruno.errors].filter(isOther)).toEqual([]);
});

/** A table with three days for each move, at which both sit. */
async function slowTable(): Promise<string> {
  const given = {
    game: 'muro-contro-muro',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    pace: { kind: 'move', seconds: 3 * 86_400, late: 'bot' },
    begins: 0,
  };
  const info: TableInfo = await (await anna.context.request.post('/api/tables', { data: given })).json();
  await anna.goto(`/online/${info.id}`);
  await anna.page.getByText('3 days per move').waitFor();
  await bruno.goto(await anna.page.getByLabel('Link to this table').inputValue());
  await bruno.page.getByRole('button', { name: 'Take a seat' }).click();
  await bruno.page.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all([anna, bruno].map(({ page }) => page.getByText(/3 days left/).waitFor()));
  return info.id;
}

/** The same server, at the same address, with the same file. */
async function startAgain(): Promise<void> {
  server = await start({ PORT: new URL(server.origin).port });
}

/** As if everything in the file had happened this much earlier. */
function letTimePass(ms: number): void {
  const file = new Database(place.data);
  file.prepare('UPDATE log SET at = at - ?').run(ms);
  const startedAt = "json_extract(doc, '$.startedAt')";
  file
    .prepare(
      `UPDATE tables SET doc = json_set(doc, '$.startedAt', ${startedAt} - ?) WHERE ${startedAt} IS NOT NULL`,
    )
    .run(ms);
  file.close();
}

/** The player to move plays, until it is this one's turn. */
async function untilTurnOf(who: Visit): Promise<void> {
  const other = who === anna ? bruno : anna;
  for (;;) {
    const mine = who.page.locator('.status.mine').waitFor();
    const others = other.page.locator('.status.mine').waitFor();
    const whose = await Promise.any([mine.then(() => who), others.then(() => other)]);
    // The other of the two may never come.
    for (const wait of [mine, others]) wait.catch(() => undefined);
    if (whose === who) return;
    const plays = await playsOn(other.page);
    await playFromList(other.page);
    await Promise.all([awaitPlays(who.page, plays + 1), awaitPlays(other.page, plays + 1)]);
  }
}

async function playsOn(page: Page): Promise<number> {
  return Number(await page.locator('.table').getAttribute('data-plays'));
}

async function awaitPlays(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    least => Number(document.querySelector<HTMLElement>('.table')?.dataset.plays) >= least,
    count,
  );
}

async function openPeople(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'People' }).click();
  await page.locator('dialog.people').waitFor();
}

async function say(page: Page, phrase: string): Promise<void> {
  await openPeople(page);
  await page.getByRole('button', { name: phrase }).click();
}

/**
 * Records in the page its notifications and the tones it plays. A headless browser does not allow notifications, so the
 * page is told that they are allowed if it asks.
 */
function listenForCalls(): void {
  const calls = { told: [] as string[], tones: [] as number[] };
  Object.assign(globalThis, { calls });
  const Real = globalThis.Notification;
  let permission: NotificationPermission = 'default';
  globalThis.Notification = class extends Real {
    static override get permission(): NotificationPermission {
      return permission;
    }
    static override async requestPermission(): Promise<NotificationPermission> {
      permission = 'granted';
      return permission;
    }
    constructor(title: string, about?: NotificationOptions) {
      super(title, about);
      calls.told.push(`${title}: ${about?.body}`);
    }
  };
  const Tone = globalThis.OscillatorNode;
  globalThis.OscillatorNode = class extends Tone {
    constructor(context: BaseAudioContext, about?: OscillatorOptions) {
      super(context, about);
      calls.tones.push(about?.frequency ?? 0);
    }
  };
}

/** How somebody was called so far: by notifications, and by the tones. */
function calls(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const { told, tones }: { told: string[]; tones: number[] } = Reflect.get(globalThis, 'calls');
    return { told, isHeard: tones.includes(523) };
  });
}

/** A headless browser never hides a page, so the page is told that it is hidden. */
async function look(page: Page, where: 'here' | 'elsewhere'): Promise<void> {
  await page.evaluate(isHidden => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, where === 'elsewhere');
}

/** Both devices in both themes, if SHOTS is set. */
async function picture(name: string): Promise<void> {
  if (process.env.SHOTS === undefined) return;
  for (const { page } of [anna, bruno]) {
    const { width } = page.viewportSize() ?? { width: 0 };
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `/tmp/shots/manners-${name}-${width}-${colorScheme}.png` });
    }
  }
}

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Match } from '../../src/engine/match.ts';
import { loadRecord } from '../../src/engine/record.ts';
import type { GameId } from '../../src/games/index.ts';
import { gameCalled } from '../../src/games/loaded.ts';
import { applyChange } from '../../src/protocol/changes.ts';
import { Now } from '../../src/protocol/socket.ts';
import type { TableInfo } from '../../src/protocol/words.ts';
import { Place, type RunningServer } from '../server/process.ts';
import { launch, playOn, type Size, type Visit, visit } from './harness.ts';

/** Several browsers at tables on one real server. */
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

async function arrive(name: string, size: Size = 'phone'): Promise<Visit> {
  const arrived = await visit(browser, { base: server.origin, hurry: true, settings: { name }, size });
  arrived.context.setDefaultTimeout(250_000);
  return arrived;
}

/** The first creates a table for all and invites the others, who sit down; then the last starts the match. */
async function sitDown(
  visits: readonly Visit[],
  game: GameId,
  options: Record<string, number> = {},
): Promise<TableInfo> {
  const [host, ...others] = visits;
  await host.context.request.post('/api/me', { data: {} });
  const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))];
  const made = await host.context.request.post('/api/tables', { data: { game, options, seats, begins: 0 } });
  const info: TableInfo = await made.json();
  await host.goto(`/online/${info.id}`);
  await host.page.locator('.qr path[d^=M]').waitFor();
  const link = await host.page.getByLabel('Link to this table').inputValue();
  for (const { page } of others) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Take a seat' }).click();
  }
  await (others.at(-1) ?? host).page.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all(visits.map(({ page }) => page.locator('.table').waitFor()));
  return info;
}

/** Waits until at least this many plays have been made. */
async function awaitPlays(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    least => Number(document.querySelector<HTMLElement>('.table')?.dataset.plays) >= least,
    count,
  );
}

/** Everybody's points on the result sheet, without the word that marks the reader's own. */
async function result(page: Page): Promise<string> {
  await page.locator('dialog.result').waitFor();
  const points = await page.locator('dialog.result .points').textContent();
  return points?.replace(' you', '') ?? '';
}

test('Muro contro muro, one of the two on a bad network', async () => {
  const visits = await Promise.all([arrive('Anna'), arrive('Bruno')]);
  const [anna, bruno] = visits;
  const lines = await spoilNetwork(bruno.page);
  const { id } = await sitDown(visits, 'muro-contro-muro', { copies: 4 });
  await Promise.all(visits.map(({ page }) => playOn(page)));
  const results = await Promise.all(visits.map(({ page }) => result(page)));
  expect(lines.count).toBeGreaterThan(3);
  expect(results[0]).toContain('Anna');
  expect(results[1]).toBe(results[0]);
  await anna.page.getByRole('button', { name: 'Share' }).click();
  await anna.page.getByRole('button', { name: 'Verify match' }).click();
  await anna.page.getByText('Verified:').waitFor();
  // The match is not on this device, but its puzzles are asked here.
  await anna.goto('/puzzles/muro-contro-muro');
  const fetched = anna.page.waitForRequest(`**/api/tables/${id}/record`);
  await anna.page.getByRole('link', { name: 'From your matches: Muro contro muro', exact: true }).click();
  await fetched;
  const none = anna.page.getByText('There are no puzzles in your finished matches yet', { exact: false });
  await anna.page.locator('.puzzle[data-attempt="asked"]').or(none).waitFor();
  for (const { end } of visits) await end();
});

test('a match started while somebody is away begins when their device comes back, on whatever page', async () => {
  const visits = await Promise.all([arrive('Anna'), arrive('Bruno')]);
  const [anna, bruno] = visits;
  await anna.context.request.post('/api/me', { data: {} });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const made = await anna.context.request.post('/api/tables', {
    data: { game: 'muro-contro-muro', seats, begins: 0 },
  });
  const { id }: TableInfo = await made.json();
  await anna.goto(`/online/${id}`);
  const link = await anna.page.getByLabel('Link to this table').inputValue();
  await bruno.page.goto(link);
  await bruno.page.getByRole('button', { name: 'Take a seat' }).click();
  await bruno.page.getByRole('switch', { name: 'Start without me' }).click();
  await anna.page.getByText('ready', { exact: true }).waitFor();
  await bruno.page.close();
  await anna.page.getByRole('button', { name: 'Start', exact: true }).click();
  await anna.page.getByText('Waiting for Bruno to come back').waitFor();
  expect(await anna.page.getByRole('button', { name: 'Start', exact: true }).count()).toBe(0);
  await anna.expectAccessible();
  const page = await bruno.context.newPage();
  await page.goto('/rules/muro-contro-muro');
  await anna.page.locator('.table').waitFor();
  for (const { end } of visits) await end();
});

test('Burg Appenzell, one of the two closes the page in the middle and comes back', async () => {
  const visits = await Promise.all([arrive('Anna'), arrive('Bruno')]);
  const [anna, bruno] = visits;
  const { id } = await sitDown(visits, 'burg-appenzell', { target: 4 });
  await Promise.all(visits.map(({ page }) => playOn(page)));
  await awaitPlays(bruno.page, 20);
  await bruno.page.close();
  await anna.page.locator('.plate .presence:not(.here)').waitFor();
  const page = await bruno.context.newPage();
  await page.goto(`/online/${id}`);
  await page.locator('.table').waitFor();
  expect(Number(await page.locator('.table').getAttribute('data-plays'))).toBeGreaterThanOrEqual(20);
  await playOn(page);
  expect(await result(page)).toBe(await result(anna.page));
  for (const { end } of visits) await end();
});

test('Die Mauer with three, and a spectator who is told nothing hidden', async () => {
  const visits = await Promise.all([arrive('Anna'), arrive('Bruno'), arrive('Carla')]);
  const watcher = await arrive('Dora');
  const heard: string[] = [];
  watcher.page.on('websocket', socket => {
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
  });
  const { id } = await sitDown(visits, 'die-mauer', { rounds: 1 });
  await visits[0].page.getByRole('button', { name: 'People' }).click();
  const link = await visits[0].page.getByLabel('Spectator link').inputValue();
  await visits[0].page.getByRole('button', { name: 'Good luck!' }).click();
  await visits[1].page.locator('.plate-said', { hasText: 'Good luck!' }).waitFor();
  await watcher.page.goto(link);
  await watcher.page.getByText('You’re spectating.').first().waitFor();
  await Promise.all(visits.map(({ page }) => playOn(page)));
  const results = await Promise.all([...visits, watcher].map(({ page }) => result(page)));
  expect(new Set(results).size).toBe(1);

  const record = await (await visits[0].context.request.get(`/api/tables/${id}/record`)).json();
  const views = viewsOfSpectators(record);
  let now: unknown = null;
  const told = heard
    .map(text => JSON.parse(text))
    .filter(({ say }) => say === 'steps' || say === 'changes')
    .map(message => {
      now = message.say === 'steps' ? message.now : applyChange(now, message.now);
      return Now.parse(now);
    });
  expect(told.length).toBeGreaterThan(10);
  for (const { number, view } of told) expect(view).toEqual(views[number]);
  for (const { end } of [...visits, watcher]) await end();
});

test('Mauer Bauer on two phones: one resigns, which ends it, and they play again', async () => {
  const visits = await Promise.all([arrive('Anna'), arrive('Bruno')]);
  const [anna, bruno] = visits;
  await sitDown(visits, 'mauer-bauer');
  await anna.expectAccessible();
  await anna.page.getByRole('button', { name: 'People' }).click();
  await anna.expectAccessible();
  await anna.page.keyboard.press('Escape');
  await Promise.all([playOn(anna.page), playOn(bruno.page, 30)]);
  await awaitPlays(bruno.page, 30);
  await bruno.page.getByRole('button', { name: 'People' }).click();
  await bruno.page.getByRole('button', { name: 'Resign…' }).click();
  await bruno.page.getByRole('button', { name: 'Resign', exact: true }).click();
  await anna.page.locator('.plate-instead', { hasText: 'resigned' }).waitFor();
  await anna.page.locator('dialog.result', { hasText: 'Bruno resigned.' }).waitFor();
  expect(await result(anna.page)).toBe(await result(bruno.page));
  await anna.page.getByRole('button', { name: 'Rematch' }).click();
  await anna.page.getByText('One seat still open').waitFor();
  await anna.expectAccessible();
  await bruno.page.locator('dialog.result').getByRole('button', { name: 'Join' }).click();
  await bruno.page.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all(visits.map(({ page }) => page.locator('.table[data-plays]').waitFor()));
  for (const { end } of visits) await end();
});

/** Connections that after a while swallow what is sent, and then break. */
async function spoilNetwork(page: Page): Promise<{ count: number }> {
  const lines = { count: 0 };
  await page.routeWebSocket('**/socket?*', line => {
    const far = line.connectToServer();
    const good = 12 + 5 * lines.count++;
    let said = 0;
    const pass = (on: () => void) => {
      if (++said < good) on();
      else if (said === good) setTimeout(() => line.close(), 400);
    };
    line.onMessage(text => pass(() => far.send(text)));
    far.onMessage(text => pass(() => line.send(text)));
  });
  return lines;
}

/** What spectators may know, after every play of the match. */
function viewsOfSpectators(json: unknown): unknown[] {
  const loaded = loadRecord(json, gameCalled);
  if (!loaded.ok) throw new Error(loaded.error.message);
  const { game, seats, options, plays } = loaded.match;
  const match = new Match(game, seats, options);
  const views = [match.view('spectator')];
  for (const { by, move } of plays) {
    match.play(by, move);
    views.push(match.view('spectator'));
  }
  return JSON.parse(JSON.stringify(views));
}

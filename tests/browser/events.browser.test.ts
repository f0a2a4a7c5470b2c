import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Place, type RunningServer } from '../server/process.ts';
import { launch, playOn, type Visit, visit } from './harness.ts';

/**
 * The evening of a club of eight, on their phones: from founding the club to the end of a Swiss event in Die Mauer and of one
 * in Muro contro muro. In each, somebody comes late, somebody leaves, and a phone dies in the middle of a match.
 */
const MINUTE = 60_000;
const place = new Place();
const clock = join(place.folder, 'clock');
let passed = 0;
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  letPass(0);
  const settings = {
    WEB: inject('built'),
    MOVED_CLOCK: clock,
    NODE_OPTIONS: `--import ${new URL('../server/moved-clock.ts', import.meta.url)}`,
  };
  [server, browser] = await Promise.all([place.start(settings), launch()]);
});
afterAll(async () => {
  await browser.close();
  await place.remove();
});

/** For the server. */
function letPass(ms: number): void {
  passed += ms;
  writeFileSync(clock, String(passed));
}

interface Guest extends Visit {
  readonly name: string;
}

async function arrive(name: string): Promise<Guest> {
  const arrived = await visit(browser, { base: server.origin, hurry: true, settings: { name } });
  arrived.context.setDefaultTimeout(250_000);
  return { ...arrived, name };
}

function tap({ page }: Visit, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).tap();
}

function follow({ page }: Visit, name: string): Promise<void> {
  return page.getByRole('link', { name, exact: true }).tap();
}

async function enter(guest: Guest, event: string): Promise<void> {
  await follow(guest, event);
  await tap(guest, 'Enter');
  await guest.page.getByRole('button', { name: 'Withdraw' }).waitFor();
}

/** On the page of the club, as short as an evening can be; with what makes a match short. */
async function makeEvent(anna: Guest, name: string, game: string, short: readonly [string, string]) {
  const { page } = anna;
  await follow(anna, 'New event');
  await page.getByLabel('Name of the event').fill(name);
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption(game);
  await page.getByRole('combobox', { name: 'Rounds', exact: true }).first().selectOption('2');
  await page.getByLabel('Time per move').selectOption('1 minute');
  await page.getByLabel('Next round').selectOption('When an organiser starts it');
  await page.locator(`#option-${short[0]}`).selectOption(short[1]);
}

/** Everybody goes to their table, and with the last of them it begins. Who sits together, in the order of their tables. */
async function toTables(guests: readonly Guest[]): Promise<Guest[][]> {
  await Promise.all(guests.map(guest => tap(guest, 'Go to your table')));
  await Promise.all(guests.map(({ page }) => page.locator('.board').waitFor()));
  return [...Map.groupBy(guests, ({ page }) => new URL(page.url()).pathname).values()];
}

function tableWith(tables: readonly Guest[][], guest: Guest): { table: Guest[]; others: Guest[] } {
  const table = tables.find(some => some.includes(guest)) ?? [];
  return { table, others: table.filter(one => one !== guest) };
}

async function back(guests: readonly Guest[]): Promise<void> {
  await Promise.all(guests.map(guest => follow(guest, 'Back to the event')));
}

/**
 * The phone dies once play has begun. The others play on until they are waiting for its owner, whose minute then runs out while
 * other tables play: the server's timers go by real time.
 */
async function die(dead: Guest, others: readonly Guest[]): Promise<void> {
  await Promise.all([playOn(dead.page, 3), ...others.map(({ page }) => playOn(page))]);
  await dead.page.waitForFunction(
    () => Number(document.querySelector<HTMLElement>('.table')?.dataset.plays) >= 3,
  );
  await dead.end();
  await Promise.all(
    others.map(({ page }) => page.getByText(`Waiting for ${dead.name}`, { exact: true }).first().waitFor()),
  );
}

async function resign(guest: Guest): Promise<void> {
  await tap(guest, 'People');
  await tap(guest, 'Resign…');
  await tap(guest, 'Resign');
}

async function withdraw(guest: Guest): Promise<void> {
  await tap(guest, 'Withdraw');
  await guest.page
    .getByRole('group', { name: 'Withdraw from this event?' })
    .getByRole('button')
    .first()
    .tap();
}

/** The standings as this person sees them: names and points. */
async function standings({ page }: Visit): Promise<string[][]> {
  const rows = await page.locator('.figures tbody tr').all();
  return Promise.all(rows.map(async row => (await row.locator('td').allInnerTexts()).slice(1, 3)));
}

test('a club of eight plays a Swiss event in Die Mauer and one in Muro contro muro, from founding to the standings', async () => {
  const anna = await arrive('Anna');
  const names = ['Bruno', 'Clara', 'Dora', 'Emil', 'Flora', 'Gino', 'Hugo'];
  const guests = await Promise.all(names.map(arrive));
  const [bruno, clara, dora, emil, flora, gino, hugo] = guests;

  // Anna founds a club and makes an event; the others come by the link of the club, which is in its QR code.
  await anna.goto('/clubs');
  await anna.page.getByLabel('Name of the club').fill('Brick Lane');
  await tap(anna, 'Start a club');
  await anna.page.getByText('No events yet.').waitFor();
  const link = await anna.page.getByLabel('Link to the club').inputValue();
  await makeEvent(anna, 'Wall Night', 'Die Mauer', ['rounds', '1']);
  await anna.shot('new-event');
  await anna.expectAccessible();
  await tap(anna, 'Create event');
  await anna.page.getByRole('heading', { level: 1, name: 'Wall Night' }).waitFor();
  await tap(anna, 'Enter');
  const atFirst = [bruno, clara, dora, emil, flora, gino];
  await Promise.all(
    atFirst.map(async guest => {
      await guest.page.goto(link);
      await tap(guest, 'Join the club');
      await enter(guest, 'Wall Night');
    }),
  );
  await anna.page.getByRole('link', { name: 'Gino' }).waitFor();
  await anna.shot('event-open');
  await anna.expectAccessible();

  // Two tables. Dora's phone dies: a bot finishes her match.
  await tap(anna, 'Start the event');
  const first = await toTables([anna, ...atFirst]);
  expect(first.map(table => table.length).sort()).toEqual([3, 4]);
  const hers = tableWith(first, dora);
  const elsewhere = first.flat().filter(guest => !hers.table.includes(guest));
  await Promise.all(elsewhere.map(({ page }) => playOn(page)));
  await die(dora, hers.others);
  await back([...elsewhere, ...hers.others]);

  // Hugo comes late. Dora does not come back, and is taken out of the list. Bruno leaves in the middle of the second round.
  await hugo.page.goto(link);
  await tap(hugo, 'Join the club');
  await enter(hugo, 'Wall Night');
  letPass(3 * MINUTE);
  await anna.page.locator('.event-people li', { hasText: 'Dora' }).getByText('away').waitFor();
  await anna.shot('event-between');
  await tap(anna, 'Remove Dora from the event');
  await tap(anna, 'Start the next round');
  const others = [anna, clara, emil, flora, gino, hugo];
  const second = await toTables([...others, bruno]);
  expect(second.map(table => table.length).sort()).toEqual([3, 4]);
  await bruno.page.goBack();
  await withdraw(bruno);
  await Promise.all(others.map(({ page }) => playOn(page)));
  await back(others);
  await Promise.all(
    [...others, bruno].map(({ page }) => page.getByText('Finished', { exact: true }).waitFor()),
  );
  const wall = await standings(anna);
  expect(wall.map(([name]) => name).sort()).toEqual(['Anna', ...names]);
  for (const guest of [...others, bruno]) expect(await standings(guest)).toEqual(wall);
  await anna.shot('event-over');
  await anna.expectAccessible();

  // The second event, in pairs, on the wall as well.
  await follow(anna, 'Brick Lane');
  await makeEvent(anna, 'Brick Duel', 'Muro contro muro', ['copies', '4']);
  await tap(anna, 'Create event');
  await tap(anna, 'Enter');
  const pairs = [bruno, clara, emil, flora, gino];
  await Promise.all(
    pairs.map(async guest => {
      await follow(guest, 'Brick Lane');
      await enter(guest, 'Brick Duel');
    }),
  );
  await tap(anna, 'Start the event');
  const wallScreen = await visit(browser, { base: server.origin, size: 'wide' });
  await wallScreen.context.addCookies(await anna.context.cookies());
  await wallScreen.page.addInitScript(() => localStorage.setItem('quattro-mura/player', 'true'));
  await wallScreen.goto(`${new URL(link).pathname}/night`);
  await wallScreen.page.getByRole('heading', { name: 'Round 1 of 2' }).waitFor();
  expect(
    await wallScreen.page
      .locator('.night-event')
      .getByText(/^Waiting for .+ and .+ until/)
      .count(),
  ).toBe(3);
  await wallScreen.shot('night');
  await wallScreen.expectAccessible();
  const third = await toTables([anna, ...pairs]);
  const his = tableWith(third, gino);
  await die(gino, his.others);
  for (const table of third) {
    if (table === his.table) continue;
    await resign(table[0]);
    await back(table);
  }
  await wallScreen.page.getByRole('button', { name: 'Projector view' }).click();
  await wallScreen.page.locator('.projected .qr path[d^=M]').waitFor();
  await wallScreen.shot('projector');
  await back(his.others);
  await follow(hugo, 'Brick Lane');
  await enter(hugo, 'Brick Duel');

  // Gino has gone home with his phone. Flora leaves in the middle of her match, and one table is decided by Anna.
  await tap(anna, 'Remove Gino from the event');
  await tap(anna, 'Start the next round');
  const last = [anna, bruno, clara, emil, flora, hugo];
  await Promise.all(last.map(({ page }) => page.getByText('Your table is ready.').waitFor()));
  const rows = await anna.page.locator('.event-round').first().locator('.event-sitting').allInnerTexts();
  const sitting = rows.map(words => last.filter(({ name }) => words.includes(name)));
  expect(sitting.map(table => table.length)).toEqual([2, 2, 2]);
  const floras = tableWith(sitting, flora);
  const [played, ruled] = sitting.filter(table => table !== floras.table);
  await toTables([...floras.table, ...played]);
  await flora.page.goBack();
  await withdraw(flora);
  await resign(played[0]);
  await back([...floras.others, ...played]);
  const row = anna.page.locator('.event-row', { hasText: ruled[0].name }).first();
  await row.getByRole('button', { name: 'Decide the result' }).tap();
  await row.getByRole('button', { name: ruled[1].name }).tap();
  await Promise.all(last.map(({ page }) => page.getByText('Finished', { exact: true }).waitFor()));
  const duel = await standings(anna);
  // Six matches of two, and nobody sat out.
  expect(duel.reduce((sum, [, points]) => sum + Number(points), 0)).toBe(6);
  for (const guest of last) expect(await standings(guest)).toEqual(duel);
  await anna.page.getByRole('button', { name: 'Replay' }).first().tap();
  await anna.page.waitForURL(/\/match\//);
  for (const { end } of [...last, wallScreen]) await end();
}, 600_000);

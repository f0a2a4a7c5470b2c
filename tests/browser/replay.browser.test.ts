import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { MatchRecord } from '../../src/engine/record.ts';
import { GAME_IDS, type GameId, manifestOf } from '../../src/games/index.ts';
import { readConfig } from '../../src/server/config.ts';
import { makeServer, type Server } from '../../src/server/server.ts';
import { openSqlite } from '../../src/server/store/sqlite-store.ts';
import type { KeptMatch } from '../../src/web/storage/matches.ts';
import { finishedRecord } from '../finished.ts';
import { plantMatch } from '../server/finished-table.ts';
import { launch, type Size, visit } from './harness.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** For games where it is not the usual number. */
const SEATS: Readonly<Partial<Record<GameId, number>>> = { 'burg-appenzell': 3 };

function recordOf(game: GameId, most?: number): MatchRecord {
  const seats = SEATS[game] ?? manifestOf(game).usualSeats;
  return finishedRecord(game, { seed: 3, seats, ...(most !== undefined && { most }) });
}

function kept(record: MatchRecord, game: GameId, people = 1): KeptMatch {
  const seats = (record.names ?? []).map((name, seat) =>
    seat < people
      ? ({ name, kind: 'person', level: null } as const)
      : ({ name, kind: 'bot', level: 'journeyman' } as const),
  );
  return {
    version: 1,
    id: 'seeded',
    game,
    seats,
    seed: '3'.padStart(64, '0'),
    botSeed: 1,
    touched: 1,
    record,
  };
}

async function at(page: Page, moment: number): Promise<void> {
  await page.locator(`.replay[data-moment="${moment}"]`).waitFor();
}

describe.each(GAME_IDS)('%s', game => {
  const record = recordOf(game);
  const length = record.plays.length;
  const size: Size = game === 'die-mauer' || game === 'burg-appenzell' ? 'phone' : 'desktop';
  const theme = game === 'mauer-bauer' || game === 'burg-appenzell' ? 'dark' : 'light';

  test('is replayed by link, keyboard, slider and log, with everything shown or as a seat', async () => {
    const { page, goto, end, shot, expectAccessible } = await visit(browser, {
      size,
      theme,
      matches: [kept(record, game)],
    });
    await goto(`/replay/seeded?as=1#play-${length - 20}`);
    await at(page, length - 20);
    expect(await page.locator('.seen-as select').inputValue()).toBe('1');

    await page.keyboard.press('ArrowRight');
    await at(page, length - 19);
    await page.keyboard.press('ArrowLeft');
    await at(page, length - 20);
    await page.keyboard.press('Home');
    await at(page, 0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator('.replay').getAttribute('data-moment')).not.toBe('0');
    await page.keyboard.press('End');
    await at(page, length);
    await page.getByRole('button', { name: 'Result', exact: true }).click();
    await page.locator('dialog.result .points').waitFor();
    await page.keyboard.press('Escape');

    await page.getByLabel('View as').selectOption('everything');
    await page.getByLabel('Position in the match').fill('10');
    await at(page, 10);
    await expect.poll(() => new URL(page.url()).hash).toBe('#play-10');
    expect(new URL(page.url()).search).toBe('');
    await shot(`replay-${game}`);
    await expectAccessible();

    // Chooses what to look for, and goes there.
    await page.getByLabel('Jump to').selectOption({ index: 1 });
    await page.getByRole('button', { name: /^Next: / }).click();
    await expect.poll(() => page.locator('.replay').getAttribute('data-moment')).not.toBe('10');

    // The words lead to their plays.
    if (size === 'phone') await page.getByRole('button', { name: 'Log', exact: true }).click();
    const line = page.locator('[data-moment] button[data-moment], .replay-log button').nth(3);
    const moment = Number(await line.getAttribute('data-moment'));
    await line.click();
    await at(page, moment);
    await expect.poll(() => line.getAttribute('aria-current')).toBe('step');
    // On a phone, nothing then covers the board.
    if (size === 'phone') await page.locator('.log.open').waitFor({ state: 'detached' });

    // By itself, fast, and stopped by the space bar.
    await page.getByRole('button', { name: /^Speed/ }).click();
    await page.getByRole('button', { name: /^Speed/ }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect
      .poll(async () => Number(await page.locator('.replay').getAttribute('data-moment')))
      .toBeGreaterThan(moment + 1);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.locator('.replay[data-playing="false"]').waitFor();
    await end();
  });
});

test('an unfinished match shows its secrets to nobody, and what must be remembered not at all', async () => {
  const unfinished = recordOf('mauer-bauer', 40);
  const shared = await visit(browser, { matches: [kept(unfinished, 'mauer-bauer', 2)] });
  await shared.goto('/replay/seeded#play-40');
  await at(shared.page, 40);
  expect(await shared.page.locator('.seen-as').count()).toBe(0);
  expect(await shared.page.locator('.mb-hand').count()).toBe(0);
  await shared.end();

  const alone = await visit(browser, { matches: [kept(recordOf('burg-appenzell', 200), 'burg-appenzell')] });
  await alone.goto('/replay/seeded');
  await alone.page.getByText('Memory is part of this match').waitFor();
  await alone.end();
});

describe('records from files', () => {
  const file = (content: string) => ({
    name: 'evening.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });

  test('are opened, kept and removed', async () => {
    const record = recordOf('muro-contro-muro');
    const { page, goto, end, shot, expectAccessible } = await visit(browser);
    await goto('/');
    await page.getByRole('link', { name: 'Replays' }).click();
    await page.locator('input[type=file]').setInputFiles(file(JSON.stringify(record)));
    await at(page, 0);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Verify match' }).click();
    await page.getByText('Verified:').waitFor();
    await shot('share');
    await expectAccessible();
    await page.keyboard.press('Escape');
    await page.reload();
    await at(page, 0);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByText('Anna and Bruno').waitFor();
    await shot('replays');
    await expectAccessible();
    await page.getByRole('button', { name: 'Remove this Muro contro muro match' }).click();
    await page.getByText('Match deleted').waitFor();
    await page.reload();
    await page.getByText('No finished matches').waitFor();
    await end();
  });

  test('are opened when they are dropped anywhere', async () => {
    const { page, goto, end } = await visit(browser, { size: 'desktop' });
    await goto('/settings');
    const content = JSON.stringify(recordOf('die-mauer'));
    const data = await page.evaluateHandle(text => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'evening.json', { type: 'application/json' }));
      return transfer;
    }, content);
    // While something is dragged, the page hears about it again and again.
    const isTold = async () => {
      await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
      return page.getByText('Drop the match file').isVisible();
    };
    await expect.poll(isTold).toBe(true);
    await page.dispatchEvent('body', 'drop', { dataTransfer: data });
    await at(page, 0);
    await end();
  });

  test.each([
    ['what is not JSON', 'hello', 'not valid JSON'],
    ['another game', '{"format":"quattro-mura/1","game":"chess"}', 'doesn’t belong to any of our games'],
    [
      'a move that is not legal',
      JSON.stringify({
        ...recordOf('muro-contro-muro', 3),
        plays: [
          [0, 'G'],
          [1, 'G'],
        ],
      }),
      'Move 2 isn’t allowed',
    ],
  ])('that are wrong say why: %s', async (_, content, why) => {
    const { page, goto, end } = await visit(browser);
    await goto('/replays');
    await page.locator('input[type=file]').setInputFiles(file(content));
    await page.getByRole('alert').filter({ hasText: why }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await end();
  });
});

describe('a finished match on the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-replay-'));
  let server: Server;
  let foreign: HttpServer;
  let base = '';
  let elsewhere = '';
  beforeAll(async () => {
    const store = await openSqlite(join(folder, 'test.sqlite'));
    await plantMatch(store, 'served', recordOf('mauer-bauer'));
    await store.close();
    const config = readConfig({ DATA: join(folder, 'test.sqlite'), LOG_LEVEL: 'silent', BOT_THREADS: '1' });
    if (!config.ok) throw new Error(config.error.join());
    server = await makeServer(config.config, inject('built'), pino({ level: 'silent' }));
    base = await server.http.listen({ port: 0, host: '127.0.0.1' });
    foreign = createServer((request, response) => {
      const page = request.url?.slice(1) ?? '';
      response.setHeader('content-type', 'text/html');
      response.end(
        `<title>Blog</title><iframe src="${base}/${page}/served" width="480" height="640"></iframe>`,
      );
    });
    await new Promise<void>(resolve => foreign.listen(0, '127.0.0.1', resolve));
    // Another host name is another site.
    elsewhere = `http://localhost:${(foreign.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    foreign.close();
    await server.close();
    rmSync(folder, { recursive: true });
  });

  test('has a page for everybody, with links to share', async () => {
    const { page, goto, end, shot, expectAccessible } = await visit(browser, { size: 'desktop' });
    await goto(`${base}/match/served#play-30`);
    await at(page, 30);
    await page.getByRole('button', { name: 'Share' }).click();
    expect(await page.getByLabel('Link to match').inputValue()).toBe(`${base}/match/served`);
    expect(await page.getByLabel('Link to this move').inputValue()).toBe(`${base}/match/served#play-30`);
    await page.getByText('Embed in a web page').click();
    expect(await page.getByLabel('Paste this into your page').inputValue()).toContain(
      `<iframe src="${base}/embed/served"`,
    );
    await page.getByRole('button', { name: 'Verify match' }).click();
    await page.getByText('Verified:').waitFor();
    await shot('match');
    await expectAccessible();
    await end();
  });

  test('only its replay can be embedded in other pages, and nothing else of the app', async () => {
    const { page, goto, shot, context } = await visit(browser, { size: 'desktop' });
    await goto(`${elsewhere}/embed`);
    const frame = page.frameLocator('iframe');
    await frame.locator('.replay.embedded').waitFor();
    await frame.getByRole('button', { name: 'Next move' }).click();
    await frame.locator('.replay[data-moment="1"]').waitFor();
    await shot('embed');
    await goto(`${elsewhere}/match`);
    await expect.poll(() => page.frames().length).toBe(2);
    expect(await page.frames()[1].locator('.replay').count()).toBe(0);
    await context.close();
  });
});

test.each<Size>(['small', 'phone', 'lying', 'landscape'])(
  'the slider has room for a finger to move (%s)',
  async size => {
    const match = kept(recordOf('die-mauer'), 'die-mauer');
    const { page, goto, end } = await visit(browser, { size, matches: [match] });
    await goto('/replay/seeded');
    const box = await page.locator('.track-slider').boundingBox();
    expect(box?.width).toBeGreaterThan(100);
    await end();
  },
);

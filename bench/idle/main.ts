import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { buildIfStale } from '../../scripts/build.ts';
import { launchChromium } from '../../scripts/chromium.ts';
import { GAME_IDS, type GameId, manifestOf } from '../../src/games/index.ts';
import { serveApp } from '../../src/server/app.ts';
import type { KeptMatch } from '../../src/web/storage/matches.ts';
import { bot, person, SIZES, seededMatch } from '../../tests/browser/harness.ts';
import { finishedRecord } from '../../tests/finished.ts';

/**
 * `npm run -s bench:idle`: what every board costs in every state in which nothing happens, with motion on: percent of a
 * core on the page's main thread and in the whole browser, one line of JSON each. Fails if any costs more than allowed.
 * `--seconds 10` measures for longer; `--game` and `--state` select some.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    game: { type: 'string', default: '' },
    state: { type: 'string', default: '' },
  },
});
const SECONDS = Number(values.seconds);
const MOST_ON_MAIN_THREAD = 1;
const MOST_IN_ALL = 5;
/** Targets attract attention for some seconds before they come to rest. */
const RESTS_AFTER_MS = 8000;

/** How to get into each state. */
const STATES: Readonly<Record<string, (page: Page, game: GameId) => Promise<void>>> = {
  'first turn': async (page, game) => {
    await page.goto('/');
    await page.locator('.game-card .button.first').nth(GAME_IDS.indexOf(game)).click();
    await mine(page);
  },
  'my turn, what others did is marked': page => sitDown(page),
  'something is chosen, or asked before it is done': async page => {
    await sitDown(page);
    await page.locator('.table-board [data-choice]').first().press('Enter');
  },
  'a hint is shown': async page => {
    await sitDown(page);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.locator('.status-hint').waitFor({ timeout: 120_000 });
  },
  'the page is hidden': async page => {
    await sitDown(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  },
  'the device is passed on': async page => {
    await page.goto('/table/shared');
    await page.locator('.curtain').or(page.locator('.status.mine')).first().waitFor();
  },
  'the result': async page => {
    await page.goto('/table/over');
    await page.locator('dialog.result .race svg path').first().waitFor({ state: 'attached' });
  },
  'the last board': async page => {
    await page.goto('/table/over');
    await page.locator('dialog.result').getByRole('button', { name: 'View board' }).click();
    await page.locator('dialog.result').waitFor({ state: 'detached' });
  },
  'a replay': async page => {
    await page.goto('/replay/over');
    await page.getByRole('slider').press('End');
  },
  'a lesson': async (page, game) => {
    await page.goto(`/learn/en/${game}`);
    await page.locator('.lesson-next').click();
    await page.locator('.table-board .board').waitFor();
  },
};

const server = await serveApp(await buildIfStale(fileURLToPath(new URL('../..', import.meta.url))));
const base = await server.listen({ port: 0, host: '127.0.0.1' });
let isOver = false;
// Side by side: processor time is measured, and nearly all of the run is waiting.
await Promise.all(GAME_IDS.filter(game => game.includes(values.game)).map(measureGame));
await server.close();
process.exitCode = isOver ? 1 : 0;

async function measureGame(game: GameId): Promise<void> {
  for (const size of ['phone', 'desktop'] as const) {
    for (const [state, reach] of Object.entries(STATES)) {
      if (!state.includes(values.state)) continue;
      // One browser for each, so that its processor time is that of one page.
      const browser = await launchChromium();
      // Storing the app for offline use happens once, at the first visit.
      const about = { viewport: SIZES[size], baseURL: base, serviceWorkers: 'block' } as const;
      const context = await browser.newContext(about);
      await context.addInitScript(planted => {
        for (const [id, match] of planted) localStorage.setItem(`quattro-mura/match/${id}`, match);
        localStorage.setItem('quattro-mura/settings', JSON.stringify({ confirm: true }));
      }, matchesOf(game));
      const page = await context.newPage();
      await reach(page, game);
      await page.waitForTimeout(RESTS_AFTER_MS);
      const measured = await idle(browser, context, page);
      await browser.close();
      const { mainThreadPercent, allPercent } = measured;
      if (mainThreadPercent > MOST_ON_MAIN_THREAD || allPercent > MOST_IN_ALL) isOver = true;
      process.stdout.write(`${JSON.stringify({ game, size, state, ...measured })}\n`);
    }
  }
}

async function sitDown(page: Page): Promise<void> {
  await page.goto('/table/begun');
  await mine(page);
}

async function mine(page: Page): Promise<void> {
  await page.locator('.status.mine').waitFor({ timeout: 120_000 });
}

/** One against bots that has been begun, one among people on one device, and a finished one. */
function matchesOf(game: GameId): [id: string, match: string][] {
  const count = manifestOf(game).seats.max;
  const names = Array.from({ length: count }, (_, i) => `Player ${i + 1}`);
  const whole = finishedRecord(game, { seats: count });
  const begun = finishedRecord(game, { seats: count, most: Math.floor(whole.plays.length * 0.4) });
  const kept = (id: string, record: typeof whole, isShared = false): KeptMatch => {
    const seats = names.map((name, seat) => (isShared || seat === 0 ? person(name) : bot(name)));
    const match = seededMatch(game, { id, seats, hurry: false });
    return { ...match, touched: 1, record: { ...match.record, ...record, names } };
  };
  return [kept('begun', begun), kept('shared', begun, true), kept('over', whole)].map(match => [
    match.id,
    JSON.stringify(match),
  ]);
}

/** Percent of a core while nothing happens: of the page's main thread, and of the whole browser. */
async function idle(
  browser: Browser,
  context: BrowserContext,
  page: Page,
): Promise<{ readonly mainThreadPercent: number; readonly allPercent: number }> {
  const inPage = await context.newCDPSession(page);
  const inBrowser = await browser.newBrowserCDPSession();
  await inPage.send('Performance.enable');
  const read = async () => {
    const { metrics } = await inPage.send('Performance.getMetrics');
    const { processInfo } = await inBrowser.send('SystemInfo.getProcessInfo');
    return {
      main: metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0,
      all: processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
    };
  };
  const before = await read();
  await page.waitForTimeout(SECONDS * 1000);
  const after = await read();
  const percent = (seconds: number) => Number(((100 * seconds) / SECONDS).toFixed(2));
  return {
    mainThreadPercent: percent(after.main - before.main),
    allPercent: percent(after.all - before.all),
  };
}

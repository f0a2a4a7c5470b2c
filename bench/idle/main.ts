// What a board costs while it waits for the person and nobody does anything: node bench/idle/main.ts [--seconds 10]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { buildIfStale } from '../../scripts/build.ts';
import { launchChromium } from '../../scripts/chromium.ts';
import { GAME_IDS } from '../../src/games/index.ts';
import { serveApp } from '../../src/server/app.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const SECONDS = Number(values.seconds);
const SIZES = { phone: { width: 360, height: 640 }, desktop: { width: 1440, height: 900 } };
/** Targets draw the eye for some seconds before they rest. */
const RESTS_AFTER_MS = 8000;

const server = await serveApp(await buildIfStale(fileURLToPath(new URL('../..', import.meta.url))));
const base = await server.listen({ port: 0, host: '127.0.0.1' });

for (const [index, game] of GAME_IDS.entries()) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    // A browser of its own for each, so that its processor time is that of one page.
    const browser = await launchChromium();
    const measured = await idle(browser, index, viewport);
    await browser.close();
    process.stdout.write(`${JSON.stringify({ game, size, ...measured })}\n`);
  }
}
await server.close();

/** Percent of a core while the table waits: of the page's main thread, and of the whole browser. */
async function idle(
  browser: Browser,
  game: number,
  viewport: { readonly width: number; readonly height: number },
): Promise<{ readonly mainThreadPercent: number; readonly allPercent: number }> {
  const context = await browser.newContext({ viewport, baseURL: base });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('.game-card .button.first').nth(game).click();
  await page.locator('.status.mine').waitFor({ timeout: 120_000 });
  await page.waitForTimeout(RESTS_AFTER_MS);
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

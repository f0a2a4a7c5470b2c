// Pictures of a game's rules page and of every step of its lesson, as a phone and a desktop show them:
// node scripts/learn-shots.ts GAME [LANGUAGE]      → /tmp/learn-shots
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { serveApp } from '../src/server/app.ts';
import { buildIfStale } from './build.ts';
import { launchChromium } from './chromium.ts';

const FOLDER = '/tmp/learn-shots';
const SIZES = {
  phone: { width: 360, height: 640 },
  desktop: { width: 1440, height: 900 },
} as const;

const [game, language = 'en'] = process.argv.slice(2);
if (game === undefined) throw new Error('Which game? node scripts/learn-shots.ts GAME [LANGUAGE]');

mkdirSync(FOLDER, { recursive: true });
const server = await serveApp(await buildIfStale(fileURLToPath(new URL('..', import.meta.url))));
const baseURL = await server.listen({ port: 0, host: '127.0.0.1' });
const browser = await launchChromium();
for (const [size, viewport] of Object.entries(SIZES)) {
  const colorScheme = size === 'phone' ? 'light' : 'dark';
  const page = await browser.newPage({ baseURL, viewport, colorScheme, reducedMotion: 'reduce' });
  page.on('pageerror', error => console.error(error));
  page.on('console', message => message.type() === 'error' && console.error(message.text()));
  await shootRules(page, size);
  await shootLesson(page, size);
  await page.close();
}
await browser.close();
await server.close();

/** One picture per section, with every drawing at its first frame; then every further frame of every drawing. */
async function shootRules(page: Page, size: string): Promise<void> {
  await page.goto(`/rules/${language}/${game}`);
  const sections = page.locator('.rules-text > section');
  await sections.first().waitFor();
  for (const [i, section] of (await sections.all()).entries()) {
    await section.scrollIntoViewIfNeeded();
    await section.locator('.rule-board').first().or(section).first().waitFor();
    await section.screenshot({ path: `${FOLDER}/${game}-${language}-rules-${pad(i)}-${size}.png` });
  }
  for (const [i, picture] of (await page.locator('.rule-picture.steps').all()).entries()) {
    const forward = picture.locator('.rule-steps button').last();
    for (let frame = 2; await forward.isEnabled(); frame++) {
      await forward.click();
      await picture.screenshot({
        path: `${FOLDER}/${game}-${language}-picture-${pad(i)}-${frame}-${size}.png`,
      });
    }
  }
}

/** Every step of the lesson, done as the lesson advises. */
async function shootLesson(page: Page, size: string): Promise<void> {
  await page.goto(`/learn/${language}/${game}`);
  for (let i = 0; ; i++) {
    const step = await page
      .locator('.lesson:not([data-step=""])')
      .getAttribute('data-step', { timeout: 60_000 });
    await page.screenshot({ path: `${FOLDER}/${game}-${language}-lesson-${pad(i)}-${size}.png` });
    const next = page.locator('.lesson-next');
    if ((await page.locator('.lesson-play').count()) > 0) return;
    if ((await next.count()) > 0) await next.click();
    else {
      const move = await page.locator('.lesson').getAttribute('data-advised');
      await page.locator('.lesson-moves').click();
      await page.locator(`[data-move="${move}"]`).click();
    }
    await page.locator(`.lesson:not([data-step=""], [data-step="${step}"])`).waitFor({ timeout: 60_000 });
  }
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}

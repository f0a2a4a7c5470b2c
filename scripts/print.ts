// The pages to print, as PDFs: the drawings of the boards, with the missing pieces of a box.
// npm run print -- --language de --paper a4 --out printed        one PDF per game; left out: all languages, both papers, ./printed
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { LANGUAGES, type Language } from '../locales/languages.ts';
import { GAME_IDS, type GameId, manifestOf } from '../src/games/index.ts';
import { serveApp } from '../src/server/app.ts';
import { PAPERS, type Paper } from '../src/web/companion/paper.ts';
import { pathTo } from '../src/web/frame/routes.ts';
import { buildIfStale } from './build.ts';
import { launchChromium } from './chromium.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    language: { type: 'string' },
    paper: { type: 'string' },
    out: { type: 'string', default: 'printed' },
  },
});
const games = chosen(GAME_IDS, values.game, 'game').filter(game => manifestOf(game).companion);
const languages = chosen(LANGUAGES, values.language, 'language');
const papers = chosen(PAPERS, values.paper, 'paper');

mkdirSync(values.out, { recursive: true });
const server = await serveApp(await buildIfStale(fileURLToPath(new URL('..', import.meta.url))));
const baseURL = await server.listen({ port: 0, host: '127.0.0.1' });
const browser = await launchChromium();
for (const language of languages) {
  for (const game of games) {
    for (const paper of papers) {
      const name = `${values.out}/${game}-${language}-${paper}.pdf`;
      writeFileSync(name, await print(browser, game, language, paper));
      console.log(name);
    }
  }
}
await browser.close();
await server.close();

async function print(from: Browser, game: GameId, language: Language, paper: Paper): Promise<Buffer> {
  const context = await from.newContext({ baseURL, locale: language, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(pathTo({ page: 'box-print', game }));
  await page.locator(`input[name="paper"][value="${paper}"]`).check({ force: true });
  await page.locator(`.sheet.${paper}`).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await context.close();
  return pdf;
}

/** The one that was asked for, or all. */
function chosen<T extends string>(all: readonly T[], wanted: string | undefined, what: string): readonly T[] {
  if (wanted === undefined) return all;
  const found = all.filter(each => each === wanted);
  if (found.length === 0) {
    console.error(`There is no ${what} ${wanted}. There are: ${all.join(', ')}.`);
    process.exit(2);
  }
  return found;
}

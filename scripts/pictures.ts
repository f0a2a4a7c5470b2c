// The pictures in the README, taken from the real app: all four boards, and a match that moves.
// npm run pictures      → docs/pictures
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { chooseMove } from '../src/bots/index.ts';
import { BOT_NAMES } from '../src/bots/names.ts';
import { commitmentTo } from '../src/engine/fair.ts';
import { Match } from '../src/engine/match.ts';
import { readOptions } from '../src/engine/options.ts';
import { Random } from '../src/engine/random.ts';
import { recordOf } from '../src/engine/record.ts';
import { GAME_IDS, type GameId, manifestOf } from '../src/games/index.ts';
import { gameCalled } from '../src/games/loaded.ts';
import { serveApp } from '../src/server/app.ts';
import type { KeptMatch, KeptSeat } from '../src/web/storage/matches.ts';
import { buildIfStale } from './build.ts';
import { launchChromium } from './chromium.ts';
import { type Frame, movingPicture } from './moving-picture.ts';

const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const SEED = 4;
const ITERATIONS = 150;
const BOARD = { width: 960, height: 640 };
const [, , , MOVING] = GAME_IDS;
const MOVING_SIZE = { width: 660, height: 440 };
const SECONDS = 12;
/** At most this many pictures per second. */
const RATE = 8;
const QUALITY = 45;

mkdirSync(FOLDER, { recursive: true });
const server = await serveApp(await buildIfStale(fileURLToPath(new URL('..', import.meta.url))));
const baseURL = await server.listen({ port: 0, host: '127.0.0.1' });
const browser = await launchChromium();
writeFileSync(`${FOLDER}boards.webp`, await fourBoards(browser));
writeFileSync(`${FOLDER}match.webp`, await match(browser));
await browser.close();
await server.close();

/** Each game in the middle of a match, two by two. */
async function fourBoards(from: Browser): Promise<Buffer> {
  const shots: Buffer[] = [];
  for (const game of GAME_IDS) {
    const page = await from.newPage({ baseURL, viewport: BOARD, reducedMotion: 'reduce', locale: 'en' });
    await plant(page, await begun(game, 0.55, true));
    await page.goto('/table/picture');
    await page.getByRole('button', { name: 'Moves', exact: true, disabled: false }).waitFor();
    await page.waitForTimeout(2000);
    shots.push(await page.screenshot());
    await page.close();
  }
  const sheet = await from.newPage({ viewport: { width: BOARD.width * 2, height: BOARD.height * 2 } });
  const pictures = shots.map(shot => `<img src="data:image/png;base64,${shot.toString('base64')}">`);
  await sheet.setContent(
    `<style>body{margin:0;display:grid;grid-template-columns:1fr 1fr}img{width:100%;display:block}</style>${pictures.join('')}`,
  );
  await sheet.setViewportSize({ width: BOARD.width * 2, height: BOARD.height * 2 });
  return webpOf(sheet, 80);
}

/** A few turns among bots. */
async function match(from: Browser): Promise<Buffer> {
  const page = await from.newPage({ baseURL, viewport: MOVING_SIZE, locale: 'en' });
  await plant(page, await begun(MOVING, 0.35, false));
  await page.goto('/table/picture');
  await page.locator('.table').waitFor();
  await page.waitForTimeout(1500);
  const frames: Frame[] = [];
  const start = Date.now();
  let last: { webp: Buffer; since: number } | null = null;
  while (Date.now() - start < SECONDS * 1000) {
    const since = Date.now();
    const webp = await webpOf(page, QUALITY);
    if (!last?.webp.equals(webp)) {
      if (last) frames.push({ webp: last.webp, milliseconds: since - last.since });
      last = { webp, since };
    }
    await page.waitForTimeout(Math.max(0, since + 1000 / RATE - Date.now()));
  }
  if (last) frames.push({ webp: last.webp, milliseconds: 2000 });
  await page.close();
  return movingPicture(frames, MOVING_SIZE.width, MOVING_SIZE.height);
}

async function webpOf(page: Page, quality: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** A match that journeymen have played so far, as stored on a device. */
async function begun(id: GameId, share: number, hasPerson: boolean): Promise<KeptMatch> {
  const game = gameCalled(id);
  if (!game) throw new Error(`no game ${id}`);
  const { min, max } = manifestOf(id).seats;
  const seats: KeptSeat[] = BOT_NAMES.slice(0, Math.max(min, Math.min(max, 4))).map((name, seat) =>
    hasPerson && seat === 0
      ? { name: 'Anna', kind: 'person', level: null }
      : { name, kind: 'bot', level: 'journeyman', iterations: ITERATIONS },
  );
  const read = readOptions(game.options, {});
  if (!read.ok) throw new Error(read.error.message);
  const random = new Random(SEED);
  const match = new Match(game, seats.length, read.options);
  /** How many plays had been made each time it was the first seat's turn. */
  const mine: number[] = [];
  for (let turn = match.turn(); turn.kind !== 'over'; turn = match.turn()) {
    if (turn.kind === 'nature') {
      const chances = match.chances();
      match.play('nature', chances[random.below(chances.length)][0]);
      continue;
    }
    const [seat] = turn.seats;
    if (seat === 0) mine.push(match.plays.length);
    const task = { level: 'journeyman', iterations: ITERATIONS, seed: random.next() } as const;
    match.play(seat, await chooseMove(game, match.view(seat, true), task));
  }
  const seed = SEED.toString(16).padStart(64, '0');
  const nonces = seats.map((_, seat) => `nonce-${seat}`);
  const chance = { commitment: commitmentTo(seed), nonces };
  const { result, plays, ...about } = recordOf(match, { names: seats.map(({ name }) => name), chance });
  const record = { ...about, plays: plays.slice(0, mine[Math.floor(mine.length * share)]) };
  return { version: 1, id: 'picture', game: id, seats, seed, botSeed: SEED, touched: 0, record };
}

async function plant(page: Page, match: KeptMatch): Promise<void> {
  await page.addInitScript(
    kept => {
      for (const [key, text] of kept) localStorage.setItem(`quattro-mura/${key}`, text);
    },
    [
      ['match/picture', JSON.stringify(match)],
      // The lesson is not offered to people who know the game.
      [`known/${match.game}`, 'true'],
    ],
  );
}

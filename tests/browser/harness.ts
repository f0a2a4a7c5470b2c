import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { Language } from '../../locales/languages.ts';
import { launchChromium } from '../../scripts/chromium.ts';
import type { Level } from '../../src/bots/index.ts';
import { commitmentTo } from '../../src/engine/fair.ts';
import type { AnyOptions } from '../../src/engine/options.ts';
import { FORMAT } from '../../src/engine/record.ts';
import type { GameId } from '../../src/games/index.ts';
import type { Settings } from '../../src/web/settings/settings.ts';
import type { KeptMatch, KeptSeat } from '../../src/web/storage/matches.ts';
import { type Tab, Tabs } from './tabs.ts';

/** What browser tests are made of: visits to the built app with some device, and matches to play there. */

export const SIZES = {
  small: { width: 320, height: 568 },
  phone: { width: 360, height: 640 },
  lying: { width: 640, height: 360 },
  landscape: { width: 740, height: 360 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
  wide: { width: 2560, height: 1440 },
} as const;
export type Size = keyof typeof SIZES;
/** Every journey is made with both. */
export const DEVICES: readonly Size[] = ['phone', 'desktop'];

let running: Promise<Browser> | undefined;
const tabsOf = new WeakMap<Browser, Tabs>();

/**
 * A page is open for seconds here. What runs often is compiled for speed only once it has run ten times as often as usual: that
 * saves more than it costs.
 */
const LATE = `--js-flags=${[
  '--invocation-count-for-maglev=4000',
  '--invocation-count-for-turbofan=30000',
  '--interrupt-budget-for-maglev=300000',
  '--interrupt-budget=1300000',
].join(' ')}`;

/** The browser of this process: all files that it runs share it. Closing it ends their visits, and it goes on. */
export async function launch(): Promise<Browser> {
  const before = await running;
  if (before?.isConnected()) return before;
  running = launchChromium([LATE]);
  const browser = await running;
  browser.close = () => tabsIn(browser).closeAllBut(inject('base'));
  return browser;
}

function tabsIn(browser: Browser): Tabs {
  const tabs = tabsOf.get(browser) ?? new Tabs(browser);
  tabsOf.set(browser, tabs);
  return tabs;
}

export interface Device {
  readonly size?: Size;
  readonly theme?: 'light' | 'dark';
  readonly language?: Language;
  /** What is in the browser's storage before the first visit. */
  readonly settings?: Partial<Settings>;
  readonly matches?: readonly KeptMatch[];
  /** What else is in the app's archive: JSON texts by key, as in `archived`. */
  readonly archive?: Readonly<Record<string, string>>;
  /** Skips all waiting at tables on a server. */
  readonly hurry?: boolean;
  /** Whether the whole app is stored on the device, for offline use: that is a lot of work at every visit. */
  readonly keepsApp?: boolean;
  /** Where the app is, if not where the tests serve it. */
  readonly base?: string;
}

export interface Visit {
  readonly page: Page;
  /** The next visit may be made in the same tab, emptied; unless more is done to this than can be undone. */
  readonly context: BrowserContext;
  /** Everything that went wrong in the page so far. */
  readonly errors: readonly string[];
  goto(path: string): Promise<void>;
  /** Goes there like a link in the app, in a tenth of the time; resolves once the previous page is gone. */
  follow(path: string): Promise<void>;
  /** A picture in `/tmp/shots`, if SHOTS is set. */
  shot(name: string): Promise<void>;
  /** Fails if axe finds anything, in either theme; in the whole page, or within what this selects. */
  expectAccessible(within?: string): Promise<void>;
  /** Leaves the app for good; fails if anything went wrong in the page. */
  end(): Promise<void>;
}

/** What the browser complains about only when the machine is busy: a font that was preloaded is not drawn yet. */
const SLOW = /was preloaded using link preload but not used within a few seconds/;

/** Somebody comes with a device that has never seen the app, unless `settings` or `matches` say otherwise. */
export async function visit(browser: Browser, device: Device = {}): Promise<Visit> {
  const { size = 'phone', theme = 'light', language = 'en' } = device;
  const tabs = tabsIn(browser);
  const tab = await tabs.open({
    viewport: SIZES[size],
    colorScheme: theme,
    locale: language === 'en' ? 'en-GB' : language,
    hasTouch: SIZES[size].width <= 768,
    reducedMotion: 'reduce',
    baseURL: device.base ?? inject('base'),
  });
  const { page, context } = tab;
  // A whole app that is stored there may still be at work.
  if (device.keepsApp) tabs.use(tab);
  // A busy machine takes its time.
  context.setDefaultTimeout(90_000);
  await plant(tab, device);
  const errors: string[] = [];
  page.on('console', message => {
    const isWrong = message.type() === 'error' || message.type() === 'warning';
    if (isWrong && !SLOW.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', error => errors.push(error.message));
  return {
    page,
    context: tabs.contextOf(tab),
    errors,
    async goto(path) {
      await page.goto(path);
    },
    async follow(path) {
      await page.evaluate(to => {
        for (const part of document.querySelectorAll('.page-frame > *')) part.setAttribute('data-left', '');
        const { state } = history;
        history.pushState(null, '', to);
        // If a sheet was open, the app takes itself to be at the second of two entries (`sheets.ts`).
        if (state !== null) history.pushState(state, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await page.locator('[data-left]').first().waitFor({ state: 'detached' });
    },
    async shot(name) {
      if (process.env.SHOTS === undefined) return;
      mkdirSync('/tmp/shots', { recursive: true });
      await page.screenshot({ path: `/tmp/shots/${name}-${size}-${theme}.png` });
    },
    async expectAccessible(within) {
      // Reports only violations, and only for this page, which has no frames: a quarter of the work.
      const axe = async (options: Parameters<AxeBuilder['options']>[0]) => {
        // Half a megabyte, which would otherwise be injected twice each time.
        const isThere = await page.evaluate(() => 'axe' in window);
        const builder = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).setLegacyMode(true);
        return (
          (within === undefined ? builder : builder.include(within))
            // No rule that it follows reads style sheets, which it would otherwise load again each time.
            .options({ ...options, resultTypes: ['violations'], preload: { assets: ['media'] } })
            .analyze()
        );
      };
      const inThis = await axe({});
      // Another theme changes only colours.
      await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' });
      const inTheOther = await axe({ runOnly: ['color-contrast'] });
      await page.emulateMedia({ colorScheme: theme });
      const found = [...inThis.violations, ...inTheOther.violations].map(
        ({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join('\n  ')}`,
      );
      expect(found).toEqual([]);
    },
    async end() {
      await tabs.leave(tab);
      expect(errors).toEqual([]);
    },
  };
}

/** Runs before the app's own scripts do for the first time; what the app stores later is not overwritten. */
async function plant(
  { context, scripts }: Tab,
  { settings, matches = [], archive = {}, hurry, keepsApp }: Device,
): Promise<void> {
  if (!keepsApp) scripts.push(await context.addInitScript(keepNothing));
  const entries: [string, string][] = matches.map(match => [
    `quattro-mura/match/${match.id}`,
    JSON.stringify(match),
  ]);
  for (const [key, text] of Object.entries(archive)) entries.push([`quattro-mura/${key}`, text]);
  if (hurry) entries.push(['quattro-mura/hurry', 'true']);
  if (settings) entries.push(['quattro-mura/settings', JSON.stringify(settings)]);
  const planting = await context.addInitScript(planted => {
    if (localStorage.getItem('planted') !== null) return;
    localStorage.setItem('planted', 'yes');
    for (const [key, value] of planted) localStorage.setItem(key, value);
  }, entries);
  scripts.push(planting);
}

/** What the app's archive has in this browser: JSON texts by key. */
export function archived(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open('quattro-mura'));
    const store = database.transaction('kept').objectStore('kept');
    const [keys, texts] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
    database.close();
    return Object.fromEntries(keys.map((key, i) => [String(key), String(texts[i])]));
  });
}

/** Like a browser that does not let pages store themselves. */
function keepNothing(): void {
  if (!('ServiceWorkerContainer' in window)) return;
  ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('not here'));
}

export function person(name: string): KeptSeat {
  return { name, kind: 'person', level: null };
}

/** A bot that always plays the same, and fast. */
export function bot(name: string, level: Level = 'apprentice', iterations = 20): KeptSeat {
  return { name, kind: 'bot', level, iterations };
}

export interface PlantedMatch {
  readonly id?: string;
  readonly seats: readonly KeptSeat[];
  readonly options?: AnyOptions;
  /** Another number is another match. */
  readonly seed?: number;
  /** Skips all waiting. */
  readonly hurry?: boolean;
}

/** A match before its first play, whose chance and bots are always the same. Its table is `/table/ID`. */
export function seededMatch(game: GameId, planted: PlantedMatch): KeptMatch {
  const { id = 'seeded', seats, options = {}, seed: number = 1, hurry = true } = planted;
  const seed = number.toString(16).padStart(64, '0');
  return {
    version: 1,
    id,
    game,
    seats,
    seed,
    botSeed: number,
    touched: 0,
    ...(hurry && { hurry }),
    record: {
      format: FORMAT,
      game,
      seats: seats.length,
      options,
      names: seats.map(({ name }) => name),
      chance: { commitment: commitmentTo(seed), nonces: seats.map((_, seat) => `nonce-${seat}`) },
      plays: [],
    },
  };
}

/** Options that make a match short, if the game has any. */
export function shortOptions(game: GameId): AnyOptions {
  return SHORT[game] ?? {};
}

const SHORT: Readonly<Partial<Record<GameId, AnyOptions>>> = {
  'die-mauer': { rounds: 1 },
  'muro-contro-muro': { copies: 4 },
  'burg-appenzell': { target: 4 },
};

/** Waits until the table asks the person for a move, or the match is over; says which. */
export async function awaitTurn(page: Page): Promise<'my turn' | 'over'> {
  const mine = page.locator('.status.mine');
  const over = page.locator('dialog.result');
  await mine.or(over).first().waitFor();
  return (await over.count()) > 0 ? 'over' : 'my turn';
}

/** Makes the move through the list of moves, which is for people who do not use the board. */
export async function playFromList(
  page: Page,
  move?: string,
  press: Press = target => target.click(),
): Promise<void> {
  await press(page.getByRole('button', { name: 'Moves', exact: true }));
  await press(page.locator(move === undefined ? '[data-move]' : `[data-move="${move}"]`).first());
}

/** What a person does to a target. Never forced: it fails if the target cannot be hit. */
export type Press = (target: Locator) => Promise<void>;

/** Taps on a phone, clicks elsewhere. */
export function pressOn(size: Size): Press {
  return target => (size === 'phone' ? target.tap() : target.click());
}

/**
 * Plays in the page itself, through the list of moves, whenever it is this person's turn, until the match is over or there are this
 * many plays.
 */
export async function playOn(page: Page, until = Number.MAX_SAFE_INTEGER): Promise<void> {
  await page.evaluate(most => {
    let plays = 0;
    const playing = setInterval(() => {
      const table = document.querySelector<HTMLElement>('.table');
      const moves = document.querySelectorAll<HTMLElement>('[data-move]');
      if (document.querySelector('dialog.result')) clearInterval(playing);
      else if (moves.length > 0) moves[(7 * plays++) % moves.length].click();
      else if (Number(table?.dataset.plays) >= most) clearInterval(playing);
      else if (document.querySelector('.status.mine')) {
        document.querySelector<HTMLElement>('.moves-button:not(:disabled)')?.click();
      }
    }, 40);
  }, until);
}

/** Presses the browser's Back, and says which page that led to. */
export function stepBack(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>(done => {
        addEventListener('popstate', () => setTimeout(() => done(location.pathname)), { once: true });
        history.back();
      }),
  );
}

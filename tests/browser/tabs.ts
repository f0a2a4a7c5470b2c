import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { type Mock, vi } from 'vitest';

/** A tab alone in its context: a device that has never seen the app. */
export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
}

interface Made extends Tab {
  readonly options: BrowserContextOptions;
  readonly devtools: CDPSession;
  /** Where init scripts are added. */
  readonly scripts: readonly Mock<Page['addInitScript']>[];
  /** What cannot be taken back, or not surely. */
  readonly spoiling: readonly Mock[];
  /** Where the visit may have stored something. */
  readonly origins: Set<string>;
}

/** How many tabs wait for their next visit. */
const WAITING = 6;

/**
 * Tabs that visits have left, emptied. The app loads there in a quarter of the processor time that it takes in a new context,
 * which has to compile everything.
 */
export class Tabs {
  readonly #browser: Browser;
  readonly #made = new WeakMap<Tab, Made>();
  readonly #left: Made[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async open(options: BrowserContextOptions): Promise<Tab> {
    const wanted = JSON.stringify(options);
    const at = this.#left.findIndex(tab => JSON.stringify(tab.options) === wanted);
    return at < 0 ? this.openNew(options) : this.#left.splice(at, 1)[0];
  }

  /** Opens it in a context that nobody has used. */
  async openNew(options: BrowserContextOptions): Promise<Tab> {
    const context = await this.#browser.newContext(options);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const { clock } = context;
    const tab: Made = {
      context,
      page,
      options,
      devtools,
      scripts: [vi.spyOn(context, 'addInitScript'), vi.spyOn(page, 'addInitScript')],
      spoiling: [
        ...(['newCDPSession', 'route'] as const).map(name => vi.spyOn(context, name)),
        ...(['install', 'setFixedTime'] as const).map(name => vi.spyOn(clock, name)),
        vi.spyOn(page, 'route'),
      ],
      origins: new Set(),
    };
    watch(tab);
    this.#made.set(tab, tab);
    return tab;
  }

  /** Empties the tab for the next visit, or closes it if it cannot be as good as new. */
  async leave(left: Tab): Promise<void> {
    const tab = this.#made.get(left);
    const isSpoiled = !tab || tab.spoiling.some(({ mock }) => mock.calls.length > 0);
    if (isSpoiled || this.#left.length >= WAITING) {
      await left.context.close();
      return;
    }
    await empty(tab);
    this.#left.push(tab);
  }

  /** Closes everything but what was left at this address. */
  async closeAllBut(address: string): Promise<void> {
    const kept = this.#left.filter(({ options }) => options.baseURL === address);
    this.#left.splice(0, this.#left.length, ...kept);
    const others = this.#browser.contexts().filter(one => !kept.some(({ context }) => context === one));
    await Promise.all(others.map(context => context.close()));
  }
}

async function empty(tab: Made): Promise<void> {
  const { context, page, options, devtools, scripts, origins } = tab;
  page.removeAllListeners();
  context.removeAllListeners();
  await Promise.all(context.pages().map(other => other !== page && other.close()));
  await page.goto('about:blank');
  for (const script of scripts) {
    for (const { value } of script.mock.settledResults) await value.dispose();
    script.mockClear();
  }
  for (const origin of origins)
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  origins.clear();
  await Promise.all([
    devtools.send('Page.resetNavigationHistory'),
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
    page.emulateMedia({ media: null, colorScheme: options.colorScheme ?? null }),
    options.viewport && page.setViewportSize(options.viewport),
  ]);
  watch(tab);
}

/** Notes wherever the tab goes. */
function watch({ page, origins }: Made): void {
  page.on('framenavigated', frame => {
    const { origin } = new URL(frame.url());
    if (origin !== 'null') origins.add(origin);
  });
}

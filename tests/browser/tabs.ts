import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from 'playwright-core';

/** A tab alone in its context: a device that has never seen the app. */
export interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly options: BrowserContextOptions;
  /** What its visit planted. */
  readonly scripts: Disposable[];
}

/** How many tabs wait for their next visit: each has a process. */
const WAITING = 6;
/** What tests listen to. */
const HEARD = ['console', 'framenavigated', 'pageerror', 'request', 'response', 'websocket'];
/** What of a page outlasts it. */
const LASTING = ['addInitScript', 'clock', 'route'] as const;

/**
 * Tabs that visits have left, emptied. The app loads there in less than half of the processor time that a new context takes,
 * which needs a process, and compiles everything.
 */
export class Tabs {
  readonly #browser: Browser;
  readonly #waiting: Tab[] = [];
  /** Those that cannot be emptied for sure. */
  readonly #used = new WeakSet<BrowserContext>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async open(options: BrowserContextOptions): Promise<Tab> {
    const wanted = JSON.stringify(options);
    const at = this.#waiting.findIndex(tab => JSON.stringify(tab.options) === wanted);
    if (at >= 0) return this.#waiting.splice(at, 1)[0];
    const context = await this.#browser.newContext(options);
    const page = await context.newPage();
    const use = () => this.use(context);
    for (const name of LASTING) {
      const own = page[name];
      Object.defineProperty(page, name, {
        get() {
          use();
          return own;
        },
      });
    }
    return { page, context, options, scripts: [] };
  }

  /** Nobody visits in this one again: more is done to it than showing the app. */
  use(context: BrowserContext): void {
    this.#used.add(context);
  }

  /** Empties the tab for the next visit, or closes it. */
  async leave(tab: Tab): Promise<void> {
    const isUsed = this.#used.has(tab.context) || tab.page.isClosed();
    const isEmpty = !isUsed && this.#waiting.length < WAITING && (await empty(tab));
    if (isEmpty) this.#waiting.push(tab);
    else await tab.context.close();
  }

  /** Closes everything but what is left of visits to this address. */
  async closeAllBut(address: string): Promise<void> {
    const kept = this.#waiting.filter(({ options }) => options.baseURL === address);
    this.#waiting.splice(0, this.#waiting.length, ...kept);
    const contexts = new Set(kept.map(({ context }) => context));
    const others = this.#browser.contexts().filter(context => !contexts.has(context));
    await Promise.all(others.map(context => context.close()));
  }
}

/** Whether it is like new. */
async function empty({ page, context, options, scripts }: Tab): Promise<boolean> {
  if (new URL(page.url()).origin !== options.baseURL) return false;
  for (const event of HEARD) page.removeAllListeners(event);
  for (const script of scripts.splice(0)) await script.dispose();
  // At the same address, where the app's storage is.
  await page.goto('/theme.js');
  await page.evaluate(forget);
  await page.mouse.move(-1, -1);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.resetNavigationHistory');
  await devtools.detach();
  await context.clearCookies();
  await page.emulateMedia({ media: null, colorScheme: options.colorScheme ?? null });
  if (options.viewport) await page.setViewportSize(options.viewport);
  return true;
}

async function forget(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await indexedDB.databases()) {
    await new Promise((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase(name);
      deleting.onsuccess = resolve;
      deleting.onerror = () => reject(deleting.error);
    });
  }
}

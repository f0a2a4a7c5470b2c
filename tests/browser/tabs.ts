import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Disposable,
  Page,
} from 'playwright-core';

/** A tab alone in its context: a device that has never seen the app. */
export interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly options: Options;
  /** What its visit planted, and how else it looked at the page. */
  readonly scripts: Disposable[];
  readonly sessions: CDPSession[];
}

/** The size of the window and its colours can be changed later. */
type Options = BrowserContextOptions & Required<Pick<BrowserContextOptions, 'viewport' | 'colorScheme'>>;

/** How many tabs wait for their next visit, those left last: one for each language and kind of device. Each has a process. */
const WAITING = 8;
/** What tests listen to. */
const HEARD = ['console', 'framenavigated', 'pageerror', 'request', 'response', 'websocket'];
/** What is done to a page that nothing undoes. */
const LASTING = ['clock', 'route'] as const;
/** All that may be done to a context which is to be emptied, besides planting scripts and looking closely. */
const FLEETING: ReadonlySet<PropertyKey> = new Set([
  'addCookies',
  'clearCookies',
  'cookies',
  'newPage',
  'pages',
  'request',
  'setDefaultTimeout',
]);

/**
 * Tabs that visits have left, emptied. The app loads there in less than half of the processor time that a new context takes,
 * which needs a process, and compiles everything.
 */
export class Tabs {
  readonly #browser: Browser;
  readonly #waiting: Tab[] = [];
  /** Those that cannot be emptied for sure. */
  readonly #used = new WeakSet<Tab>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async open(options: Options): Promise<Tab> {
    const at = this.#waiting.findIndex(tab => lastingOf(tab.options) === lastingOf(options));
    if (at < 0) return this.#new(options);
    const [tab] = this.#waiting.splice(at, 1);
    if (options.viewport) await tab.page.setViewportSize(options.viewport);
    await tab.page.emulateMedia({ colorScheme: options.colorScheme });
    return tab;
  }

  async #new(options: Options): Promise<Tab> {
    const context = await this.#browser.newContext(options);
    const page = await context.newPage();
    const tab: Tab = { page, context, options, scripts: [], sessions: [] };
    for (const name of LASTING) {
      const own = page[name];
      const use = () => this.use(tab);
      Object.defineProperty(page, name, {
        get() {
          use();
          return own;
        },
      });
    }
    page.addInitScript = noting(page, page.addInitScript, tab.scripts);
    return tab;
  }

  /** The context for whoever looks at it: what is done there is undone, or nobody visits in this tab again. */
  contextOf(tab: Tab): BrowserContext {
    const { context, scripts, sessions } = tab;
    return new Proxy(context, {
      get: (_, name) => {
        const own = Reflect.get(context, name, context);
        if (name === 'addInitScript') return noting(context, context.addInitScript, scripts);
        if (name === 'newCDPSession') return noting(context, context.newCDPSession, sessions);
        if (own !== undefined && !FLEETING.has(name)) this.use(tab);
        return typeof own === 'function' ? own.bind(context) : own;
      },
    });
  }

  /** Nobody visits in this one again: more is done to it than showing the app. */
  use(tab: Tab): void {
    this.#used.add(tab);
  }

  /** Empties the tab for the next visit, or closes it. */
  async leave(tab: Tab): Promise<void> {
    const isUsed = this.#used.has(tab) || tab.page.isClosed();
    // If it cannot be emptied, for whatever reason, the next visit gets a new one.
    const isEmpty = !isUsed && (await empty(tab).catch(() => false));
    if (!isEmpty) return tab.context.close();
    this.#waiting.push(tab);
    if (this.#waiting.length > WAITING) await this.#waiting.shift()?.context.close();
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

/** Does what `make` does, and notes what that made. */
function noting<P extends unknown[], T>(owner: unknown, make: (...given: P) => Promise<T>, into: T[]) {
  return async (...given: P): Promise<T> => {
    const made = await make.apply(owner, given);
    into.push(made);
    return made;
  };
}

/** What of a context cannot be changed any more. */
function lastingOf({ viewport: _, colorScheme: __, ...lasting }: Options): string {
  return JSON.stringify(lasting);
}

/** Whether it is like new. */
async function empty({ page, context, options, scripts, sessions }: Tab): Promise<boolean> {
  if (new URL(page.url()).origin !== options.baseURL) return false;
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of HEARD) page.removeAllListeners(event);
  for (const script of scripts.splice(0)) await script.dispose();
  for (const session of sessions.splice(0)) await session.detach();
  // At the same address, where the app's storage is.
  await page.goto('/theme.js');
  await page.evaluate(forget);
  await page.mouse.move(-1, -1);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.resetNavigationHistory');
  await devtools.detach();
  await context.clearCookies();
  await page.emulateMedia({ media: null });
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

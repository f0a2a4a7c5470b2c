import { Piscina } from 'piscina';
import { LESS_URGENT } from '../../bots/urgency.ts';
import { Background } from '../background.ts';
import type { Store } from '../store/store.ts';
import type { Watch } from '../tables/services.ts';
import type explored from './exploring.worker.ts';
import type { ExploringJob } from './exploring.worker.ts';

/** How often to look for matches while there are none, and how many to take at once. */
const EVERY_MS = 30_000;
const AT_ONCE = 20;
/** How long a process has for the matches it has taken. */
const LEASE_MS = 10 * 60_000;
/** How long the thread stays without work. */
const IDLE_MS = 10_000;

interface Services {
  readonly store: Pick<Store, 'takeToExplore' | 'addExplored' | 'table' | 'rows'>;
  readonly now: () => number;
  readonly watch: Pick<Watch, 'failed'>;
}

/**
 * Learns for the explorer what was played in public matches, once they are over, in the background, one after the other, in a
 * thread. The store knows which are left, so a process that stops in between loses nothing, and several processes can share the work.
 */
export class Exploring {
  readonly #services: Services;
  readonly #thread: Piscina;
  readonly #background = new Background(EVERY_MS);

  constructor(services: Services) {
    this.#services = services;
    this.#thread = new Piscina({
      filename: new URL('./exploring.worker.ts', import.meta.url).href,
      niceIncrement: LESS_URGENT,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
    });
    // A thread that dies at work fails its match; one that dies idle is no loss.
    this.#thread.on('error', () => {});
  }

  start(): void {
    this.#background.start(
      async () => (await this.step()) > 0,
      error => this.#services.watch.failed('exploring', '', error),
    );
  }

  async close(): Promise<void> {
    await this.#background.close();
    await this.#thread.destroy();
  }

  /** Learns from some of the matches that are left. Resolves to how many there were. */
  async step(): Promise<number> {
    const { store, now } = this.#services;
    const taken = await store.takeToExplore({ now: now(), until: now() + LEASE_MS, most: AT_ONCE });
    for (const match of taken) {
      if (this.#background.isClosing) break;
      const begun = performance.now();
      await this.#learn(match);
      await this.#background.rest(performance.now() - begun);
    }
    return taken.length;
  }

  async #learn(match: string): Promise<void> {
    const { store, watch } = this.#services;
    try {
      const table = await store.table(match);
      if (!table) return;
      const job: ExploringJob = { table, rows: await store.rows(match, 0) };
      const outcome: Awaited<ReturnType<typeof explored>> = await this.#thread.run(job, {
        signal: this.#background.closing,
      });
      // What cannot be replayed is not tried again.
      await store.addExplored(match, outcome.ok ? outcome.played : []);
      if (!outcome.ok) watch.failed('exploring', match, new Error(outcome.error.message));
    } catch (error) {
      if (!this.#background.isClosing) watch.failed('exploring', match, error);
    }
  }
}

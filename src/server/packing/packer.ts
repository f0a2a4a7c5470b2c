import { Piscina } from 'piscina';
import { LESS_URGENT } from '../../bots/urgency.ts';
import { Background } from '../background.ts';
import type { Store, ToPack } from '../store/store.ts';
import type { Watch } from '../tables/services.ts';
import type packedBy from './packing.worker.ts';
import type { PackingJob } from './packing.worker.ts';

/** How often to look for matches to pack while there are none, and how many to take at once. */
const EVERY_MS = 60_000;
const AT_ONCE = 20;
/** How long a process has for the matches it has taken. */
const LEASE_MS = 10 * 60_000;
/**
 * How long packed and plain rows exist side by side: longer than any statement that began before packing can
 * run, and longer than the hosts' clocks differ.
 */
export const SIDE_BY_SIDE_MS = 60_000;
/** How long the thread is kept without work. */
const IDLE_MS = 10_000;

export interface PackerServices {
  readonly store: Store;
  readonly now: () => number;
  readonly watch: Pick<Watch, 'failed'>;
}

interface How {
  /** Matches are packed once they have been over for this long. */
  readonly afterMs: number;
  /** Whether no other process uses the store. */
  readonly isAlone: boolean;
  /** Nobody is playing meanwhile, so it need not rest or be less urgent. */
  readonly isHurried?: boolean;
}

/**
 * Packs finished matches in the background, one after the other, in a thread. The store knows which are left,
 * so a process that stops in between loses nothing, and several processes can share the work.
 */
export class Packer {
  readonly #services: PackerServices;
  readonly #how: How;
  readonly #thread: Piscina;
  readonly #background = new Background(EVERY_MS);
  #packed = 0;

  constructor(services: PackerServices, how: How) {
    this.#services = services;
    this.#how = how;
    this.#thread = new Piscina({
      filename: new URL('./packing.worker.ts', import.meta.url).href,
      niceIncrement: how.isHurried ? 0 : LESS_URGENT,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
    });
    // A thread that dies at work fails its match; one that dies idle is no loss.
    this.#thread.on('error', () => {});
  }

  /** Packs from now on until it is closed. `mayBegin` is asked before every round. */
  start(mayBegin: () => Promise<boolean>): void {
    this.#background.start(
      async () => (await mayBegin()) && (await this.step()) > 0,
      error => this.#services.watch.failed('packing', '', error),
    );
  }

  async close(): Promise<void> {
    await this.#background.close();
    await this.#thread.destroy();
  }

  /** How many matches this one has packed. */
  get packed(): number {
    return this.#packed;
  }

  /** Does a step for some of the due matches. Resolves to how many there were. */
  async step(): Promise<number> {
    const { store, now } = this.#services;
    const taken = await store.takeToPack({
      now: now(),
      until: now() + LEASE_MS,
      endedBefore: now() - this.#how.afterMs + 1,
      most: AT_ONCE,
    });
    for (const one of taken) {
      if (this.#background.isClosing) break;
      const begun = performance.now();
      await this.#do(one);
      if (!this.#how.isHurried) await this.#background.rest(performance.now() - begun);
    }
    return taken.length;
  }

  async #do({ match, step }: ToPack): Promise<void> {
    const { store, watch } = this.#services;
    try {
      if (step === 'pack') await this.#pack(match);
      else if (!(await store.clearRows(match))) throw new Error('what is packed is not what the rows are');
    } catch (error) {
      if (!this.#background.isClosing) watch.failed('packing', match, error);
    }
  }

  async #pack(match: string): Promise<void> {
    const { store, now } = this.#services;
    const table = await store.table(match);
    const rows = await store.rows(match, 0);
    // If a match was over before anything was played, there is nothing to pack.
    if (!table || rows.length === 0) return store.leaveUnpacked(match);
    const job: PackingJob = { table, rows };
    const outcome: ReturnType<typeof packedBy> = await this.#thread.run(job, {
      signal: this.#background.closing,
    });
    if (outcome.ok) {
      await store.addPacked(outcome.packed, now() + (this.#how.isAlone ? 0 : SIDE_BY_SIDE_MS));
      this.#packed++;
      return;
    }
    await store.leaveUnpacked(match);
    throw new Error(`it stays in the log: ${outcome.error.message}`);
  }
}

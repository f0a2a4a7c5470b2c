import type { Sources } from './clock.ts';
import type { Store } from './store/store.ts';

/** How often the store is asked. */
const ASK_MS = 5000;
/** An answer that took longer says too little about the present time. */
const PATIENCE_MS = 500;

/**
 * The clock of a store that several processes share, if it has one. The clocks of their machines then do not matter: a
 * process that starts with a wrong clock does no more harm than one whose clock jumps. While the store is away, its
 * time is extrapolated.
 */
export class CommonClock {
  readonly #store: Pick<Store, 'times'>;
  readonly #steady: () => number;
  /** How far the store's time is ahead of the steady clock; null if the store has no time. */
  #ahead: number | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Pick<Store, 'times'>, steady = () => performance.now()) {
    this.#store = store;
    this.#steady = steady;
  }

  /** Resolves to the source of time for a clock. */
  async start(): Promise<Sources> {
    await this.#ask(Number.POSITIVE_INFINITY);
    if (this.#ahead !== null) {
      this.#timer = setInterval(() => this.#ask(PATIENCE_MS).catch(() => {}), ASK_MS).unref();
    }
    const wall = () => (this.#ahead === null ? Date.now() : this.#steady() + this.#ahead);
    return { wall, steady: this.#steady };
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #ask(patienceMs: number): Promise<void> {
    const asked = this.#steady();
    const { now } = await this.#store.times();
    const answered = this.#steady();
    if (now === null || answered - asked > patienceMs) return;
    this.#ahead = now - (asked + answered) / 2;
  }
}

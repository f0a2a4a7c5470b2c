import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from './store/store.ts';

/** How long the store may take to write before the server is not well. */
const PATIENCE_MS = 2000;
/** An answer is good for so long, however many ask. */
const KEPT_MS = 1000;

/** Whether the store still takes what is written. Whoever asks wants to know now, not when a store that restarts is back. */
export class Health {
  readonly #store: Pick<Store, 'probe'>;
  readonly #now: () => number;
  #answer: Promise<boolean> | null = null;

  constructor(store: Pick<Store, 'probe'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  isWell(): Promise<boolean> {
    this.#answer ??= this.#ask();
    return this.#answer;
  }

  async #ask(): Promise<boolean> {
    const written = this.#store.probe(this.#now()).then(
      () => true,
      () => false,
    );
    const isWell = await Promise.race([written, sleep(PATIENCE_MS, false, { ref: false })]);
    setTimeout(() => {
      this.#answer = null;
    }, KEPT_MS).unref();
    return isWell;
  }
}

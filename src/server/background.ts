import { setTimeout as sleep } from 'node:timers/promises';

/**
 * After each piece of work it rests nine times as long as it has worked, so it takes about a tenth of a core; but no
 * longer than this, since on a busy machine most of that time was waiting.
 */
const REST = 9;
const LONGEST_REST_MS = 500;

/** Goes through what there is to do, again and again, without hurry. */
export class Background {
  readonly #everyMs: number;
  readonly #closing = new AbortController();
  #running: Promise<void> = Promise.resolve();

  /** `everyMs` is how often to look while there is nothing to do. */
  constructor(everyMs: number) {
    this.#everyMs = everyMs;
  }

  get isClosing(): boolean {
    return this.closing.aborted;
  }

  /** Ends what takes long and can be done again. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /** From now on, until it is closed. `round` does some of the work, and says whether there was any. */
  start(round: () => Promise<boolean>, onFailure: (error: unknown) => void): void {
    this.#running = this.#goOn(round, onFailure);
  }

  /** Between two pieces of work, the last of which took so long. */
  async rest(worked: number): Promise<void> {
    await this.#pause(Math.min(LONGEST_REST_MS, worked * REST));
  }

  /** Waits for the piece of work that is under way. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #goOn(round: () => Promise<boolean>, onFailure: (error: unknown) => void): Promise<void> {
    while (!this.isClosing) {
      try {
        if (await round()) continue;
      } catch (error) {
        onFailure(error);
      }
      await this.#pause(this.#everyMs);
    }
  }

  async #pause(ms: number): Promise<void> {
    if (ms <= 0) return;
    await sleep(ms, undefined, { signal: this.closing, ref: false }).catch(() => {});
  }
}

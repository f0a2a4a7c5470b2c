import { Piscina } from 'piscina';
import type { View } from '../engine/game.ts';
import type { Advice, Task } from './think.ts';

/** One piece of thinking, as a thread gets it. `stop` is shared memory: anything but 0 stops at the best so far. */
export interface Job {
  readonly kind: 'choose' | 'advise';
  readonly game: string;
  readonly view: View;
  readonly task: Task;
  readonly stop: Int32Array;
}

/** Bots in threads of their own, for Node: whoever asks them is never blocked. */
export class BotPool {
  readonly #threads: Piscina;

  constructor(threads?: number) {
    const most = threads === undefined ? {} : { maxThreads: threads };
    this.#threads = new Piscina({
      filename: new URL('./pool.worker.ts', import.meta.url).href,
      minThreads: 1,
      ...most,
    });
    // A thread that dies while it thinks fails its thought, and another takes its place; one that dies idle is no loss.
    this.#threads.on('error', () => {});
  }

  /** Aborting stops the thinking at the best move so far. */
  choose(game: string, view: View, task: Task, signal?: AbortSignal): Promise<string> {
    return this.#run({ kind: 'choose', game, view, task }, signal);
  }

  advise(game: string, view: View, task: Task, signal?: AbortSignal): Promise<Advice> {
    return this.#run({ kind: 'advise', game, view, task }, signal);
  }

  /** Thoughts that wait for a thread. */
  get waiting(): number {
    return this.#threads.queueSize;
  }

  async close(): Promise<void> {
    await this.#threads.destroy();
  }

  async #run<T>(job: Omit<Job, 'stop'>, signal?: AbortSignal): Promise<T> {
    const stop = new Int32Array(new SharedArrayBuffer(4));
    const onAbort = () => Atomics.store(stop, 0, 1);
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      return await this.#threads.run({ ...job, stop });
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  }
}

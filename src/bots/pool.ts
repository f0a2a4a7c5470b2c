import type { View } from '../engine/game.ts';
import type { Advice } from './advising.ts';
import type { Task } from './think.ts';
import { Threads } from './threads.ts';

/** Bots in threads of their own, for Node. */
export class BotPool {
  readonly #threads: Threads;

  constructor(threads?: number) {
    this.#threads = new Threads(threads === undefined ? {} : { max: threads });
  }

  /** Aborting stops the thinking at the best move so far. */
  choose(game: string, view: View, task: Task, signal?: AbortSignal): Promise<string> {
    return stoppable(signal, stop => this.#threads.run('choose', { game, view, task, stop }));
  }

  advise(game: string, view: View, task: Task, signal?: AbortSignal): Promise<Advice> {
    return stoppable(signal, stop => this.#threads.run('advise', { game, view, task, stop }));
  }

  /** Thoughts that wait for a thread. */
  get waiting(): number {
    return this.#threads.waiting;
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}

async function stoppable<T>(
  signal: AbortSignal | undefined,
  think: (stop: Int32Array) => Promise<T>,
): Promise<T> {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const onAbort = () => Atomics.store(stop, 0, 1);
  if (signal?.aborted) onAbort();
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    return await think(stop);
  } finally {
    signal?.removeEventListener('abort', onAbort);
  }
}

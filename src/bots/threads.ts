import { Piscina } from 'piscina';
import type * as worker from './thread.worker.ts';
import { LESS_URGENT } from './urgency.ts';

type Work = typeof worker;

/** How long a thread beyond the least number waits for more to do: starting one takes longer than most jobs. */
const IDLE_MS = 10_000;

interface Wish {
  readonly min?: number;
  readonly max?: number;
  /** What the worker's functions need to know beforehand. */
  readonly about?: object;
}

/** Threads that think, play and review, for Node, so that the caller is never blocked. The first job starts them. */
export class Threads {
  readonly #wish: Wish;
  #started: Piscina | undefined;

  constructor(wish: Wish) {
    this.#wish = wish;
  }

  run<K extends keyof Work>(
    name: K,
    job: Parameters<Work[K]>[0],
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<Work[K]>>> {
    this.#started ??= this.#start();
    return this.#started.run(job, { name, ...(signal && { signal }) });
  }

  /** Jobs that wait for a thread. */
  get waiting(): number {
    return this.#started?.queueSize ?? 0;
  }

  async close(): Promise<void> {
    await this.#started?.destroy();
  }

  #start(): Piscina {
    const { min = 1, max, about } = this.#wish;
    const pool = new Piscina({
      filename: new URL('./thread.worker.ts', import.meta.url).href,
      niceIncrement: LESS_URGENT,
      minThreads: min,
      idleTimeout: IDLE_MS,
      ...(max !== undefined && { maxThreads: max }),
      ...(about && { workerData: about }),
    });
    // A thread that dies at work fails its job, and another takes its place; one that dies idle is no loss.
    pool.on('error', () => {});
    return pool;
  }
}
